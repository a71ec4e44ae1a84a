import { Growing } from '../../kernel/columns.ts';
import { NO_ZONE, travelModes, type TravelMode } from '../graph.ts';
import type { RoadNetwork } from '../network.ts';
import { zones, type Use, type WayUse } from '../profile/way-use.ts';
import { openLights, type IsNearLights } from './lights.ts';
import type { Uses } from './uses.ts';
import { WayMeasure } from './way-measure.ts';

/** A change of a piece's use while a condition holds. */
export interface PieceCondition {
  readonly piece: number;
  readonly isAgainst: boolean;
  readonly condition: string;
  readonly centiseconds: number;
  readonly zone: number;
  readonly mode: number;
}

/** Directions: `along` the way's own order of nodes, and `against` it. */
export interface Pieces {
  readonly rows: number;
  readonly way: Uint32Array;
  /** Positions in the way's list of nodes, the earlier first. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly decimeters: Uint32Array;
  /** Two values each: along, against. CLOSED if travel is not allowed. */
  readonly centiseconds: Uint32Array;
  readonly mode: Uint8Array;
  /** Pieces join only if these are equal: open or not, and the zone. */
  readonly kind: Uint8Array;
  /** Ordered by piece. A piece with conditions is never joined. */
  readonly conditions: readonly PieceCondition[];
  /** The road node at each end, two values each. */
  readonly ends: Uint32Array;
}

/** Kinds of a direction: 0 closed, else 1 plus twice the zone, plus 1 if only a condition opens it. */
const kindOf = (base: Use | undefined, timed: Use | undefined): number => {
  const use = base ?? timed;
  return use === undefined ? 0 : 1 + zones.indexOf(use.zone) * 2 + (base === undefined ? 1 : 0);
};
const zoneNumber = (use: Use | undefined): number => (use === undefined ? NO_ZONE : zones.indexOf(use.zone));
export const zoneOfKind = (kind: number): number => (kind === 0 ? NO_ZONE : (kind - 1) >> 1);
export const isTimedKind = (kind: number): boolean => kind > 0 && kind % 2 === 0;

const modeNumber = (use: Use | undefined, otherwise: TravelMode): number =>
  travelModes.indexOf(use?.mode ?? otherwise);

/**
 * Cuts the ways that a profile may use at nodes where something may end, begin or change: where the number of segments
 * that meet is not two, and where `mustKeep` is set.
 */
export function cutWays(
  network: RoadNetwork, uses: Uses, isNearLights: IsNearLights, mustKeep: Uint8Array,
): Pieces {
  const { roadWays, roadWayNodes } = network;
  const degree = countSegments(network, uses);
  const list = { way: new Growing('u32'), from: new Growing('u32'), to: new Growing('u32') };
  const measured = { decimeters: new Growing('u32'), centiseconds: new Growing('u32') };
  const kept = { mode: new Growing('u8'), kind: new Growing('u8'), ends: new Growing('u32') };
  const conditions: PieceCondition[] = [];
  const measure = new WayMeasure(network, uses, openLights(network, uses, isNearLights));
  const add = (way: number, use: WayUse, from: number, to: number): void => {
    const start = roadWays.nodes[way];
    const timed = use.conditional.find(({ forward, backward }) => forward ?? backward);
    list.way.push(way);
    list.from.push(from);
    list.to.push(to);
    measured.decimeters.push(measure.decimeters(from, to));
    for (const isAgainst of [false, true]) {
      const side = isAgainst ? 'backward' : 'forward';
      measured.centiseconds.push(measure.centiseconds(from, to, use[side], isAgainst));
      kept.mode.push(modeNumber(use[side] ?? timed?.[side], 'walk'));
      kept.kind.push(kindOf(use[side], use.conditional.find((one) => one[side])?.[side]));
      kept.ends.push(roadWayNodes.node[start + (isAgainst ? to : from)]);
    }
    addConditions(conditions, list.way.length - 1, use, (one, isAgainst) =>
      measure.centiseconds(from, to, one, isAgainst));
  };
  for (let way = 0; way < roadWays.rows; way++) {
    const use = uses.ofWay(way);
    if (!use) continue;
    const start = roadWays.nodes[way];
    const last = roadWays.nodes[way + 1] - start - 1;
    if (last < 1) continue;
    measure.measure(way, use);
    let from = 0;
    for (let at = 1; at <= last; at++) {
      const node = roadWayNodes.node[start + at];
      if (at < last && degree[node] === 2 && mustKeep[node] === 0) continue;
      if (at > from + 1 || node !== roadWayNodes.node[start + from]) add(way, use, from, at);
      from = at;
    }
  }
  return {
    rows: list.way.length, way: list.way.finish(), from: list.from.finish(), to: list.to.finish(),
    decimeters: measured.decimeters.finish(), centiseconds: measured.centiseconds.finish(),
    mode: kept.mode.finish(), kind: kept.kind.finish(), ends: kept.ends.finish(), conditions,
  };
}

function addConditions(
  conditions: PieceCondition[], piece: number, use: WayUse,
  duration: (use: Use | undefined, isAgainst: boolean) => number,
): void {
  for (const isAgainst of [false, true]) {
    const side = isAgainst ? 'backward' : 'forward';
    const plain = duration(use[side], isAgainst);
    let isChanged = false;
    for (const timed of use.conditional) {
      const centiseconds = duration(timed[side], isAgainst);
      const zone = zoneNumber(timed[side]);
      const mode = modeNumber(timed[side], 'walk');
      // A row equal to the plain case matters only if it may undo an earlier one.
      isChanged ||= centiseconds !== plain || zone !== zoneNumber(use[side]) || timed[side]?.mode !== use[side]?.mode;
      if (isChanged) conditions.push({ piece, isAgainst, condition: timed.condition, centiseconds, zone, mode });
    }
  }
}

/** Counts the segments that touch each node; a node repeated in a row is one point. */
function countSegments({ roadWays, roadWayNodes, roadNodes }: RoadNetwork, uses: Uses): Uint8Array {
  const degree = new Uint8Array(roadNodes.rows);
  const count = (node: number): void => void (degree[node] < 255 && degree[node]++);
  for (let way = 0; way < roadWays.rows; way++) {
    if (!uses.ofWay(way)) continue;
    for (let i = roadWays.nodes[way] + 1; i < roadWays.nodes[way + 1]; i++) {
      const [before, node] = [roadWayNodes.node[i - 1], roadWayNodes.node[i]];
      if (before === node) continue;
      count(before);
      count(node);
    }
  }
  return degree;
}
