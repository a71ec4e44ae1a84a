import type { OperationId } from '../../contract.gen.ts';
import { AppError } from '../../errors.ts';
import { isCountryCode, toCountryCodes } from '../../geocoding/query/country-codes.ts';
import { settleText, settleUnfinished } from '../../geocoding/text/settled-text.ts';
import type { LocalFieldError } from '../reply/problem.ts';

type Query = Readonly<Record<string, unknown>>;
type Refuse = (parameter: string, code: string, ru: string, en: string) => void;

/**
 * Normalises a query, so that equivalent queries share a cached answer, and checks the rules that the contract has
 * only in prose: parameters that require or exclude each other. Throws `invalid_parameter` with all errors.
 */
export function settleQuery(operationId: OperationId, query: Query): Query {
  const settle = settlers[operationId];
  if (!settle) return query;
  const errors: LocalFieldError[] = [];
  const settled = settle(query, (parameter, code, ru, en) => void errors.push({ parameter, code, text: { ru, en } }));
  if (errors.length === 0) return settled;
  throw new AppError('invalid_parameter', 'The request does not match the contract.', { errors });
}

const settlers: Partial<Record<OperationId, (query: Query, refuse: Refuse) => Query>> = {
  geocode: (query, refuse) => {
    refuseMixture(query, refuse);
    refuseBox(query.bbox as readonly number[] | undefined, refuse);
    const texts = Object.entries(query)
      .filter(([name]) => name === 'q' || parts.includes(name))
      .map(([name, text]) => [name, settleText(text as string)]);
    return {
      ...query, ...Object.fromEntries(texts), ...settleCountry(query, query.q !== undefined, refuse),
      ...settlePoint(query, refuse),
    };
  },
  suggest: (query, refuse) => ({
    ...query, q: settleUnfinished(query.q as string), ...settleCountry(query, true, refuse),
    ...settlePoint(query, refuse), ...(query.types !== undefined && { types: [...(query.types as string[])].sort() }),
  }),
  submitBatch: (query, refuse) => ({ ...query, ...settleCountry(query, true, refuse) }),
};

const parts = ['region', 'district', 'city', 'street', 'house', 'postal_code'];

function refuseMixture(query: Query, refuse: Refuse): void {
  const given = parts.filter((name) => query[name] !== undefined);
  const country = query.country as string | undefined;
  if (query.q === undefined) {
    const isName = country !== undefined && toCountryCodes(country) === undefined;
    if (given.length > 0 || isName) return;
    refuse('q', 'required', 'нужен адрес: q или хотя бы одна его часть', 'an address is needed: q or a part of it');
  }
  if (query.q === undefined) return;
  const [ru, en] = ['даётся вместо q, не вместе с ним', 'comes instead of q, not with it'];
  for (const name of given) refuse(name, 'excluded', ru, en);
}

/** Without `q`, a country may be given by name. */
function settleCountry({ country }: Query, isOnlyFilter: boolean, refuse: Refuse): Query {
  if (country === undefined) return {};
  const codes = toCountryCodes(country as string);
  const unknown = codes?.find((code) => !isCountryCode(code));
  if (unknown !== undefined) {
    refuse('country', 'enum', `нет страны с кодом ${unknown}`, `there is no country with the code ${unknown}`);
  } else if (codes === undefined && isOnlyFilter) {
    const [ru, en] = ['должны быть коды ISO 3166-1 через запятую: RU,KZ', 'must be ISO 3166-1 codes: RU,KZ'];
    refuse('country', 'format', ru, en);
  }
  return { country: codes?.join(',') ?? settleText(country as string) };
}

const NEAR_DIGITS = 5;

/** Rounds the caller's position to a metre: finer differences change no answer. */
function settlePoint({ lat, lon }: Query, refuse: Refuse): Query {
  if (lat === undefined && lon === undefined) return {};
  const missing = lat === undefined ? 'lat' : lon === undefined ? 'lon' : undefined;
  if (missing) refuse(missing, 'required', 'lat и lon даются вместе', 'lat and lon come together');
  return missing ? {} : { lat: rounded(lat as number), lon: rounded(lon as number) };
}

// Adding 0 turns -0 into 0.
const rounded = (degrees: number): number => Number(degrees.toFixed(NEAR_DIGITS)) + 0;

const WIDEST_OVER_ANTIMERIDIAN = 180;

function refuseBox(bbox: readonly number[] | undefined, refuse: Refuse): void {
  if (!bbox) return;
  const [minLon, minLat, maxLon, maxLat] = bbox;
  if (Math.abs(minLat) > 90 || Math.abs(maxLat) > 90) {
    refuse('bbox', 'maximum', 'широта от -90 до 90; порядок minLon,minLat,maxLon,maxLat',
      'latitudes are -90 to 90; the order is minLon,minLat,maxLon,maxLat');
  } else if (minLat >= maxLat) {
    refuse('bbox', 'order', 'minLat должна быть меньше maxLat', 'minLat must be less than maxLat');
  } else if (isBackwards(minLon, maxLon)) {
    refuse('bbox', 'order', 'minLon должна быть меньше maxLon, разве что прямоугольник пересекает антимеридиан',
      'minLon must be less than maxLon, unless the box goes over the antimeridian');
  }
}

function isBackwards(minLon: number, maxLon: number): boolean {
  const width = minLon > maxLon ? maxLon + 360 - minLon : maxLon - minLon;
  return width === 0 || (minLon > maxLon && width > WIDEST_OVER_ANTIMERIDIAN);
}
