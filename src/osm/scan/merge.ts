import { Growing } from '../../kernel/columns.ts';
import { Interner } from '../../kernel/text.ts';
import { TaggedObjects, type Extract, type SourceFile } from '../extract.ts';
import { makeIdSet, type IdSet } from '../id-set.ts';
import { NodeStore } from '../node-locations.ts';
import { countDangling } from './dangling.ts';
import { DropCounts } from './drop-counts.ts';
import { dropDuplicates } from './duplicates.ts';
import type { Batch, BatchObjects } from './batch.ts';
import type { NodeBatch } from './nodes.ts';
import { UnusedWays } from './unused-ways.ts';

/**
 * Joins batches, in the order of the files, into an Extract, in three rounds: objects kept for their own
 * tags; the ways that kept relations need; the locations of all nodes needed by then.
 */
export class ExtractBuilder {
  private readonly text: Interner;
  private readonly points = new TaggedObjects();
  private readonly ways = Object.assign(new TaggedObjects(), {
    refs: new Growing('f64'),
    refStarts: new Growing('u32'),
  });
  private readonly relations = Object.assign(new TaggedObjects(), {
    members: new Growing('f64'),
    roles: new Growing('u32'),
    memberStarts: new Growing('u32'),
  });
  private readonly unused = new UnusedWays();
  private readonly seen = { nodes: 0, ways: 0, relations: 0 };
  private readonly dropped = new DropCounts();
  private memberWays: IdSet = makeIdSet([]);
  private nodes = new NodeStore(makeIdSet([]));

  constructor(text = new Interner()) {
    this.text = text;
  }

  /** Whether the next batches must include the unused ways. */
  get countsUnused(): boolean {
    return this.unused.areCounted;
  }

  add(batch: Batch): void {
    const numbers = Uint32Array.from(batch.strings, (text) => this.text.string(text));
    const { points, ways, relations } = this;
    addObjects(points, batch.points, numbers);
    addStarts(ways.refStarts, batch.ways.itemEnds, ways.refs.length);
    ways.refs.append(batch.ways.items);
    addObjects(ways, batch.ways, numbers);
    addStarts(relations.memberStarts, batch.relations.itemEnds, relations.members.length);
    relations.members.append(batch.relations.items);
    for (const role of batch.relations.roles) relations.roles.push(numbers[role]);
    addObjects(relations, batch.relations, numbers);
    this.unused.add(batch.unused);
    this.seen.nodes += batch.seen.nodes;
    this.seen.ways += batch.seen.ways;
    this.seen.relations += batch.seen.relations;
    for (const [reason, count] of Object.entries(batch.dropped)) this.dropped.add(reason, count);
  }

  /** Ends the first round. Returns the ways that relations need and that were not kept for their own tags. */
  wantMemberWays(): IdSet {
    this.dropped.add('way: duplicate id', dropDuplicates(this.ways, [this.ways.refStarts, this.ways.refs]));
    const { memberStarts, members, roles } = this.relations;
    this.dropped.add('relation: duplicate id', dropDuplicates(this.relations, [memberStarts, members, roles]));
    dropDuplicates(this.points); // counted with the other nodes
    const known = makeIdSet([this.ways.ids.view()]);
    const missing = this.membersOf(1).filter((id) => !known.has(id));
    this.memberWays = makeIdSet([missing]);
    return this.memberWays;
  }

  /** Ends the second round. Returns the nodes whose locations are needed. */
  wantNodes(): IdSet {
    if (this.memberWays.count > 0) {
      this.dropped.add('way: duplicate id', dropDuplicates(this.ways, [this.ways.refStarts, this.ways.refs]));
    }
    const known = makeIdSet([this.ways.ids.view()]);
    const absent = this.membersOf(1).reduce((sum, id) => sum + Number(!known.has(id)), 0);
    this.dropped.add('relation member: way not in the file', absent);
    const wanted = makeIdSet([
      this.ways.refs.view(), this.points.ids.view(), this.membersOf(0), this.unused.nodes(),
    ]);
    this.nodes = new NodeStore(wanted);
    return wanted;
  }

  addNodes({ rows, lats, lons, nowhere }: NodeBatch): void {
    this.dropped.add('node: duplicate id', this.nodes.fill(rows, lats, lons));
    this.dropped.add('node: coordinates outside the earth', nowhere);
  }

  finish(sources: readonly SourceFile[]): Extract {
    const { text, nodes, points, ways, relations, seen, dropped } = this;
    nodes.close();
    countDangling(ways, nodes, dropped);
    const unusedRefs = this.unused.countMissing(nodes, this.memberWays);
    dropped.add('node reference of a way without use: not in the file', unusedRefs);
    const absent = this.membersOf(0).reduce((sum, id) => sum + Number(nodes.find(id) < 0), 0);
    this.dropped.add('relation member: node not in the file', absent);
    return { text, nodes, points, ways, relations, sources, seen, dropped: dropped.counts };
  }

  /** The ids of all members of a kind, with repetitions. */
  private membersOf(kind: number): Float64Array {
    const ids = new Growing('f64');
    for (const reference of this.relations.members.view()) {
      const id = Math.floor(reference / 4);
      if (reference - id * 4 === kind) ids.push(id);
    }
    return ids.finish();
  }
}

function addObjects(target: TaggedObjects, source: BatchObjects, numbers: Uint32Array): void {
  addStarts(target.tagStarts, source.tagEnds, target.tags.length);
  for (const string of source.tags) target.tags.push(numbers[string]);
  target.ids.append(source.ids);
}

function addStarts(starts: Growing<'u32'>, ends: Uint32Array, base: number): void {
  for (let row = 0; row < ends.length; row++) starts.push(base + (row === 0 ? 0 : ends[row - 1]));
}
