import type { Place } from '../profile/speed-limit.ts';
import { setOf, type Tags } from '../profile/tags.ts';

/** The classes that traffic distinguishes, by the tag `highway`, links like their roads. */
const kinds = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'local', 'access'] as const;
export type RoadKind = (typeof kinds)[number];

const locals = setOf('residential unclassified living_street road');

/** For ways that are never held up: ferries, trains. */
export const NO_CLASS = 0;
/** Where a road lies. `settled`: among houses, in a settlement whose population is not on the map. */
const settings = ['rural', 'settled', 'town', 'city', 'millions', 'capital'] as const;
export type Setting = (typeof settings)[number];

export const CLASSES = 1 + kinds.length * settings.length;

export const classNumber = (kind: RoadKind, setting: Setting): number =>
  1 + kinds.indexOf(kind) * settings.length + settings.indexOf(setting);

/** The least population of each setting, the greatest first. */
const people: readonly (readonly [least: number, setting: Setting])[] =
  [[10_000_000, 'capital'], [1_400_000, 'millions'], [250_000, 'city'], [1, 'town']];

export function settingOf({ isUrban, cityPopulation = 0 }: Place): Setting {
  if (!isUrban) return 'rural';
  return people.find(([least]) => cityPopulation >= least)?.[1] ?? 'settled';
}

/** The class number of a way with these tags. */
export function classOf({ highway }: Tags, setting: Setting): number {
  if (highway === undefined) return NO_CLASS;
  const road = highway.replace(/_link$/u, '');
  const kind = locals.has(road) ? 'local' : (kinds.find((one) => one === road) ?? 'access');
  return classNumber(kind, setting);
}

/** The meaning of a class number; undefined for `NO_CLASS`. */
export const classAt = (number: number): { readonly kind: RoadKind; readonly setting: Setting } | undefined =>
  number === NO_CLASS ? undefined
  : { kind: kinds[Math.floor((number - 1) / settings.length)], setting: settings[(number - 1) % settings.length] };

/** The highest lasting speed on such a road; higher ones in a file are capped. */
const mostKmh: Readonly<Record<RoadKind, number>> = {
  motorway: 250, trunk: 200, primary: 160, secondary: 140, tertiary: 120, local: 100, access: 80,
};

export const mostKmhOf = (number: number): number => mostKmh[classAt(number)?.kind ?? 'access'];
