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

/** A key with its directed and lane forms, spelt once: every way and node of a map is checked for them. */
interface Forms extends Readonly<Record<Direction, string>> {
  readonly key: string;
  readonly lanes: string;
  readonly forwardLanes: string;
  readonly backwardLanes: string;
}

const formsOf = (profile: Profile): Forms[] => accessKeys[profile].map((key) => ({
  key, forward: `${key}:forward`, backward: `${key}:backward`,
  lanes: `${key}:lanes`, forwardLanes: `${key}:lanes:forward`, backwardLanes: `${key}:lanes:backward`,
}));
const forms: Readonly<Record<Profile, readonly Forms[]>> = {
  car: formsOf('car'), bike: formsOf('bike'), walk: formsOf('walk'),
};

/**
 * What the tags allow in a direction: the most specific key decides, and of one key the form that names the
 * direction.
 */
export function taggedAccess(profile: Profile, tags: Tags, direction?: Direction): TaggedAccess | undefined {
  for (const form of forms[profile]) {
    const { key } = form;
    const byLanes = tags[key] === undefined ? laneAccess(profile, tags, form, direction) : undefined;
    const directed = direction && tags[form[direction]];
    if (direction) {
      const access = byLanes ?? accessOf(directed, profile);
      if (access !== undefined) return { access, key, value: directed ?? access, isDirected: true };
    }
    const access = byLanes ?? accessOf(tags[key], profile);
    if (access !== undefined) return { access, key, value: tags[key] ?? access, isDirected: false };
  }
  return undefined;
}

/** "motor_vehicle:lanes=no|no": where every lane says no, the road does. */
function laneAccess(
  profile: Profile, tags: Tags, { lanes: bothWays, forwardLanes, backwardLanes }: Forms,
  direction: Direction | undefined,
): Access | undefined {
  const lanes = (direction && tags[direction === 'forward' ? forwardLanes : backwardLanes]) ?? tags[bothWays];
  if (lanes === undefined) return undefined;
  return lanes.split('|').every((lane) => accessOf(lane, profile) === 'no') ? 'no' : undefined;
}
