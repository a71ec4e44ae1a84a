import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withOneScript } from './one-script.ts';
import { drawStreet, openTown } from '../search.test-data.ts';

describe('a word in two scripts is converted to that of most of its letters', () => {
  for (const [text, expected] of [
    ['Рoccийcкaя ул 13', 'Российская ул 13'],
    ['Вoлгoгрaд, ул Рoкoccoвcкoгo 54', 'Волгоград, ул Рокоссовского 54'],
    ['MOCКВА', 'МОСКВА'],
    ['ТВEPCКAЯ 7', 'ТВЕРСКАЯ 7'],
    ['Тvеrskауа', 'Tverskaya'],
    ['Невский 28c1', 'Невский 28c1'],
    ['Moskva Тверская 7', 'Moskva Тверская 7'],
    ['улLenina', 'улLenina'],
    ['Хрещaтик, Kиïв', 'Хрещатик, Киïв'],
    ['ХPEЩATИК', 'ХРЕЩАТИК'],
    ['Київcькa', 'Київська'],
    ['39Аc2', '39Ас2'],
    ['', ''],
  ] as const) {
    test(text, () => {
      assert.equal(withOneScript(text), expected);
      assert.equal(withOneScript(text).length, text.length);
    });
  }
});

const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Волгоград', population: '900000' });
  const houseTags = { 'addr:city': 'Волгоград' };
  drawStreet(drawing, 0, 0, { name: 'улица Рокоссовского', labels: ['54', '56'], houseTags });
  drawStreet(drawing, 200, 0, { name: 'Российская улица', labels: ['13'], houseTags });
});

describe('a lookalike letter is read in the script of its word', () => {
  for (const [query, expected] of [
    ['Вoлгoгрaд, ул Рoкoccoвcкoгo 54', 'house: Волгоград, улица Рокоссовского, 54'],
    ['Рoccийcкaя ул 13', 'house: Волгоград, Российская улица, 13'],
    ['POCСИЙСКАЯ 13', 'house: Волгоград, Российская улица, 13'],
  ] as const) test(query, () => assert.equal(town.first(query), expected));
  test('unparsed words are returned as typed', () => {
    assert.deepEqual(town.geocode('Рoccийcкaя ул 13, кабинет Пeтрoвa')[0].unparsed.at(-1)?.endsWith('Пeтрoвa'), true);
  });
  test('the fields of a structured query are converted too', () => {
    assert.equal(town.first({ street: 'Рoccийcкaя ул', house: '13' }), 'house: Волгоград, Российская улица, 13');
  });
});
