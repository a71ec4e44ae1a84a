import type { Run } from '../ask/runs.ts';
import { spanAt, type Span } from '../traffic/spans.ts';
import type { LiveSpeeds } from '../traffic/speeds.ts';
import type { ZoneClocks } from '../traffic/zone-clock.ts';

/** The spans of time after a departure. */
export interface Spans {
  readonly first: Span;
  at(ms: number): Span;
}

/** Opens consecutive spans, computed on demand. */
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

/** How long a run takes that is travelled within one span. */
export type MsOf = (span: Span, run: Run) => number;

/** A part of a run, usually all of it: its share, its span and its duration. */
export type VisitPart = (run: Run, share: number, span: Span, ms: number, index: number) => void;

/** Travels runs from a time on and returns the arrival. A span that ends within a run splits it. */
export function travel(spans: Spans, msOf: MsOf, runs: readonly Run[], beginMs: number, visit: VisitPart): number {
  let at = beginMs;
  let span = spans.at(at);
  runs.forEach((run, index) => {
    if (at >= span.untilMs) span = spans.at(at);
    let whole = msOf(span, run);
    let left = 1;
    while (at + whole * left > span.untilMs) {
      const ms = span.untilMs - at;
      visit(run, ms / whole, span, ms, index);
      left -= ms / whole;
      at = span.untilMs;
      span = spans.at(at);
      whole = msOf(span, run);
    }
    visit(run, left, span, whole * left, index);
    at += whole * left;
  });
  return at;
}
