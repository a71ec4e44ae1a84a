import { DEGREE, toUnits, type Box } from '../../../kernel/geo.ts';
import { ringsBox } from '../../../kernel/rings-shape.ts';
import type { Source } from '../../assemble/source.ts';
import type { NestedRing } from '../nested-rings.ts';
import { coastsOf, type Coast } from './coast.ts';
import { openSea, type Sea } from './sea.ts';

/** The farthest a sea reaches beyond the last coast of its extract: headers may name boxes that data do not fill. */
const REACH = DEGREE;
/** The edge of world maps, less one unit, so that coasts that end there are seen to cross it. */
const [LAST_LAT, LAST_LON] = [85 * DEGREE - 1, 180 * DEGREE - 1];

/** The seas of an extract: one for each box that a header states, unless another box contains it. */
export function seaOf(source: Source): Sea {
  const coasts = coastsOf(source);
  const boxes = source.extract.sources.flatMap(({ bbox }) => (bbox ? [bbox] : []));
  if (boxes.length === 0) source.report('coastline: no file says which box it fills', coasts.length);
  const seas = boxes
    .filter((box, i) => !boxes.some((other, j) => contains(other, box) && (j < i || !contains(box, other))))
    .map((box) => around(coasts, box))
    .filter((box) => box !== undefined)
    .map((box) => openSea(box, coasts));
  return {
    addLand: (lat, lon) => {
      for (const sea of seas) sea.addLand(lat, lon);
    },
    areas: (): NestedRing[][] => seas.flatMap((sea) => sea.areas()),
  };
}

function around(coasts: readonly Coast[], stated: Box): Box | undefined {
  const near = ringsBox(coasts.map(({ path }) => path));
  const box = {
    minLat: Math.max(toUnits(stated.minLat), near.minLat - REACH, -LAST_LAT),
    minLon: Math.max(toUnits(stated.minLon), near.minLon - REACH, -LAST_LON),
    maxLat: Math.min(toUnits(stated.maxLat), near.maxLat + REACH, LAST_LAT),
    maxLon: Math.min(toUnits(stated.maxLon), near.maxLon + REACH, LAST_LON),
  };
  return box.minLat < box.maxLat && box.minLon < box.maxLon ? box : undefined;
}

function contains(outer: Box, inner: Box): boolean {
  return outer.minLat <= inner.minLat && outer.minLon <= inner.minLon &&
    outer.maxLat >= inner.maxLat && outer.maxLon >= inner.maxLon;
}
