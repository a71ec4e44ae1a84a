import { askAgain, type Between } from '../ask/between.ts';
import { findJourney, type Journey } from '../ask/journey.ts';
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
 * change before it ends, the routes that would be chosen afterwards are timed along the same clock and the first to
 * arrive is taken. So waiting for the end of a rush hour never overtakes an earlier departure.
 */
export interface LaterRoads {
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
 * Chooses for each leg the journey that ends first, counting what each weighs beyond its duration: a change of the hour
 * is no reason to take a track. All go on from the leg chosen before them, by turns that are allowed there; the legs of
 * the departure are kept where the choice gains nothing in the end. `lastsOf` returns the durations of runs travelled
 * one after the other.
 */
export function soonerLegs(
  roads: Roads, later: readonly LaterRoads[], placed: readonly Placed[], journeys: readonly Journey[],
  lastsOf: (runs: readonly Run[]) => readonly number[],
): readonly Journey[] {
  const weightOf = (legs: readonly Journey[]): number => lastsOf(legs.flatMap(({ runs }) => runs))
    .reduce((sum, one) => sum + one, legs.reduce((sum, { priceCentiseconds }) => sum + priceCentiseconds, 0));
  const soonerOf = (one: readonly Journey[], other: readonly Journey[]): readonly Journey[] =>
    weightOf(other) <= weightOf(one) - LEAST_CENTISECONDS ? other : one;
  let chosen: readonly Journey[] = [];
  for (const [leg, journey] of journeys.entries()) {
    const [{ place: from }, { place: to }, before] = [placed[leg], placed[leg + 1], chosen.at(-1)];
    const now = before === journeys[leg - 1] ? journey : findJourney(roads, from, to, before);
    const others = later.map((one) => {
      const found = findJourney(one.roads, from, to, before);
      return found && asNow(found, one);
    });
    const open = [now, ...others].filter((one) => one !== undefined).filter(isOpen);
    if (open.length === 0) return journeys;
    const begun = chosen;
    chosen = open.map((one): readonly Journey[] => [...begun, one]).reduce(soonerOf);
  }
  return soonerOf(journeys, chosen);
}

/** The same route with the durations of the departure. */
function asNow(journey: Journey, { pace, timing: { pace: later } }: LaterRoads): Journey {
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

/** Replaces routes that end after speeds have changed by those chosen afterwards, where these arrive earlier. */
export function takeSoonerCells(later: readonly LaterRoads[], before: Between, cells: Cells): void {
  for (const { roads, timing } of later) {
    const horizon = (timing.spans.first.fromMs - timing.departureMs) / 10;
    const between = askAgain(roads, before);
    const { weight, carried: [decimeters, , staticCentiseconds] } = between.table;
    const prices = pricesOf(between);
    const isWanted = (cell: number): boolean => weight[cell] !== UNREACHABLE && cells.centiseconds[cell] > horizon;
    timeWays(timing, between, isWanted, (cell, centiseconds) => {
      const costBefore = cells.centiseconds[cell] + cells.priceCentiseconds[cell];
      if (centiseconds + prices[cell] > costBefore - LEAST_CENTISECONDS) return;
      cells.centiseconds[cell] = centiseconds;
      cells.priceCentiseconds[cell] = prices[cell];
      cells.decimeters[cell] = decimeters[cell];
      cells.staticCentiseconds[cell] = staticCentiseconds[cell];
    });
  }
}

/** What the route of each cell weighs beyond its duration. */
export const pricesOf = ({ table: { weight, carried: [, centiseconds] } }: Between): Uint32Array =>
  weight.map((one, cell) => (one === UNREACHABLE ? 0 : one - centiseconds[cell]));
