import { Growing } from '../kernel/columns.ts';
import { Interner } from '../kernel/text.ts';
import { TaggedObjects, type Extract, type SourceFile } from './extract.ts';
import { makeIdSet, type IdSet } from './id-set.ts';
import { NodeStore } from './node-locations.ts';
import { dropDuplicates } from './scan-duplicates.ts';
import type { Batch, BatchObjects } from './scan-batch.ts';
import type { NodeBatch } from './scan-nodes.ts';

// Ways without a use are only remembered, so that what they miss can be counted, in small files.
const maxUnusedRefs = 4_000_000;

/**
 * Joins batches, in the order of the files, into an Extract. Three rounds: everything with a use by its
 * own tags; the ways that kept relations need; the locations of all nodes that are needed then.
 */
export class ExtractBuilder {
  /** Whether the next batches shall bring the ways that have no use. */
  countsUnused = true;
  private readonly text = new Interner();
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
  private unused = { ids: new Growing('f64'), ends: new Growing('u32'), refs: new Growing('f64') };
  private readonly seen = { nodes: 0, ways: 0, relations: 0 };
  private readonly dropped = new Map<string, number>();
  private memberWays: IdSet = makeIdSet([]);
  private nodes = new NodeStore(makeIdSet([]));

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
    this.addUnused(batch.unused);
    this.seen.nodes += batch.seen.nodes;
    this.seen.ways += batch.seen.ways;
    this.seen.relations += batch.seen.relations;
    for (const [reason, count] of Object.entries(batch.dropped)) this.drop(reason, count);
  }

  /** Ends the first round: the ways that relations need and that have no use by themselves. */
  wantMemberWays(): IdSet {
    this.drop('way: duplicate id', dropDuplicates(this.ways, [this.ways.refStarts, this.ways.refs]));
    const { memberStarts, members, roles } = this.relations;
    this.drop('relation: duplicate id', dropDuplicates(this.relations, [memberStarts, members, roles]));
    dropDuplicates(this.points); // counted with the other nodes
    const known = makeIdSet([this.ways.ids.view()]);
    const missing = this.membersOf(1).filter((id) => !known.has(id));
    this.memberWays = makeIdSet([missing]);
    return this.memberWays;
  }

  /** Ends the second round: the nodes whose locations are needed. */
  wantNodes(): IdSet {
    if (this.memberWays.count > 0) {
      this.drop('way: duplicate id', dropDuplicates(this.ways, [this.ways.refStarts, this.ways.refs]));
    }
    const known = makeIdSet([this.ways.ids.view()]);
    const absent = this.membersOf(1).reduce((sum, id) => sum + Number(!known.has(id)), 0);
    this.drop('relation member: way not in the file', absent);
    const wanted = makeIdSet([
      this.ways.refs.view(), this.points.ids.view(), this.membersOf(0), this.unused.refs.view(),
    ]);
    this.nodes = new NodeStore(wanted);
    return wanted;
  }

  addNodes({ rows, lats, lons, nowhere }: NodeBatch): void {
    this.drop('node: duplicate id', this.nodes.fill(rows, lats, lons));
    this.drop('node: coordinates outside the earth', nowhere);
  }

  finish(sources: readonly SourceFile[]): Extract {
    const { text, nodes, points, ways, relations, seen, dropped } = this;
    nodes.close();
    this.countDangling();
    const absent = this.membersOf(0).reduce((sum, id) => sum + Number(nodes.find(id) < 0), 0);
    this.drop('relation member: node not in the file', absent);
    return { text, nodes, points, ways, relations, sources, seen, dropped };
  }

  private addUnused({ ids, itemEnds, items }: Batch['unused']): void {
    if (!this.countsUnused) return;
    const { unused } = this;
    if (unused.refs.length + items.length > maxUnusedRefs) {
      this.countsUnused = false;
      this.unused = { ids: new Growing('f64'), ends: new Growing('u32'), refs: new Growing('f64') };
      return;
    }
    for (const end of itemEnds) unused.ends.push(unused.refs.length + end);
    unused.ids.append(ids);
    unused.refs.append(items);
  }

  private countDangling(): void {
    const { ways, unused } = this;
    let [refs, shortened, lost] = [0, 0, 0];
    for (let row = 0; row < ways.rows; row++) {
      const from = ways.refStarts.at(row);
      const to = row + 1 < ways.rows ? ways.refStarts.at(row + 1) : ways.refs.length;
      const missing = this.countMissing(ways.refs, from, to);
      refs += missing;
      if (to - from - missing < 2) lost++;
      else if (missing > 0) shortened++;
    }
    this.drop('node reference: not in the file', refs);
    this.drop('way: refers to nodes that are not in the file', shortened);
    this.drop('way: fewer than two known nodes', lost);
    let unusedRefs = 0;
    for (let row = 0; row < unused.ids.length; row++) {
      if (this.memberWays.has(unused.ids.at(row))) continue;
      unusedRefs += this.countMissing(unused.refs, row === 0 ? 0 : unused.ends.at(row - 1), unused.ends.at(row));
    }
    this.drop('node reference of a way without use: not in the file', unusedRefs);
  }

  private countMissing(refs: Growing<'f64'>, from: number, to: number): number {
    let missing = 0;
    for (let i = from; i < to; i++) if (this.nodes.find(refs.at(i)) < 0) missing++;
    return missing;
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

  private drop(reason: string, count: number): void {
    if (count > 0) this.dropped.set(reason, (this.dropped.get(reason) ?? 0) + count);
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
