import type { Roads } from '../ask/roads.ts';
import type { Run } from '../ask/runs.ts';
import type { LaterState, RoadState } from '../road-state.ts';
import type { Pace } from '../pace.ts';
import { layers, type PieceTimes } from '../traffic/piece-times.ts';
import type { Span } from '../traffic/spans.ts';
import type { ZoneClocks } from '../traffic/zone-clock.ts';
import type { ClockedRoads } from './clocked.ts';
import type { SpanMemory } from './span-memory.ts';
import { timeTable } from './timed-table.ts';
import type { Timing } from './timing.ts';
import { openSpans, travel, type MsOf, type Spans } from './travel.ts';
import { usedOf } from './used.ts';

/**
 * The most changes of speeds after which routes are asked again. Live speeds expire within twenty minutes, and an hour
 * ends within the next one, so many journeys have both. Each further change takes another state of the roads, of a
 * hundred megabytes on a large map.
 */
export const MOST_CHANGES = 2;

/**
 * Roads in traffic. A route is chosen by the speeds at its departure and then timed along the clock: a part travelled
 * after the hour has changed takes that hour's speed, and live speeds count until they expire. Where the hour changes
 * within a piece, the rest of it is travelled at the new speed, so that a later departure never arrives earlier.
 */
export function alongClock(
  roads: Roads, { pace, traffic }: RoadState, times: PieceTimes, clocks: ZoneClocks, departureMs: number,
  memory: SpanMemory,
): ClockedRoads {
  const now = openSpans(clocks, traffic.live, departureMs);
  const usual = traffic.live ? openSpans(clocks, undefined, departureMs) : now;
  const msOf = openMsOf(pace, times, now.first);
  const lastsIn = (spans: Spans) => (runs: readonly Run[]): number[] => {
    const ms = runs.map(() => 0);
    travel(spans, msOf, runs, departureMs, (_run, _share, _span, lasts, at) => (ms[at] += lasts));
    return ms.map((lasts) => lasts / 10);
  };
  return {
    roads,
    changesBefore: (ms) => {
      const changes: number[] = [];
      for (let at = now.first.untilMs; at < ms && changes.length < MOST_CHANGES; at = now.at(at).untilMs) {
        changes.push(at);
      }
      return changes;
    },
    lastsOf: lastsIn(now),
    usuallyLastsOf: lastsIn(usual),
    used: (runs) => {
      const decimeters = { live: 0, typical: 0, profile: 0 };
      let whole = 0;
      travel(now, msOf, [...runs], departureMs, (run, part, span) => {
        whole += run.decimeters * part;
        for (const layer of layers) {
          decimeters[layer] += run.decimeters * part * times.share(span, run.piece, run.isBackward, layer);
        }
      });
      return usedOf(decimeters, whole, traffic.live);
    },
    timed: (between) => timeTable({ roads, pace, times, spans: now, msOf, departureMs, memory }, between),
  };
}

/** Durations of runs whose own durations are those of span `first`. */
function openMsOf(pace: Pace, times: PieceTimes, first: Span): MsOf {
  return (span, run) => {
    if (span === first) return run.centiseconds * 10;
    const { piece, isBackward, turnCentiseconds = 0 } = run;
    const whole = (isBackward ? pace.backwardCentiseconds : pace.forwardCentiseconds)[piece];
    const moving = run.centiseconds - turnCentiseconds;
    const lasts = whole === 0 ? 0 : (times.centiseconds(span, piece, isBackward, true) * moving) / whole;
    return (lasts + turnCentiseconds) * 10;
  };
}

/** The same clock for routes over the roads of a later span, which begins at `fromMs`. */
export function timingFrom(
  roads: Roads, { fromMs, state: { pace } }: LaterState, times: PieceTimes, clocks: ZoneClocks, departureMs: number,
  memory: SpanMemory,
): Timing {
  const all = openSpans(clocks, times.traffic.live, departureMs);
  const first = all.at(fromMs);
  const spans: Spans = { first, at: (ms) => all.at(ms) };
  return { roads, pace, times, spans, msOf: openMsOf(pace, times, first), departureMs, memory };
}
