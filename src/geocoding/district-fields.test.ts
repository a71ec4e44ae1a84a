import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundary } from '../../test/drawn-country.ts';
import type { StructuredQuery } from './query/found.ts';
import { drawStreet, openTown } from './search.test-data.ts';

/** A city of two districts, each with a street of its name and a Степная, one of them numbered. */
const town = openTown((drawing) => {
  boundary(drawing, [-50_000, -50_000, 100_000, 100_000], 2, { name: 'Россия', 'ISO3166-1': 'RU' });
  boundary(drawing, [-20_000, -20_000, 40_000, 40_000], 4, { name: 'Тихая область' });
  const city = drawing.node(100, -100, { place: 'city', name: 'Тверь', population: '400000' });
  boundary(drawing, [-3000, -3000, 6000, 6000], 8, { name: 'Тверь' }, city);
  boundary(drawing, [-3000, -3000, 6000, 3000], 9, { name: 'Западный район' });
  boundary(drawing, [-3000, 0, 6000, 3000], 9, { name: 'Восточный район' });
  boundary(drawing, [-3000, -3000, 2000, 6000], 5, { name: 'Южный административный округ' });
  drawing.node(15_000, 0, { place: 'village', name: 'Дальнее', population: '900' });
  const street = (north: number, east: number, name: string): void =>
    drawStreet(drawing, north, east, { name, labels: ['1', '3', '5'], houseTags: { 'addr:city': 'Тверь' } });
  street(0, -1000, 'Степная улица');
  street(200, 1000, '4-я Степная улица');
  street(400, -1000, 'Садовая улица');
  street(600, 1000, 'Луговая улица');
  street(-2000, 1000, 'Придорожная улица');
});

const firstAnswer = (query: string | StructuredQuery): string => {
  const [found] = town.geocode(query);
  const doubtMark = !found || found.confidence <= 0.4 ? '-' : found.confidence < 0.9 ? '?' : '';
  return `${town.first(query)}${doubtMark}`;
};

describe('the district of a structured query', () => {
  const city = 'Тверь';
  const sadovaya = { city, street: 'Садовая', house: '3' };
  for (const [what, query, expected] of [
    ['agrees', { ...sadovaya, district: 'Западный район' }, 'house: Тверь, Садовая улица, 3'],
    ['agrees without its type word', { ...sadovaya, district: 'Западный' }, 'house: Тверь, Садовая улица, 3'],
    ['agrees, misspelt', { ...sadovaya, district: 'Западнй р-н' }, 'house: Тверь, Садовая улица, 3'],
    ['agrees, without the city', { street: 'Садовая', house: '3', district: 'Западный' },
      'house: Тверь, Садовая улица, 3'],
    ['is another district', { ...sadovaya, district: 'Восточный район' }, 'house: Тверь, Садовая улица, 3?'],
    ['is another district, without its type word', { ...sadovaya, district: 'Восточный' },
      'house: Тверь, Садовая улица, 3?'],
    ['is unknown', { ...sadovaya, district: 'Далёкий район' }, 'house: Тверь, Садовая улица, 3?'],
    ['is a village that the map does not have', { ...sadovaya, district: 'деревня Лопуховка' },
      'house: Тверь, Садовая улица, 3-'],
    ['is a village elsewhere', { ...sadovaya, district: 'с. Дальнее' }, 'house: Тверь, Садовая улица, 3-'],
    ['is the city', { ...sadovaya, district: 'г. Тверь' }, 'house: Тверь, Садовая улица, 3'],
    ['is the city as a municipal unit', { ...sadovaya, district: 'городской округ город Тверь' },
      'house: Тверь, Садовая улица, 3'],
    ['alone', { district: 'Восточный район' }, 'district: Восточный район'],
    ['alone, without its type word', { district: 'Восточный' }, 'district: Восточный район'],
    ['with its city', { city, district: 'Восточный' }, 'district: Восточный район'],
    ['with a street', { district: 'Восточный район', street: 'Луговая' }, 'street: Тверь, Луговая улица'],
    ['has the street by a number', { city, district: 'Восточный', street: 'Степная', house: '3' },
      'house: Тверь, 4-я Степная улица, 3?'],
    ['has the street itself', { city, district: 'Западный', street: 'Степная', house: '3' },
      'house: Тверь, Степная улица, 3'],
  ] as const) test(what, () => assert.equal(firstAnswer(query), expected));
  test('a region needs no type word either', () => {
    assert.equal(firstAnswer({ region: 'Тихая', ...sadovaya }), 'house: Тверь, Садовая улица, 3');
  });
});

describe('a street in the named district goes first', () => {
  for (const [query, expected] of [
    ['Восточный район, Степная 3', 'house: Тверь, 4-я Степная улица, 3?'],
    ['Тверь, Восточный район, Степная ул, 5', 'house: Тверь, 4-я Степная улица, 5?'],
    ['Степная 3, Восточный район', 'house: Тверь, 4-я Степная улица, 3?'],
    ['Восточный район, Степная улица', 'street: Тверь, 4-я Степная улица?'],
    ['Западный район, Степная 3', 'house: Тверь, Степная улица, 3'],
    ['Тверь, Степная 3', 'house: Тверь, Степная улица, 3'],
    ['Восточный район, 4-я Степная 3', 'house: Тверь, 4-я Степная улица, 3'],
  ] as const) test(query, () => assert.equal(firstAnswer(query), expected));
});

describe('a part of a city is found by its initials', () => {
  for (const [query, expected] of [
    ['ЮАО', 'district: Южный административный округ'],
    ['Тверь, ЮАО', 'district: Южный административный округ'],
    ['юао тверь', 'district: Южный административный округ'],
    ['Тверь, ЮАО, Придорожная 3', 'house: Тверь, Придорожная улица, 3'],
  ] as const) test(query, () => assert.equal(firstAnswer(query), expected));
});
