import { NONE } from '../../kernel/columns.ts';
import type { Gazetteer } from './schema.ts';

const MOST_PARENTS = 5;

/** Tells whether a place has streets, itself or in a part of it. Looks through all streets once, when first asked. */
export function openTownStreets({ places, streets }: Gazetteer): (place: number) => boolean {
  let having: Uint8Array | undefined;
  const look = (): Uint8Array => {
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
  return (place) => (having ??= look())[place] === 1;
}
