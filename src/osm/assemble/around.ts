import { NONE } from '../../kernel/columns.ts';
import { nameKey } from './name-key.ts';
import { findCountryCode } from '../../kernel/country-names.ts';
import { osmReference } from '../../geocoding/gazetteer/schema.ts';
import { emptyBounds } from './geometry.ts';
import type { AreasAt } from './area-index.ts';
import type { Area } from './areas.ts';
import { placeKinds } from './place-kinds.ts';
import type { Places } from './places.ts';
import type { Source } from './source.ts';
import type { CountryAt } from './countries-by-address.ts';
import type { Pieces } from './pieces.ts';

/**
 * Facts that the operator states about a map without borders. A stated country or region overrides the tags; a stated
 * city counts only for houses whose settlement is not known otherwise, because an extract holds more than one.
 */
export interface Stated {
  readonly country?: string;
  readonly region?: string;
  readonly city?: string;
}

export interface Settlements {
  /** The smallest settlement whose polygon contains the point. */
  onGround(lat: number, lon: number): number;
  /** The same, else the nearest settlement node that reaches the point. */
  at(lat: number, lon: number): number;
}

export function findSettlements(areas: readonly Area[], places: Places, areasAt: AreasAt): Settlements {
  const onGround = (lat: number, lon: number): number => {
    const around = areasAt(lat, lon).areas;
    for (let i = around.length - 1; i >= 0; i--) {
      const { place } = areas[around[i]];
      if (place !== NONE && placeKinds[places.list[place].kind].settlement) return place;
    }
    return NONE;
  };
  const near = (lat: number, lon: number): number => {
    let best = NONE;
    let least = 1;
    places.visit(lat, lon, widestMeters, (row, meters) => {
      const place = places.list[row];
      // A settlement with a polygon claims nothing outside it.
      if (!placeKinds[place.kind].settlement || place.area !== NONE) return;
      const share = meters / reachOf(place.kind, place.population);
      if (share < least || (share === least && row < best)) [best, least] = [row, share];
    });
    return best;
  };
  return {
    onGround,
    at: (lat, lon) => {
      const ground = onGround(lat, lon);
      return ground === NONE ? near(lat, lon) : ground;
    },
  };
}

const widestMeters = 30_000;

function reachOf(kind: string, population: number): number {
  const { reachMeters } = placeKinds[kind];
  if (kind !== 'city' || population === 0) return reachMeters;
  return reachMeters * Math.min(2.5, Math.max(0.6, Math.sqrt(population / 500_000)));
}

export interface Chains {
  readonly list: Uint32Array[];
  /** The chain of a point: its polygons, and for missing ones the areas in its address or stated by the operator. */
  at(lat: number, lon: number, admin?: number): number;
}

const countryLevel = 2;
const regionLevel = 4;
const districtLevel = 6;

export function chainAreas(
  source: Source, areas: Area[], areasAt: AreasAt,
  { stated, countryAt, pieces }: { stated: Stated; countryAt: CountryAt; pieces: Pieces },
): Chains {
  const list: Uint32Array[] = [];
  const numbers = new Map<string, number>();
  const [countryOf, regionOf] = [countryLevel, regionLevel].map((level) => soleCutAreas(areas, level, pieces));
  const unbounded = openUnbounded(source, areas);
  const fill = (chain: number[], level: number, name: string | undefined, otherwise?: number): void => {
    if (chain.some((row) => areas[row].level === level)) return;
    if (name) chain.push(unbounded(level, name));
    else if (otherwise !== undefined) chain.push(otherwise);
  };

  return {
    list,
    at: (lat, lon, admin = NONE) => {
      const chain = areasAt(lat, lon).areas;
      const tags = admin === NONE ? noTags : tagsOf(source, admin);
      const piece = pieces.at(lat, lon);
      const country = stated.country ?? countryAt(lat, lon) ?? codeOf(tags.get('addr:country'));
      fill(chain, countryLevel, country, countryOf(piece));
      const ofTags = tags.get('addr:region') ?? tags.get('addr:state') ?? tags.get('addr:province');
      fill(chain, regionLevel, stated.region ?? ofTags, regionOf(piece));
      fill(chain, districtLevel, tags.get('addr:district'));
      chain.sort((a, b) => sizeOf(areas[b]) - sizeOf(areas[a]) || a - b);
      const identity = chain.join(' ');
      let number = numbers.get(identity);
      if (number === undefined) {
        number = list.push(Uint32Array.from(chain)) - 1;
        numbers.set(identity, number);
      }
      return number;
    },
  };
}

/** Finds the area without a polygon that has a level and a name; adds it to the areas if there is none. */
function openUnbounded(source: Source, areas: Area[]): (level: number, name: string) => number {
  const rows = new Map<string, number>();
  areas.forEach((area, row) => {
    if (area.kind !== 'administrative' || area.rings.length > 0) return;
    rows.set(`${area.level} ${area.key}`, row);
    if (area.country) rows.set(`${area.level} ${nameKey(area.country)}`, row);
  });
  return (level, name) => {
    const key = `${level} ${nameKey(name)}`;
    let row = rows.get(key);
    if (row === undefined) {
      row = areas.push(spokenArea(source, areas.length, level, name)) - 1;
      rows.set(key, row);
    }
    return row;
  };
}

/** The tag holds the country's code; any other value is a mistake. */
const codeOf = (country: string | undefined): string | undefined =>
  country !== undefined && /^[A-Z]{2}$/u.test(country) ? country : undefined;

/**
 * The only country or region of a piece of the map, if its border is cut: the whole piece lies in it. An area without a
 * location counts only if the map is one piece: in a map of Moscow and Bishkek joined, Bishkek does not lie in the
 * region Moscow.
 */
function soleCutAreas(areas: readonly Area[], level: number, pieces: Pieces): (piece: number) => number | undefined {
  const rows = areas.flatMap((area, row) => (area.kind === 'administrative' && area.level === level ? row : []));
  const isSole = pieces.boxes.length === 1;
  const sole = pieces.boxes.map((_, piece) => {
    const inside = rows.filter((row) => isSole || touches(areas[row], piece, pieces));
    return inside.length === 1 && areas[inside[0]].rings.length === 0 ? inside[0] : undefined;
  });
  return (piece) => sole[piece] ?? (isSole ? sole[0] : undefined);
}

/** Whether an area, as far as the map shows it, lies in a piece of the map. */
function touches({ rings, bounds, isPointless, borderMiddle, lat, lon }: Area, piece: number, pieces: Pieces): boolean {
  if (rings.length > 0) return pieces.reaches(piece, bounds);
  const spot = isPointless ? borderMiddle : { lat, lon };
  return spot !== undefined && pieces.at(spot.lat, spot.lon) === piece;
}

const noTags: ReadonlyMap<string, string> = new Map();

function tagsOf(source: Source, set: number): ReadonlyMap<string, string> {
  const { strings, tagSets } = source.extract.text;
  const tags = new Map<string, string>();
  for (let i = 0; i < tagSets[set].length; i += 2) tags.set(strings[tagSets[set][i]], strings[tagSets[set][i + 1]]);
  return tags;
}

/** The rough size of an area without a polygon, by its level, which is enough to order the chain. */
const sizeOf = ({ rings, squareMeters, level }: Area): number => (rings.length > 0 ? squareMeters : 10 ** (18 - level));

function spokenArea(source: Source, row: number, level: number, name: string): Area {
  return {
    osm: osmReference('made', row),
    names: source.extract.text.tagSet([['name', name]]),
    kind: 'administrative', level, key: nameKey(name),
    country: level === countryLevel ? findCountryCode(name) : undefined,
    population: 0, rings: [], bounds: emptyBounds(), squareMeters: 0, lat: 0, lon: 0, labels: [], subareas: [],
    isPointless: true,
    place: NONE,
  };
}
