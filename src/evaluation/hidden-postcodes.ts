import { postcodeSources, type Gazetteer } from '../geocoding/gazetteer/schema.ts';
import { NONE } from '../kernel/columns.ts';
import { chanceOf } from './chance.ts';
import { drawTable } from './draw-table.ts';

/** Postcodes derived for houses whose own one is hidden, by the source given with them. */
export interface PostcodeScore {
  /** What was drawn: single houses, or quarters with all of theirs. */
  readonly hidden: keyof typeof draws;
  readonly source: string;
  readonly houses: number;
  readonly wrong: number;
}

/** Derives the postcode of a house, by its row. */
type DerivePostcode = (row: number) => { readonly code: number; readonly source: string };

const [NOWHERE, OWN] = [postcodeSources.indexOf('none'), postcodeSources.indexOf('own')];
const sources = ['own', 'street', 'place', 'none'] as const;

/** The side of a quarter, in units of 1e-7 degree: about 450 m to the north. */
const QUARTER_UNITS = 40_000;

/** Whether the postcode of a house is hidden: of each by itself, or of a whole quarter, as maps lack them. */
const draws = {
  house: (seed: number) => {
    const chance = chanceOf(seed, 'postcodes');
    return (): boolean => chance.often(0.5);
  },
  quarter: (seed: number) => (lat: number, lon: number): boolean =>
    chanceOf(seed, `postcodes ${Math.floor(lat / QUARTER_UNITS)} ${Math.floor(lon / QUARTER_UNITS)}`).often(0.5),
} as const;
type Draws = (lat: number, lon: number) => boolean;

/** Hides half of all postcodes of houses, drawn by the seed, and compares what is told of the rest of the map. */
export function scorePostcodes<T extends Gazetteer>(
  tables: T, seed: number, open: (tables: T) => DerivePostcode,
): PostcodeScore[] {
  return (Object.keys(draws) as (keyof typeof draws)[]).flatMap((hidden) => {
    const { tables: blind, rows } = hidePostcodes(tables, draws[hidden](seed));
    const derive = open(blind);
    const derived = rows.map((row) => {
      const { code, source } = derive(row);
      return { source, isWrong: code !== NONE && code !== tables.houses.postcode[row] };
    });
    return sources.map((source) => {
      const those = derived.filter((one) => one.source === source);
      return { hidden, source, houses: those.length, wrong: those.filter(({ isWrong }) => isWrong).length };
    });
  });
}

function hidePostcodes<T extends Gazetteer>(tables: T, isHidden: Draws): { tables: T; rows: number[] } {
  const { houses, streets } = tables;
  const rows: number[] = [];
  const [postcode, postcodeFrom] = [houses.postcode.slice(), houses.postcodeFrom.slice()];
  const ofStreets = streets.postcode.slice();
  for (let row = 0; row < houses.rows; row++) {
    if (houses.postcodeFrom[row] !== OWN) continue;
    // The import gives a street the postcode of most of its houses.
    if (houses.street[row] !== NONE) ofStreets[houses.street[row]] = NONE;
    if (!isHidden(houses.lat[row], houses.lon[row])) continue;
    [postcode[row], postcodeFrom[row]] = [NONE, NOWHERE];
    rows.push(row);
  }
  return {
    tables: { ...tables, houses: { ...houses, postcode, postcodeFrom }, streets: { ...streets, postcode: ofStreets } },
    rows,
  };
}

export function renderPostcodes(scores: readonly PostcodeScore[]): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const blocks = [...Map.groupBy(scores, ({ hidden }) => hidden)].flatMap(([hidden, those]) => {
    const all = those.reduce((sum, { houses }) => sum + houses, 0);
    const rows = those.filter(({ houses }) => houses > 0).map(({ source, houses, wrong }) =>
      [source, String(houses), percent(houses / all), percent(wrong / houses)]);
    const heads = [`postcodes hidden by ${hidden}, told from`, 'houses', 'share', 'wrong'];
    return all === 0 ? [] : [drawTable([heads, ...rows])];
  });
  return blocks.length === 0 ? 'postcodes: the map has none' : blocks.join('\n\n');
}
