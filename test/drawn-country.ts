import { buildIndexes } from '../src/geocoding/near/indexes.ts';
import type { NearestTables } from '../src/geocoding/near/nearest.ts';
import type { Stated } from '../src/osm/assemble/around.ts';
import { assembled, type Drawing } from './osm-fixture.ts';

/** Degrees of a spot of a drawing, from its metres north and east. */
export const at = (north: number, east: number): readonly [lat: number, lon: number] =>
  [54 + north / 111_195, 148 + east / 65_359];

type Tags = Readonly<Record<string, string>>;

/** A boundary of its own: a closed box that is a relation, with a label if it is the ground of a place. */
export function boundary(
  drawing: Drawing, [north, east, height, width]: readonly [number, number, number, number], level: number, tags: Tags,
  label?: number,
): void {
  const way = drawing.box(north, east, height, width);
  const labels = label === undefined ? [] : [{ type: 'node', id: label, role: 'label' } as const];
  drawing.relation([{ type: 'way', id: way, role: 'outer' }, ...labels],
    { type: 'boundary', boundary: 'administrative', admin_level: String(level), ...tags });
}

/** What a service has of a drawing: tables and indexes. */
export function drawnTables(draw: (drawing: Drawing) => void, stated: Stated = {}): NearestTables {
  const { gazetteer, text } = assembled(draw, stated);
  return { ...gazetteer, ...text, ...buildIndexes(gazetteer) };
}
