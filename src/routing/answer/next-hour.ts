import { askBetween, askLegs, isMissed, type Between } from '../ask/ask.ts';
import type { Journey } from '../ask/journey.ts';
import type { Placed } from '../ask/placing.ts';
import type { Roads } from '../ask/roads.ts';
import type { Run } from '../ask/runs.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import { CLOSED } from '../graph.ts';
import type { Pace } from '../pace.ts';
import type { RoadState } from '../road-state.ts';
import type { AskedPoints } from './asked-points.ts';
import { timeWays } from './timed-table.ts';
import type { Timing } from './timing.ts';

/**
 * The roads as they are when speeds have changed on the way. A way is chosen by the speeds of its departure; where they
 * change within the journey, the way that would be chosen afterwards is timed along the same clock, and taken where it
 * is sooner. So who waits for the end of a rush hour does not overtake who did not.
 */
export interface NextHour {
  readonly roads: Roads;
  /** Of the departure. */
  readonly pace: Pace;
  /** Ways over them, for who leaves before. */
  readonly timing: Timing;
}

/** Answers have tenths of a second: of ways that differ by less, the departure's is returned. */
const LEAST_CENTISECONDS = 10;

/** Who leaves heeds the signs of his departure: roads on which others hold are no roads to compare with. */
export const haveSameSigns = (now: RoadState, next: RoadState): boolean =>
  isEqual(now.pace.closedArcs, next.pace.closedArcs);

function isEqual(one: Pace['closedArcs'], other: Pace['closedArcs']): boolean {
  const [a, b] = [one ?? [], other ?? []];
  return a.length === b.length && a.every((arc, at) => arc === b[at]);
}

/**
 * Leg by leg the journey that ends sooner, with what both weigh beyond their duration: the turn of the hour is no
 * reason to take a track. `lastsOf`: how long runs last, one after the other.
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

/** The same way with the durations of the departure. */
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

/** A road that opens later is closed to who leaves now. */
const isOpen = ({ runs }: Journey): boolean => runs.every(({ centiseconds }) => centiseconds !== CLOSED);

/** The columns of a matrix, cell by cell. */
export interface Cells {
  readonly centiseconds: Uint32Array;
  /** What each weighs beyond its duration. */
  readonly priceCentiseconds: Uint32Array;
  readonly decimeters: Uint32Array;
  readonly staticCentiseconds: Uint32Array;
}

/** Puts the ways of the next hour in the place of those that end after the hour has turned, where they are sooner. */
export function takeSoonerCells(next: NextHour, from: AskedPoints, to: AskedPoints, cells: Cells): void {
  const { spans, departureMs } = next.timing;
  const horizon = (spans.first.fromMs - departureMs) / 10;
  const between = askBetween(next.roads, from.placed, to.placed);
  const { weight, carried: [decimeters, , staticCentiseconds] } = between.table;
  const prices = pricesOf(between);
  const isWanted = (cell: number): boolean => weight[cell] !== UNREACHABLE && cells.centiseconds[cell] > horizon;
  timeWays(next.timing, between, isWanted, (cell, centiseconds) => {
    const before = cells.centiseconds[cell] + cells.priceCentiseconds[cell];
    if (centiseconds + prices[cell] > before - LEAST_CENTISECONDS) return;
    cells.centiseconds[cell] = centiseconds;
    cells.decimeters[cell] = decimeters[cell];
    cells.staticCentiseconds[cell] = staticCentiseconds[cell];
  });
}

/** What the way of each cell weighs beyond its duration. */
export const pricesOf = ({ table: { weight, carried: [, centiseconds] } }: Between): Uint32Array =>
  weight.map((one, cell) => (one === UNREACHABLE ? 0 : one - centiseconds[cell]));
