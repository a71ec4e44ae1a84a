import { newBuilders, finishTables, ref, u8, type Tables } from '../../kernel/columns.ts';
import { DEGREE } from '../../kernel/geo.ts';
import type { RoadNetwork } from '../network.ts';
import type { Place } from '../profile/speed-limit.ts';
import type { Tags } from '../profile/tags.ts';
import { classOf, settingOf } from './road-class.ts';
import { zoneOf } from './time-zones.ts';

/** The facts about roads that traffic needs: `wayTraffic` has a row for each of `roadWays`. */
export const wayTrafficSchema = {
  clockZones: { name: ref('strings') }, // IANA names
  roadPlaces: { country: ref('strings'), isUrban: u8 },
  /** A row of `clockZones`; the class as road-class.ts numbers it; a row of `roadPlaces`. */
  wayTraffic: { zone: u8, class: u8, place: ref('roadPlaces') },
} as const;

export type WayTraffic = Tables<typeof wayTrafficSchema>;

/** There are not as many zones; any beyond it share the last one's clock. */
const MOST_ZONES = 255;

export interface WaySource {
  readonly network: RoadNetwork;
  tagsOf(set: number): Tags;
  placeOf(way: number): Place;
  textNumber(text: string): number;
}

export function buildWayTraffic({ network, tagsOf, placeOf, textNumber }: WaySource): WayTraffic {
  const { roadWays, roadWayNodes, roadNodes } = network;
  const builders = newBuilders(wayTrafficSchema);
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    let number = numbers.get(name);
    if (number === undefined) {
      number = Math.min(numbers.size, MOST_ZONES);
      if (number === numbers.size) builders.clockZones.add({ name: textNumber(name) });
      numbers.set(name, number);
    }
    return number;
  };
  const placeNumbers = new Map<string, number>();
  const placeNumber = ({ country, isUrban }: Place): number => {
    const key = country + (isUrban ? '+' : '-');
    let number = placeNumbers.get(key);
    if (number === undefined) {
      number = builders.roadPlaces.add({ country: textNumber(country), isUrban: isUrban ? 1 : 0 });
      placeNumbers.set(key, number);
    }
    return number;
  };
  for (let way = 0; way < roadWays.rows; way++) {
    const { country, region = '' } = placeOf(way);
    const node = roadWayNodes.node[(roadWays.nodes[way] + roadWays.nodes[way + 1]) >> 1];
    const zone = numberOf(zoneOf(country, region, roadNodes.lon[node] / DEGREE));
    const road = classOf(tagsOf(roadWays.tags[way]), settingOf(placeOf(way)));
    builders.wayTraffic.add({ zone, class: road, place: placeNumber(placeOf(way)) });
  }
  return finishTables(wayTrafficSchema, builders);
}
