import type { Answer, PartialEngine } from '../evaluation/engine.ts';
import { openNearest } from '../geocoding/nearest.ts';
import type { AtlasTables } from '../store/files/atlas-schema.ts';

const reach = { radiusMeters: 1000, limit: 5 };

/** The engine of this process over the tables of an atlas, as the evaluation asks it. */
export function openEngine(tables: AtlasTables): PartialEngine {
  const { nearest } = openNearest(tables);
  return {
    reverse: (lat, lon) =>
      nearest(lat, lon, reach).houses.map((house): Answer => ({
        lat: house.lat,
        lon: house.lon,
        precision: 'house',
        address: [house.place, house.street, house.label].filter(Boolean).join(', '),
        osm: house.osm,
        label: house.label,
        street: house.street,
      })),
  };
}
