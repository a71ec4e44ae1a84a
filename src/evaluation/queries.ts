import type { Gazetteer } from '../geocoding/gazetteer/schema.ts';
import type { TextTables } from '../kernel/text.ts';
import { chanceOf, type Chance } from './chance.ts';
import { makeDoubtful, type DoubtfulQuery } from './doubtful-queries.ts';
import { hideable } from './hidden-houses.ts';
import { openKnownHouses, type KnownHouse, type KnownHouses } from './known-house.ts';
import { categories, mutations, type Category } from './mutations.ts';
import { openPoints, reverseCategories, type ReverseCategory } from './points.ts';

/** A query with its right answers: any of the houses in `right`. */
interface Labelled {
  readonly house: KnownHouse;
  readonly right: readonly KnownHouse[];
}
export interface TextQuery extends Labelled {
  readonly category: Category;
  readonly text: string;
}
export interface PointQuery extends Labelled {
  readonly category: ReverseCategory;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
}
export interface QuerySet {
  readonly houses: readonly KnownHouse[];
  readonly texts: readonly TextQuery[];
  readonly points: readonly PointQuery[];
  readonly doubtful: readonly DoubtfulQuery[];
  /** Houses to hide from an engine before querying them. */
  readonly hidden: readonly KnownHouse[];
  /** Number of houses that can be queried. */
  readonly askable: number;
}

export interface Draw {
  /** The number of houses, each with one query in every category. */
  readonly sample: number;
  readonly seed: number;
}

/** Makes the queries; the same tables, sample and seed give the same ones. */
export function makeQueries(tables: Gazetteer & TextTables, { sample, seed }: Draw): QuerySet {
  const known = openKnownHouses(tables);
  const houses = drawRows(known, sample, chanceOf(seed, 'houses')).map(known.get);
  const points = openPoints(tables, known);
  return {
    houses,
    texts: categories.flatMap((category) => houses.flatMap((house) => ask(category, house, known, seed) ?? [])),
    points: reverseCategories.flatMap((category) =>
      houses.flatMap((house) => {
        const point = points.find(category, house, chanceOf(seed, `${category} ${house.osm} ${house.label}`));
        return point ? [{ category, house, ...point }] : [];
      }),
    ),
    doubtful: makeDoubtful(known, houses, seed),
    hidden: hideable(tables, known, houses),
    askable: known.rows.length,
  };
}

function ask(category: Category, house: KnownHouse, known: KnownHouses, seed: number): TextQuery | undefined {
  const chance = chanceOf(seed, `${category} ${house.osm} ${house.label}`);
  const spoken = mutations[category](house, chance, known);
  return spoken && { category, house, text: spoken.text, right: known.fitting(house, spoken.stated) };
}

/** Only the texts, for many more houses: judging an answer takes far longer than querying. */
export function drawTexts(tables: Gazetteer & TextTables, { sample, seed }: Draw): string[] {
  const known = openKnownHouses(tables);
  return drawRows(known, sample, chanceOf(seed, 'houses')).map(known.get).flatMap((house) =>
    categories.flatMap((category) => {
      const chance = chanceOf(seed, `${category} ${house.osm} ${house.label}`);
      return mutations[category](house, chance, known)?.text ?? [];
    }),
  );
}

/** Draws without replacement: the first steps of a shuffle. */
function drawRows({ rows }: KnownHouses, sample: number, chance: Chance): number[] {
  const left = Uint32Array.from(rows);
  const wanted = Math.min(sample, left.length);
  for (let i = 0; i < wanted; i++) {
    const drawn = i + chance.below(left.length - i);
    [left[i], left[drawn]] = [left[drawn], left[i]];
  }
  return [...left.subarray(0, wanted)];
}
