import { TextReader } from '../kernel/text.ts';
import { assembled, type Drawing } from '../../test/osm-fixture.ts';
import type { Found, SearchOptions, StructuredQuery } from './query/found.ts';
import { buildSearch } from './names/search-index.ts';
import { openSearch } from './search.ts';

/** A street from west to east, as long as its houses need, with the houses on both sides. */
export interface StreetSketch {
  readonly name: string;
  readonly labels: readonly string[];
  readonly tags?: Readonly<Record<string, string>>;
  /** Tags of every house in the street: postcode, city. */
  readonly houseTags?: Readonly<Record<string, string>>;
}

export interface Town {
  geocode(query: string | StructuredQuery, options?: SearchOptions): Found[];
  /** The first answer as "house: Москва, Тверская улица, 7", or "nothing". */
  first(query: string | StructuredQuery, options?: SearchOptions): string;
}

const HOUSE_GAP_METERS = 40;

export function drawStreet(drawing: Drawing, north: number, east: number, sketch: StreetSketch): void {
  const { name, labels, tags = {}, houseTags = {} } = sketch;
  const length = (labels.length + 1) * HOUSE_GAP_METERS;
  const line = [0, length / 2, length].map((along) => [north, east + along] as const);
  drawing.way(line, { highway: 'residential', name, ...tags });
  for (const [at, label] of labels.entries()) {
    const side = at % 2 === 0 ? 15 : -25;
    drawing.building(north + side, east + (at + 0.5) * HOUSE_GAP_METERS, {
      'addr:street': name, 'addr:housenumber': label, ...houseTags,
    });
  }
}

export function openTown(draw: (drawing: Drawing) => void): Town {
  const { gazetteer, text } = assembled(draw);
  const tables = { ...gazetteer, ...text, ...buildSearch({ ...gazetteer, ...text }) };
  const search = openSearch(tables);
  const reader = new TextReader(text);
  const name = (table: { names: Uint32Array }, row: number | undefined): string | undefined =>
    row === undefined ? undefined : reader.tags(table.names[row]).name;
  const textOf = (found: Found): string => {
    const { house, street, otherStreet, place, area, poi, postcode, precision } = found;
    const label = house === undefined ? undefined : reader.string(gazetteer.houses.label[house]);
    const parts = [
      name(gazetteer.places, place) ?? name(gazetteer.areas, area), name(gazetteer.streets, street),
      name(gazetteer.streets, otherStreet), found.kind === 'house' ? label : undefined,
      found.kind === 'poi' ? name(gazetteer.pois, poi) : undefined, postcode,
    ];
    return `${precision}: ${parts.filter((part) => part !== undefined).join(', ')}`;
  };
  return {
    geocode: (query, options) => search.geocode(query, options),
    first: (query, options) => {
      const [found] = search.geocode(query, options);
      return found ? textOf(found) : 'nothing';
    },
  };
}
