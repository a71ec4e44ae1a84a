import type { Run } from '../ask/runs.ts';
import { spanAt, type Span } from '../traffic/spans.ts';
import type { LiveSpeeds } from '../traffic/speeds.ts';
import type { ZoneClocks } from '../traffic/zone-clock.ts';

/** The spans of time after a departure. */
export interface Spans {
  readonly first: Span;
  at(ms: number): Span;
}

/** One after the other, as far as anybody asks. */
export function openSpans(clocks: ZoneClocks, live: LiveSpeeds | undefined, departureMs: number): Spans {
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

/** How long a run lasts that is travelled in one span as a whole. */
export type MsOf = (span: Span, run: Run) => number;

/** Goes along runs from a time on, and answers when it is at their end. Each is told with the span it was entered in. */
export function travel(
  spans: Spans, msOf: MsOf, runs: Iterable<Run>, beginMs: number,
  visit: (run: Run, entered: Span, ms: number) => void,
): number {
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
  return at;
}
