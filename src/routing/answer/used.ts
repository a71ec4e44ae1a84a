import { layers, type Layer } from '../traffic/piece-times.ts';
import type { LiveSpeeds } from '../traffic/speeds.ts';
import type { TrafficUsed } from './clocked.ts';

/** A smaller share counts as none. */
export const LEAST_COVERAGE = 0.001;

/** The best layer that contributes, and the measured share of the length; a model measures nothing. */
export function usedOf(
  decimeters: Readonly<Record<Layer, number>>, whole: number, live: LiveSpeeds | undefined,
): TrafficUsed {
  if (whole === 0) return { mode: 'profile', coverage: 0 };
  const mode = layers.find((one) => decimeters[one] / whole >= LEAST_COVERAGE);
  if (mode === undefined) return { mode: 'off', coverage: 0 }; // only ferries
  const coverage = mode === 'profile' ? 0 : Math.min(1, decimeters[mode] / whole);
  return { mode, coverage, ...(mode === 'live' && { dataAsOf: live?.asOfMs }) };
}
