import { distanceMeters, METERS_PER_UNIT, metersPerLonUnit } from '../../kernel/geo.ts';
import { listAt } from '../../kernel/lists.ts';
import type { RoadNetwork } from '../network.ts';
import type { WayUse } from '../profile/way-use.ts';
import { isLit, type Uses } from './uses.ts';

/** Lights that follow each other this closely may belong to one junction and are green together. */
const CLOSE_METERS = 40;
/** No junction is longer: from the stop line to the crossing behind two carriageways. */
const MOST_METERS = 80;
/** More columns of cells than fit around the globe. */
const CELLS_A_ROW = 2 ** 20;
/** Bounds the walk along nodes at the same spot, which would never end. */
const MOST_STEPS = 50;

/**
 * How many of the seconds at the lights of a node were already waited at other lights of the same junction, when
 * arriving in that direction of its way; `slot` is a row of `roadWayNodes`. A junction has lights at its stop lines,
 * corners and crossings. The approach is not known, so going straight on is assumed. Walkers wait anew at each
 * crossing.
 */
export type WaitedBefore = (slot: number, isAgainst: boolean) => number;

/** An arrival at a node along a way. */
interface Arrival {
  readonly way: number;
  readonly slot: number;
  readonly isAgainst: boolean;
  readonly lightSeconds: number;
}

export function openLights(network: RoadNetwork, uses: Uses, isNear: IsNearLights): WaitedBefore {
  const waited = new Map<number, number>();
  if (uses.profile !== 'walk') {
    const arrivals = arrivalsAtLights(network, uses, isNear);
    for (const arrival of [...arrivals.values()].flat()) {
      if (arrival.lightSeconds === 0) continue;
      const seconds = mostWaited(network, arrivals, arrival);
      if (seconds > 0) waited.set(keyOf(arrival), seconds);
    }
  }
  return (slot, isAgainst) => waited.get(keyOf({ slot, isAgainst })) ?? 0;
}

const keyOf = ({ slot, isAgainst }: Pick<Arrival, 'slot' | 'isAgainst'>): number => slot * 2 + (isAgainst ? 1 : 0);

const nodeBefore = ({ roadWayNodes }: RoadNetwork, { slot, isAgainst }: Arrival): number =>
  roadWayNodes.node[isAgainst ? slot + 1 : slot - 1];

/** The longest wait at other lights of the same junction before an arrival. */
function mostWaited(network: RoadNetwork, arrivals: ReadonlyMap<number, readonly Arrival[]>, at: Arrival): number {
  let [first, most] = [Infinity, 0];
  for (const { metersBefore, seconds } of passedBefore(network, arrivals, at).reverse()) {
    if (first - metersBefore > MOST_METERS) [first, most] = [metersBefore, 0];
    most = Math.max(most, seconds);
  }
  return first > MOST_METERS ? 0 : most;
}

/** Lights passed before an arrival, going straight back, as far as each follows closely on the one before it. */
function passedBefore(network: RoadNetwork, arrivals: ReadonlyMap<number, readonly Arrival[]>, at: Arrival) {
  const { roadNodes: { lat, lon }, roadWayNodes } = network;
  const passed: { metersBefore: number; seconds: number }[] = [];
  let [node, before] = [roadWayNodes.node[at.slot], nodeBefore(network, at)];
  let [metersBefore, lastMeters] = [0, 0];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    metersBefore += distanceMeters(lat[before], lon[before], lat[node], lon[node]);
    if (metersBefore - lastMeters > CLOSE_METERS) break;
    const earlier = Map.groupBy(arrivals.get(before) ?? [], (one) => nodeBefore(network, one));
    earlier.delete(node);
    const straight = straightest(network, [...earlier.keys()], before, node);
    if (straight === undefined) break;
    const seconds = Math.max(...earlier.get(straight)!.map(({ lightSeconds }) => lightSeconds));
    if (seconds > 0) {
      passed.push({ metersBefore, seconds });
      lastMeters = metersBefore;
    }
    [node, before] = [before, straight];
  }
  return passed;
}

/** The node from which the path over `via` to `to` is straightest. */
export function straightest(
  { roadNodes: { lat, lon } }: Pick<RoadNetwork, 'roadNodes'>, from: readonly number[], via: number, to: number,
): number | undefined {
  const perLon = metersPerLonUnit(lat[via]) / METERS_PER_UNIT;
  const [north, east] = [lat[to] - lat[via], (lon[to] - lon[via]) * perLon];
  const straightness = (node: number): number => {
    const [up, right] = [lat[via] - lat[node], (lon[via] - lon[node]) * perLon];
    return (up * north + right * east) / (Math.hypot(up, right) * Math.hypot(north, east) || 1);
  };
  let [best, most] = [undefined as number | undefined, -Infinity];
  for (const node of from) {
    const now = straightness(node);
    if (now > most) [best, most] = [node, now];
  }
  return best;
}

/** Arrivals by road node, only for nodes near lights. */
function arrivalsAtLights(network: RoadNetwork, uses: Uses, isNear: IsNearLights): Map<number, Arrival[]> {
  const { roadWays, roadWayNodes } = network;
  const found = new Map<number, Arrival[]>();
  for (let way = 0; way < roadWays.rows; way++) {
    const use = uses.ofWay(way);
    if (!use) continue;
    const [first, end] = [roadWays.nodes[way], roadWays.nodes[way + 1]];
    for (let slot = first; slot < end; slot++) {
      const node = roadWayNodes.node[slot];
      if (!isNear(node)) continue;
      const { forwardLightSeconds, backwardLightSeconds } = uses.ofNode(node, way);
      const add = (isAgainst: boolean, lightSeconds: number): void =>
        void listAt(found, node).push({ way, slot, isAgainst, lightSeconds });
      if (slot > first && isOpen(use, 'forward')) add(false, forwardLightSeconds);
      if (slot + 1 < end && isOpen(use, 'backward')) add(true, backwardLightSeconds);
    }
  }
  return found;
}

const isOpen = (use: WayUse, side: 'forward' | 'backward'): boolean =>
  use[side] !== undefined || use.conditional.some((one) => one[side] !== undefined);

/** Whether a road node is in a cell with lights, or in an adjacent one. */
export type IsNearLights = (roadNode: number) => boolean;

/** For walkers lights are no junction's: they are near none. */
export function openLightsNear({ roadNodes, roadWays, roadWayNodes }: RoadNetwork, uses: Uses): IsNearLights {
  if (uses.profile === 'walk') return () => false;
  const { lat, lon } = roadNodes;
  const high = Math.ceil(CLOSE_METERS / METERS_PER_UNIT);
  // At least that wide up to 75 degrees north.
  const wide = high * 4;
  const cells = new Set<number>();
  const cellOf = (node: number): number => Math.floor(lat[node] / high) * CELLS_A_ROW + Math.floor(lon[node] / wide);
  for (let way = 0; way < roadWays.rows; way++) {
    if (!uses.ofWay(way)) continue;
    for (let slot = roadWays.nodes[way]; slot < roadWays.nodes[way + 1]; slot++) {
      const node = roadWayNodes.node[slot];
      if (!isLit(uses.ofNode(node, way))) continue;
      const cell = cellOf(node);
      for (const row of [cell - CELLS_A_ROW, cell, cell + CELLS_A_ROW]) cells.add(row - 1).add(row).add(row + 1);
    }
  }
  const isNear = new Uint8Array(roadNodes.rows);
  if (cells.size > 0) for (let node = 0; node < isNear.length; node++) if (cells.has(cellOf(node))) isNear[node] = 1;
  return (node) => isNear[node] === 1;
}
