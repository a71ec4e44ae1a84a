import { distanceMeters } from '../../kernel/geo.ts';
import { CLOSED } from '../graph.ts';
import type { RoadNetwork } from '../network.ts';
import type { Use, WayUse } from '../profile/way-use.ts';
import type { WaitedBefore } from './lights.ts';
import type { Uses } from './uses.ts';

/**
 * The lengths and durations of one way at each of its nodes, from its start. Rounded at the nodes and not between them,
 * so that however a way is cut, its parts sum up to the whole.
 */
export class WayMeasure {
  private readonly network: RoadNetwork;
  private readonly uses: Uses;
  private readonly waitedBefore: WaitedBefore;
  private start = 0;
  private way = 0;
  private meters = new Float64Array(64);
  private total = 0;
  private totalSeconds: number | undefined;

  constructor(network: RoadNetwork, uses: Uses, waitedBefore: WaitedBefore) {
    this.network = network;
    this.uses = uses;
    this.waitedBefore = waitedBefore;
  }

  /** Measures another way. */
  measure(way: number, use: WayUse): void {
    const { roadWays, roadWayNodes, roadNodes } = this.network;
    const start = roadWays.nodes[way];
    const count = roadWays.nodes[way + 1] - start;
    if (this.meters.length < count) this.meters = new Float64Array(count * 2);
    let [sum, before] = [0, roadWayNodes.node[start]];
    for (let i = 1; i < count; i++) {
      const node = roadWayNodes.node[start + i];
      const { lat, lon } = roadNodes;
      sum += distanceMeters(lat[before], lon[before], lat[node], lon[node]);
      this.meters[i] = sum;
      before = node;
    }
    this.meters[0] = 0;
    [this.start, this.way, this.total, this.totalSeconds] = [start, way, sum, use.totalSeconds];
  }

  /** The length between two positions in the way's list of nodes. */
  decimeters(from: number, to: number): number {
    return Math.abs(Math.round(this.meters[to] * 10) - Math.round(this.meters[from] * 10));
  }

  /**
   * The duration from the earlier position to the later one or back, with the delays of the nodes reached. On foot half
   * of a delay comes before its node and half after it, so that the way back takes as long as the way there: also from
   * a road to a footway, which alone waits at their crossing, and from the middle of a piece.
   */
  centiseconds(from: number, to: number, use: Use | undefined, isAgainst: boolean): number {
    if (use === undefined) return CLOSED;
    const perMeter = this.totalSeconds !== undefined && this.total > 0
      ? (this.totalSeconds * 100) / this.total : 360 / use.kmh;
    let sum = Math.round(this.meters[to] * perMeter) - Math.round(this.meters[from] * perMeter);
    const delay = (at: number, share = 1): number =>
      Math.round(this.secondsAt(this.start + at, isAgainst) * 100 * share);
    for (let at = from + 1; at < to; at++) sum += delay(at);
    if (this.uses.profile === 'walk') return sum + delay(from, 0.5) + delay(to, 0.5);
    return sum + delay(isAgainst ? from : to);
  }

  /** The delay of a node, for arriving at it in that direction. */
  private secondsAt(slot: number, isAgainst: boolean): number {
    const node = this.uses.ofNode(this.network.roadWayNodes.node[slot], this.way);
    const lights = isAgainst ? node.backwardLightSeconds : node.forwardLightSeconds;
    const seconds = isAgainst ? node.backwardSeconds : node.forwardSeconds;
    return lights === 0 ? seconds : Math.max(seconds, lights - this.waitedBefore(slot, isAgainst));
  }
}
