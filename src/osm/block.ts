import { Growing } from '../kernel/columns.ts';
import type { OsmElement, OsmMember } from './element.ts';

/** Kinds in the order of their codes in member columns and in osmReference. */
export const memberKinds: readonly OsmMember['type'][] = ['node', 'way', 'relation'];

/** Stands for a coordinate that is missing, or outside the earth. */
export const NOWHERE = 0x7fffffff;

/** Objects of one kind: ids, and the tags as pairs of string numbers. `tagEnds` says where each object's tags end. */
export class BlockObjects {
  readonly ids = new Growing('f64', 1 << 13);
  readonly tagEnds = new Growing('u32', 1 << 13);
  readonly tags = new Growing('u32', 1 << 13);

  clear(): void {
    this.ids.length = 0;
    this.tagEnds.length = 0;
    this.tags.length = 0;
  }

  tagStart(row: number): number {
    return row === 0 ? 0 : this.tagEnds.at(row - 1);
  }
}

class BlockNodes extends BlockObjects {
  readonly lats = new Growing('i32', 1 << 13);
  readonly lons = new Growing('i32', 1 << 13);

  override clear(): void {
    super.clear();
    this.lats.length = 0;
    this.lons.length = 0;
  }
}

/** `items` are a way's nodes or a relation's members. */
export class BlockLists extends BlockObjects {
  readonly itemEnds = new Growing('u32', 1 << 13);
  readonly items = new Growing('f64', 1 << 13);

  override clear(): void {
    super.clear();
    this.itemEnds.length = 0;
    this.items.length = 0;
  }

  itemStart(row: number): number {
    return row === 0 ? 0 : this.itemEnds.at(row - 1);
  }
}

class BlockRelations extends BlockLists {
  readonly kinds = new Growing('u8');
  readonly roles = new Growing('u32');

  override clear(): void {
    super.clear();
    this.kinds.length = 0;
    this.roles.length = 0;
  }
}

/**
 * A few thousand objects as they come from a file, whatever its format. One Block is filled again and again, so that
 * reading a country allocates almost nothing.
 */
export class Block {
  readonly nodes = new BlockNodes();
  readonly ways = new BlockLists();
  readonly relations = new BlockRelations();
  /** The strings by number; owned by the reader that fills the block. */
  strings: StringTable = { count: 0, get: () => '' };

  clear(): void {
    this.nodes.clear();
    this.ways.clear();
    this.relations.clear();
  }
}

export interface StringTable {
  readonly count: number;
  get(number: number): string;
}

/** The block's objects in the form they are written from. For tests and small files. */
export function* elementsOf(block: Block): Generator<OsmElement> {
  const { nodes, ways, relations } = block;
  for (let row = 0; row < nodes.ids.length; row++) {
    const [lat, lon] = [nodes.lats.at(row) / 1e7, nodes.lons.at(row) / 1e7];
    yield { type: 'node', id: nodes.ids.at(row), lat, lon, tags: tagsOf(block, nodes, row) };
  }
  for (let row = 0; row < ways.ids.length; row++) {
    const refs = [...ways.items.view().subarray(ways.itemStart(row), ways.itemEnds.at(row))];
    yield { type: 'way', id: ways.ids.at(row), nodes: refs, tags: tagsOf(block, ways, row) };
  }
  for (let row = 0; row < relations.ids.length; row++) {
    const members: OsmMember[] = [];
    for (let i = relations.itemStart(row); i < relations.itemEnds.at(row); i++) {
      const [type, role] = [memberKinds[relations.kinds.at(i)], block.strings.get(relations.roles.at(i))];
      members.push({ type, id: relations.items.at(i), role });
    }
    yield { type: 'relation', id: relations.ids.at(row), members, tags: tagsOf(block, relations, row) };
  }
}

function tagsOf(block: Block, objects: BlockObjects, row: number): Record<string, string> {
  const pairs: [string, string][] = [];
  for (let i = objects.tagStart(row); i < objects.tagEnds.at(row); i += 2) {
    pairs.push([block.strings.get(objects.tags.at(i)), block.strings.get(objects.tags.at(i + 1))]);
  }
  return Object.fromEntries(pairs);
}
