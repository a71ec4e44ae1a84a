import { NONE } from '../../kernel/columns.ts';
import type { Between, Roads } from '../ask/ask.ts';
import { delayed, directWay, entriesFrom, entriesTo, type SpotEntry } from '../ask/entries.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import type { Pace } from '../pace.ts';
import type { Place } from '../snap/snapper.ts';
import { bestLayer } from '../traffic/make-pace.ts';
import { layers, type Layer, type PieceTimes } from '../traffic/piece-times.ts';
import type { TimedTable } from './clocked.ts';
import { LinkClock, type Reached } from './link-clock.ts';
import type { MsOf, Spans } from './travel.ts';
import { LEAST_COVERAGE, usedOf } from './used.ts';

/** Roads in traffic, as those who time ways over them need them. */
export interface Timing {
  readonly roads: Roads;
  readonly pace: Pace;
  readonly times: PieceTimes;
  readonly spans: Spans;
  readonly msOf: MsOf;
  readonly departureMs: number;
}

/**
 * The durations of a table along the clock. A cell that is over before the hour turns is right as it is; of the others
 * the ways are looked at, link by link, and only the link in which the hour turns is taken apart.
 */
export function timeTable(timing: Timing, between: Between): TimedTable {
  const { spans: { first }, times, departureMs } = timing;
  const { weight, carried: [decimeters, present, , covered] } = between.table;
  const horizon = (first.untilMs - departureMs) / 10;
  const isLate = (cell: number): boolean => weight[cell] !== UNREACHABLE && present[cell] > horizon;
  const centiseconds = present.slice();
  const known = covered.slice();
  const best = bestLayer(first, times.traffic);
  visitCells(timing, between, best, isLate, (cell, { atMs, decimeters: along }) => {
    centiseconds[cell] = Math.round((atMs - departureMs) / 10);
    known[cell] = Math.round(along);
  });
  const sumOver = (values: Uint32Array): number =>
    values.reduce((sum, value, cell) => (weight[cell] === UNREACHABLE ? sum : sum + value), 0);
  const whole = sumOver(decimeters);
  const sums: Record<Layer, number> = { live: 0, typical: 0, profile: 0, [best]: sumOver(known) };
  for (const layer of layers.slice(layers.indexOf(best) + 1)) {
    if (whole === 0 || layers.some((one) => sums[one] / whole >= LEAST_COVERAGE)) break;
    // Nothing rests on the best: then all ways are asked for the next.
    visitCells(timing, between, layer, (cell) => weight[cell] !== UNREACHABLE, (_cell, reached) => {
      sums[layer] += reached.decimeters;
    });
  }
  return { centiseconds, used: usedOf(sums, whole, times.traffic.live) };
}

/** Tells of some cells when their end is reached, and how much of the way is known from a layer. */
function visitCells(
  timing: Timing, between: Between, layer: Layer, isWanted: (cell: number) => boolean,
  visit: (cell: number, reached: Reached) => void,
): void {
  const { origins, destinations, placesOf } = between;
  for (const group of groupsOf(origins.length, destinations.length, placesOf, isWanted)) {
    const ways = openWays(timing, group.to, layer);
    for (const [row, cells] of group.cells) {
      ways.begin(placesOf(row, cells[0])[0]);
      for (const column of cells) {
        const reached = ways.reach(column, placesOf(row, column)[1]);
        if (reached) visit(row * destinations.length + column, reached);
      }
    }
  }
}

interface Group {
  /** By column. */
  readonly to: Map<number, Place>;
  /** By row the columns. */
  readonly cells: Map<number, number[]>;
}

/** A point may stand for two places, depending on where one comes from: each is a goal of its own. */
function groupsOf(
  rows: number, columns: number, placesOf: Between['placesOf'], isWanted: (cell: number) => boolean,
): Group[] {
  const groups: Group[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isWanted(row * columns + column)) continue;
      const [from, to] = placesOf(row, column);
      const fits = ({ to: known, cells }: Group): boolean => {
        const others = cells.get(row);
        return (known.get(column) ?? to) === to && (!others || placesOf(row, others[0])[0] === from);
      };
      let group = groups.find(fits);
      if (!group) groups.push((group = { to: new Map(), cells: new Map() }));
      group.to.set(column, to);
      const list = group.cells.get(row);
      if (list) list.push(column);
      else group.cells.set(row, [column]);
    }
  }
  return groups;
}

function openWays(timing: Timing, goals: ReadonlyMap<number, Place>, layer: Layer) {
  const { roads: { graph, runsOf, finder, turns } } = timing;
  const numbers = new Map([...goals.keys()].map((column, number) => [column, number]));
  const ends = [...goals.values()].map((place) => entriesTo(graph, runsOf, turns, place));
  const runsToEnd = ends.map((entries) => entries.map(({ spot, isBackward, turnCentiseconds }) =>
    delayed(runsOf(spot.edge, isBackward, { to: spot }), turnCentiseconds)));
  const tracer = finder.trace?.(ends);
  if (!tracer) throw new RangeError('This finder does not know the ways behind its tables.');
  const clock = new LinkClock(timing, tracer.links, layer);
  let from: Place;
  let starts: readonly SpotEntry[] = [];
  /** By row of the hierarchy: all ways from one point that go up to it are the same. */
  let reachedUp = new Map<number, Reached>();
  return {
    begin: (place: Place): void => {
      from = place;
      starts = entriesFrom(graph, runsOf, place);
      tracer.begin(starts);
      reachedUp = new Map();
    },
    reach: (column: number, place: Place): Reached | undefined => {
      const goal = numbers.get(column)!;
      const meeting = tracer.meet(goal);
      const direct = place.some(({ edge }) => from.some((spot) => spot.edge === edge))
        ? directWay(runsOf, from, place) : undefined;
      if (direct && (meeting < 0 || direct.weight <= tracer.weightBy(goal, meeting))) {
        return clock.along(direct.runs, clock.start);
      }
      return meeting < 0 ? undefined : downFrom(goal, meeting);
    },
  };
  function downFrom(goal: number, meeting: number): Reached {
    let at = upTo(tracer!.rowOf(goal, meeting));
    let place = meeting;
    for (let link = tracer!.linkDownFrom(goal, place); link !== NONE; link = tracer!.linkDownFrom(goal, place)) {
      at = clock.over(link, at);
      place = tracer!.nextDown(goal, place);
    }
    return clock.along(runsToEnd[goal][tracer!.goalEntryAt(goal, place)], at);
  }
  function upTo(row: number): Reached {
    let reached = reachedUp.get(row);
    if (reached) return reached;
    const up = tracer!.linkUpTo(row);
    reached = up ? clock.over(up.link, upTo(up.from)) : atStart(starts[tracer!.entryAt(row)]);
    reachedUp.set(row, reached);
    return reached;
  }
  function atStart({ spot, isBackward }: SpotEntry): Reached {
    return clock.along(runsOf(spot.edge, isBackward, { from: spot }), clock.start);
  }
}
