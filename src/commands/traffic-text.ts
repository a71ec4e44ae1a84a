import { amount, duration } from './frame/progress.ts';

interface Loaded {
  readonly rows: number;
  readonly matched: number;
  readonly unmatched: Readonly<Record<string, { readonly rows: number; readonly first_line: number }>>;
  readonly kept: boolean;
  readonly came_at: string;
  readonly age_s: number;
  readonly expires_at?: string;
}

/** Renders the service's answer to an upload. */
export function describeLoaded(answer: unknown): string {
  const { kind, in_force_after_ms: after } = answer as { readonly kind: string; readonly in_force_after_ms: number };
  const loaded = answer as Loaded;
  const until = loaded.expires_at ? `, until ${loaded.expires_at}` : '';
  return [`${kind}: in use ${duration(after)} after the upload${until}`, ...rowLines(loaded)].join('\n');
}

/** Renders the service's list of loaded traffic. */
export function describeTraffic(report: unknown): string {
  const lines = Object.entries(report as Readonly<Record<string, Loaded | null>>).flatMap(([kind, loaded]) =>
    loaded ? [`${kind}: uploaded ${duration(loaded.age_s * 1000)} ago`, ...rowLines(loaded)] : [`${kind}: nothing`],
  );
  return lines.join('\n');
}

const rowLines = ({ rows, matched, unmatched, kept }: Loaded): string[] => [
  `  ${amount(matched)} of ${amount(rows)} rows match the map`,
  ...Object.entries(unmatched).map(
    ([reason, one]) => `  ${amount(one.rows)} ${reason.replaceAll('_', ' ')}, the first in line ${one.first_line}`,
  ),
  ...(kept ? [] : ['  not on disk: a restart would lose it']),
];
