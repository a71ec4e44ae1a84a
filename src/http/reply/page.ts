import { refuseParameter } from '../request/validation.ts';

/** The sort key of an item, most significant part first; unique in its list. */
export type SortKey = readonly (string | number)[];

/**
 * One page of a list, and the cursor for the next. A cursor holds the sort key of the page's last item rather than
 * an offset, so items added or removed meanwhile never cause repeats or gaps. It is opaque to clients. If a list
 * has several orders, a cursor is only valid for the order named in it.
 */
export function pageOf<T>(
  items: readonly T[],
  sortKeyOf: (item: T) => SortKey,
  { limit, cursor, order }: { limit: number; cursor?: string; order?: string },
): { items: T[]; next_cursor: string | null } {
  const ordered = items
    .map((item) => ({ item, sortKey: order === undefined ? sortKeyOf(item) : [order, ...sortKeyOf(item)] }))
    .sort((one, other) => compare(one.sortKey, other.sortKey));
  const after = cursor === undefined ? undefined : sortKeyIn(cursor, ordered[0]?.sortKey, order);
  const rest = after === undefined ? ordered : ordered.filter(({ sortKey }) => compare(sortKey, after) > 0);
  const page = rest.slice(0, limit);
  return {
    items: page.map(({ item }) => item),
    next_cursor: rest.length > limit ? cursorOf(page.at(-1)!.sortKey) : null,
  };
}

/** The same for a list that the store has sorted and cut: `found` has what follows the cursor, one more than a page. */
export function cursorAfter<T>(
  found: readonly T[], limit: number, sortKeyOf: (item: T) => SortKey,
): { items: T[]; next_cursor: string | null } {
  const items = found.slice(0, limit);
  return { items, next_cursor: found.length > limit ? cursorOf(sortKeyOf(items.at(-1)!)) : null };
}

function compare(one: SortKey, other: SortKey): number {
  for (const [index, value] of one.entries()) {
    if (value !== other[index]) return value < other[index] ? -1 : 1;
  }
  return 0;
}

export const cursorOf = (sortKey: SortKey): string => Buffer.from(JSON.stringify(sortKey)).toString('base64url');

const MOST_PARTS = 8;

/** Reads a cursor. It must have the form of the list's sort keys: cursors of another list or order are refused. */
export function sortKeyIn(cursor: string, sample: SortKey | undefined, order?: string): SortKey {
  const read = readJson(Buffer.from(cursor, 'base64url').toString());
  const isSortKey = Array.isArray(read) && read.length <= MOST_PARTS && read.every(isPart);
  const isAlike = !sample || !isSortKey || sameForm(read, sample);
  if (isSortKey && isAlike && (order === undefined || read[0] === order)) return read;
  throw refuseParameter('cursor', 'unknown', 'не из ответа этого сервиса', 'is not from an answer of this service');
}

const isPart = (value: unknown): value is string | number => typeof value === 'string' || Number.isFinite(value);
const sameForm = (one: SortKey, other: SortKey): boolean =>
  one.length === other.length && one.every((part, index) => typeof part === typeof other[index]);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
