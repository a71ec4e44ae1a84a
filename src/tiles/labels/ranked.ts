import type { TextReader } from '../../kernel/text.ts';
import type { Feature, Value } from '../shape/encode.ts';
import type { TileGrid } from '../shape/grid.ts';

/** A point of a tile with its priority: smaller ones first. */
export interface Ranked {
  readonly feature: Feature;
  readonly order: number;
}

type Values = Readonly<Record<string, Value | undefined>>;

/** Empty if the point is outside the tile. */
export function pointIn(grid: TileGrid, lat: number, lon: number, values: Values, order: number): Ranked[] {
  const point = grid.pointAt(lat, lon);
  return point === undefined ? [] : [{ feature: { geometry: 'point', parts: [point], values }, order }];
}

export const firstOf = (ranked: Ranked[], most: number): Feature[] =>
  ranked.sort((a, b) => a.order - b.order).slice(0, most).map(({ feature }) => feature);

/** Caches strings: kinds are few and are looked up repeatedly. */
export function rememberStrings(reader: TextReader): (number: number) => string {
  const known = new Map<number, string>();
  return (number) => {
    let text = known.get(number);
    if (text === undefined) known.set(number, (text = reader.string(number)));
    return text;
  };
}
