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
  const { kind, tail, roadNodeOf, burden } = chains;
  const entrySecondsOf = zones.map((zone) => entrySeconds[zone]);
  const penalties = new Uint32Array(tail.length);
  for (let move = 0; move < penalties.length; move++) {
    if (kind[move] === 0) continue;
    const zone = zoneOfKind(kind[move]);
    const entered = zone > openest(move) ? entrySecondsOf[zone] : 0;
    penalties[move] = Math.max(entered, entrySeconds[zoneAt(roadNodeOf[tail[move]])]) * 100 + burden[move];
  }
  return penalties;
}

/** The most open kind of road that leads to the beginning of a move, not counting its own reverse. */
function openestBefore({ junctions, tail, kind }: Chains): (move: number) => number {
  const first = new Uint8Array(junctions).fill(NO_ZONE);
  const second = first.slice();
  const by = new Uint32Array(junctions).fill(NONE);
  for (let move = 0; move < tail.length; move++) {
    if (kind[move] === 0) continue;
    const to = tail[move ^ 1];
    const zone = zoneOfKind(kind[move]);
    if (zone < first[to]) {
      second[to] = first[to];
      first[to] = zone;
      by[to] = move;
    } else if (zone < second[to]) {
      second[to] = zone;
    }
  }
  return (move) => (by[tail[move]] === (move ^ 1) ? second : first)[tail[move]];
}
