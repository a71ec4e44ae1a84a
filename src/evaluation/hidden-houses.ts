import type { Gazetteer } from '../geocoding/gazetteer.ts';
import { NONE } from '../kernel/columns.ts';
import type { KnownHouse, KnownHouses } from './known-house.ts';

/**
 * Houses that an engine can be kept from seeing: whose neighbour in the street's row is there to hide them behind, and
 * whose address nobody shares. Where they are is known all the same.
 */
export function hideable(tables: Gazetteer, known: KnownHouses, houses: readonly KnownHouse[]): KnownHouse[] {
  const { street, place, number, twin } = tables.houses;
  const hidden = new Set<number>();
  // The other address of a corner would still tell of it.
  const twins = new Set(twin);
  return houses.filter((house) => {
    const { row } = house;
    const isInRow = row > 0 && street[row] === street[row - 1] && place[row] === place[row - 1];
    const isTwin = twin[row] !== NONE || twins.has(row);
    if (!isInRow || number[row] === number[row - 1] || isTwin || !house.street) return false;
    if (hidden.has(row - 1) || hidden.has(row + 1)) return false;
    const stated = { settlement: true, types: undefined, postcode: false };
    if (known.fitting(house, stated).length > 1) return false;
    hidden.add(row);
    return true;
  });
}

/** The same tables, where each of the rows is one more copy of the house before it. */
export function hideHouses<T extends Gazetteer>(tables: T, rows: readonly number[]): T {
  const { houses } = tables;
  const copy = {
    ...houses, osm: houses.osm.slice(), number: houses.number.slice(), label: houses.label.slice(),
    lat: houses.lat.slice(), lon: houses.lon.slice(),
  };
  for (const row of rows) {
    for (const column of [copy.osm, copy.number, copy.label, copy.lat, copy.lon]) column[row] = column[row - 1];
  }
  return { ...tables, houses: copy };
}
