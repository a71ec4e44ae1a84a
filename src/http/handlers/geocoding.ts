import { toCountryCodes } from '../../geocoding/query/country-codes.ts';
import type { Handler } from '../operations.ts';

export const geocode = (({ query }, { geocoder }) => {
  const { q, country, lat, lon, bbox: box, limit, lang, explain, ...parts } = query;
  const countries = country === undefined ? undefined : toCountryCodes(country);
  const near = pointOf(lat, lon);
  const address = q ?? { ...parts, ...(countries === undefined && { country }) };
  return { status: 200, body: { results: geocoder.geocode(address, { limit, lang, near, box, countries, explain }) } };
}) satisfies Handler<'geocode'>;

export const reverse = (({ query }, { geocoder }) => {
  const { lat, lon, radius_m: radiusMeters, limit, lang } = query;
  return { status: 200, body: { results: geocoder.reverse(lat, lon, { radiusMeters, limit, lang }) } };
}) satisfies Handler<'reverse'>;

export const suggest = (({ query }, { geocoder }) => {
  const { q, country, lat, lon, types, limit, lang } = query;
  const countries = country === undefined ? undefined : toCountryCodes(country);
  const suggestions = geocoder.suggest(q, { limit, lang, near: pointOf(lat, lon), countries, types });
  return { status: 200, body: { suggestions } };
}) satisfies Handler<'suggest'>;

const pointOf = (lat: number | undefined, lon: number | undefined): { lat: number; lon: number } | undefined =>
  lat === undefined || lon === undefined ? undefined : { lat, lon };
