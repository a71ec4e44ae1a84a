import { dayOf, startOfDay } from '../../src/kernel/moscow.ts';
import { MINUTE_MS } from './uptime.ts';

/** The lengths of history rows. Days are those in Moscow, as on invoices; they consist of whole hours. */
export type Span = 'minute' | 'hour' | 'day';

export const spanMs: Readonly<Record<Span, number>> = {
  minute: MINUTE_MS, hour: 60 * MINUTE_MS, day: 1440 * MINUTE_MS,
};

/** The beginning of the span that contains a moment. */
export const beginOf = (span: Span, at: number): number =>
  span === 'day' ? startOfDay(dayOf(at)) : at - (at % spanMs[span]);
