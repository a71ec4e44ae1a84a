import { refuseParameter } from '../request/validation.ts';

/** A part of a list, and where the next begins. The cursor says nothing to a client. */
export function pageOf<T>(
  items: readonly T[],
  { limit, cursor }: { limit: number; cursor?: string },
): { items: T[]; next_cursor: string | null } {
  const from = cursor === undefined ? 0 : positionOf(cursor);
  const to = from + limit;
  return { items: items.slice(from, to), next_cursor: to < items.length ? cursorOf(to) : null };
}

const cursorOf = (position: number): string => Buffer.from(`p${position}`).toString('base64url');

function positionOf(cursor: string): number {
  const match = /^p([1-9]\d{0,8})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match)
    throw refuseParameter('cursor', 'unknown', 'не из ответа этого сервиса', 'is not from an answer of this service');
  return Number(match[1]);
}
