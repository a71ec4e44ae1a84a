import { finishTables, newBuilders, NONE, type Builders } from '../../kernel/columns.ts';
import { gazetteerSchema, type Gazetteer } from '../../geocoding/gazetteer/schema.ts';
import { leadingNumber } from './addresses-of.ts';
import type { PackedAreas } from './area-index.ts';
import type { Area } from './areas.ts';
import type { Chains } from './around.ts';
import { pointsOfCutAreas, reachOfCutAreas } from './cut-areas.ts';
import { lengthOf, type Path } from './geometry.ts';
import type { Candidates } from './house-candidates.ts';
import { houseAt } from './house-at.ts';
import type { KilometerRoads } from './kilometer-marks.ts';
import type { Merged } from './merge-houses.ts';
import type { Owners } from './own-houses.ts';
import type { Pieces } from './pieces.ts';
import type { Places } from './places.ts';
import { gatherEntrances, gatherPois } from './pois.ts';
import type { Postcodes } from './postcodes.ts';
import type { Source } from './source.ts';
import type { Street, Streets } from './streets.ts';

/** All results of the assembly, as input to the columns. */
export interface Findings {
  readonly areas: readonly Area[];
  readonly ground: PackedAreas;
  readonly places: Places;
  readonly streets: Streets;
  readonly candidates: Candidates;
  readonly settled: Uint32Array;
  readonly owners: Owners;
  readonly merged: Merged;
  readonly postcodes: Postcodes;
  readonly chains: Chains;
  readonly pieces: Pieces;
  readonly kilometers: KilometerRoads;
  settlementAt(lat: number, lon: number): number;
}

type Writing = Builders<typeof gazetteerSchema>;

export function writeGazetteer(source: Source, findings: Findings): Gazetteer {
  const writing = newBuilders(gazetteerSchema);
  writeHouses(source, writing, findings);
  writePlaces(source, writing, findings);
  writeStreets(source, writing, findings);
  writeEntrances(source, writing);
  writePois(source, writing, findings);
  // Chains may have added areas that are only mentioned, so areas come last except for the chains themselves.
  writeAreas(source, writing, findings);
  for (const chain of findings.chains.list) {
    writing.chains.add({ areas: writing.chainAreas.rows });
    for (const area of chain) writing.chainAreas.add({ area });
  }
  const { rings, ringPoints } = findings.ground;
  return { ...finishTables(gazetteerSchema, writing), rings, ringPoints };
}

function writeHouses(source: Source, writing: Writing, findings: Findings): void {
  const { candidates, merged, owners, settled, postcodes, chains } = findings;
  const { strings } = source.extract.text;
  const { columns } = candidates.table;
  const { footprints } = candidates;
  merged.order.forEach((row, house) => {
    const twin = columns.twin.at(row);
    writing.houses.add({
      osm: columns.osm.at(row),
      source: columns.source.at(row),
      street: owners.street[row],
      place: owners.street[row] === NONE ? owners.place[row] : settled[row],
      number: leadingNumber(strings[columns.label.at(row)]),
      label: columns.label.at(row),
      lat: columns.lat.at(row),
      lon: columns.lon.at(row),
      postcode: postcodes.house[house],
      postcodeFrom: postcodes.from[house],
      chain: chains.at(columns.lat.at(row), columns.lon.at(row), columns.admin.at(row)),
      building: columns.building.at(row),
      names: columns.names.at(row),
      flats: columns.flats.at(row),
      twin: twin === NONE || merged.houseOf[twin] === house ? NONE : merged.houseOf[twin],
      footprint: writing.footprintPoints.rows,
    });
    for (let i = columns.footprint.at(row); i < columns.footprintEnd.at(row); i++) {
      writing.footprintPoints.add({ dLat: footprints.columns.dLat.at(i), dLon: footprints.columns.dLon.at(i) });
    }
  });
}

function writePlaces(source: Source, writing: Writing, { places, streets, areas, merged, chains }: Findings): void {
  const { text } = source.extract;
  places.list.forEach((place, row) => {
    const ground = place.area === NONE ? undefined : areas[place.area];
    writing.places.add({
      osm: place.osm,
      names: place.names,
      kind: text.string(place.kind),
      lat: place.lat,
      lon: place.lon,
      population: place.population || (ground?.population ?? 0),
      postcode: text.maybeString(place.postcode ?? ground?.postcode),
      area: place.area,
      parent: place.parent,
      chain: chains.at(place.lat, place.lon),
      houses: merged.starts[streets.list.length + row],
    });
  });
}

function writeStreets(
  source: Source, writing: Writing, { streets, candidates, merged, chains, kilometers }: Findings,
): void {
  const { text } = source.extract;
  streets.list.forEach((street, row) => {
    const { lat, lon } = middleHouse(street, merged, row, candidates);
    writing.streets.add({
      osm: street.osm,
      names: street.names,
      kind: text.string(street.kind),
      place: street.place,
      lat, lon,
      postcode: text.maybeString(street.postcode),
      chain: chains.at(lat, lon),
      lines: writing.lines.rows,
      houses: merged.starts[row],
      road: kilometers.ofStreet[row],
    });
    for (const line of street.lines) writeLine(writing, line);
  });
  // After the last street's houses come those of the places.
  writing.streets.columns.houses.push(merged.starts[streets.list.length]);
  for (const marks of kilometers.roads) {
    writing.roads.add({ marks: writing.kilometerMarks.rows });
    for (const mark of marks) writing.kilometerMarks.add(mark);
  }
}

function writeLine(writing: Writing, line: Path): void {
  writing.lines.add({ points: writing.linePoints.rows });
  for (let i = 0; i < lengthOf(line); i++) writing.linePoints.add({ lat: line.lat[i], lon: line.lon[i] });
}

/** A street without ways stands where the middle one of its houses does. */
function middleHouse(
  street: Street, { order, starts }: Merged, row: number, { table }: Candidates,
): { lat: number; lon: number } {
  const count = starts[row + 1] - starts[row];
  if (street.lines.length > 0 || count === 0) return street;
  const candidate = order[starts[row] + (count >> 1)];
  return { lat: table.columns.lat.at(candidate), lon: table.columns.lon.at(candidate) };
}

function writeAreas(source: Source, writing: Writing, { areas, ground, places, chains, pieces }: Findings): void {
  const { text } = source.extract;
  const { houses, streets } = writing;
  const objects = [houses.columns, streets.columns];
  const points = pointsOfCutAreas(areas, places.list, chains.list, objects);
  const reach = reachOfCutAreas(areas, points, { chains: chains.list, objects, pieces });
  areas.forEach((area, row) => {
    writing.areas.add({
      osm: area.osm,
      names: area.names,
      kind: text.string(area.kind),
      level: area.level,
      country: text.maybeString(area.country),
      postcode: text.maybeString(area.postcode),
      place: area.place,
      lat: area.lat,
      lon: area.lon,
      ...area.bounds,
      ...points.get(row),
      ...reach.get(row),
      squareMeters: area.squareMeters,
      // Areas that are only mentioned were added later and have no rings.
      rings: ground.areas.rings[Math.min(row, ground.areas.rows)],
    });
  });
  writing.areas.columns.rings.push(ground.rings.rows);
}

function writeEntrances(source: Source, writing: Writing): void {
  const found = gatherEntrances(source, writing.houses.columns.osm.view());
  for (let row = 0; row < found.rows; row++) {
    const { house, lat, lon, label, flats } = found.columns;
    writing.entrances.add({
      house: house.at(row), lat: lat.at(row), lon: lon.at(row), label: label.at(row), flats: flats.at(row),
    });
  }
}

function writePois(source: Source, writing: Writing, { streets, chains, settlementAt }: Findings): void {
  const { strings } = source.extract.text;
  const found = gatherPois(source);
  const findHouse = houseAt(writing.houses.columns, writing.footprintPoints.columns);
  for (let row = 0; row < found.rows; row++) {
    const { osm, names, kind, group, lat, lon, street } = found.columns;
    const [y, x] = [lat.at(row), lon.at(row)];
    const place = settlementAt(y, x);
    const house = findHouse(osm.at(row), y, x);
    const named = street.at(row) === NONE ? NONE : streets.named(strings[street.at(row)], y, x, place);
    writing.pois.add({
      osm: osm.at(row), names: names.at(row), kind: kind.at(row), group: group.at(row), lat: y, lon: x, place,
      street: named === NONE && house !== NONE ? writing.houses.columns.street.at(house) : named,
      house,
      chain: chains.at(y, x),
    });
  }
}
