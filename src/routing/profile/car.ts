import { taggedAccess, type Access, type Direction, type TaggedAccess } from './access.ts';
import { isTooSmall } from './car-size.ts';
import { limitFor, speedOf, type Place } from './speed-limit.ts';
import { carGround, fordKmh, groundKmh } from './surfaces.ts';
import { numberIn, numbersOf, setOf, valuesOf, type Tags } from './tags.ts';
import type { Use, Zone } from './way-use.ts';

/** Seconds lost per kilometre to junctions, people and parked cars, inside and outside settlements. */
const lostUrban = numbersOf(`motorway=0 trunk=4 primary=12 secondary=16 tertiary=24 unclassified=36 residential=56
  living_street=60 service=90 road=56 track=60 motorway_link=8 trunk_link=14 primary_link=20 secondary_link=24
  tertiary_link=30 pedestrian=120`);
const lostRural = numbersOf(`motorway=0 trunk=1 primary=3 secondary=6 tertiary=10 unclassified=18 residential=48
  living_street=60 service=80 road=40 track=50 motorway_link=8 trunk_link=12 primary_link=14 secondary_link=16
  tertiary_link=18 pedestrian=120`);

/** The highest speed driven there whatever the sign, km/h. */
const topKmh = numbersOf(`motorway=130 trunk=120 primary=110 secondary=100 tertiary=90 unclassified=80 residential=60
  living_street=20 service=25 road=50 track=30 motorway_link=80 trunk_link=70 primary_link=60 secondary_link=60
  tertiary_link=50 pedestrian=10`);
const serviceKmh = numbersOf('driveway=12 alley=12 parking_aisle=10 drive-through=8 drive_through=8 parking=10');

/** Cars may use these unless tagged otherwise. */
const roads = setOf(`motorway trunk primary secondary tertiary unclassified residential living_street service road track
  motorway_link trunk_link primary_link secondary_link tertiary_link`);
/** Cars may use these only if tagged for cars: "access=yes" of a footway is meant for its usual travellers. */
const paths = setOf('pedestrian footway cycleway path bridleway bus_guideway busway');

/** The share of the limit that people actually drive. */
const LIMIT_KEPT = 0.93;
const LOWEST_KMH = 4;
const RECOMMENDED_4WD_KMH = 20;

const yardServices = setOf('driveway parking_aisle drive-through drive_through');
const services = setOf('emergency_access fire_lane fire_road bus');

export function carUse(tags: Tags, place: Place, direction: Direction): Use | undefined {
  const tagged = taggedAccess('car', tags, direction);
  const access = carAccess(tags, tagged);
  if (access === 'no') return undefined;
  const { highway } = tags;
  const road = roads.has(highway) || highway === 'pedestrian' ? highway : 'service';
  const ground = groundKmh(carGround, tags);
  if (ground === 0) return undefined;
  const limit = Math.min(limitFor(tags, place, direction), advisory(tags, direction));
  const lost = numberIn(place.isUrban ? lostUrban : lostRural, road) ?? 60;
  const free = 3600 / (3600 / (limit * LIMIT_KEPT) + lost);
  const own = tags.service === undefined ? undefined : numberIn(serviceKmh, tags.service);
  const kmh = Math.min(free, numberIn(topKmh, road) ?? 40, ground, own ?? Infinity, fordKmh('car', tags),
    tags['4wd_only'] === 'recommended' ? RECOMMENDED_4WD_KMH : Infinity);
  return { kmh: Math.max(LOWEST_KMH, kmh), mode: 'drive', zone: zoneOf(tags, access, tagged) };
}

function carAccess(tags: Tags, tagged: TaggedAccess | undefined): Access {
  const { highway } = tags;
  if (isTooSmall(tags) || isOnlyForOthers(tags) || isTooRough(tags)) return 'no';
  if (roads.has(highway)) {
    if (tags.area === 'yes' || (services.has(tags.service) && tagged === undefined)) return 'no';
    return tagged?.access ?? 'yes';
  }
  if (!paths.has(highway)) return 'no';
  const isMeant = tagged?.key === 'motorcar' || tagged?.key === 'motor_vehicle' ||
    (tagged?.key === 'vehicle' && highway === 'pedestrian');
  return isMeant ? tagged.access : 'no';
}

/** Whether no car gets through, or only those with four-wheel drive. */
const isTooRough = (tags: Tags): boolean => tags['4wd_only'] === 'yes' || tags.ford === 'stepping_stones';

/** Whether all its lanes are only for buses or full cars. */
function isOnlyForOthers(tags: Tags): boolean {
  if (tags.hov === 'designated' && tags.motorcar !== 'yes') return true;
  const lanes = tags['hov:lanes'];
  return lanes !== undefined && lanes.split('|').every((lane) => lane === 'designated');
}

const advisory = (tags: Tags, direction: Direction): number =>
  speedOf(tags[`maxspeed:advisory:${direction}`] ?? tags['maxspeed:advisory']) ?? Infinity;

function zoneOf(tags: Tags, access: Access, tagged: TaggedAccess | undefined): Zone {
  if (access === 'private' || access === 'destination') return access;
  // Most tracks through fields and woods are closed to cars by law or by custom, but few are tagged so.
  if (tags.highway === 'track' && tagged === undefined) return 'track';
  // For off-road vehicles: a common car gets through with care, if it must.
  if (tags.smoothness === 'horrible') return 'track';
  if (yardServices.has(tags.service)) return 'livingStreet';
  if (tags.highway === 'living_street' || tags.living_street === 'yes' || tags.highway === 'pedestrian') {
    return 'livingStreet';
  }
  return valuesOf(tags.bicycle_road ?? '').includes('yes') ? 'livingStreet' : 'open';
}
