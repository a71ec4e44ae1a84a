import type { AtlasInfo } from '../store/files/atlas/info.ts';
import { columns } from './frame/help.ts';
import { amount } from './frame/progress.ts';

/** One line for logs: "31,204 houses, 640 streets, 52 places (fictional demonstration country)". */
export function describeAtlas({ counts, dataAsOf, fictional }: AtlasInfo): string {
  const parts = ['houses', 'streets', 'places'].map((table) => `${amount(counts[table] ?? 0)} ${table}`);
  const remark = fictional ? 'fictional demonstration country' : dataAsOf && `data as of ${dataAsOf.slice(0, 10)}`;
  return parts.join(', ') + (remark ? ` (${remark})` : '');
}

/** What the import left out or repaired, most common first: one line per reason. */
export function describeDropped({ dropped }: AtlasInfo): string {
  const rows = Object.entries(dropped)
    .sort((a, b) => b[1] - a[1])
    .map(([reason, count]) => [amount(count).padStart(9), reason] as const);
  return rows.length > 0 ? ['left out or repaired:', ...columns(rows)].join('\n') : 'nothing was left out';
}
