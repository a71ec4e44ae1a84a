import type { Box } from '../kernel/geo.ts';

/** Houses that are looked at: enough to know where nearly all of them are. */
const MOST_LOOKED_AT = 20_000;
/** The share of houses that may lie beyond each side. */
const BEYOND = 0.01;
/** Fewer houses show nothing. */
const LEAST_HOUSES = 100;

/**
 * The box in which nearly all houses are: a road that leads far out of an extract would make a first view of it all but
 * empty. Undefined where there are too few houses.
 */
export function settledBox({ lat, lon }: { readonly lat: Int32Array; readonly lon: Int32Array }): Box | undefined {
  if (lat.length < LEAST_HOUSES) return undefined;
  const step = Math.ceil(lat.length / MOST_LOOKED_AT);
  const sidesOf = (column: Int32Array): [number, number] => {
    const some = column.filter((_, house) => house % step === 0).sort();
    const beyond = Math.floor(some.length * BEYOND);
    return [some[beyond], some[some.length - 1 - beyond]];
  };
  const [[minLat, maxLat], [minLon, maxLon]] = [sidesOf(lat), sidesOf(lon)];
  return { minLat, minLon, maxLat, maxLon };
}
