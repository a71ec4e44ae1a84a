import { layers, type Layer } from '../traffic/piece-times.ts';
import type { LiveSpeeds } from '../traffic/speeds.ts';
import type { TrafficUsed } from './clocked.ts';

/** A smaller part is told as none: nobody rests on it. */
export const LEAST_COVERAGE = 0.001;

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
