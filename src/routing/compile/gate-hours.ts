import { NONE } from '../../kernel/columns.ts';
import { ALWAYS, butNot } from '../profile/condition.ts';
import type { NodeUse } from '../profile/node-use.ts';
import { zones } from '../profile/way-use.ts';
import { type Chains, leavingOf } from './chains.ts';
import type { GraphBuilders } from './tables.ts';
import type { Uses } from './uses.ts';

/** When a point of a road is shut, and when it is open; any one of the conditions suffices. */
export interface GateHours {
  readonly shut: readonly string[];
  readonly open: readonly string[];
  /** The state while no condition holds. */
  readonly isShut: boolean;
}

/** Whether it is open at some hours and shut at others. */
export const isGate = ({ isBlocked, conditional }: NodeUse): boolean =>
  conditional.some((one) => one.isBlocked !== isBlocked);

export function gateHoursOf({ isBlocked, conditional }: NodeUse): GateHours {
  const states = [{ condition: ALWAYS, isBlocked }, ...conditional];
  const shut = states.flatMap((one, at) => {
    if (!one.isBlocked) return [];
    const later = states.slice(at + 1).filter((other) => !other.isBlocked);
    return [butNot(one.condition, later.map(({ condition }) => condition))];
  });
  return { shut, open: [butNot(ALWAYS, shut)], isShut: isBlocked };
}

/** The moves that arrive at such points; each is remembered by a state of its own. */
export function movesToGates(chains: Chains, isGateAt: (roadNode: number) => boolean): number[] {
  const found: number[] = [];
  for (let junction = 0; junction < chains.junctions; junction++) {
    if (!isGateAt(chains.roadNodeOf[junction])) continue;
    const { leavingStarts, leaving } = chains;
    for (const move of leaving.subarray(leavingStarts[junction], leavingStarts[junction + 1])) {
      if (chains.kind[move ^ 1] !== 0 && leavingOf(chains, junction).length > 0) found.push(move ^ 1);
    }
  }
  return found;
}

/** Writes the points with a price. */
export function layGates(
  builders: GraphBuilders, chains: Chains, uses: Uses, isPriced: (roadNode: number) => boolean,
  textNumber: (text: string) => number,
): void {
  const points = new Set(chains.roadNodeOf.filter(isPriced));
  for (const at of [...points].sort((a, b) => a - b)) {
    const { zone, conditional } = uses.ofPoint(at);
    builders.gates.add({ at, condition: NONE, zone: zones.indexOf(zone) });
    for (const one of conditional) {
      builders.gates.add({ at, condition: textNumber(one.condition), zone: zones.indexOf(one.zone) });
    }
  }
}
