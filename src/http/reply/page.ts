import { refuseParameter } from '../request/validation.ts';

/** What an item is ordered by, most important first: it stands where no other one stands. */
export type Standing = readonly (string | number)[];

/**
 * A part of a list, and a cursor that leads on from its last item. A cursor is where that item stands, not how many
 * came before it: what comes new, or goes, meanwhile neither repeats nor skips any other. It says nothing to a client.
 * Where a list has several orders, a cursor belongs to the one that is named.
 */
export function pageOf<T>(
  items: readonly T[],
  standingOf: (item: T) => Standing,
  { limit, cursor, order }: { limit: number; cursor?: string; order?: string },
): { items: T[]; next_cursor: string | null } {
  const ordered = items
    .map((item) => ({ item, standing: order === undefined ? standingOf(item) : [order, ...standingOf(item)] }))
    .sort((one, other) => compare(one.standing, other.standing));
  const after = cursor === undefined ? undefined : standingIn(cursor, ordered[0]?.standing, order);
  const rest = after === undefined ? ordered : ordered.filter(({ standing }) => compare(standing, after) > 0);
  const page = rest.slice(0, limit);
  return {
    items: page.map(({ item }) => item),
    next_cursor: rest.length > limit ? cursorOf(page.at(-1)!.standing) : null,
  };
}

/** The same of a list of which the store has read, in order, what follows the cursor: one more than a page has. */
export function cursorAfter<T>(
  found: readonly T[], limit: number, standingOf: (item: T) => Standing,
): { items: T[]; next_cursor: string | null } {
  const items = found.slice(0, limit);
  return { items, next_cursor: found.length > limit ? cursorOf(standingOf(items.at(-1)!)) : null };
}

function compare(one: Standing, other: Standing): number {
  for (const [at, value] of one.entries()) {
    if (value !== other[at]) return value < other[at] ? -1 : 1;
  }
  return 0;
}

export const cursorOf = (standing: Standing): string => Buffer.from(JSON.stringify(standing)).toString('base64url');

const MOST_PARTS = 8;

/** It must look like those of the list that it is sent to: a cursor of another list, or another order, is refused. */
export function standingIn(cursor: string, sample: Standing | undefined, order?: string): Standing {
  const read = readJson(Buffer.from(cursor, 'base64url').toString());
  const isStanding = Array.isArray(read) && read.length <= MOST_PARTS && read.every(isPart);
  const isAlike = !sample || !isStanding || sameForm(read, sample);
  if (isStanding && isAlike && (order === undefined || read[0] === order)) return read;
  throw refuseParameter('cursor', 'unknown', 'не из ответа этого сервиса', 'is not from an answer of this service');
}

const isPart = (value: unknown): value is string | number => typeof value === 'string' || Number.isFinite(value);
const sameForm = (one: Standing, other: Standing): boolean =>
  one.length === other.length && one.every((part, at) => typeof part === typeof other[at]);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
