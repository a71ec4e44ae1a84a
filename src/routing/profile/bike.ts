import { taggedAccess, type Access, type Direction } from './access.ts';
import { isConveyor, onewayFor, type Oneway } from './oneway.ts';
import { bikeGround, fordKmh, groundKmh } from './surfaces.ts';
import { numberIn, numbersOf, setOf, type Tags } from './tags.ts';
import { scaleKmh, walkAccess } from './walk.ts';
import type { Use, Zone } from './way-use.ts';

const RIDE_KMH = 16;
const PUSH_KMH = 4;
const STEPS_KMH = 1.5;
const RAMP_KMH = 2.5;
/** On footways, among pedestrians. */
const FOOTWAY_KMH = 9;

/** Where riding is allowed unless tagged otherwise, and how fast. */
const rideKmh = numbersOf(`trunk=13 primary=14 secondary=15 tertiary=15.5 unclassified=16 residential=16
  living_street=13 service=14 road=15 track=13 trunk_link=13 primary_link=14 secondary_link=15 tertiary_link=15
  cycleway=17 path=13`);
/** Where riding is allowed only if tagged so, and how fast. */
const permittedKmh = numbersOf(`pedestrian=10 footway=11 bridleway=11 busway=15 motorway=16 motorway_link=16
  bus_guideway=15 corridor=5 platform=5 crossing=8`);
/**
 * Countries where bicycles belong on pavements and footways if there is no cycle path (Belarus, traffic rules,
 * bicycles); they are pushed over crossings there too.
 */
const ridesOnFootways = setOf('BY');
/** Ways for pedestrians: a bicycle may be pushed there even if riding is forbidden. */
const forFeet = setOf('pedestrian footway path steps corridor platform crossing elevator');
const noBicycle = setOf('ladder');

/** Speeds on trails by difficulty: from 2 on bicycles are pushed. */
const trailKmh = [13, 8];

export function bikeUse(tags: Tags, direction: Direction, oneway: Oneway, country: string): Use | undefined {
  if (isConveyor(tags) || noBicycle.has(tags.highway) || tags.ford === 'stepping_stones') return undefined;
  const tagged = taggedAccess('bike', tags, direction);
  const isOpen = oneway === 'both' || oneway === direction || isContraflow(tagged, direction, oneway);
  const rides = isOpen ? rideAccess(tags, tagged, country) : undefined;
  const ground = groundKmh(bikeGround, tags);
  if (rides && rides.access !== 'no' && ground > 0 && tags.highway !== 'steps') {
    const kmh = Math.min(RIDE_KMH + 1, rides.kmh, ground, trailCap(tags), fordKmh('bike', tags));
    return { kmh, mode: 'ride', zone: zoneOf(rides.access) };
  }
  return isOpen ? push(tags, direction, tagged) : pushAgainst(tags, direction, tagged);
}

interface Ride {
  readonly access: Access;
  readonly kmh: number;
}

type Tagged = ReturnType<typeof taggedAccess>;

function rideAccess(tags: Tags, tagged: Tagged, country: string): Ride | undefined {
  const { highway } = tags;
  const isMotorway = highway === 'motorway' || highway === 'motorway_link';
  if (numberIn(scaleKmh, tags.sac_scale) !== undefined || trailCap(tags) === 0) return undefined;
  if (tags.motorroad === 'yes' && tagged?.key !== 'bicycle') return undefined;
  if (tagged?.value === 'dismount' || tags.bicycle === 'dismount') return undefined;
  const own = numberIn(rideKmh, highway);
  if (own !== undefined && tags.area !== 'yes') return { access: tagged?.access ?? 'yes', kmh: paved(tags, own) };
  const permitted = numberIn(permittedKmh, highway);
  // "access=yes" of a footway is meant for its usual travellers; "bicycle=yes" for bicycles.
  const isMeant = tagged?.key === 'bicycle' || (tagged?.key === 'vehicle' && !isMotorway);
  const isBusway = highway === 'busway' && tagged?.key === 'access' && tagged.access === 'yes';
  if (permitted === undefined) return undefined;
  if (isMeant || isBusway) return { access: tagged.access, kmh: permitted };
  const isFootway = ridesOnFootways.has(country) && highway === 'footway' && tags.footway !== 'crossing';
  return isFootway && tags.indoor !== 'yes' ? { access: tagged?.access ?? 'yes', kmh: FOOTWAY_KMH } : undefined;
}

/** The speed limit from "mtb:scale": "0" to "6", optionally followed by "+" or "-". */
function trailCap(tags: Tags): number {
  const scale = /^([0-6])[+-]?$/u.exec(tags['mtb:scale'] ?? '')?.[1];
  return scale === undefined ? Infinity : (trailKmh[Number(scale)] ?? 0);
}

/** A bicycle lane makes a big road quicker to ride. */
function paved(tags: Tags, kmh: number): number {
  const hasLane = ['cycleway', 'cycleway:right', 'cycleway:both', 'cycleway:left'].some((key) =>
    ['lane', 'track', 'opposite_lane', 'opposite_track'].includes(tags[key]));
  return hasLane || tags.bicycle === 'designated' || tags.bicycle_road === 'yes' ? RIDE_KMH : kmh;
}

/** "bicycle:backward=yes" on a oneway street is deliberate. */
const isContraflow = (tagged: Tagged, direction: Direction, oneway: Oneway): boolean =>
  oneway !== 'none' && oneway !== direction && tagged?.key === 'bicycle' && tagged.isDirected
  && tagged.access === 'yes';

/** Pushing is possible where pedestrians may go. */
function push(tags: Tags, direction: Direction, tagged: Tagged): Use | undefined {
  const feet = walkAccess(tags, direction);
  const isBanned = tagged?.key === 'bicycle' && tagged.access === 'no';
  const walks = onewayFor('walk', tags);
  if (feet === 'no' || (walks !== 'both' && walks !== direction)) return undefined;
  if (isBanned && !forFeet.has(tags.highway) && tagged.value !== 'use_sidepath') return undefined;
  if (tags.highway === 'steps') {
    const hasRamp = tags['ramp:bicycle'] === 'yes' || tags.ramp === 'yes' || tags['ramp:stroller'] === 'yes';
    return { kmh: hasRamp ? RAMP_KMH : STEPS_KMH, mode: 'push', zone: pushZone(feet) };
  }
  return { kmh: PUSH_KMH, mode: 'push', zone: pushZone(feet) };
}

/** Bicycles are pushed against the traffic, but not round a roundabout. */
function pushAgainst(tags: Tags, direction: Direction, tagged: Tagged): Use | undefined {
  if (tags.junction === 'roundabout' || tags.junction === 'circular') return undefined;
  if (/^motorway/u.test(tags.highway ?? '')) return undefined;
  return push(tags, direction, tagged);
}

const pushZone = (access: Access): Zone => (access === 'yes' ? 'push' : zoneOf(access));

const zoneOf = (access: Access): Zone =>
  access === 'private' || access === 'destination' ? access : 'open';
