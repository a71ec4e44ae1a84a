import { METERS_PER_UNIT, distanceMeters } from './geo.ts';

/** How wide a bridged gap may be. Coordinates in units of 1e-7 degree; NaN for a node without a known position. */
export interface GapRepair {
  readonly gapMeters: number;
  lat(node: number): number;
  lon(node: number): number;
}

interface End {
  readonly chain: number;
  readonly isHead: boolean;
  readonly lat: number;
  readonly lon: number;
}

/** Fewer points than this, with the last repeating the first, enclose nothing. */
const FEWEST_POINTS = 4;

/**
 * Bridges gaps between open ends, but only where two ends have each other and no third within `gapMeters`, so that a
 * bridge is never ambiguous. A chain too short to enclose anything is left as it is.
 */
export function closeGaps(
  chains: readonly number[][], repair: GapRepair,
): { rings: number[][]; open: number[][]; closedGaps: number } {
  const ends = chains.flatMap((nodes, chain) => endsOf(nodes, chain, repair));
  const partners = partnersOf(ends, repair.gapMeters);
  for (let end = 0; end < ends.length; end += 2) {
    const closesItself = partners[end] === end + 1;
    if (closesItself && chains[end >> 1].length < FEWEST_POINTS - 1) partners[end] = partners[end + 1] = -1;
  }
  return followBridges(chains, partners);
}

/** The head and the tail of a chain, at indexes chain number * 2 and the next. */
function endsOf(nodes: readonly number[], chain: number, repair: GapRepair): End[] {
  const head = nodes[0];
  const tail = nodes[nodes.length - 1];
  return [
    { chain, isHead: true, lat: repair.lat(head), lon: repair.lon(head) },
    { chain, isHead: false, lat: repair.lat(tail), lon: repair.lon(tail) },
  ];
}

/** For each end the only other one near it, provided that this has no other either; otherwise -1. */
function partnersOf(ends: readonly End[], gapMeters: number): Int32Array {
  const near = new Int32Array(ends.length).fill(-1);
  const counts = new Int32Array(ends.length);
  const known = ends.map((_, end) => end).filter((end) => !Number.isNaN(ends[end].lat + ends[end].lon));
  known.sort((a, b) => ends[a].lat - ends[b].lat);
  const reach = gapMeters / METERS_PER_UNIT + 1;
  for (let i = 0; i < known.length; i++) {
    const a = ends[known[i]];
    for (let j = i + 1; j < known.length && ends[known[j]].lat - a.lat <= reach; j++) {
      const b = ends[known[j]];
      if (distanceMeters(a.lat, a.lon, b.lat, b.lon) > gapMeters) continue;
      near[known[i]] = known[j];
      near[known[j]] = known[i];
      counts[known[i]]++;
      counts[known[j]]++;
    }
  }
  return near.map((other, end) => (other >= 0 && counts[end] === 1 && counts[other] === 1 ? other : -1));
}

/** Joins bridged chains. Each end has at most one bridge, so that they form rings or single longer chains. */
function followBridges(
  chains: readonly number[][], partners: Int32Array,
): { rings: number[][]; open: number[][]; closedGaps: number } {
  const rings: number[][] = [];
  const open: number[][] = [];
  const done = new Uint8Array(chains.length);
  const followFrom = (end: number): void => {
    const joined: number[] = [];
    let at = end;
    do {
      done[at >> 1] = 1;
      appendChain(joined, chains[at >> 1], (at & 1) === 1);
      at = partners[at ^ 1];
    } while (at >= 0 && at !== end);
    if (at < 0) {
      open.push(joined);
      return;
    }
    if (joined[0] !== joined[joined.length - 1]) joined.push(joined[0]);
    rings.push(joined);
  };
  for (let end = 0; end < partners.length; end++) if (partners[end] < 0 && !done[end >> 1]) followFrom(end);
  for (let end = 0; end < partners.length; end++) if (!done[end >> 1]) followFrom(end);
  return { rings, open, closedGaps: partners.reduce((bridged, other) => bridged + Number(other >= 0), 0) / 2 };
}

/** Appends a chain; if both ends are the same node, it is not repeated. */
function appendChain(joined: number[], chain: readonly number[], backwards: boolean): void {
  for (let i = 0; i < chain.length; i++) {
    const node = backwards ? chain[chain.length - 1 - i] : chain[i];
    if (node !== joined[joined.length - 1]) joined.push(node);
  }
}
