import { AppError } from '../../errors.ts';
import type { BatchOptions } from '../../jobs/batch/ports.ts';
import { delimiters, encodings, type StatedTable } from '../../jobs/table/ports.ts';
import { toCountryCodes } from '../../geocoding/query/country-codes.ts';

/** Options as given on the command line. */
interface GivenOptions {
  readonly column?: string;
  readonly delimiter?: string;
  readonly encoding?: string;
  readonly header?: string;
  readonly lang?: string;
  readonly country?: string;
}

const named: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t', '\\t': '\t', pipe: '|' };
const languages = ['ru', 'en', 'local'] as const;

/** Parses the options; throws `bad_argument` with the allowed values. */
export function readTableOptions(given: GivenOptions): { stated: StatedTable; options: BatchOptions } {
  const { column, delimiter, encoding, header, lang, country } = given;
  const oneOf = <T extends string>(name: string, text: string | undefined, allowed: readonly T[]): T | undefined => {
    if (text === undefined) return undefined;
    const found = allowed.find((one) => one === text.toLowerCase());
    if (found === undefined) throw new AppError('bad_argument', `--${name} ${text}: must be ${allowed.join(', ')}`);
    return found;
  };
  const [delimiterText, names] = [delimiter?.toLowerCase(), Object.keys(named).filter((name) => name !== '\\t')];
  const character = delimiterText === undefined ? undefined : (named[delimiterText] ?? delimiterText);
  const found = delimiters.find((one) => one === character);
  if (delimiter !== undefined && found === undefined) {
    throw new AppError('bad_argument', `--delimiter ${delimiter}: must be ${names.join(', ')}, or the character`);
  }
  const countries = country === undefined ? [] : toCountryCodes(country);
  if (countries === undefined) {
    throw new AppError('bad_argument', `--country ${country}: must be codes of two letters, as RU,KZ`);
  }
  const encodingFound = oneOf('encoding', encoding, encodings);
  const headerFound = oneOf('header', header, ['yes', 'no']);
  return {
    stated: {
      ...(column !== undefined && { column }),
      ...(found && { delimiter: found }),
      ...(encodingFound && { encoding: encodingFound }),
      ...(headerFound && { header: headerFound === 'yes' }),
    },
    options: { lang: oneOf('lang', lang, languages) ?? 'ru', countries },
  };
}
