import type { Profile } from '../graph.ts';
import type { RoadNetwork } from '../network.ts';
import { freeNode, nodeUse, type NodeUse } from '../profile/node-use.ts';
import type { Place } from '../profile/speed-limit.ts';
import { setOf, type Tags } from '../profile/tags.ts';
import { wayUse } from '../profile/way-uses.ts';
import type { WayUse } from '../profile/way-use.ts';

/** What is compiled: the roads, their tags and the place of each. */
export interface Source {
  readonly network: RoadNetwork;
  tagsOf(set: number): Tags;
  textOf(string: number): string;
  /** The number of a text among the strings of the atlas, added if new. */
  textNumber(text: string): number;
  placeOf(way: number): Place;
}

/** How one profile may use each way and node. Equal tags are read once. */
export interface Uses {
  readonly profile: Profile;
  ofWay(way: number): WayUse | undefined;
  /** The use of a node on its way; `freeNode` for nearly all. */
  ofNode(roadNode: number, way: number): NodeUse;
  /** The same, as far as it does not depend on the way. */
  ofPoint(roadNode: number): NodeUse;
}

const pathKinds = setOf('footway path cycleway steps pedestrian corridor bridleway crossing platform');
/** Drives, and roads whose gates are private. */
const yardKinds = setOf('service track living_street');

export function openUses(profile: Profile, { network, tagsOf, placeOf }: Source): Uses {
  const { roadWays, roadNodes } = network;
  const ofWay = usesByWay(network, tagsOf, placeOf, (tags, place) => wayUse(profile, tags, place));
  const isPathSet = remembered((set) => pathKinds.has(tagsOf(set).highway));
  const marks = markRoads(network, remembered((set) => markOf(tagsOf(set))));
  const nodeUses = Array.from({ length: 8 }, (_, place) => remembered((set) => {
    const [isOffStreet, isOnPath] = [(place & ON_STREET) === 0, (place & ON_PATH) !== 0];
    const use = nodeUse(profile, tagsOf(set), { isPath: (place & ALONG_PATH) !== 0, isOffStreet, isOnPath });
    return isFree(use) ? freeNode : use;
  }));
  return {
    profile,
    ofPoint: (roadNode) => nodeUses[marks[roadNode]](roadNodes.tags[roadNode]),
    ofWay,
    ofNode: (roadNode, way) => {
      const path = isPathSet(roadWays.tags[way]) ? ALONG_PATH : 0;
      return nodeUses[marks[roadNode] | path](roadNodes.tags[roadNode]);
    },
  };
}

/** The use of each way: what its tags say at its place is read once for all ways with equal tags and places. */
function usesByWay(
  { roadWays }: RoadNetwork, tagsOf: Source['tagsOf'], placeOf: Source['placeOf'],
  read: (tags: Tags, place: Place) => WayUse | undefined,
): Uses['ofWay'] {
  const uses: (WayUse | undefined)[] = [];
  const byPlace = new Map<string, Map<Tags, number>>();
  const numberOf = new Uint32Array(roadWays.rows);
  for (let way = 0; way < roadWays.rows; way++) {
    const place = placeOf(way);
    const key = place.country + (place.isUrban ? '+' : '-');
    let known = byPlace.get(key);
    if (!known) byPlace.set(key, (known = new Map()));
    const tags = tagsOf(roadWays.tags[way]);
    let number = known.get(tags);
    if (number === undefined) known.set(tags, (number = uses.push(read(tags, place)) - 1));
    numberOf[way] = number;
  }
  return (way) => uses[numberOf[way]];
}

/** Caches the result for each number, and the latest one at hand: nodes without tags follow each other. */
function remembered<T extends object | boolean | number>(find: (number: number) => T): (number: number) => T {
  const known = new Map<number, T>();
  let [last, latest] = [-1, undefined as T | undefined];
  return (number) => {
    if (number === last) return latest as T;
    let found = known.get(number);
    if (found === undefined) known.set(number, (found = find(number)));
    last = number;
    latest = found;
    return found;
  };
}

const ON_STREET = 1;
const ON_PATH = 2;
const ALONG_PATH = 4;

const markOf = ({ highway }: Tags): number =>
  (highway === undefined || yardKinds.has(highway) ? 0 : pathKinds.has(highway) ? ON_PATH : ON_STREET);

/** Marks each road node with the kinds of ways it is on. */
function markRoads(
  { roadWays, roadWayNodes, roadNodes }: RoadNetwork, markOfSet: (set: number) => number,
): Uint8Array {
  const marks = new Uint8Array(roadNodes.rows);
  for (let way = 0; way < roadWays.rows; way++) {
    const mark = markOfSet(roadWays.tags[way]);
    if (mark === 0) continue;
    for (let i = roadWays.nodes[way]; i < roadWays.nodes[way + 1]; i++) marks[roadWayNodes.node[i]] |= mark;
  }
  return marks;
}

const isFree = (use: NodeUse): boolean =>
  !use.isBlocked && use.zone === 'open' && use.forwardSeconds === 0 && use.backwardSeconds === 0 && !isLit(use) &&
  !use.isTurningPlace && use.conditional.length === 0;

export const isLit = ({ forwardLightSeconds, backwardLightSeconds }: NodeUse): boolean =>
  forwardLightSeconds > 0 || backwardLightSeconds > 0;
