import { gazetteerSchema, osmReference, postcodeSources, type Gazetteer } from '../src/geocoding/gazetteer/schema.ts';
import { finishTables, newBuilders, NONE, type Builders } from '../src/kernel/columns.ts';
import { Interner, type TextTables } from '../src/kernel/text.ts';
import type { Point } from './polygon-fixture.ts';

const OWN = postcodeSources.indexOf('own');

/** Streets first, then areas, places, houses and POI, each in units of 1e-7 degree: what a test says of them. */
export interface HouseSketch {
  readonly at: Point;
  readonly label?: string;
  readonly street?: number;
  readonly place?: number;
  readonly postcode?: string;
  /** Offsets in units of 1e-6 degree. */
  readonly outline?: readonly Point[];
}
export interface StreetSketch {
  readonly names?: Readonly<Record<string, string>>;
  readonly lines: readonly (readonly Point[])[];
}
export interface AreaSketch {
  readonly names?: Readonly<Record<string, string>>;
  readonly level?: number;
  /** ISO code. */
  readonly country?: string;
  readonly squareMeters: number;
  readonly rings: readonly (readonly Point[])[];
  /** Whether all that is sketched lies in it, as an importer would have found. */
  readonly isAroundAll?: boolean;
}
export interface PointSketch {
  readonly at: Point;
  readonly names?: Readonly<Record<string, string>>;
  readonly kind?: string;
}
export interface GazetteerSketch {
  readonly areas?: readonly AreaSketch[];
  readonly streets?: readonly StreetSketch[];
  readonly houses?: readonly HouseSketch[];
  readonly places?: readonly PointSketch[];
  readonly pois?: readonly PointSketch[];
}

interface Drawing {
  readonly to: Builders<typeof gazetteerSchema>;
  readonly text: Interner;
}

/** A gazetteer of only what is sketched; what a sketch does not say is absent. */
export function gazetteerOf(sketch: GazetteerSketch): Gazetteer & TextTables {
  const drawing: Drawing = { to: newBuilders(gazetteerSchema), text: new Interner() };
  drawing.to.chains.add({ areas: 0 });
  sketch.areas?.forEach((area, row) => {
    addArea(drawing, area);
    if (area.isAroundAll) drawing.to.chainAreas.add({ area: row });
  });
  sketch.streets?.forEach((street) => addStreet(drawing, street));
  sketch.houses?.forEach((house) => addHouse(drawing, house));
  sketch.places?.forEach((place, row) => addPlace(drawing, place, row));
  sketch.pois?.forEach((poi, row) => addPoi(drawing, poi, row));
  return { ...finishTables(gazetteerSchema, drawing.to), ...drawing.text.finish() };
}

const namesOf = ({ text }: Drawing, names: Readonly<Record<string, string>> = {}): number =>
  text.tagSet(Object.entries(names));

const extent = (points: readonly Point[], axis: 0 | 1): readonly [min: number, max: number] =>
  points.reduce(
    ([min, max], point) => [Math.min(min, point[axis]), Math.max(max, point[axis])] as const,
    points.length === 0 ? ([0, 0] as const) : ([Infinity, -Infinity] as const),
  );

function addArea(drawing: Drawing, { names, level = 0, country, squareMeters, rings }: AreaSketch): void {
  const { to, text } = drawing;
  const [minLat, maxLat] = extent(rings.flat(), 0);
  const [minLon, maxLon] = extent(rings.flat(), 1);
  to.areas.add({
    osm: osmReference('relation', to.areas.rows + 1), names: namesOf(drawing, names), level,
    kind: text.string('administrative'), country: text.maybeString(country), postcode: NONE,
    place: NONE, lat: minLat, lon: minLon, minLat, minLon, maxLat, maxLon, squareMeters, rings: to.rings.rows,
  });
  for (const ring of rings) {
    to.rings.add({ points: to.ringPoints.rows });
    for (const [lat, lon] of ring) to.ringPoints.add({ lat, lon });
  }
}

function addStreet(drawing: Drawing, { names, lines }: StreetSketch): void {
  const { to, text } = drawing;
  const [lat, lon] = lines[0]?.[0] ?? [0, 0];
  to.streets.add({
    osm: osmReference('way', to.streets.rows + 1), names: namesOf(drawing, names), kind: text.string('residential'),
    place: NONE, lat, lon, postcode: NONE, chain: 0, lines: to.lines.rows, houses: 0,
    road: NONE,
  });
  for (const line of lines) {
    to.lines.add({ points: to.linePoints.rows });
    for (const [pointLat, pointLon] of line) to.linePoints.add({ lat: pointLat, lon: pointLon });
  }
}

function addHouse({ to, text }: Drawing, house: HouseSketch): void {
  const { at, label = '1', street = NONE, place = NONE, postcode, outline = [] } = house;
  to.houses.add({
    osm: osmReference('way', to.houses.rows + 1), source: 0, street, place,
    number: Number.parseInt(label, 10) || 0, label: text.string(label), lat: at[0], lon: at[1],
    postcode: text.maybeString(postcode), postcodeFrom: postcode === undefined ? 0 : OWN, chain: 0,
    building: NONE, names: NONE, flats: NONE,
    twin: NONE, footprint: to.footprintPoints.rows,
  });
  for (const [dLat, dLon] of outline) to.footprintPoints.add({ dLat, dLon });
}

function addPlace(drawing: Drawing, { at, names, kind = 'town' }: PointSketch, row: number): void {
  drawing.to.places.add({
    osm: osmReference('node', row + 1), names: namesOf(drawing, names), kind: drawing.text.string(kind), lat: at[0],
    lon: at[1], population: 0, postcode: NONE, area: NONE, parent: NONE, chain: 0, houses: 0,
  });
}

function addPoi(drawing: Drawing, { at, names, kind = 'amenity=cafe' }: PointSketch, row: number): void {
  drawing.to.pois.add({
    osm: osmReference('node', row + 1), names: namesOf(drawing, names), kind: drawing.text.string(kind), group: 0,
    lat: at[0], lon: at[1], place: NONE, street: NONE, house: NONE, chain: 0,
  });
}
