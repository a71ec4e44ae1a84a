import { NONE } from '../../kernel/columns.ts';
import { NO_ZONE } from '../graph.ts';
import { entrySeconds, zones, type Zone } from '../profile/way-use.ts';
import type { Chains } from './chains.ts';
import { zoneOfKind } from './pieces.ts';

/**
 * What each move costs beyond its time: the price of the road it enters or of the gate it starts at, and the burden of
 * how it is travelled.
 */
export function penaltiesOf(chains: Chains, zoneAt: (roadNode: number) => Zone): Uint32Array {
  const openest = openestBefore(chains);
  return Uint32Array.from(chains.tail, (junction, move) => {
    if (chains.kind[move] === 0) return 0;
    const zone = zoneOfKind(chains.kind[move]);
    const entered = zone > openest(move) ? entrySeconds[zones[zone]] : 0;
    return Math.max(entered, entrySeconds[zoneAt(chains.roadNodeOf[junction])]) * 100 + chains.burden[move];
  });
}

/** The most open kind of road that leads to the beginning of a move, not counting its own reverse. */
function openestBefore({ junctions, tail, kind }: Chains): (move: number) => number {
  const [first, second] = [0, 1].map(() => new Uint8Array(junctions).fill(NO_ZONE));
  const by = new Uint32Array(junctions).fill(NONE);
  for (let move = 0; move < tail.length; move++) {
    if (kind[move] === 0) continue;
    const [to, zone] = [tail[move ^ 1], zoneOfKind(kind[move])];
    if (zone < first[to]) [first[to], second[to], by[to]] = [zone, first[to], move];
    else second[to] = Math.min(second[to], zone);
  }
  return (move) => (by[tail[move]] === (move ^ 1) ? second : first)[tail[move]];
}
