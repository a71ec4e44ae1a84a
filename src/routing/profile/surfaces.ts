import type { Profile } from '../graph.ts';
import { numberIn, numbersOf, type Tags } from './tags.ts';

/** The highest speed on each surface, km/h. A surface not listed has no limit. */
interface Ground {
  readonly surface: Readonly<Record<string, number>>;
  readonly smoothness: Readonly<Record<string, number>>;
  readonly tracktype: Readonly<Record<string, number>>;
}

export const carGround: Ground = {
  surface: numbersOf(`concrete:lanes=70 concrete:plates=60 paving_stones=50 sett=40 cobblestone=30
    unhewn_cobblestone=25 metal=50 wood=40 compacted=70 fine_gravel=60 gravel=45 unpaved=45 pebblestone=35
    dirt=30 earth=30 ground=30 clay=25 soil=30 grass=15 grass_paver=25 mud=10 sand=15 rock=15 ice=30 snow=30
    woodchips=15`),
  smoothness: numbersOf('intermediate=80 bad=40 very_bad=20 horrible=10 very_horrible=0 impassable=0'),
  tracktype: numbersOf('grade1=50 grade2=35 grade3=25 grade4=15 grade5=10'),
};

export const bikeGround: Ground = {
  surface: numbersOf(`paving_stones=15 sett=11 cobblestone=8 unhewn_cobblestone=6 metal=12 wood=12 compacted=15
    fine_gravel=13 gravel=10 unpaved=12 pebblestone=9 dirt=10 earth=10 ground=10 clay=9 soil=10 grass=7 grass_paver=10
    mud=4 sand=5 rock=6 ice=7 snow=7 woodchips=8`),
  smoothness: numbersOf('intermediate=15 bad=11 very_bad=7 horrible=5 very_horrible=0 impassable=0'),
  tracktype: numbersOf('grade1=16 grade2=14 grade3=12 grade4=9 grade5=7'),
};

export const footGround: Ground = {
  surface: numbersOf('mud=3 sand=3.5 grass=4.5 rock=3.5 snow=4 ice=3.5'),
  smoothness: {},
  tracktype: {},
};

const wadeKmh: Readonly<Record<Profile, number>> = { car: 10, bike: 6, walk: 3 };

/** The speed through water along a whole way. */
export const fordKmh = (profile: Profile, { ford }: Tags): number =>
  (ford === undefined || ford === 'no' ? Infinity : wadeKmh[profile]);

/** Infinity without a limit, 0 if impassable. */
export function groundKmh(ground: Ground, tags: Tags): number {
  const caps = [
    numberIn(ground.surface, tags.surface),
    numberIn(ground.smoothness, tags.smoothness),
    tags.surface === undefined || tags.highway === 'track' ? numberIn(ground.tracktype, tags.tracktype) : undefined,
  ];
  return Math.min(...caps.map((cap) => cap ?? Infinity));
}
