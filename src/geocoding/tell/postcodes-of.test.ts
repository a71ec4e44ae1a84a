import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NONE } from '../../kernel/columns.ts';
import { at, boundary, drawnTables } from '../../../test/drawn-country.ts';
import { openComposer, openMaterials } from './compose.ts';
import type { Subject } from './location.ts';

const tables = drawnTables((drawing) => {
  boundary(drawing, [-50_000, -50_000, 100_000, 100_000], 2, { name: 'Россия', 'ISO3166-1': 'RU' });
  boundary(drawing, [-20_000, -20_000, 40_000, 40_000], 4, { name: 'Тихая область' });
  const house = (north: number, east: number, place: string, label: string, postcode?: string): void =>
    void drawing.building(north, east, {
      [place.startsWith('улица') ? 'addr:street' : 'addr:place']: place, 'addr:housenumber': label,
      ...(postcode !== undefined && { 'addr:postcode': postcode }),
    });
  drawing.node(0, 0, { place: 'city', name: 'Ветроград', postal_code: '900000', population: '300000' });
  house(110, 100, 'улица Ленина', '1', '900005');
  house(110, 170, 'улица Ленина', '2');
  house(110, 320, 'улица Ленина', '3');
  house(110, 700, 'улица Ленина', '4', '900006');
  house(110, 780, 'улица Ленина', '5');
  house(110, 860, 'улица Ленина', '6', '900007');
  house(800, 100, 'улица Мира', '7');
  house(1200, 100, 'улица Труда', '17', '900008');
  house(1200, 230, 'улица Труда', '18');
  house(1200, 360, 'улица Труда', '19', '900008');
  house(1200, 490, 'улица Труда', '20');
  const cafes = [[-1500, 300, 'Ромашка'], [2000, 100, 'Василёк'], [15_100, 0, 'Подснежник']] as const;
  for (const [north, east, name] of cafes) drawing.node(north, east, { amenity: 'cafe', name });
  drawing.box(1900, -200, 400, 400, { boundary: 'postal_code', postal_code: '900009' });
  house(2000, 0, 'улица Чехова', '8');
  drawing.node(300, -2500, { place: 'neighbourhood', name: '4 мкр' });
  house(300, -2500, '4 мкр', '9', '900010');
  house(300, -2450, '4 мкр', '10');
  drawing.node(0, -12_000, { place: 'village', name: 'Верховье' });
  house(30, -12_000, 'улица Новая', '11', '900020');
  house(330, -12_000, 'улица Старая', '12');
  drawing.node(0, -16_000, { place: 'village', name: 'Низовье' });
  house(30, -16_000, 'улица Первая', '13', '900030');
  house(30, -15_900, 'улица Вторая', '14', '900031');
  house(60, -16_100, 'улица Третья', '15');
  drawing.node(15_000, 0, { place: 'village', name: 'Дальнее', postal_code: '900040' });
  house(15_030, 0, 'улица Дальняя', '16');
  drawing.node(15_000, 8000, { place: 'hamlet', name: 'Глушь' });
});
const materials = openMaterials(tables);
const { compose } = openComposer(materials);

const feature = (kind: 'street' | 'place' | 'area', table: 'streets' | 'places' | 'areas', name: string): Subject => {
  const row = Array.from(tables[table].names).findIndex((set) => materials.names.name(set, 'local') === name);
  assert.notEqual(row, -1, `${name} is drawn`);
  return { kind, [kind]: row, lat: tables[table].lat[row] / 1e7, lon: tables[table].lon[row] / 1e7 };
};
const house = (label: string, precision?: Subject['precision']): Subject => {
  const row = Array.from(tables.houses.label).findIndex((number) => materials.text.string(number) === label);
  return { kind: 'house', house: row, precision, lat: tables.houses.lat[row] / 1e7, lon: tables.houses.lon[row] / 1e7 };
};
const cafe = (name: string): Subject => {
  const { pois } = tables;
  const row = Array.from(pois.names).findIndex((set) => materials.names.name(set, 'local') === name);
  assert.notEqual(row, -1, `${name} is drawn`);
  const place = pois.place[row] === NONE ? undefined : pois.place[row];
  return { kind: 'poi', poi: row, place, lat: pois.lat[row] / 1e7, lon: pois.lon[row] / 1e7 };
};
const spot = (north: number, east: number): Subject => {
  const [lat, lon] = at(north, east);
  return { kind: 'point', lat, lon };
};

describe('a postcode is returned with its source', () => {
  for (const [what, subject, expected] of [
    ['a house with a postcode', () => house('1'), '900005 own'],
    ['a house within 80 m of it on its street', () => house('2'), '900005 street'],
    ['a house farther away, in a city', () => house('3'), ' none'],
    ['a house with one of it on each side, within 200 m', () => house('18'), '900008 street'],
    ['a house beyond the last one, 130 m away', () => house('20'), ' none'],
    ['a house between two postcodes', () => house('5'), ' none'],
    ['an estimated house beside one with a postcode', () => house('1', 'interpolated'), '900005 street'],
    ['a house on a street without postcodes', () => house('7'), ' none'],
    ['a house in a postal area', () => house('8'), '900009 place'],
    ['a house in a quarter with one postcode', () => house('10'), '900010 place'],
    ['a house in a village with one postcode', () => house('12'), '900020 place'],
    ['a house in a village with two postcodes', () => house('15'), ' none'],
    ['a house in a village tagged with a postcode', () => house('16'), '900040 place'],
    ['a café in a city tagged with a postcode', () => cafe('Ромашка'), ' none'],
    ['a café in a postal area', () => cafe('Василёк'), '900009 place'],
    ['a café in a village tagged with a postcode', () => cafe('Подснежник'), '900040 place'],
    ['a street without postcodes', () => feature('street', 'streets', 'улица Мира'), ' none'],
    ['a street of a village', () => feature('street', 'streets', 'улица Старая'), '900020 place'],
    ['a place tagged with a postcode', () => feature('place', 'places', 'Ветроград'), '900000 own'],
    ['a quarter, from its houses', () => feature('place', 'places', '4 мкр'), '900010 place'],
    ['a village, from its houses', () => feature('place', 'places', 'Верховье'), '900020 place'],
    ['a village without postcodes', () => feature('place', 'places', 'Глушь'), ' none'],
    ['a region', () => feature('area', 'areas', 'Тихая область'), ' none'],
    ['a country', () => feature('area', 'areas', 'Россия'), ' none'],
    ['a postcode', () => ({ ...spot(0, 0), kind: 'postcode', postcode: '900005' }), '900005 own'],
    ['a point in a postal area', () => spot(2000, 50), '900009 place'],
    ['a point in a city', () => spot(300, 300), ' none'],
  ] as readonly (readonly [string, () => Subject, string])[]) {
    test(what, () => {
      const { postalCode, postalCodeSource, components } = compose(subject(), 'ru');
      assert.equal(`${postalCode} ${postalCodeSource}`, expected);
      assert.equal(components.postalCode ?? '', postalCode);
    });
  }
});
