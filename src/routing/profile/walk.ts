import { taggedAccess, type Access, type Direction } from './access.ts';
import { isConveyor } from './oneway.ts';
import { fordKmh, footGround, groundKmh } from './surfaces.ts';
import { numberIn, numbersOf, setOf, type Tags } from './tags.ts';
import type { Use } from './way-use.ts';

const WALK_KMH = 5;
const STEPS_KMH = 2.8;
const ESCALATOR_KMH = 2.4;
const LADDER_KMH = 1;

/** Walking is allowed here unless tagged otherwise. */
const roads = setOf(`trunk primary secondary tertiary unclassified residential living_street service road track
  trunk_link primary_link secondary_link tertiary_link`);
const paths = setOf('pedestrian footway path steps corridor platform cycleway crossing elevator ladder');
/** Walking is allowed here only if tagged for walkers: "access=yes" of a motorway is meant for drivers. */
const others = setOf('motorway motorway_link bridleway busway bus_guideway runway');

/** Mountain paths that need the use of hands. */
const hardest = setOf('demanding_alpine_hiking difficult_alpine_hiking');
export const scaleKmh = numbersOf(`mountain_hiking=4 demanding_mountain_hiking=3 alpine_hiking=2
  demanding_alpine_hiking=1 difficult_alpine_hiking=1`);
/** Slower speeds along fast roads, so that walkers use them only if nothing better is near. */
const roadKmh = numbersOf('trunk=4.2 trunk_link=4.2 primary=4.6 primary_link=4.6 cycleway=4.6 track=4.8');

/** Whether a way without a highway tag can be walked on. */
const isWalkable = (tags: Tags): boolean =>
  tags.man_made === 'pier' || tags.railway === 'platform' || tags.public_transport === 'platform';

export function walkUse(tags: Tags, direction: Direction): Use | undefined {
  const access = walkAccess(tags, direction);
  if (access === 'no') return undefined;
  const zone = access === 'yes' ? 'open' : access;
  if (tags.highway === 'steps') {
    return { kmh: isConveyor(tags) ? ESCALATOR_KMH : STEPS_KMH, mode: 'steps', zone };
  }
  if (tags.highway === 'ladder') return { kmh: LADDER_KMH, mode: 'steps', zone };
  const kmh = Math.min(
    WALK_KMH, groundKmh(footGround, tags), fordKmh('walk', tags), numberIn(scaleKmh, tags.sac_scale) ?? WALK_KMH,
    hasPavement(tags) ? WALK_KMH : (numberIn(roadKmh, tags.highway) ?? WALK_KMH),
  );
  return { kmh, mode: 'walk', zone };
}

const hasPavement = (tags: Tags): boolean =>
  ['sidewalk', 'sidewalk:both', 'sidewalk:left', 'sidewalk:right'].some((key) =>
    tags[key] !== undefined && !['no', 'none', 'separate'].includes(tags[key]));

export function walkAccess(tags: Tags, direction: Direction): Access {
  const { highway } = tags;
  if (hardest.has(tags.sac_scale)) return 'no';
  const tagged = taggedAccess('walk', tags, direction);
  if (highway === undefined ? isWalkable(tags) : paths.has(highway)) {
    // "foot:backward=designated" of a cycleway implies that walking forward is forbidden.
    const opposite = tags[direction === 'forward' ? 'foot:backward' : 'foot:forward'];
    if (highway === 'cycleway' && tagged === undefined && opposite !== undefined) return 'no';
    return tagged?.access ?? 'yes';
  }
  if (roads.has(highway)) {
    const isForCars = tags.motorroad === 'yes' || tags.expressway === 'yes';
    return isForCars && tagged?.key !== 'foot' ? 'no' : (tagged?.access ?? 'yes');
  }
  if (!others.has(highway)) return 'no';
  return tagged?.key === 'foot' ? tagged.access : 'no';
}
