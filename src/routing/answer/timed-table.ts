import { placesOfCell, type Between } from '../ask/between.ts';
import { directWay } from '../ask/entries.ts';
import { UNREACHABLE } from '../hierarchy/arcs.ts';
import { bestLayer } from '../traffic/make-pace.ts';
import { layers, type Layer } from '../traffic/piece-times.ts';
import type { TimedTable } from './clocked.ts';
import { LEAST_COVERAGE, usedOf } from './used.ts';
import type { Timing } from './timing.ts';
import { WayClock } from './way-clock.ts';

/**
 * The durations of a table along the clock. A cell that ends before the hour changes is right as it is; for the others
 * the routes are followed link by link, and only the link in which the hour changes is unpacked.
 */
export function timeTable(timing: Timing, between: Between): TimedTable {
  const { spans: { first }, times, departureMs } = timing;
  const { weight, carried: [decimeters, present, , covered] } = between.table;
  const horizon = (first.untilMs - departureMs) / 10;
  const isLate = (cell: number): boolean => weight[cell] !== UNREACHABLE && present[cell] > horizon;
  const centiseconds = present.slice();
  const known = covered.slice();
  const best = bestLayer(first, times.traffic);
  visitCells(timing, between, best, isLate, (cell, atMs, along) => {
    centiseconds[cell] = Math.round((atMs - departureMs) / 10);
    known[cell] = Math.round(along);
  });
  const sumOver = (values: Uint32Array): number =>
    values.reduce((sum, value, cell) => (weight[cell] === UNREACHABLE ? sum : sum + value), 0);
  const whole = sumOver(decimeters);
  const sums: Record<Layer, number> = { live: 0, typical: 0, profile: 0, [best]: sumOver(known) };
  for (const layer of layers.slice(layers.indexOf(best) + 1)) {
    if (layer === 'typical' && !times.traffic.typical) continue;
    if (whole === 0 || layers.some((one) => sums[one] / whole >= LEAST_COVERAGE)) break;
    // Nothing is based on the best layer: all routes are checked against the next one.
    visitCells(timing, between, layer, (cell) => weight[cell] !== UNREACHABLE, (_cell, _atMs, along) => {
      sums[layer] += along;
    });
  }
  return { centiseconds, used: usedOf(sums, whole, times.traffic.live) };
}

/** The durations of some cells' routes along the clock, whatever the table itself holds for them. */
export function timeWays(
  timing: Timing, between: Between, isWanted: (cell: number) => boolean,
  visit: (cell: number, centiseconds: number) => void,
): void {
  const { spans: { first }, times, departureMs } = timing;
  visitCells(timing, between, bestLayer(first, times.traffic), isWanted, (cell, atMs) =>
    visit(cell, Math.round((atMs - departureMs) / 10)));
}

/** Calls `visit` for some cells with the arrival and with how much of the route is known from a layer. */
function visitCells(
  timing: Timing, between: Between, layer: Layer,
  isWanted: (cell: number) => boolean, visit: (cell: number, atMs: number, decimeters: number) => void,
): void {
  const { origins, destinations, tables, table: { upPlace, downPlace, isDirect } } = between;
  const tracer = tables.finder.trace?.();
  if (!tracer || !upPlace || !downPlace) throw new RangeError('This finder does not know the ways behind its tables.');
  const ways = new WayClock(timing, tables, tracer, layer);
  const { clock } = ways;
  for (let row = 0; row < origins.length; row++) {
    for (let column = 0; column < destinations.length; column++) {
      const cell = row * destinations.length + column;
      if (!isWanted(cell)) continue;
      const [from, to] = placesOfCell(between, row, column);
      if (isDirect[cell] === 1) {
        clock.set(timing.departureMs, 0);
        clock.along(directWay(timing.roads, from, to)?.runs ?? []);
      } else {
        ways.reach(tables.starts.numberOf(from), upPlace[cell], tables.ends.numberOf(to), downPlace[cell]);
      }
      visit(cell, clock.atMs, clock.decimeters);
    }
  }
}
