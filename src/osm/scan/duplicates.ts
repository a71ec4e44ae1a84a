import type { Growing } from '../../kernel/columns.ts';
import type { TaggedObjects } from '../extract.ts';
import { makeIdSet } from '../id-set.ts';

/** One list per object: where the lists start, and the columns of their contents. */
type Lists = readonly [Growing<'u32'>, ...Growing<'f64' | 'u32'>[]];

/** Keeps the first of the objects that have the same id; returns how many were dropped. */
export function dropDuplicates(objects: TaggedObjects, lists?: Lists): number {
  const { ids, tagStarts, tags } = objects;
  const { rows } = objects;
  if (isRising(ids.view())) return 0;
  const distinct = makeIdSet([ids.view()]);
  if (distinct.count === rows) return 0;
  const met = new Uint8Array(distinct.count);
  const keep = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) {
    const place = distinct.find(ids.at(row));
    keep[row] = met[place] ^ 1;
    met[place] = 1;
  }
  compactLists(keep, [tagStarts, tags]);
  if (lists) compactLists(keep, lists);
  let kept = 0;
  for (let row = 0; row < rows; row++) if (keep[row]) ids.set(kept++, ids.at(row));
  ids.length = kept;
  return rows - kept;
}

function isRising(ids: Float64Array): boolean {
  for (let row = 1; row < ids.length; row++) if (ids[row] <= ids[row - 1]) return false;
  return true;
}

function compactLists(keep: Uint8Array, [starts, ...columns]: Lists): void {
  let rows = 0;
  let items = 0;
  for (let row = 0; row < keep.length; row++) {
    const from = starts.at(row);
    const to = row + 1 < keep.length ? starts.at(row + 1) : columns[0].length;
    if (!keep[row]) continue;
    starts.set(rows++, items);
    for (let i = from; i < to; i++, items++) for (const column of columns) column.set(items, column.at(i));
  }
  starts.length = rows;
  for (const column of columns) column.length = items;
}
