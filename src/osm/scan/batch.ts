import { Growing } from '../../kernel/columns.ts';
import { BlockLists, BlockObjects, type Block } from '../block.ts';
import type { Choice } from '../choice.ts';
import { DropCounts } from './drop-counts.ts';
import { BlockStrings } from './strings.ts';
import type { IdSet } from '../id-set.ts';

/** The kept objects of a stretch of a file, as sent between threads, with their own string table. */
export interface Batch {
  readonly strings: readonly string[];
  readonly points: BatchObjects;
  readonly ways: BatchLists;
  /** `items` are osmReferences here. */
  readonly relations: BatchLists & { readonly roles: Uint32Array };
  /** Ways that are not kept, without tags; only if they are counted. */
  readonly unused: { readonly ids: Float64Array; readonly itemEnds: Uint32Array; readonly items: Float64Array };
  readonly seen: { readonly nodes: number; readonly ways: number; readonly relations: number };
  readonly dropped: Readonly<Record<string, number>>;
}

export interface BatchObjects {
  readonly ids: Float64Array;
  readonly tagEnds: Uint32Array;
  readonly tags: Uint32Array;
}

export interface BatchLists extends BatchObjects {
  readonly itemEnds: Uint32Array;
  readonly items: Float64Array;
}

// osmReference is four times the id, and must stay an exact integer.
const maxId = 2 ** 51 - 1;

/** Gathers the kept objects of block after block. */
export class BatchBuilder {
  private readonly strings: BlockStrings;
  private readonly points = new BlockObjects();
  private readonly ways = new BlockLists();
  private readonly relations = new BlockLists();
  private readonly roles = new Growing('u32');
  private readonly unused = new BlockLists();
  private seen = { nodes: 0, ways: 0, relations: 0 };
  private readonly dropped = new DropCounts();

  constructor(choice: Choice) {
    this.strings = new BlockStrings(choice);
  }

  /** Adds all objects kept for their own tags. */
  addObjects(block: Block, countUnused: boolean): void {
    this.strings.open(block.strings);
    this.seen.nodes += block.nodes.ids.length;
    this.seen.ways += block.ways.ids.length;
    this.seen.relations += block.relations.ids.length;
    this.addPoints(block);
    for (let row = 0; row < block.ways.ids.length; row++) {
      if (this.strings.wants(block.ways, row, 1)) this.addWay(block.ways, row);
      else if (countUnused) addList(block.ways, row, this.unused);
    }
    for (let row = 0; row < block.relations.ids.length; row++) {
      if (this.strings.wants(block.relations, row, 2)) this.addRelation(block, row);
    }
  }

  /** Adds the ways of a set, whatever their tags. */
  addWays(block: Block, wanted: IdSet): void {
    this.strings.open(block.strings);
    const { ways } = block;
    for (let row = 0; row < ways.ids.length; row++) if (wanted.has(ways.ids.at(row))) this.addWay(ways, row);
  }

  /** Returns the batch and empties the builder. */
  finish(): Batch {
    const { points, ways, relations, roles, unused, seen, dropped } = this;
    const batch: Batch = {
      strings: this.strings.finish(),
      points: finishObjects(points),
      ways: { ...finishObjects(ways), ...finishItems(ways) },
      relations: { ...finishObjects(relations), ...finishItems(relations), roles: roles.finish() },
      unused: { ids: unused.ids.finish(), ...finishItems(unused) },
      seen,
      dropped: dropped.finish(),
    };
    for (const objects of [points, ways, relations, unused]) objects.clear();
    roles.length = 0;
    this.seen = { nodes: 0, ways: 0, relations: 0 };
    return batch;
  }

  private addPoints({ nodes }: Block): void {
    if (nodes.tags.length === 0) return;
    for (let row = 0; row < nodes.ids.length; row++) {
      if (nodes.tagEnds.at(row) === nodes.tagStart(row) || !this.strings.wants(nodes, row, 0)) continue;
      if (this.isBeyond(nodes.ids.at(row), 'node')) continue;
      this.strings.addTags(nodes, row, this.points);
      this.points.ids.push(nodes.ids.at(row));
    }
  }

  private addWay(ways: BlockLists, row: number): void {
    if (this.isBeyond(ways.ids.at(row), 'way')) return;
    const nodes = ways.itemEnds.at(row) - ways.itemStart(row);
    if (nodes < 2) {
      this.dropped.add('way: fewer than two nodes');
      return;
    }
    this.strings.addTags(ways, row, this.ways);
    addList(ways, row, this.ways);
  }

  private addRelation({ relations }: Block, row: number): void {
    if (this.isBeyond(relations.ids.at(row), 'relation')) return;
    const from = this.relations.items.length;
    for (let i = relations.itemStart(row); i < relations.itemEnds.at(row); i++) {
      const id = relations.items.at(i);
      if (Math.abs(id) > maxId) {
        this.dropped.add('relation member: id beyond 2^51');
        continue;
      }
      this.relations.items.push(id * 4 + relations.kinds.at(i));
      this.roles.push(this.strings.number(relations.roles.at(i)));
    }
    if (this.relations.items.length === from) {
      this.dropped.add('relation: no members');
      return;
    }
    this.relations.ids.push(relations.ids.at(row));
    this.relations.itemEnds.push(this.relations.items.length);
    this.strings.addTags(relations, row, this.relations);
  }

  private isBeyond(id: number, kind: string): boolean {
    if (Math.abs(id) <= maxId) return false;
    this.dropped.add(`${kind}: id beyond 2^51`);
    return true;
  }
}

function addList(source: BlockLists, row: number, target: BlockLists): void {
  target.ids.push(source.ids.at(row));
  for (let i = source.itemStart(row); i < source.itemEnds.at(row); i++) target.items.push(source.items.at(i));
  target.itemEnds.push(target.items.length);
}

const finishObjects = ({ ids, tagEnds, tags }: BlockObjects): BatchObjects =>
  ({ ids: ids.finish(), tagEnds: tagEnds.finish(), tags: tags.finish() });

const finishItems = ({ itemEnds, items }: BlockLists) => ({ itemEnds: itemEnds.finish(), items: items.finish() });
