import { postcodeSources, type Gazetteer } from '../geocoding/gazetteer/schema.ts';
import { NONE } from '../kernel/columns.ts';
import { chanceOf } from './chance.ts';
import { drawTable } from './draw-table.ts';

/** Postcodes told for houses whose own one is hidden, by the source that is told with them. */
export interface PostcodeScore {
  readonly source: string;
  readonly houses: number;
  readonly wrong: number;
}

/** Tells the postcode of a house, by its row. */
type Tell = (row: number) => { readonly code: number; readonly source: string };

const [NOWHERE, OWN] = [postcodeSources.indexOf('none'), postcodeSources.indexOf('own')];
const sources = ['own', 'street', 'place', 'none'] as const;

/** Hides half of all postcodes of houses, drawn by the seed, and compares what is told of the rest of the map. */
export function scorePostcodes<T extends Gazetteer>(
  tables: T, seed: number, open: (tables: T) => Tell,
): PostcodeScore[] {
  const { tables: blind, hidden } = hidePostcodes(tables, seed);
  const tell = open(blind);
  const told = hidden.map((row) => {
    const { code, source } = tell(row);
    return { source, isWrong: code !== NONE && code !== tables.houses.postcode[row] };
  });
  return sources.map((source) => {
    const those = told.filter((one) => one.source === source);
    return { source, houses: those.length, wrong: those.filter(({ isWrong }) => isWrong).length };
  });
}

function hidePostcodes<T extends Gazetteer>(tables: T, seed: number): { tables: T; hidden: number[] } {
  const { houses, streets } = tables;
  const chance = chanceOf(seed, 'postcodes');
  const hidden: number[] = [];
  const [postcode, postcodeFrom] = [houses.postcode.slice(), houses.postcodeFrom.slice()];
  const ofStreets = streets.postcode.slice();
  for (let row = 0; row < houses.rows; row++) {
    if (houses.postcodeFrom[row] !== OWN) continue;
    // The import gives a street the postcode of most of its houses.
    if (houses.street[row] !== NONE) ofStreets[houses.street[row]] = NONE;
    if (!chance.often(0.5)) continue;
    [postcode[row], postcodeFrom[row]] = [NONE, NOWHERE];
    hidden.push(row);
  }
  return {
    tables: { ...tables, houses: { ...houses, postcode, postcodeFrom }, streets: { ...streets, postcode: ofStreets } },
    hidden,
  };
}

export function renderPostcodes(scores: readonly PostcodeScore[]): string {
  const all = scores.reduce((sum, { houses }) => sum + houses, 0);
  if (all === 0) return 'postcodes: the map has none';
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const rows = scores.filter(({ houses }) => houses > 0).map(({ source, houses, wrong }) =>
    [source, String(houses), percent(houses / all), percent(wrong / houses)]);
  return drawTable([['hidden postcodes, told from', 'houses', 'share', 'wrong'], ...rows]);
}
