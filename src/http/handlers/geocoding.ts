import { toCountryCodes } from '../country-codes.ts';
import type { Handler } from '../operations.ts';

export const geocode: Handler<'geocode'> = ({ query }, { geocoder }) => {
  const { q, country, lat, lon, bbox: box, limit, lang, ...parts } = query;
  const countries = country === undefined ? undefined : toCountryCodes(country);
  const near = pointOf(lat, lon);
  const address = q ?? { ...parts, ...(countries === undefined && { country }) };
  return { status: 200, body: { results: geocoder.geocode(address, { limit, lang, near, box, countries }) } };
};

export const reverse: Handler<'reverse'> = ({ query }, { geocoder }) => {
  const { lat, lon, radius_m: radiusMeters, limit, lang } = query;
  return { status: 200, body: { results: geocoder.reverse(lat, lon, { radiusMeters, limit, lang }) } };
};

export const suggest: Handler<'suggest'> = ({ query }, { geocoder }) => {
  const { q, country, lat, lon, types, limit, lang } = query;
  const countries = country === undefined ? undefined : toCountryCodes(country);
  const suggestions = geocoder.suggest(q, { limit, lang, near: pointOf(lat, lon), countries, types });
  return { status: 200, body: { suggestions } };
};

const pointOf = (lat: number | undefined, lon: number | undefined): { lat: number; lon: number } | undefined =>
  lat === undefined || lon === undefined ? undefined : { lat, lon };
