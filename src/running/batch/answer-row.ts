import type { StructuredQuery } from '../../geocoding/query/found.ts';
import type { BatchOptions } from '../../jobs/batch/ports.ts';
import type { RowAnswer } from '../../jobs/table/ports.ts';
import type { AskedAddress } from '../../jobs/table/row-address.ts';
import { isCountryCode, toCountryCodes } from '../../geocoding/query/country-codes.ts';
import { settleText } from '../../geocoding/text/settled-text.ts';
import { geocode, type Engines } from '../../serving/engines.ts';

/** Answers a row with the first result of a request with this address alone. */
export function answerRow(engines: Engines, address: AskedAddress, { lang, countries }: BatchOptions): RowAnswer {
  const asked = typeof address === 'string' ? { query: address, countries } : readCodes(address, countries);
  if (asked === undefined) return { status: 'not_found' };
  if ('problem' in asked) return { status: 'invalid', problem: asked.problem[lang === 'en' ? 'en' : 'ru'] };
  const [best] = geocode(engines, asked.query, { limit: 1, language: lang, countries: asked.countries });
  if (best === undefined) return { status: 'not_found' };
  const { lat, lon, precision, confidence, postalCode, postalCodeSource, address: line } = best;
  return {
    status: 'ok', lat, lon, precision, confidence: Math.round(confidence * 1000) / 1000, postalCode, postalCodeSource,
    address: line,
  };
}

/** Why a request with these parts would be refused. */
interface Refused {
  readonly problem: { readonly ru: string; readonly en: string };
}

interface Asked {
  readonly query: StructuredQuery;
  readonly countries: readonly string[];
}

/** Reads a cell with country codes as a request would; undefined if the file may not search those countries. */
function readCodes(parts: Exclude<AskedAddress, string>, countries: readonly string[]): Asked | Refused | undefined {
  const codes = parts.country === undefined ? undefined : toCountryCodes(settleText(parts.country));
  if (codes === undefined) return { query: parts, countries };
  const { country: _, ...others } = parts;
  const unknown = codes.find((code) => !isCountryCode(code));
  if (unknown !== undefined) return noCountry(unknown);
  if (Object.keys(others).length === 0) return noAddress;
  const both = countries.length === 0 ? codes : codes.filter((code) => countries.includes(code));
  return both.length === 0 ? undefined : { query: others, countries: both };
}

const noAddress: Refused = {
  problem: { ru: 'нужен адрес, а не только код страны', en: 'an address is needed, not the code of a country alone' },
};

const noCountry = (code: string): Refused => ({
  problem: { ru: `нет страны с кодом ${code}`, en: `there is no country with the code ${code}` },
});
