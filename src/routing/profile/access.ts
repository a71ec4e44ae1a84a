import type { Profile } from '../graph.ts';
import { setOf, valuesOf, type Tags } from './tags.ts';

/** What a sign or a right of way allows. */
export type Access = 'yes' | 'destination' | 'private' | 'no';

/** The keys that apply to each profile, the most specific first. */
export const accessKeys: Readonly<Record<Profile, readonly string[]>> = {
  car: ['motorcar', 'motor_vehicle', 'vehicle', 'access'],
  bike: ['bicycle', 'vehicle', 'access'],
  walk: ['foot', 'access'],
};

const permitted = setOf('yes permissive designated official public allowed true 1 discouraged');
const forResidents = setOf('private permit residents resident employees staff members students');
const forVisitors = setOf('destination delivery customers customer guests visitors parking');
/** Words that name the permitted travellers. */
const named: Readonly<Record<Profile, ReadonlySet<string>>> = {
  car: setOf('motorcar motor_vehicle vehicle car motor'),
  bike: setOf('bicycle vehicle cyclists'),
  walk: setOf('foot pedestrian pedestrians'),
};
const forOthers = setOf(`no horse moped mofa motorcycle hgv hgv_articulated goods coach tourist_bus minibus trolleybus
  tram disabled caravan trailer hazmat snowmobile ski atv ohv utv golf_cart carriage ambulance school maintenance
  share_taxi carpool motorhome farmer agricultural forestry agricultural;forestry forestry;agricultural
  psv bus taxi hov emergency
  military police use_sidepath separate none false 0 restricted prohibited never`);

/** What a value allows; undefined for an unknown word. */
export function accessOf(written: string | undefined, profile: Profile): Access | undefined {
  if (written === undefined) return undefined;
  const text = written.replaceAll(',', ';');
  if (forOthers.has(text)) return 'no';
  const all = valuesOf(text);
  if (all.some((value) => permitted.has(value) || named[profile].has(value))) return 'yes';
  if (all.some((value) => forVisitors.has(value))) return 'destination';
  if (all.some((value) => forResidents.has(value))) return 'private';
  return all.some((value) => forOthers.has(value) || isNamed(value)) ? 'no' : undefined;
}

const isNamed = (value: string): boolean => Object.values(named).some((words) => words.has(value));

export type Direction = 'forward' | 'backward';

export interface TaggedAccess {
  readonly access: Access;
  /** The key with the value. */
  readonly key: string;
  readonly value: string;
  /** Whether the value is for this direction alone. */
  readonly isDirected: boolean;
}

/**
 * What the tags allow in a direction: the most specific key decides, and of one key the form that names the
 * direction.
 */
export function taggedAccess(profile: Profile, tags: Tags, direction?: Direction): TaggedAccess | undefined {
  for (const key of accessKeys[profile]) {
    for (const isDirected of direction ? [true, false] : [false]) {
      const value = tags[isDirected ? `${key}:${direction}` : key];
      const access = laneAccess(profile, tags, key, direction) ?? accessOf(value, profile);
      if (access !== undefined) return { access, key, value: value ?? access, isDirected };
    }
  }
  return undefined;
}

/** Computed once: every way and node of a map is checked for them. */
const lanesKeys = Object.fromEntries(Object.values(accessKeys).flat().map((key) => [key, `${key}:lanes`]));

/** "motor_vehicle:lanes=no|no": where every lane says no, the road does. */
function laneAccess(
  profile: Profile, tags: Tags, key: string, direction: Direction | undefined,
): Access | undefined {
  if (tags[key] !== undefined) return undefined;
  const lanes = (direction && tags[`${key}:lanes:${direction}`]) ?? tags[lanesKeys[key]];
  if (lanes === undefined) return undefined;
  return lanes.split('|').every((lane) => accessOf(lane, profile) === 'no') ? 'no' : undefined;
}
