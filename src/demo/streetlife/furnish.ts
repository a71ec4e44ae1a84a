import type { Base } from '../base.ts';
import { chanceOf, type Chance } from '../drawing/chance.ts';
import type { Draft } from '../drawing/draft.ts';
import { drawParks, drawPromenades, drawSquare } from './paths.ts';
import { addPois } from './poi.ts';
import type { Settlement } from '../towns/settlements.ts';
import { addBarriers, addLights, addMedianRestrictions, addRestrictions } from './traffic.ts';

/** Adds what makes a place of streets and houses: signs, lights, parks, shops. */
export function furnishTown(draft: Draft, town: Settlement, chance: Chance): void {
  const { settled } = town;
  const greatness = settled.houses.length;
  addRestrictions(draft, settled, chance, Math.ceil(greatness / 400));
  addLights(draft, settled, chance);
  addBarriers(draft, settled, chance);
  drawParks(draft, settled.mesh, chance);
  addPois(draft, town, Math.ceil(greatness / 55), chance);
}

export function furnishBase(draft: Draft, base: Base, seed: number): void {
  const { city } = base;
  const chance = chanceOf(seed, 'furniture of the city');
  addRestrictions(draft, city.settled, chance, 90);
  addMedianRestrictions(draft, city.settled);
  addLights(draft, city.settled, chance);
  addBarriers(draft, city.settled, chance);
  drawParks(draft, city.settled.mesh, chance);
  drawPromenades(draft, city.settled.mesh);
  drawSquare(draft, city.settled.mesh, 6, 10);
  addPois(draft, city, 640, chance);
  for (const [key, hub] of base.hubs) {
    if (hub.kind === 'town') furnishTown(draft, hub, chanceOf(seed, `furniture of ${key}`));
    else if (hub.kind === 'village') addPois(draft, hub, 7, chanceOf(seed, `furniture of ${key}`));
  }
  base.villages.forEach(({ settlement }, index) =>
    addPois(draft, settlement, 2, chanceOf(seed, `furniture of village ${index}`)),
  );
}
