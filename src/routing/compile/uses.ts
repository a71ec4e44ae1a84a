import type { Profile } from '../graph.ts';
import type { RoadNetwork } from '../network.ts';
import { freeNode, nodeUse, type NodeUse } from '../profile/node-use.ts';
import type { Place } from '../profile/speed-limit.ts';
import { setOf, type Tags } from '../profile/tags.ts';
import { wayUse } from '../profile/way-uses.ts';
import type { WayUse } from '../profile/way-use.ts';

/** What is compiled: the roads, their tags, and where each stands. */
export interface Source {
  readonly network: RoadNetwork;
  tagsOf(set: number): Tags;
  textOf(string: number): string;
  /** The number of a text among the strings of the atlas, added where it is new. */
  textNumber(text: string): number;
  placeOf(way: number): Place;
}

/** What each way and node is to one profile. Equal tags are read once. */
export interface Uses {
  readonly profile: Profile;
  ofWay(way: number): WayUse | undefined;
  /** Of a node, on its way; `freeNode` for nearly all. */
  ofNode(roadNode: number, way: number): NodeUse;
  /** The same for what does not depend on the way. */
  ofPoint(roadNode: number): NodeUse;
}

const pathKinds = setOf('footway path cycleway steps pedestrian corridor bridleway crossing platform');

export function openUses(profile: Profile, { network, tagsOf, placeOf }: Source): Uses {
  const { roadWays, roadNodes } = network;
  const waysByPlace = new Map<string, Map<number, WayUse | undefined>>();
  const isPath = new Map<number, boolean>();
  const nodeUses = [new Map<number, NodeUse>(), new Map<number, NodeUse>()];
  const ofSet = (set: number, path: boolean): NodeUse => {
    const known = nodeUses[path ? 1 : 0];
    let use = known.get(set);
    if (!use) {
      use = nodeUse(profile, tagsOf(set), path);
      known.set(set, (use = isFree(use) ? freeNode : use));
    }
    return use;
  };
  return {
    profile,
    ofPoint: (roadNode) => ofSet(roadNodes.tags[roadNode], false),
    ofWay: (way) => {
      const place = placeOf(way);
      const key = place.country + (place.isUrban ? '+' : '-');
      let known = waysByPlace.get(key);
      if (!known) waysByPlace.set(key, (known = new Map()));
      const set = roadWays.tags[way];
      if (!known.has(set)) known.set(set, wayUse(profile, tagsOf(set), place));
      return known.get(set);
    },
    ofNode: (roadNode, way) => {
      const waySet = roadWays.tags[way];
      let path = isPath.get(waySet);
      if (path === undefined) isPath.set(waySet, (path = pathKinds.has(tagsOf(waySet).highway)));
      return ofSet(roadNodes.tags[roadNode], path);
    },
  };
}

const isFree = (
  { isBlocked, zone, forwardSeconds, backwardSeconds, isTurningPlace, conditional }: NodeUse,
): boolean =>
  !isBlocked && zone === 'open' && forwardSeconds === 0 && backwardSeconds === 0 && !isTurningPlace &&
  conditional.length === 0;
