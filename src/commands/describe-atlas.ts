import type { AtlasInfo } from '../store/files/atlas-info.ts';
import { amount } from './frame-progress.ts';

/** One line for logs: "31,204 houses, 640 streets, 52 places (fictional demonstration country)". */
export function describeAtlas({ counts, dataAsOf, fictional }: AtlasInfo): string {
  const parts = ['houses', 'streets', 'places'].map((table) => `${amount(counts[table] ?? 0)} ${table}`);
  const remark = fictional ? 'fictional demonstration country' : dataAsOf && `data as of ${dataAsOf.slice(0, 10)}`;
  return parts.join(', ') + (remark ? ` (${remark})` : '');
}

/** "left out: 12 ways of one node, 3 broken relations", the commonest first. */
export function describeDropped({ dropped }: AtlasInfo): string {
  const parts = Object.entries(dropped)
    .sort((a, b) => b[1] - a[1])
    .map(([reason, count]) => `${amount(count)} ${reason}`);
  return parts.length > 0 ? `left out: ${parts.join(', ')}` : 'left out: nothing';
}
