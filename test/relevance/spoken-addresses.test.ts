import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from '../../src/geocoding/search.test-data.ts';
import { boundary } from '../drawn-country.ts';

/**
 * Cases missing in the demonstration country: streets that two readings of a name share, roads addressed by kilometre.
 */
const town = openTown((drawing) => {
  boundary(drawing, [-60_000, -60_000, 120_000, 120_000], 4, { name: 'Тверская область' });
  boundary(drawing, [-60_000, -60_000, 120_000, 40_000], 6, { name: 'Калининский район' });
  boundary(drawing, [-60_000, 20_000, 120_000, 40_000], 6, { name: 'Торжокский район' });
  const city = drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  boundary(drawing, [-9000, -9000, 18_000, 18_000], 8, { name: 'Тверь' }, city);
  boundary(drawing, [-9000, -9000, 18_000, 9000], 9, { name: 'Заречный район' });
  boundary(drawing, [-9000, 0, 18_000, 9000], 9, { name: 'Московский район' });
  const houseTags = { 'addr:city': 'Тверь' };
  const streets: readonly (readonly [name: string, labels: string, east?: number])[] = [
    ['улица Чехова', '8, 8 к3, 10, 61'], ['улица Мира', '8, 90'], ['улица Ленина', '8, 90'],
    ['улица Труда', '77, 125, 9'], ['улица 9 Мая', '61, 63'], ['набережная канала Грибоедова', '27, 29'],
    ['Гражданская улица', '41, 43'], ['улица Гражданской Войны', '41, 43'], ['Степная улица', '1, 8', -2000],
    ['Сибирский тракт', '41, 43'], ['Дублёр Сибирского тракта', '41, 43'],
    ['Заводская улица', '50, 50 сЕ, 50 с1, 52'],
    ['улица Карла Маркса', '28, 30, 32'], ['улица Лермонтова', '2/30, 4'],
    ['8-й километр Бежецкого шоссе', '1, 3'], ['М-10, 160-й километр', '2, 4'], ['Бежецкое шоссе', '3, 5'],
  ];
  for (const [at, [name, labels, east = 300]] of streets.entries()) {
    drawStreet(drawing, at * 300, east, { name, labels: labels.split(', '), houseTags });
  }
  for (const [east, district] of [[-40_000, 'Калининский'], [40_000, 'Торжокский']] as const) {
    drawing.node(20_000, east, { place: 'village', name: 'Берёзовка' });
    const ofDistrict = { 'addr:district': district };
    drawStreet(drawing, 20_100, east, { name: 'Лесная улица', labels: ['5', '7'], houseTags: ofDistrict });
  }
});

const isFound = (query: string, house: string): void => assert.equal(town.first(query), `house: Тверь, ${house}`);

describe('what a house is beside is not the house, even without a comma', () => {
  for (const query of [
    'Тверь, ТЦ Мира Чехова 8', 'Тверь Чехова 8 рядом с Ленина 90', 'Чехова 8, рядом с Ленина 90',
    'Чехова 8 возле Ленина 90', 'Чехова 8 около Мира 90', 'Тверь, Чехова 8 недалеко от Ленина 90',
    'рядом с Ленина 90, Чехова 8', 'напротив Ленина 90, Тверь, Чехова 8', 'Чехова 8 напротив Ленина 90, Тверь',
  ]) {
    test(query, () => isFound(query, 'улица Чехова, 8'));
  }
  for (const query of ['Чехова 8 рядом с Ленина 90', 'Тверь, Чехова 8, напротив Ленина 90']) {
    test(`and is no doubt: ${query}`, () => assert.ok(town.geocode(query)[0].confidence >= 0.9));
  }
});

describe('a number behind a preposition is an hour or a floor', () => {
  for (const query of [
    'Тверь, Чехова 8 к 2 часам', 'Тверь, Чехова 8, к 3 часам', 'Тверь Чехова 8 к 3 этажу', 'Тверь, Чехова 8, к 3 этажу',
    'Тверь, Чехова 8 на 3 этаже', 'Тверь, Чехова 8 к 3 подъезду', 'Тверь, Чехова 8 в 3 подъезде',
  ]) {
    test(query, () => isFound(query, 'улица Чехова, 8'));
  }
  for (const query of ['Тверь, Чехова 8 к 3', 'Тверь, Чехова 8 к 3 этаж 2', 'Тверь, Чехова 8 к 3, подъезд 1']) {
    test(`but a корпус without one: ${query}`, () => isFound(query, 'улица Чехова, 8 к3'));
  }
});

describe('a number scanned with a gap is one, and less sure', () => {
  for (const [query, house] of [
    ['Тверь, Труда 7 7', 'улица Труда, 77'], ['Тверь, Труда, 7 7', 'улица Труда, 77'],
    ['Тверь, улица Труда, д. 7 7', 'улица Труда, 77'], ['Тверь, Труда 12 5', 'улица Труда, 125'],
    ['Тверь, Труда 1 2 5', 'улица Труда, 125'],
  ] as const) {
    test(query, () => {
      isFound(query, house);
      assert.ok(town.geocode(query)[0].confidence <= 0.8);
    });
  }
  test('but a flat where the house is there', () => isFound('Тверь, Труда 9 5', 'улица Труда, 9'));
});

describe('a district is understood as people decline it', () => {
  for (const [query, house] of [
    ['улица Чехова, 8 Московского района Твери', 'улица Чехова, 8'],
    ['Чехова 8 в Московском районе Твери', 'улица Чехова, 8'],
    ['Тверь, Степная 8 Заречного района', 'Степная улица, 8'],
    ['в Заречном районе Твери Степная улица дом 8', 'Степная улица, 8'],
    ['улица Чехова, 8 Заречного района Твери', 'улица Чехова, 8'],
  ] as const) {
    test(query, () => isFound(query, house));
  }
  for (const query of [
    'Березовка Калининского района', 'Берёзовка Калининского р-на', 'деревня Березовка Калининского района, Лесная, 5',
    'в Березовке Калининского района', 'Калининский район, Березовка',
  ]) {
    test(query, () => {
      const [{ lon, confidence }] = town.geocode(query);
      assert.match(town.first(query), /Берёзовка|Лесная улица, 5/u);
      assert.ok(lon < 148 && confidence >= 0.9, `${lon} ${confidence}`);
    });
  }
});

describe('houses are found by the kilometre that is their street', () => {
  for (const [query, house] of [
    ['Тверь, 8-й километр Бежецкого шоссе, д. 3', '8-й километр Бежецкого шоссе, 3'],
    ['8-й км Бежецкого шоссе, 3', '8-й километр Бежецкого шоссе, 3'],
    ['Бежецкое шоссе, 8-й километр, 3', '8-й километр Бежецкого шоссе, 3'],
    ['Бежецкое шоссе 8 км, дом 1', '8-й километр Бежецкого шоссе, 1'],
    ['М-10, 160-й км, 2', 'М-10, 160-й километр, 2'], ['Тверь, М10, 160 км, д. 4', 'М-10, 160-й километр, 4'],
    ['Бежецкое шоссе, 3', 'Бежецкое шоссе, 3'],
    ['160-й км М-10, 2', 'М-10, 160-й километр, 2'], ['Тверь, 160 км М10, д. 4', 'М-10, 160-й километр, 4'],
    ['160-й км трассы М-10, 2', 'М-10, 160-й километр, 2'], ['km 160 M-10, 2', 'М-10, 160-й километр, 2'],
    ['160-й километр, М-10, дом 4', 'М-10, 160-й километр, 4'],
  ] as const) {
    test(query, () => isFound(query, house));
  }
  for (const query of ['М-10, 160-й км, 2', 'Тверь, 160-й километр М-10, д. 2']) {
    test(`and is no doubt: ${query}`, () => assert.ok(town.geocode(query)[0].confidence >= 0.9));
  }
});

describe('a corner house is found by both its streets, each before its number, in either order', () => {
  for (const query of [
    'Тверь, Карла Маркса 30 / Лермонтова 2', 'Карла Маркса 30/Лермонтова 2', 'Тверь, Лермонтова 2 / Карла Маркса 30',
    'Тверь, ул. Карла Маркса, д. 30 / ул. Лермонтова, д. 2', 'Тверь, Карла Маркса 30 угол Лермонтова 2',
    'Тверь, Лермонтова, 2 уг. Карла Маркса, 30', 'Тверь, Карла Маркса 30, угол Лермонтова 2',
  ]) {
    test(query, () => {
      isFound(query, 'улица Лермонтова, 2/30');
      assert.ok(town.geocode(query)[0].confidence >= 0.8);
    });
  }
});

describe('a building may have a letter', () => {
  for (const query of [
    'Тверь, Заводская 50 сЕ', 'Тверь, Заводская 50 с Е', 'Тверь, Заводская 50 c E', 'Заводская, 50cE',
    'Заводская улица, д. 50, с. Е', 'Заводская 50 с е, кв 3',
    'Заводская улица, д 50, стр. Е', 'Заводская 50 стр.Е', 'Zavodskaya 50 s E',
  ]) {
    test(query, () => isFound(query, 'Заводская улица, 50 сЕ'));
  }
  test('but not a person', () => isFound('Тверь, Заводская 50 с Е. Петровой', 'Заводская улица, 50'));
  test('and is missed where the house lacks it', () =>
    assert.equal(town.geocode('Тверь, Заводская 52 с Е')[0].precision, 'house_part'));
});

describe('of nearly equal names the one that was said is found', () => {
  for (const [query, house] of [
    ['на Сибирском тракте, 41', 'Сибирский тракт, 41'], ['Тверь, на Сибирском тракте 43', 'Сибирский тракт, 43'],
    ['Сибирского тракта 41', 'Сибирский тракт, 41'], ['по Сибирскому тракту, 41', 'Сибирский тракт, 41'],
    ['Дублёр Сибирского тракта, 41', 'Дублёр Сибирского тракта, 41'],
    ['по Гражданской улице, 41', 'Гражданская улица, 41'], ['на Гражданской 43', 'Гражданская улица, 43'],
    ['Тверь, Гражданской улицы 41', 'Гражданская улица, 41'],
    ['на улице Гражданской Войны, 41', 'улица Гражданской Войны, 41'],
    ['Griboedov canal embankment 27', 'набережная канала Грибоедова, 27'],
    ['Griboyedov canal embankment, 27, Tver', 'набережная канала Грибоедова, 27'],
    ['29 Griboedov canal embankment', 'набережная канала Грибоедова, 29'],
    ['embankment of Griboedov canal 27', 'набережная канала Грибоедова, 27'],
    ['9 May street 61', 'улица 9 Мая, 61'], ['61 9 May street', 'улица 9 Мая, 61'],
    ['9 May st., 63', 'улица 9 Мая, 63'],
  ] as const) {
    test(query, () => isFound(query, house));
  }
});
