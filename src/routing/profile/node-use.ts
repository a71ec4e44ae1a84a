import type { Profile } from '../graph.ts';
import { accessKeys, accessOf, taggedAccess, type Access } from './access.ts';
import { ALWAYS, butNot, isUnderstood, settled } from './condition.ts';
import { conditionalValues } from './conditional-values.ts';
import { isTooSmall, sizeKeys } from './car-size.ts';
import { isGone, numberIn, numbersOf, setOf, type Tags } from './tags.ts';
import type { Zone } from './way-use.ts';

/** The ways through a point. A barrier there can have a different effect on each. */
export interface NodePlace {
  /** Seen from a path for walkers or bicycles, which crosses at a crossing; a road only passes it. */
  readonly isPath: boolean;
  /** All roads through it are drives of a yard, living streets or tracks. */
  readonly isOffStreet: boolean;
  /** Whether a path for walkers or bicycles goes through it. */
  readonly isOnPath: boolean;
}

/** The effect of a road's point on those who pass it. */
export interface NodeUse {
  /** Whether it cannot be passed. */
  readonly isBlocked: boolean;
  /** Going on from it costs what entering a road of this zone costs. */
  readonly zone: Zone;
  /** The delay by direction along the way, without lights. */
  readonly forwardSeconds: number;
  readonly backwardSeconds: number;
  /** The wait at its lights; replaces the other delay if it is longer. */
  readonly forwardLightSeconds: number;
  readonly backwardLightSeconds: number;
  /** Whether it is made for turning round. */
  readonly isTurningPlace: boolean;
  /** Changes while a condition holds: of several that hold, the last applies. */
  readonly conditional: readonly ConditionalGate[];
}

export interface ConditionalGate extends Pick<NodeUse, 'isBlocked' | 'zone'> {
  readonly condition: string;
}

/** Seconds for opening, stopping or waiting. For barriers in no list see `isShutTo`. */
const barriers: Readonly<Record<Profile, Readonly<Record<string, number>>>> = {
  car: numbersOf(`gate=20 lift_gate=12 swing_gate=20 sliding_gate=15 sally_port=10 cattle_grid=2 bump_gate=10 entrance=0
    no=0 open=0 border_control=900 toll_booth=20 checkpoint=60 security_control=60 height_restrictor=1 kerb=1 spikes=2
    hampshire_gate=40 coupure=0 rumble_strip=1`),
  bike: numbersOf(`gate=8 lift_gate=3 swing_gate=5 sliding_gate=8 sally_port=5 cattle_grid=3 bump_gate=8 entrance=0 no=0
    open=0 border_control=900 toll_booth=5 checkpoint=60 security_control=30 height_restrictor=0
    kerb=2 bollard=1 rising_bollard=1
    block=1 cycle_barrier=5
    chain=3 log=5 debris=8 bus_trap=2 sump_buster=2 motorcycle_barrier=4 kissing_gate=12 jersey_barrier=2 planter=1
    swing_barrier=3 stile=20 rope=3 wicket_gate=8 hampshire_gate=20 spikes=2 rumble_strip=0 coupure=0 step=5
    tank_trap=2 barrier_board=3 yes=4 horse_stile=6`),
  walk: numbersOf(`gate=4 lift_gate=0 swing_gate=2 sliding_gate=4 sally_port=4 cattle_grid=2 bump_gate=2 entrance=0 no=0
    open=0 border_control=900 toll_booth=0 checkpoint=60 security_control=30 ticket_barrier=5
    height_restrictor=0 kerb=0 bollard=0 rising_bollard=0
    block=0 cycle_barrier=1
    chain=1 log=2 debris=3 bus_trap=1 sump_buster=0 motorcycle_barrier=1 kissing_gate=4 jersey_barrier=2 planter=0
    swing_barrier=1 stile=6 rope=1 wicket_gate=4 hampshire_gate=10 spikes=0 rumble_strip=0 coupure=0 turnstile=3
    full-height_turnstile=4 door=2 step=1 tank_trap=1 barrier_board=2 yes=2 horse_stile=2 guard_rail=2 handrail=1`),
};

/** Delays by highway=… on a node. */
const stops: Readonly<Record<Profile, Readonly<Record<string, number>>>> = {
  car: numbersOf('stop=4 give_way=1.5 mini_roundabout=2 toll_gantry=0 ford=10 turning_loop=0'),
  bike: numbersOf('stop=3 give_way=1 mini_roundabout=1 ford=15'),
  walk: numbersOf('elevator=30 ford=20'),
};
const lights: Readonly<Record<Profile, number>> = { car: 8, bike: 10, walk: 0 };
const calming: Readonly<Record<Profile, number>> = { car: 3, bike: 0.5, walk: 0 };
const levelCrossing: Readonly<Record<Profile, number>> = { car: 8, bike: 6, walk: 3 };

const crossings = setOf('crossing traffic_signals give_way stop mini_roundabout bus_stop turning_circle turning_loop');
const signalled = setOf('traffic_signals');
/** Bollards that let permitted cars through; others need a key and stay up. */
const openBollards = setOf('rising retractable flexible');

export const freeNode: NodeUse = {
  isBlocked: false, zone: 'open', forwardSeconds: 0, backwardSeconds: 0, forwardLightSeconds: 0,
  backwardLightSeconds: 0, isTurningPlace: false, conditional: [],
};

export function nodeUse(profile: Profile, tags: Tags, { isPath, isOffStreet, isOnPath }: NodePlace): NodeUse {
  const access = accessAt(profile, tags, isOnPath);
  const isBare = isOffStreet && profile === 'car' && isBareGate(tags);
  const seconds = secondsAt(profile, tags, isPath);
  const lightSeconds = lightSecondsAt(profile, tags, isPath);
  const direction = tags['traffic_signals:direction'] ?? tags.direction;
  // Walkers cross the road that such a sign faces.
  const isOneSided = profile !== 'walk' &&
    (tags.highway === 'traffic_signals' || tags.highway === 'stop' || tags.highway === 'give_way');
  const [isForwardFree, isBackwardFree] = ['backward', 'forward'].map((other) => isOneSided && direction === other);
  return {
    ...gateFor(access, isBare),
    forwardSeconds: isForwardFree ? 0 : seconds,
    backwardSeconds: isBackwardFree ? 0 : seconds,
    forwardLightSeconds: isForwardFree ? 0 : lightSeconds,
    backwardLightSeconds: isBackwardFree ? 0 : lightSeconds,
    isTurningPlace: tags.highway === 'turning_circle' || tags.highway === 'turning_loop' ||
      tags.highway === 'mini_roundabout',
    conditional: conditionalGates(profile, tags, access, isBare, isOnPath),
  };
}

const gateFor = (access: Access, isBare: boolean): Pick<NodeUse, 'isBlocked' | 'zone'> => ({
  isBlocked: access === 'no',
  zone: access === 'destination' || access === 'private' ? access : isBare ? 'gate' : 'open',
});

/** Barriers that can be shut, and that open for those who have a key or call. */
const gates = setOf('gate lift_gate swing_gate sliding_gate sally_port bump_gate hampshire_gate');
const keysOfOthers = `foot bicycle horse moped mofa bus psv taxi minibus tourist_bus coach emergency agricultural
  forestry`.split(/\s+/u);
const isGateHere = (tags: Tags): boolean => gates.has(tags.barrier) && !isGone(tags);
/** Whether a tag is about cars. A sign with hours implies that cars get through at other hours. */
const namesCars = (tags: Tags): boolean =>
  accessKeys.car.some((key) => accessOf(tags[key], 'car') !== undefined || tags[`${key}:conditional`] !== undefined);

const permits = (value: string | undefined): boolean =>
  value === 'yes' || value === 'designated' || value === 'permissive';

/** "barrier=gate foot=yes bicycle=yes": naming those who get through implies that others do not. */
const namesOnlyOthers = (tags: Tags): boolean =>
  isGateHere(tags) && !namesCars(tags) && keysOfOthers.some((key) => permits(tags[key]));

/** Whether nothing is tagged about whom it lets through, or when. */
const isBareGate = (tags: Tags): boolean =>
  isGateHere(tags) && !namesCars(tags) && (tags.opening_hours === undefined || !isUnderstood(tags.opening_hours));

const fromOpen: readonly Access[] = ['yes', 'destination', 'private', 'no'];

/**
 * The most specific key comes last, so that it decides; but no permission makes a car smaller. Computed once: every
 * node of a map is checked for them.
 */
const timedKeysOf = (profile: Profile): (readonly [key: string, timedKey: string])[] =>
  ['locked', ...accessKeys[profile].toReversed(), ...(profile === 'car' ? sizeKeys : [])]
    .map((key) => [key, `${key}:conditional`]);
const timedKeys = { car: timedKeysOf('car'), bike: timedKeysOf('bike'), walk: timedKeysOf('walk') };

function conditionalGates(
  profile: Profile, tags: Tags, base: Access, isBare: boolean, isOnPath: boolean,
): ConditionalGate[] {
  const found: ConditionalGate[] = [];
  const { opening_hours: open } = tags;
  if (tags.barrier !== undefined && open !== undefined && isUnderstood(open)) {
    found.push({ condition: butNot(ALWAYS, [open]), ...gateFor('no', isBare) });
  }
  for (const [key, timedKey] of timedKeys[profile]) {
    const hours = tags[timedKey];
    if (hours === undefined) continue;
    for (const { value, condition: text } of conditionalValues(hours)) {
      const access = accessAt(profile, { ...tags, [key]: value }, isOnPath);
      // What is not understood is read as the worse case.
      const condition = settled(text, fromOpen.indexOf(access) >= fromOpen.indexOf(base));
      if (condition === undefined || (found.length === 0 && access === base)) continue;
      found.push({ condition, ...gateFor(access, isBare) });
    }
  }
  return found;
}

/**
 * Access tags of the node decide, otherwise its barrier. The tags of a zebra or of traffic lights are for those who
 * cross the road, not for those who drive along it.
 */
function accessAt(profile: Profile, tags: Tags, isOnPath: boolean): Access {
  const barrier = isGone(tags) ? undefined : tags.barrier;
  if (isTooMuch(profile, tags)) return 'no';
  if (barrier === undefined) {
    const isAboutOthers = crossings.has(tags.highway) || tags.crossing !== undefined || tags.entrance !== undefined ||
      tags.amenity !== undefined || tags.public_transport !== undefined || tags.shop !== undefined;
    return isAboutOthers ? 'yes' : (bareAccess(profile, tags) ?? 'yes');
  }
  const access = bareAccess(profile, tags);
  if (access !== undefined) return access;
  const isOpen = barrier === 'rising_bollard' || (barrier === 'bollard' && openBollards.has(tags.bollard));
  if (profile === 'car' && isOpen) return 'private';
  // Where a footway meets the road, the kerb is the footway's.
  if (profile === 'car' && barrier === 'kerb' && tags.kerb === 'raised' && !isOnPath) return 'no';
  if (isShutTo(profile, barrier)) return 'no';
  if (tags.locked !== 'yes') return profile === 'car' && namesOnlyOthers(tags) ? 'private' : 'yes';
  // The map does not say who has the key, so a traveller has none.
  return (profile === 'bike' ? accessOf(tags.foot, 'walk') : undefined) ?? 'no';
}

/** Where riding is forbidden a bicycle may be pushed, if pedestrians may go. */
function bareAccess(profile: Profile, tags: Tags): Access | undefined {
  const access = taggedAccess(profile, tags)?.access;
  if (profile === 'bike' && access === 'no' && tags.bicycle !== 'no') return accessOf(tags.foot, 'walk') ?? access;
  if (profile === 'bike' && tags.bicycle === 'dismount') return 'yes';
  return access;
}

/** Whether it is too low, narrow or weak for a car, or a ford of stepping stones, which no wheels pass. */
const isTooMuch = (profile: Profile, tags: Tags): boolean =>
  (profile === 'car' && isTooSmall(tags)) || (profile !== 'walk' && tags.ford === 'stepping_stones') ||
  tags.ford === 'boat';

const walls = setOf('wall fence hedge ditch retaining_wall city_wall cable_barrier wire_fence haha moat');
const forFeetOnly = setOf('door turnstile full-height_turnstile ticket_barrier hand_cart_barrier');

/** An unknown kind of barrier keeps cars out; others find their way around it. */
function isShutTo(profile: Profile, barrier: string): boolean {
  if (numberIn(barriers[profile], barrier) !== undefined) return false;
  return profile === 'car' || walls.has(barrier) || (profile === 'bike' && forFeetOnly.has(barrier));
}

/** Delays at barriers in no list. */
const unknownSeconds: Readonly<Record<Profile, number>> = { car: 0, bike: 5, walk: 2 };

const barrierSeconds = (profile: Profile, barrier: string | undefined): number | undefined =>
  numberIn(barriers[profile], barrier) ?? (barrier === undefined ? undefined : unknownSeconds[profile]);

function secondsAt(profile: Profile, tags: Tags, isPath: boolean): number {
  const barrier = isGone(tags) ? undefined : barrierSeconds(profile, tags.barrier);
  const stop = isPath && profile !== 'walk' ? 0 : (numberIn(stops[profile], tags.highway) ?? 0);
  const ford = tags.ford !== undefined && tags.ford !== 'no' ? (profile === 'car' ? 10 : 15) : 0;
  const bump = tags.traffic_calming !== undefined && tags.traffic_calming !== 'no' ? calming[profile] : 0;
  const rails = /crossing$/u.test(tags.railway ?? '') ? levelCrossing[profile] : 0;
  return Math.max(barrier ?? 0, stop, ford, bump, rails, crossingSeconds(profile, tags, isPath));
}

const hasLights = (tags: Tags): boolean => signalled.has(tags.crossing) || tags['crossing:signals'] === 'yes';
const isCrossing = (tags: Tags): boolean => tags.highway === 'crossing' || tags.crossing !== undefined;

/** Drivers wait for walkers occasionally. */
function crossingSeconds(profile: Profile, tags: Tags, isPath: boolean): number {
  if (!isCrossing(tags) || hasLights(tags) || tags.highway === 'traffic_signals') return 0;
  if (profile === 'car') return tags.crossing === 'unmarked' ? 0.5 : 1.5;
  if (!isPath) return 0;
  return tags.crossing === 'unmarked' ? 3 : 2;
}

/** Walkers wait for the green man; drivers and riders for their own lights, a little less where only walkers cross. */
function lightSecondsAt(profile: Profile, tags: Tags, isPath: boolean): number {
  const isJunction = tags.highway === 'traffic_signals';
  const ofCrossing = isCrossing(tags) && (hasLights(tags) || isJunction)
    ? (profile === 'car' ? 6 : isPath ? 15 : profile === 'bike' ? 5 : 0) : 0;
  return Math.max(isJunction ? lights[profile] : 0, ofCrossing);
}
