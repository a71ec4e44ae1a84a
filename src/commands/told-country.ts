import { AppError } from '../errors.ts';
import { countryNames, findCountryCode } from '../kernel/country-names.ts';
import { closest } from './frame/closest.ts';

/**
 * The code of the country that the operator named. Clocks and limits of speed are those of a country: one that nobody
 * knows would be guessed from the sun, so it is refused.
 */
export function needCountryCode(told: string): string {
  const code = findCountryCode(told);
  if (code !== undefined) return code;
  const meant = closest(told, countryNames());
  const todo = meant === undefined ? 'Name it by its code of two letters, such as KG.' : `Did you mean ${meant}?`;
  throw new AppError('bad_argument', `--country ${told}: no country is called that. ${todo}`, { country: told, meant });
}
