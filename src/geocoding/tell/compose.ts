import { NONE } from '../../kernel/columns.ts';
import { toUnits } from '../../kernel/geo.ts';
import { indexIds } from '../../kernel/id-index.ts';
import { TextReader } from '../../kernel/text.ts';
import { componentsOf, type Components, type Words } from './components.ts';
import { houseSources, namedHouseKind, poiGroups, type Gazetteer } from '../gazetteer/schema.ts';
import { openDivisions, type Divisions, type DivisionReader } from '../gazetteer/divisions.ts';
import { openHouseTexts } from '../houses/parts.ts';
import { withKilometer } from '../houses/kilometers.ts';
import { addressLine, type Shape } from './label.ts';
import { openNamesIn, type Language } from './names-in.ts';
import type { NearestTables } from '../near/nearest.ts';
import { openRows, type RowFinder } from '../near/rows.ts';
import { objectId } from '../gazetteer/object-id.ts';
import {
  noPostcode, openPostcodesOf, type PostcodesOf, type PostcodeSource, type SourcedPostcode,
} from './postcodes-of.ts';
import { openLocations, type Location, type Locations, type Subject } from './location.ts';
import { metroNames, stationName } from './station-names.ts';
import { openStations, type Stations } from '../near/stations.ts';

/** A subject in words, as every engine returns it. */
export interface Composed {
  /** Stable from import to import. */
  readonly id: string;
  /** building, street, intersection, postcode, point, poi, metro, station, airport, a kind of place, or of area. */
  readonly type: string;
  readonly address: string;
  readonly lat: number;
  readonly lon: number;
  /** Empty if it is not known. */
  readonly postalCode: string;
  readonly postalCodeSource: PostcodeSource;
  /** The district of the city; outside cities the rural district. Empty if there is none. */
  readonly district: string;
  readonly components: Components;
}

export interface Composer {
  /** With `here`, region, area, city and district are taken from it and never from the subject. */
  compose(subject: Subject, language: Language, here?: Divisions): Composed;
}

/** The parts that addresses are composed of. Opened once per atlas and shared. */
export interface Materials extends Words {
  readonly rows: RowFinder;
  readonly divisions: DivisionReader;
  readonly locations: Locations;
  readonly stations: Stations;
  readonly postcodes: PostcodesOf;
  /** The POI of this object of the map, or -1. */
  findPoi(osm: number): number;
}

export function openMaterials(tables: NearestTables, rows = openRows(tables)): Materials {
  const text = new TextReader(tables);
  const divisions = openDivisions(tables, text);
  return {
    tables, text, rows, divisions,
    names: openNamesIn(tables, text),
    houseText: openHouseTexts(),
    locations: openLocations(tables, divisions, rows),
    stations: openStations(tables),
    postcodes: openPostcodesOf(tables, rows),
    findPoi: indexIds(tables.pois.osm),
  };
}

export function openComposer(materials: Materials): Composer {
  return {
    compose: (subject, language, here) => {
      const location = materials.locations.of(subject, here);
      // A number asked for is part of the address only if it lies between two known houses.
      const asked = subject.precision === 'interpolated' ? subject.askedHouse : undefined;
      const components = componentsOf(materials, location, language, asked);
      if (components.street !== undefined && subject.alongMeters !== undefined) {
        components.street = withKilometer(components.street, subject.alongMeters, language !== 'en');
      }
      const { code, source } = postcodeOf(materials, subject, location, here !== undefined);
      const postalCode = subject.postcode ?? materials.text.maybeString(code) ?? '';
      if (postalCode) components.postalCode = postalCode;
      const metro = metroNames(materials, location, language);
      if (metro.length > 0) components.metro = metro;
      const { district, area, city } = components;
      const shape = shapeOf(materials, subject, location, language);
      return {
        id: idOf(materials, subject, location),
        type: typeOf(materials, subject, location),
        address: addressLine(components, shape, language) || pointText(subject),
        lat: subject.lat,
        lon: subject.lon,
        postalCode,
        postalCodeSource: subject.postcode === undefined ? source : 'own',
        district: (city === undefined ? (area ?? district) : (district ?? area)) ?? '',
        components,
      };
    },
  };
}

const pointText = ({ lat, lon }: Subject): string => `${lat.toFixed(6)}, ${lon.toFixed(6)}`;

/** The postcode of an area itself, or of the point asked within it. */
function postcodeOf(
  { postcodes }: Materials, subject: Subject, location: Location, isHere: boolean,
): SourcedPostcode {
  const { lat, lon, house, street, part, settlement } = location;
  if (subject.kind === 'postcode') return noPostcode;
  if (subject.kind === 'area' && subject.area !== undefined && !isHere) return postcodes.area(subject.area);
  // An estimated house has only its neighbours' postcode, even if its row is that of a neighbour.
  if (house !== NONE && subject.precision !== 'interpolated') return postcodes.house(house);
  if (street !== NONE) return postcodes.street(street, lat, lon);
  // A point of interest or an estimated house does not have the postcode that its city bears.
  if (subject.kind === 'place' && subject.place !== undefined && !isHere) return postcodes.place(subject.place);
  return postcodes.point(part === NONE ? settlement : part, lat, lon);
}

function typeOf({ tables, text, findPoi }: Materials, subject: Subject, { house }: Location): string {
  const { pois, places, areas, houses } = tables;
  if (subject.poi !== undefined) return poiGroups[pois.group[subject.poi]];
  if (house !== NONE && subject.kind === 'house') {
    const poi = findPoi(houses.osm[house]);
    const isPoi = poi >= 0 && text.string(pois.kind[poi]) !== namedHouseKind;
    return isPoi ? poiGroups[pois.group[poi]] : 'building';
  }
  if (subject.kind === 'house') return 'building';
  if (subject.kind === 'place' && subject.place !== undefined) return text.string(places.kind[subject.place]);
  if (subject.kind !== 'area' || subject.area === undefined) return subject.kind;
  const { level, place, kind } = areas;
  const row = subject.area;
  if (level[row] === 2 || level[row] === 4) return level[row] === 2 ? 'country' : 'region';
  if (place[row] !== NONE) return text.string(places.kind[place[row]]);
  return level[row] === 0 ? text.string(kind[row]) : level[row] >= 10 ? 'quarter' : 'district';
}

/** Russian words for kinds of stations, and the words in a name that make them superfluous. */
const stationTitles = {
  metro: ['метро', /метро/iu], station: ['станция', /станция|вокзал|платформа|разъезд|пункт/iu],
  airport: ['аэропорт', /аэропорт|аэродром/iu],
} as const;

function shapeOf(materials: Materials, subject: Subject, location: Location, language: Language): Shape {
  const { tables: { pois, places, streets, areas }, names, text } = materials;
  const { part, quarter, street } = location;
  const shownPlace = part !== NONE || quarter === NONE ? part : areas.place[quarter];
  const { poi, otherStreet } = subject;
  return {
    name: poi === undefined ? subject.postcode : poiTitle(materials, poi, poiGroups[pois.group[poi]], language),
    withPlace: shownPlace !== NONE && text.string(places.kind[shownPlace]) === 'allotments',
    withDistrict: subject.kind === 'area' || (subject.kind === 'point' && street === NONE),
    otherStreet: otherStreet === undefined ? undefined : names.ordered(streets.names[otherStreet], language),
  };
}

/** The name of a POI, with a word for its kind if the name has none: "метро Заречная". */
export function poiTitle(words: Words, row: number, group: (typeof poiGroups)[number], language: Language): string {
  const name = stationName(words, row, language);
  if (group === 'poi' || language === 'local') return name;
  if (language === 'en') return group === 'metro' && !/metro|station/iu.test(name) ? `${name} metro station` : name;
  const [title, superfluous] = stationTitles[group];
  return superfluous.test(name) ? name : `${title} ${name}`;
}

function idOf(materials: Materials, subject: Subject, location: Location): string {
  if (subject.poi !== undefined) return plainId(materials, 'pois', subject.poi);
  if (subject.kind === 'intersection' && subject.otherStreet !== undefined) {
    return `${plainId(materials, 'streets', location.street)}_${plainId(materials, 'streets', subject.otherStreet)}`;
  }
  if (subject.kind === 'postcode') return `postcode_${subject.postcode ?? ''}`;
  if (subject.kind === 'point') return `point_${toUnits(subject.lat) / 1e7}_${toUnits(subject.lon) / 1e7}`;
  if (subject.kind === 'area' && subject.area !== undefined) return plainId(materials, 'areas', subject.area);
  if (subject.kind === 'place' && subject.place !== undefined) return plainId(materials, 'places', subject.place);
  if (subject.kind === 'house' && location.house !== NONE) return houseId(materials, location.house);
  const owner = location.street !== NONE ? plainId(materials, 'streets', location.street)
    : subject.place !== undefined ? plainId(materials, 'places', subject.place) : 'unknown';
  if (subject.alongMeters !== undefined) return `${owner}_km${subject.alongMeters / 1000}`;
  return subject.kind === 'house' && subject.askedHouse ? `${owner}_${subject.askedHouse.replaceAll(' ', '')}` : owner;
}

function plainId({ tables, names }: Words, table: 'pois' | 'streets' | 'areas' | 'places', row: number): string {
  const { osm, names: sets, lat, lon } = tables[table];
  // A tenth of a degree separates namesakes and stays the same when a house comes or goes.
  const tenths = (units: number): number => Math.round(units / 1e6);
  return objectId(osm[row], () => `${names.name(sets[row], 'local')} ${tenths(lat[row])} ${tenths(lon[row])}`);
}

function houseId({ tables, names, text }: Words, row: number): string {
  const { houses, streets, places }: Gazetteer = tables;
  const isOneOfSeveral = houses.twin[row] !== NONE || houseSources[houses.source[row]] === 'interpolated';
  return objectId(houses.osm[row], () => {
    const [street, place] = [houses.street[row], houses.place[row]];
    const owner = street === NONE ? (place === NONE ? NONE : places.names[place]) : streets.names[street];
    return `${names.name(owner, 'local')}, ${text.string(houses.label[row])}`;
  }, isOneOfSeveral);
}
