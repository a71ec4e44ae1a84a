import type { Roads } from '../ask/ask.ts';
import type { Run } from '../ask/runs.ts';
import type { RoadState } from '../road-state.ts';
import { layers, type Layer, type PieceTimes } from '../traffic/piece-times.ts';
import { spanAt, type Span } from '../traffic/spans.ts';
import type { LiveSpeeds } from '../traffic/speeds.ts';
import type { ZoneClocks } from '../traffic/zone-clock.ts';
import type { ClockedRoads, TrafficUsed } from './clocked.ts';

/** A smaller part is told as none: nobody rests on it. */
const LEAST_COVERAGE = 0.001;

/**
 * Roads in traffic. A way is chosen by the speeds of its departure, and then timed along the clock: whatever part of it
 * is travelled after an hour has turned goes at the speed of that hour, and the speeds of now count until they expire.
 * Who is overtaken by the turn within a piece goes the rest of it at the new speed, so that nobody who leaves later
 * arrives earlier.
 */
export function alongClock(
  roads: Roads, { pace, traffic }: RoadState, times: PieceTimes, clocks: ZoneClocks, departureMs: number,
): ClockedRoads {
  const now = openSpans(clocks, traffic.live, departureMs);
  const usual = traffic.live ? openSpans(clocks, undefined, departureMs) : now;
  const msOf = (span: Span, run: Run): number => {
    if (span === now.first) return run.centiseconds * 10;
    const { piece, isBackward } = run;
    const whole = (isBackward ? pace.backwardCentiseconds : pace.forwardCentiseconds)[piece];
    return whole === 0 ? 0 : (times.centiseconds(span, piece, isBackward, true) * run.centiseconds * 10) / whole;
  };
  return {
    roads,
    secondsOf: (runs, afterSeconds) => {
      const seconds: number[] = [];
      travel(now, msOf, runs, departureMs + afterSeconds * 1000, (_run, _span, ms) => seconds.push(ms / 1000));
      return seconds;
    },
    typicalSecondsOf: (runs) => {
      let sum = 0;
      travel(usual, msOf, runs, departureMs, (_run, _span, ms) => (sum += ms));
      return sum / 1000;
    },
    used: (runs) => {
      const decimeters = { live: 0, typical: 0, profile: 0 };
      let whole = 0;
      travel(now, msOf, runs, departureMs, (run, span) => {
        whole += run.decimeters;
        for (const layer of layers) {
          decimeters[layer] += run.decimeters * times.share(span, run.piece, run.isBackward, layer);
        }
      });
      return usedOf(decimeters, whole, traffic.live);
    },
  };
}

/** The best layer that something rests on. What has no length rests on nothing, and nothing contradicts the model. */
export function usedOf(
  decimeters: Readonly<Record<Layer, number>>, whole: number, live: LiveSpeeds | undefined,
): TrafficUsed {
  if (whole === 0) return { mode: 'profile', coverage: 1 };
  for (const mode of layers) {
    const coverage = Math.min(1, decimeters[mode] / whole);
    if (coverage >= LEAST_COVERAGE) return { mode, coverage, ...(mode === 'live' && { dataAsOf: live?.asOfMs }) };
  }
  return { mode: 'off', coverage: 1 }; // nothing but ferries
}

interface Spans {
  readonly first: Span;
  at(ms: number): Span;
}

/** One after the other, as far as anybody asks. */
function openSpans(clocks: ZoneClocks, live: LiveSpeeds | undefined, departureMs: number): Spans {
  const list = [spanAt(clocks, live, departureMs)];
  return {
    first: list[0],
    at: (ms) => {
      while (ms >= list[list.length - 1].untilMs) list.push(spanAt(clocks, live, list[list.length - 1].untilMs));
      let at = list.length - 1;
      while (at > 0 && list[at].fromMs > ms) at--;
      return list[at];
    },
  };
}

function travel(
  spans: Spans, msOf: (span: Span, run: Run) => number, runs: Iterable<Run>, beginMs: number,
  visit: (run: Run, entered: Span, ms: number) => void,
): void {
  let at = beginMs;
  let span = spans.at(at);
  for (const run of runs) {
    if (at >= span.untilMs) span = spans.at(at);
    const entered = span;
    let whole = msOf(span, run);
    let [spent, left] = [0, 1];
    while (at + whole * left > span.untilMs) {
      const part = span.untilMs - at;
      spent += part;
      left -= part / whole;
      at = span.untilMs;
      span = spans.at(at);
      whole = msOf(span, run);
    }
    spent += whole * left;
    at += whole * left;
    visit(run, entered, spent);
  }
}
