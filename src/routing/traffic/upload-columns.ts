import type { UploadRefusal } from './upload-refusal.ts';

/** The meaning of a file's column. `rate` is read and checked but not used: routes are the fastest ones. */
export interface UploadColumn {
  readonly name: string;
  readonly kind: 'node' | 'number' | 'hour';
  readonly most: number;
  readonly optional?: true;
}

const MOST_NODE = Number.MAX_SAFE_INTEGER;
/** Faster than anybody drives: a file with such speeds means something else. */
const MOST_KMH = 250;
const MOST_PENALTY_SECONDS = 86_400;
const HOURS_OF_WEEK = 168;

const node = (name: string): UploadColumn => ({ name, kind: 'node', most: MOST_NODE });
const rate: UploadColumn = { name: 'rate', kind: 'number', most: 1e9, optional: true };

const speedColumns: readonly UploadColumn[] = [
  node('from_osm_node'),
  node('to_osm_node'),
  { name: 'speed_kmh', kind: 'number', most: MOST_KMH },
  { name: 'hour_of_week', kind: 'hour', most: HOURS_OF_WEEK - 1, optional: true },
  rate,
];
const turnColumns: readonly UploadColumn[] = [
  node('from'), node('via'), node('to'), { name: 'penalty_s', kind: 'number', most: MOST_PENALTY_SECONDS }, rate,
];

export const uploadKinds = ['live', 'typical', 'turns'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** The columns of one file, as its first line names them. */
export interface UploadLayout {
  readonly kind: UploadKind;
  readonly columns: readonly UploadColumn[];
  /** The positions of the kind's columns, in the order of the list above; -1 if absent. */
  readonly places: readonly number[];
}

const BYTE_ORDER_MARK = '\ufeff';

/** Columns may be in any order; a file with `hour_of_week` has typical speeds. */
export function layoutOf(firstLine: string, refuse: UploadRefusal): UploadLayout {
  const names = firstLine.replace(BYTE_ORDER_MARK, '').split(',').map((name) => name.trim().toLowerCase());
  const isTurns = names.includes('via');
  const known = isTurns ? turnColumns : speedColumns;
  const columns = names.map((name, at) => {
    const column = known.find((one) => one.name === name);
    if (!column) throw refuse.header(names, name);
    if (names.indexOf(name) < at) throw refuse.twice(name);
    return column;
  });
  const missing = known.find((column) => !column.optional && !columns.includes(column));
  if (missing) throw refuse.header(names, undefined, missing.name);
  const kind = isTurns ? 'turns' : names.includes('hour_of_week') ? 'typical' : 'live';
  return { kind, columns, places: known.map((column) => columns.indexOf(column)) };
}
