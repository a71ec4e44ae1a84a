import type { Growing } from '../../kernel/columns.ts';
import type { Extract, NodeLocations } from '../extract.ts';
import type { DropCounts } from './drop-counts.ts';

/** Counts references to nodes that the file lacks, and the ways that this shortens or removes. */
export function countDangling(ways: Extract['ways'], nodes: NodeLocations, dropped: DropCounts): void {
  let [refs, shortened, lost] = [0, 0, 0];
  for (let row = 0; row < ways.rows; row++) {
    const from = ways.refStarts.at(row);
    const to = row + 1 < ways.rows ? ways.refStarts.at(row + 1) : ways.refs.length;
    const missing = countMissing(nodes, ways.refs, from, to);
    refs += missing;
    if (to - from - missing < 2) lost++;
    else if (missing > 0) shortened++;
  }
  dropped.add('node reference: not in the file', refs);
  dropped.add('way: refers to nodes that are not in the file', shortened);
  dropped.add('way: fewer than two known nodes', lost);
}

export function countMissing(nodes: NodeLocations, refs: Growing<'f64'>, from: number, to: number): number {
  let missing = 0;
  for (let i = from; i < to; i++) if (nodes.find(refs.at(i)) < 0) missing++;
  return missing;
}
