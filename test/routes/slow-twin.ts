import { distanceMeters } from '../../src/kernel/geo.ts';
import { Heap } from '../../src/kernel/heap.ts';
import { listAt } from '../../src/kernel/lists.ts';
import { straightest } from '../../src/routing/compile/lights.ts';
import type { Source } from '../../src/routing/compile/uses.ts';
import type { Profile, TravelMode } from '../../src/routing/graph.ts';
import { nodeUse } from '../../src/routing/profile/node-use.ts';
import { entrySeconds, zones, type Use, type Zone } from '../../src/routing/profile/way-use.ts';
import { wayUse } from '../../src/routing/profile/way-uses.ts';

/**
 * Answers the same queries the slow way: on the roads segment by segment, with nothing joined or copied, the whole
 * approach remembered and every rule checked at every turn.
 */
export interface Segment {
  readonly way: number;
  readonly tail: number;
  readonly head: number;
  readonly centiseconds: number;
  readonly decimeters: number;
  readonly zone: Zone;
  readonly mode: TravelMode;
}

/** A restriction over consecutive ways, given by nodes; it applies when driven from its first to its last segment. */
export interface Rule {
  readonly kind: 'no' | 'only';
  readonly from: number;
  /** Road nodes of the via ways in order, or the single via node. */
  readonly via: readonly number[];
  readonly to: number;
}

export interface Twin {
  readonly segments: readonly Segment[];
  /** The weight, length and duration of the best route; undefined if there is none. */
  find(from: number, to: number): { weight: number; decimeters: number; centiseconds: number } | undefined;
}

export function openTwin(profile: Profile, source: Source, drawn: readonly Rule[]): Twin {
  const segments = cutSegments(profile, source);
  const leaving = Map.groupBy(segments, ({ tail }) => tail);
  // An "only" whose target cannot be driven applies to nobody.
  const rules = drawn.filter(({ via, to }) => leaving.get(via.at(-1) as number)?.some(({ way }) => way === to));
  const { roadNodes } = source.network;
  const onStreets = nodesOnStreets(source);
  const point = (node: number) => nodeUse(
    profile, source.tagsOf(roadNodes.tags[node]), { isPath: false, isOffStreet: !onStreets.has(node), isOnPath: false },
  );
  const arriving = Map.groupBy(segments, ({ head }) => head);
  const penalty = ({ way, tail, head, zone, mode, centiseconds }: Segment): number => {
    const gate = point(tail);
    // At a wall every road ends separately.
    const isEntered = !gate.isBlocked && (arriving.get(tail) ?? []).some((before) =>
      !(before.way === way && before.tail === head) && zones.indexOf(before.zone) < zones.indexOf(zone));
    return Math.max(isEntered ? entrySeconds[zone] : 0, entrySeconds[gate.isBlocked ? 'open' : gate.zone]) * 100 +
      // Pushing weighs twice its time.
      (mode === 'push' ? centiseconds : 0);
  };
  const longest = Math.max(2, ...rules.map(({ via }) => via.length + 1));
  const onFrom = (history: readonly Segment[]): Segment[] => {
    const last = history.at(-1) as Segment;
    const gate = point(last.head);
    const all = leaving.get(last.head) ?? [];
    const back = all.filter((next) => next.way === last.way && next.head === last.tail);
    if (gate.isBlocked) return back;
    const allowed = all.filter((next) => !isForbidden(rules, history, next, back.includes(next)));
    const ahead = allowed.filter((next) => !back.includes(next));
    return ahead.length > 0 && !gate.isTurningPlace ? ahead : allowed;
  };
  return {
    segments,
    find: (from, to) => {
      if (from === to) return { weight: 0, decimeters: 0, centiseconds: 0 };
      const queue = new Heap<Driven>((a, b) =>
        a.weight < b.weight || (a.weight === b.weight && a.decimeters < b.decimeters));
      for (const first of leaving.get(from) ?? []) queue.push({ history: [first], ...costOf(first, penalty) });
      const done = new Set<string>();
      for (let best = queue.pop(); best; best = queue.pop()) {
        const key = best.history.map(({ way, tail, head }) => `${way}.${tail}.${head}`).join(' ');
        if (done.has(key)) continue;
        done.add(key);
        const here = best.history.at(-1) as Segment;
        if (here.head === to) {
          return { weight: best.weight, decimeters: best.decimeters, centiseconds: best.centiseconds };
        }
        for (const next of onFrom(best.history)) {
          const cost = costOf(next, penalty);
          queue.push({
            history: [...best.history, next].slice(-longest),
            weight: best.weight + cost.weight, decimeters: best.decimeters + cost.decimeters,
            centiseconds: best.centiseconds + cost.centiseconds,
          });
        }
      }
      return undefined;
    },
  };
}

/** Ways whose points count as off-street. */
const ofYards = 'service track living_street footway path cycleway steps pedestrian'.split(' ');

function nodesOnStreets({ network: { roadWays, roadWayNodes }, tagsOf }: Source): Set<number> {
  const found = new Set<number>();
  for (let way = 0; way < roadWays.rows; way++) {
    const { highway } = tagsOf(roadWays.tags[way]);
    if (highway === undefined || ofYards.includes(highway)) continue;
    for (const node of roadWayNodes.node.subarray(roadWays.nodes[way], roadWays.nodes[way + 1])) found.add(node);
  }
  return found;
}

interface Driven {
  /** The last segments, as many as a rule may need. */
  readonly history: readonly Segment[];
  readonly weight: number;
  readonly decimeters: number;
  readonly centiseconds: number;
}

const costOf = (segment: Segment, penalty: (segment: Segment) => number) => ({
  weight: segment.centiseconds + penalty(segment),
  decimeters: segment.decimeters, centiseconds: segment.centiseconds,
});

function isForbidden(rules: readonly Rule[], history: readonly Segment[], next: Segment, isBack: boolean): boolean {
  const here = next.tail;
  /** Several "only" with the same approach allow each other: by approach, the ways on. */
  const onlyTo = new Map<string, number[]>();
  for (const { kind, from, via, to } of rules) {
    if (via.at(-1) !== here) continue;
    const driven = history.slice(-via.length);
    const isDriven = driven.length === via.length && driven[0].way === from &&
      driven.every(({ head }, i) => head === via[i]);
    if (!isDriven) continue;
    if (kind === 'no' && next.way === to && (from !== to || isBack)) return true;
    if (kind === 'only') listAt(onlyTo, `${from} ${via.join(' ')}`).push(to);
  }
  return !isBack && [...onlyTo.values()].some((ways) => !ways.includes(next.way));
}

/** Lengths and times are rounded at the nodes of a way, not between them: see WayMeasure. */
function cutSegments(profile: Profile, { network, tagsOf, placeOf }: Source): Segment[] {
  const { roadWays, roadWayNodes, roadNodes } = network;
  const found: (Segment & Lit)[] = [];
  for (let way = 0; way < roadWays.rows; way++) {
    const tags = tagsOf(roadWays.tags[way]);
    const use = wayUse(profile, tags, placeOf(way));
    const nodes = [...roadWayNodes.node.subarray(roadWays.nodes[way], roadWays.nodes[way + 1])];
    const isPath = ['footway', 'path', 'cycleway', 'steps', 'pedestrian'].includes(tags.highway);
    const { lat, lon } = roadNodes;
    const total = nodes.slice(1).reduce((sum, node, i) =>
      sum + distanceMeters(lat[nodes[i]], lon[nodes[i]], lat[node], lon[node]), 0);
    let meters = 0;
    for (let i = 1; i < nodes.length; i++) {
      const [a, b] = [nodes[i - 1], nodes[i]];
      const before = meters;
      meters += distanceMeters(lat[a], lon[a], lat[b], lon[b]);
      const decimeters = Math.round(meters * 10) - Math.round(before * 10);
      const add = (tail: number, head: number, one: Use | undefined, isAgainst: boolean): void => {
        if (!one) return;
        const delaysAt = (node: number) =>
          nodeUse(profile, tagsOf(roadNodes.tags[node]), { isPath, isOffStreet: false, isOnPath: false });
        const { forwardSeconds, backwardSeconds, forwardLightSeconds, backwardLightSeconds } = delaysAt(head);
        const seconds = isAgainst ? backwardSeconds : forwardSeconds;
        const lights = isAgainst ? backwardLightSeconds : forwardLightSeconds;
        const behind = delaysAt(tail);
        const pace = use?.totalSeconds === undefined ? 360 / one.kmh : (use.totalSeconds * 100) / total;
        const centiseconds = Math.round(meters * pace) - Math.round(before * pace);
        found.push({
          way, tail, head, centiseconds, decimeters, zone: one.zone, mode: one.mode, seconds, lights,
          meters: meters - before, tailSeconds: Math.max(behind.forwardSeconds, behind.forwardLightSeconds),
        });
      };
      add(a, b, use?.forward, false);
      add(b, a, use?.backward, true);
    }
  }
  const arriving = Map.groupBy(found, ({ head }) => head);
  return found.map((segment) => {
    const { seconds, lights, tailSeconds } = segment;
    // On foot half of a delay comes after its node.
    const delay = profile === 'walk' ? (Math.max(seconds, lights) + tailSeconds) / 2
      : Math.max(seconds, lights - waitedBefore(network, arriving, segment));
    return { ...segment, centiseconds: segment.centiseconds + Math.round(delay * 100) };
  });
}

/** Properties of the node at a segment's head. */
interface Lit {
  readonly meters: number;
  readonly seconds: number;
  readonly lights: number;
  /** The whole delay of the node at its tail. */
  readonly tailSeconds: number;
}

interface Passed {
  readonly metersBefore: number;
  readonly seconds: number;
}

/** The lights on the straight approach to a segment, farthest first: each at most 40 m before the next one. */
function passedBefore(
  network: Source['network'], arriving: ReadonlyMap<number, readonly (Segment & Lit)[]>,
  { tail, head, meters }: Segment & Lit, behind = 0, dark = 0,
): Passed[] {
  const earlier = (arriving.get(tail) ?? []).filter((one) => one.tail !== head);
  const metersBefore = behind + meters;
  if (dark + meters > 40 || earlier.length === 0) return [];
  const from = straightest(network, earlier.map((one) => one.tail), tail, head);
  const straight = earlier.filter((one) => one.tail === from);
  const seconds = Math.max(...straight.map(({ lights }) => lights));
  const farther = passedBefore(network, arriving, straight[0], metersBefore, seconds > 0 ? 0 : dark + meters);
  return seconds > 0 ? [...farther, { metersBefore, seconds }] : farther;
}

/** The longest wait at the lights passed before a segment that belong to its junction, which is at most 80 m long. */
function waitedBefore(...approach: Parameters<typeof passedBefore>): number {
  const junctions: Passed[][] = [];
  for (const light of passedBefore(...approach)) {
    const last = junctions.at(-1);
    if (last && last[0].metersBefore - light.metersBefore <= 80) last.push(light);
    else junctions.push([light]);
  }
  const own = junctions.at(-1) ?? [];
  return own.length > 0 && own[0].metersBefore <= 80 ? Math.max(...own.map(({ seconds }) => seconds)) : 0;
}
