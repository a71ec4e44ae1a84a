import type { EarlierFree, Override } from '../../accounts/account.ts';
import type { SqlValue } from '../../kernel/sql.ts';

/** As its column keeps it: "2026-10:50000 2026-12:usual". */
export const toFreeEarlier = (earlier: readonly EarlierFree[]): string =>
  earlier.map(({ until, units }) => `${until}:${units ?? 'usual'}`).join(' ');

export function freeEarlierIn(text: SqlValue | undefined): Pick<Override, 'freeEarlier'> {
  if (text === null || text === undefined) return {};
  const freeEarlier = String(text).split(' ').map((one): EarlierFree => {
    const [until, units] = one.split(':');
    return { until, units: units === 'usual' ? null : Number(units) };
  });
  return { freeEarlier };
}
