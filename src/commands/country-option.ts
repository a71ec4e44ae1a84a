import { AppError } from '../errors.ts';
import { countryNames, findCountryCode } from '../kernel/country-names.ts';
import { closest } from './frame/closest.ts';

/**
 * Parses `--country`. Unknown names are refused: clocks and speed limits depend on the country, and would have to be
 * guessed from the position.
 */
export function needCountryCode(name: string): string {
  const code = findCountryCode(name);
  if (code !== undefined) return code;
  const meant = closest(name, countryNames());
  const todo = meant === undefined ? 'Use its two-letter code, such as KG.' : `Did you mean ${meant}?`;
  throw new AppError('bad_argument', `--country ${name}: there is no such country. ${todo}`, { country: name, meant });
}
