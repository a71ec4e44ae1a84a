import type { EarlierFree, Override } from '../../accounts/account.ts';
import type { SqlValue } from '../../kernel/sql.ts';

/** Formats for the column: "2026-10:50000 2026-12:usual". */
export const toFreeEarlier = (earlier: readonly EarlierFree[]): string =>
  earlier.map(({ until, units }) => `${until}:${units ?? 'usual'}`).join(' ');

export function freeEarlierIn(text: SqlValue | undefined): Pick<Override, 'freeEarlier'> {
  if (text === null || text === undefined) return {};
  const freeEarlier = String(text).split(' ').map((part): EarlierFree => {
    const [until, units] = part.split(':');
    return { until, units: units === 'usual' ? null : Number(units) };
  });
  return { freeEarlier };
}
