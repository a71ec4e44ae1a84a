import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bareNameKey, barePlaceKey, nameKey } from './name-key.ts';

const same: readonly [string, string][] = [
  ['улица Ленина', 'Ленина ул.'],
  ['Арстанбап улица', 'ул Арстанбап'],
  ['улица Королёва', 'УЛИЦА КОРОЛЕВА'],
  ['Ленинский проспект', 'Ленинский пр-т'],
  ['3-я улица Ямского Поля', '3 ул. Ямского Поля'],
  ['Садовый бульвар', 'Садовый б-р'],
  ['Токтогул кочосу', 'улица Токтогул'],
  ['просп. Независимости', 'праспект Независимости'],
  ['ЖК «Арбат»', 'жк "Арбат"'],
  ['улица Ново-Садовая', 'Ново Садовая улица'],
  ['26-ти Бакинских Комиссаров улица', 'улица 26 Бакинских Комиссаров'],
];
const different: readonly [string, string][] = [
  ['Заречная улица', 'Заречный проезд'],
  ['П. Лумумбы улица', 'проспект Лумумбы улица'],
  ['1-я Тверская', '2-я Тверская'],
  ['улица 50-летия Октября', 'улица Октября'],
  ['Большая Никитская', 'Малая Никитская'],
];

for (const [a, b] of same) test(`"${a}" and "${b}" are one name`, () => assert.equal(nameKey(a), nameKey(b)));
for (const [a, b] of different) test(`"${a}" and "${b}" are two names`, () => assert.notEqual(nameKey(a), nameKey(b)));

test('without its type word a street is found by its bare name', () => {
  assert.equal(bareNameKey('улица Ленина'), bareNameKey('Ленина'));
  assert.equal(bareNameKey('улица'), '');
});

test('a place is found without its type word, in any language of the packs', () => {
  for (const name of ['посёлок Мирный', 'п. Мирный', 'Мирный кенті', 'аг. Мирный', 'мкр. Мирный']) {
    assert.equal(barePlaceKey(name), 'мирный', name);
  }
});

test('a word that is half of the name stays in it', () => {
  assert.notEqual(bareNameKey('Земляной Вал'), bareNameKey('улица Земляная'));
  assert.equal(bareNameKey('улица Земляной Вал'), 'вал земляной');
});
