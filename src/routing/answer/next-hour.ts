import { askLegs, isMissed } from '../ask/ask.ts';
import { askAgain, type Between } from '../ask/between.ts';
import type { Journey } from '../ask/journey.ts';
import type { Placed } from '../ask/placing.ts';
import type { Roads } from '../ask/roads.ts';
import type { Run } from '../ask/runs.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import { CLOSED } from '../graph.ts';
import type { Pace } from '../pace.ts';
import type { RoadState } from '../road-state.ts';
import { timeWays } from './timed-table.ts';
import type { Timing } from './timing.ts';

/**
 * The roads after speeds have changed during a journey. A route is chosen by the speeds at its departure; where they
 * change before it ends, the route that would be chosen afterwards is timed along the same clock and taken if it
 * arrives earlier. So waiting for the end of a rush hour never overtakes an earlier departure.
 */
export interface NextHour {
  readonly roads: Roads;
  /** The pace at the departure. */
  readonly pace: Pace;
  /** Timing over the later roads for the earlier departure. */
  readonly timing: Timing;
}

/** Answers are in tenths of a second: of routes that differ by less, the departure's is returned. */
const LEAST_CENTISECONDS = 10;

/**
 * Whether the same turns are closed at both times. The signs at departure apply, so roads with other signs cannot be
 * compared.
 */
export const haveSameSigns = (now: RoadState, next: RoadState): boolean =>
  isEqual(now.pace.closedArcs, next.pace.closedArcs);

function isEqual(one: Pace['closedArcs'], other: Pace['closedArcs']): boolean {
  const [a, b] = [one ?? [], other ?? []];
  return a.length === b.length && a.every((arc, at) => arc === b[at]);
}

/**
 * Chooses for each leg the journey that ends earlier, counting what both weigh beyond their duration: a change of the
 * hour is no reason to take a track. `lastsOf` returns the durations of runs travelled one after the other.
 */
export function soonerLegs(
  next: NextHour, placed: readonly Placed[], journeys: readonly Journey[],
  lastsOf: (runs: readonly Run[]) => readonly number[],
): readonly Journey[] {
  const later = askLegs(next.roads, placed);
  if (isMissed(later)) return journeys;
  const chosen: Journey[] = [];
  const weightOf = (journey: Journey): number =>
    lastsOf([...chosen, journey].flatMap(({ runs }) => runs))
      .reduce((sum, one) => sum + one, journey.priceCentiseconds);
  journeys.forEach((journey, leg) => {
    const other = asNow(later.journeys[leg], next);
    const isSooner = isOpen(other) && weightOf(other) <= weightOf(journey) - LEAST_CENTISECONDS;
    chosen.push(isSooner ? other : journey);
  });
  return chosen;
}

/** The same route with the durations of the departure. */
function asNow(journey: Journey, { pace, timing: { pace: later } }: NextHour): Journey {
  const runs = journey.runs.map((run): Run => {
    const column = run.isBackward ? 'backwardCentiseconds' : 'forwardCentiseconds';
    const [whole, wholeLater] = [pace[column][run.piece], later[column][run.piece]];
    const moving = run.centiseconds - run.turnCentiseconds;
    const lasts = wholeLater === 0 ? 0 : Math.round((whole * moving) / wholeLater);
    return { ...run, centiseconds: whole === CLOSED ? CLOSED : lasts + run.turnCentiseconds };
  });
  return { ...journey, runs, centiseconds: runs.reduce((sum, { centiseconds }) => sum + centiseconds, 0) };
}

/** Whether all runs are open at the departure: a road that opens later is closed now. */
const isOpen = ({ runs }: Journey): boolean => runs.every(({ centiseconds }) => centiseconds !== CLOSED);

/** The columns of a matrix, cell by cell. */
export interface Cells {
  readonly centiseconds: Uint32Array;
  /** What the route of each cell weighs beyond its duration. */
  readonly priceCentiseconds: Uint32Array;
  readonly decimeters: Uint32Array;
  readonly staticCentiseconds: Uint32Array;
}

/** Replaces routes that end after the hour has changed by those of the next hour, where these arrive earlier. */
export function takeSoonerCells(next: NextHour, before: Between, cells: Cells): void {
  const { spans, departureMs } = next.timing;
  const horizon = (spans.first.fromMs - departureMs) / 10;
  const between = askAgain(next.roads, before);
  const { weight, carried: [decimeters, , staticCentiseconds] } = between.table;
  const prices = pricesOf(between);
  const isWanted = (cell: number): boolean => weight[cell] !== UNREACHABLE && cells.centiseconds[cell] > horizon;
  timeWays(next.timing, between, isWanted, (cell, centiseconds) => {
    const costBefore = cells.centiseconds[cell] + cells.priceCentiseconds[cell];
    if (centiseconds + prices[cell] > costBefore - LEAST_CENTISECONDS) return;
    cells.centiseconds[cell] = centiseconds;
    cells.decimeters[cell] = decimeters[cell];
    cells.staticCentiseconds[cell] = staticCentiseconds[cell];
  });
}

/** What the route of each cell weighs beyond its duration. */
export const pricesOf = ({ table: { weight, carried: [, centiseconds] } }: Between): Uint32Array =>
  weight.map((one, cell) => (one === UNREACHABLE ? 0 : one - centiseconds[cell]));
