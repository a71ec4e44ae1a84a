import { NONE } from '../../kernel/columns.ts';
import type { Gazetteer } from './schema.ts';

const MOST_PARENTS = 5;

/** Returns whether a place or a part of it has streets. The first call goes through all streets once. */
export function openTownStreets({ places, streets }: Gazetteer): (place: number) => boolean {
  let withStreets: Uint8Array | undefined;
  const findPlaces = (): Uint8Array => {
    const found = new Uint8Array(places.rows);
    for (let street = 0; street < streets.rows; street++) {
      let place = streets.place[street];
      for (let steps = 0; place !== NONE && found[place] === 0 && steps <= MOST_PARENTS; steps++) {
        found[place] = 1;
        place = places.parent[place];
      }
    }
    return found;
  };
  return (place) => (withStreets ??= findPlaces())[place] === 1;
}
