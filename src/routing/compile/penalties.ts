import { entrySeconds, zones, type Zone } from '../profile/way-use.ts';
import type { Chains } from './chains.ts';
import { zoneOfKind } from './pieces.ts';

/** What each move costs besides its time: the price of the road it enters, or of the gate it starts behind. */
export function penaltiesOf(chains: Chains, zoneAt: (roadNode: number) => Zone): Uint32Array {
  const openest = openestAt(chains);
  return Uint32Array.from(chains.tail, (junction, move) => {
    if (chains.kind[move] === 0) return 0;
    const zone = zoneOfKind(chains.kind[move]);
    const entered = zone > openest[junction] ? entrySeconds[zones[zone]] : 0;
    return Math.max(entered, entrySeconds[zoneAt(chains.roadNodeOf[junction])]) * 100;
  });
}

/** The most open kind of road at each junction. */
function openestAt(chains: Chains): Uint8Array {
  const openest = new Uint8Array(chains.junctions).fill(255);
  chains.tail.forEach((junction, move) => {
    for (const kind of [chains.kind[move], chains.kind[move ^ 1]]) {
      if (kind !== 0) openest[junction] = Math.min(openest[junction], zoneOfKind(kind));
    }
  });
  return openest;
}
