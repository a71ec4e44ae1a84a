import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown, type Town } from './search.test-data.ts';

const houseTags = { 'addr:city': 'Тверь' };
const townOf = (names: readonly string[]): Town => openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  for (const [at, name] of names.entries()) drawStreet(drawing, at * 300, 0, { name, labels: ['6', '8'], houseTags });
});
const confidenceOf = (town: Town, query: string): number => {
  const [found] = town.geocode(query);
  return found?.kind === 'house' ? found.confidence : 0;
};

describe('a street of another name is no slip, however few streets there are', () => {
  for (const [own, ...others] of [
    ['Ленская улица', 'Лесная', 'Ленинская'], ['Карская улица', 'Красная', 'Каширская', 'Курская'],
    ['улица Наумова', 'Нахимова'], ['Донецкая улица', 'Донская'], ['Крайняя улица', 'Красина'],
    ['Камская улица', 'Каменная'], ['Кубанская улица', 'Курганская', 'Украинская'], ['улица Мира', 'Мирная'],
    ['Ладожская улица', 'Алтайская', 'Латышская'], ['Гаражная улица', 'Аграрная'], ['улица Котовского', 'Воровского'],
    ['улица Королёва', 'Короленко'], ['Горная улица', 'Подгорная'], ['Пушкарская улица', 'Пушкинская'],
    ['Центральная улица', 'Театральная'], ['Чукотская улица', 'Чуйковская'], ['улица Кирова', 'Крылова'],
    ['Томская улица', 'Омская'], ['Полярная улица', 'Полевая'], ['улица Репина', 'Ленина'],
  ]) {
    const town = townOf([own]);
    for (const other of others) {
      for (const query of [`Тверь, ул. ${other}, 6`, `${other} 6`]) {
        test(`${query}: ${own}`, () => assert.ok(confidenceOf(town, query) <= 0.8, `${confidenceOf(town, query)}`));
      }
    }
  }
});

describe('a name of another gender or case without its type word is another street, as a rule', () => {
  for (const [own, ...others] of [
    ['Заводской переулок', 'Заводская'], ['Кубанский переулок', 'Кубанская'], ['Московская улица', 'Московский'],
    ['Ленинградский проспект', 'Ленинградская', 'Ленинградское'], ['Молодёжный тупик', 'Молодёжи', 'Молодёжная'],
    ['улица Космонавтов', 'Космонавта'], ['улица Учёных', 'Учёная'],
    ['улица Александра Невского', 'Невская', 'Невский'], ['Невская улица', 'Невского', 'Александра Невского'],
  ]) {
    const town = townOf([own]);
    for (const other of others) {
      test(`${other} 6: ${own}`, () => {
        assert.ok(confidenceOf(town, `${other} 6`) <= 0.8, `${confidenceOf(town, `${other} 6`)}`);
      });
    }
  }
});

describe('slips and cases of speech cost a street nothing', () => {
  const town = townOf([
    'Ленская улица', 'Пушкарская улица', 'улица Котовского', 'Невский проспект', 'Комсомольская улица',
    'Ново-Садовая улица', 'улица Николая Островского', 'Заводская улица', 'проспект Героев Труда', 'Крайняя улица',
    'улица Королёва',
  ]);
  for (const query of [
    'Ленкая 6', 'Ленсккая 6', 'Лнская 6', 'Пушкарскя 6', 'Пушкрская 6', 'Пушкарксая улица, 6', 'Катовского 6',
    'на Невском 6', 'угол Невского, 6', 'Невского проспекта 6', 'Камсамольская 6', 'Комсомолская 6', 'Новосадовая 6',
    'Ново Садовая 6', 'Н. Островского 6', 'Ник. Островского 6', 'Островского 6', 'на Заводской 6', 'Заводской 6',
    'Героев труд 6', 'Lenskaya 6', 'Pushkarskaja 6', 'ленскаяулица 6', 'улкотовского 6', 'Королева 6', 'Королеву 6',
    'Крайнюю улицу 6', 'Заводскую 6', 'по Ленской 6',
  ]) {
    test(query, () => assert.ok(confidenceOf(town, query) >= 0.9, `${confidenceOf(town, query)} ${town.first(query)}`));
  }
});
