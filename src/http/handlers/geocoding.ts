import type { Handler } from '../operations.ts';

export const reverse = (({ query }, { geocoder }) => {
  const { lat, lon, radius_m: radiusMeters, limit, lang } = query;
  return { status: 200, body: { results: geocoder.reverse(lat, lon, { radiusMeters, limit, lang }) } };
}) satisfies Handler<'reverse'>;
