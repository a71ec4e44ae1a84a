import type { Language } from '../tell/names-in.ts';

/** What can be asked for alone. A house is told only where its street, or its place, is. */
export type SuggestType =
  | 'house' | 'street' | 'place' | 'city' | 'district' | 'region' | 'country' | 'poi' | 'metro';

export interface SuggestOptions {
  /** At most so many, 1 to 20. */
  readonly limit?: number;
  /** What lies near here comes earlier. Degrees. */
  readonly near?: { readonly lat: number; readonly lon: number };
  /** ISO codes in capitals; only what lies in one of these countries. */
  readonly countries?: readonly string[];
  readonly types?: readonly SuggestType[];
  readonly language?: Language;
}

export interface Suggestion {
  /** What to show; no two of one list are equal. */
  readonly text: string;
  /** What of `text` was typed: from, to, in UTF-16 units, in rising order, never overlapping. */
  readonly highlights: readonly (readonly [from: number, to: number])[];
  /** In one line, beginning (in English: ending) with the country. */
  readonly address: string;
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly type: string;
  readonly precision: string;
  /** Empty where the country has none there. */
  readonly postalCode: string;
  /** From `near`, where that was given. */
  readonly distanceMeters?: number;
}
