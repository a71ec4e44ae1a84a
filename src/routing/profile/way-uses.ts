import type { Profile } from '../graph.ts';
import { accessKeys, type Direction } from './access.ts';
import { bikeUse } from './bike.ts';
import { sizeKeys } from './car-size.ts';
import { carUse } from './car.ts';
import { settled } from './condition.ts';
import { conditionalValues } from './conditional-values.ts';
import { crossing, isFerry, isShuttle } from './ferry.ts';
import { onewayFor } from './oneway.ts';
import type { Place } from './speed-limit.ts';
import { isGone, setOf, type Tags } from './tags.ts';
import { walkUse } from './walk.ts';
import { zones, type ConditionalUse, type Use, type WayUse } from './way-use.ts';

/** How a profile may use a way with these tags; undefined if it never may. */
export function wayUse(profile: Profile, tags: Tags, place: Place): WayUse | undefined {
  const open = plainUse(profile, tags, place);
  const isWinterOnly = isWinterRoad(tags);
  const base = isWinterOnly ? nothing : open;
  const conditional = isWinterOnly ? [{ ...open, condition: WINTER }] : conditionalUses(profile, tags, place, open);
  const isEver = (use: Pick<WayUse, 'forward' | 'backward'>): boolean =>
    use.forward !== undefined || use.backward !== undefined;
  return isEver(base) || conditional.some(isEver) ? { ...base, conditional } : undefined;
}

type PlainUse = Omit<WayUse, 'conditional'>;

const nothing: PlainUse = {};

function plainUse(profile: Profile, tags: Tags, place: Place): PlainUse {
  if (isClosed(tags)) return nothing;
  if (isFerry(tags) || isShuttle(tags)) return byBoat(profile, tags);
  if (tags.highway === undefined && profile === 'car') return nothing;
  const oneway = onewayFor(profile, tags);
  const one = (direction: Direction): Use | undefined => {
    if (profile === 'bike') return bikeUse(tags, direction, oneway, place.country);
    if (oneway !== 'both' && oneway !== direction) return undefined;
    return profile === 'car' ? carUse(tags, place, direction) : walkUse(tags, direction);
  };
  const uses = { forward: one('forward'), backward: one('backward') };
  return tags.highway === 'elevator' ? { ...uses, totalSeconds: ELEVATOR_SECONDS } : uses;
}

const ELEVATOR_SECONDS = 45;

function byBoat(profile: Profile, tags: Tags): PlainUse {
  const found = crossing(profile, tags);
  if (!found) return nothing;
  const { use, totalSeconds } = found;
  const oneway = onewayFor(profile === 'walk' ? 'car' : profile, tags);
  return {
    ...(oneway === 'both' || oneway === 'forward' ? { forward: use } : {}),
    ...(oneway === 'both' || oneway === 'backward' ? { backward: use } : {}),
    ...(totalSeconds === undefined ? {} : { totalSeconds }),
  };
}

const never = setOf('construction proposed abandoned razed demolished disused planned raceway escape via_ferrata');
const passableWorks = setOf('no minor widening');

function isClosed(tags: Tags): boolean {
  if (tags.highway !== undefined && never.has(tags.highway)) return true;
  if (tags.construction !== undefined && !passableWorks.has(tags.construction)) return true;
  return isGone(tags) || tags.ford === 'boat' || tags.impassable === 'yes' || tags.status === 'impassable';
}

/** Roads on snow and ice exist only in winter. */
const WINTER = 'Dec-Mar';
const isWinterRoad = (tags: Tags): boolean =>
  tags.winter_road === 'yes' || tags.ice_road === 'yes' || tags.seasonal === 'winter';

/** Keys whose conditional form changes what a profile may do, or how fast. */
function conditionalKeys(profile: Profile): ReadonlySet<string> {
  // The most specific key comes last, so that it decides; but no permission makes a car smaller.
  const own = [...accessKeys[profile]].reverse().flatMap((key) => [key, `${key}:forward`, `${key}:backward`]);
  if (profile === 'walk') return new Set([...own, 'oneway:foot']);
  const ways = profile === 'car' ? ['oneway', 'oneway:motor_vehicle', 'oneway:motorcar'] : ['oneway', 'oneway:bicycle'];
  const speeds = profile === 'car' ? ['maxspeed', 'maxspeed:forward', 'maxspeed:backward'] : [];
  return new Set([...speeds, ...ways, ...own, ...(profile === 'car' ? sizeKeys : [])]);
}

const keysOf = { car: conditionalKeys('car'), bike: conditionalKeys('bike'), walk: conditionalKeys('walk') };

/** Whether the conditional form of a key matters to any profile: on a way, a point or a turn. */
export const hasConditionalUse = (key: string): boolean =>
  /^restriction(:|$)/u.test(key) || Object.values(keysOf).some((keys) => keys.has(key));

const ending = ':conditional';

/** Whether the way may change with time at all. Does not read its conditions. */
const hasConditions = (tags: Tags): boolean => Object.keys(tags).some((key) => key.endsWith(ending));

function conditionalUses(profile: Profile, tags: Tags, place: Place, base: PlainUse): ConditionalUse[] {
  if (!hasConditions(tags)) return [];
  const found: ConditionalUse[] = [];
  const add = (changed: Tags, text: string): void => {
    const { forward, backward } = plainUse(profile, changed, place);
    // What is not understood is read as the worse case: it holds unless it would permit something.
    const condition = settled(text, !isBetter(forward, base.forward) && !isBetter(backward, base.backward));
    if (condition === undefined) return;
    // A row equal to the plain case matters only if it may undo an earlier one.
    if (found.length === 0 && isSame(forward, base.forward) && isSame(backward, base.backward)) return;
    found.push({ condition, forward, backward });
  };
  // Speeds come before access: of several that hold the last applies, and a closed road has no speed.
  for (const key of keysOf[profile]) {
    for (const { value, condition } of conditionalValues(tags[key + ending] ?? '')) {
      add({ ...tags, [key]: value }, condition);
    }
  }
  return found;
}

/** Whether a use is faster or more open. */
function isBetter(use: Use | undefined, than: Use | undefined): boolean {
  if (!use || !than) return use !== undefined && than === undefined;
  return use.kmh > than.kmh || zones.indexOf(use.zone) < zones.indexOf(than.zone);
}

const isSame = (one: Use | undefined, other: Use | undefined): boolean =>
  one?.kmh === other?.kmh && one?.mode === other?.mode && one?.zone === other?.zone;
