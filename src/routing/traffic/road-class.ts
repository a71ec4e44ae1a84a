import { setOf, type Tags } from '../profile/tags.ts';

/** What traffic distinguishes, by the letter of the tag `highway`, links like their roads. */
const kinds = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'local', 'access'] as const;
export type RoadKind = (typeof kinds)[number];

const locals = setOf('residential unclassified living_street road');

/** The number of what is never held up: ferries, trains. */
export const NO_CLASS = 0;
export const CLASSES = 1 + kinds.length * 2;

export const classNumber = (kind: RoadKind, isUrban: boolean): number =>
  1 + kinds.indexOf(kind) * 2 + (isUrban ? 0 : 1);

/** Of a way with these tags, among houses or not. */
export function classOf({ highway }: Tags, isUrban: boolean): number {
  if (highway === undefined) return NO_CLASS;
  const road = highway.replace(/_link$/u, '');
  const kind = locals.has(road) ? 'local' : (kinds.find((one) => one === road) ?? 'access');
  return classNumber(kind, isUrban);
}

/** What a class's number means; undefined for `NO_CLASS`. */
export const classAt = (number: number): { readonly kind: RoadKind; readonly isUrban: boolean } | undefined =>
  number === NO_CLASS ? undefined : { kind: kinds[(number - 1) >> 1], isUrban: (number - 1) % 2 === 0 };

/** Faster than this nobody drives on such a road for long, and a speed that is told counts as this. */
const mostKmh: Readonly<Record<RoadKind, number>> = {
  motorway: 250, trunk: 200, primary: 160, secondary: 140, tertiary: 120, local: 100, access: 80,
};

export const mostKmhOf = (number: number): number => mostKmh[classAt(number)?.kind ?? 'access'];
