import type { Language } from '../tell/names-in.ts';
import type { PostcodeSource } from '../tell/postcodes-of.ts';

/** Types that can be asked for. A house is suggested only through its street or place. */
export type SuggestType =
  | 'house' | 'street' | 'place' | 'city' | 'district' | 'region' | 'country' | 'poi' | 'metro';

export interface SuggestOptions {
  /** The most suggestions, 1 to 20. */
  readonly limit?: number;
  /** Features near this point come earlier. Degrees. */
  readonly near?: { readonly lat: number; readonly lon: number };
  /** ISO codes in capitals; only features in these countries. */
  readonly countries?: readonly string[];
  readonly types?: readonly SuggestType[];
  readonly language?: Language;
}

export interface Suggestion {
  /** The text to show, unique within its list. */
  readonly text: string;
  /** The typed parts of `text`: from, to, in UTF-16 units, ascending and never overlapping. */
  readonly highlights: readonly (readonly [from: number, to: number])[];
  /** One line that begins (in English: ends) with the country. */
  readonly address: string;
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly type: string;
  readonly precision: string;
  /** Empty if it is not known. */
  readonly postalCode: string;
  readonly postalCodeSource: PostcodeSource;
  /** The distance from `near`; absent without it. */
  readonly distanceMeters?: number;
}
