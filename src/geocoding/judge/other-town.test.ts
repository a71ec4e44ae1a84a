import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { atomsOf } from '../atoms/atoms.ts';
import { isTownOfOtherForm } from './other-town.ts';
import { drawStreet, openTown } from '../search.test-data.ts';

const towns = ['Советск', 'Берёзовка', 'Озёрное', 'Шолохово', 'Красный', 'Пермь', 'Ветроград'];
const { geocode, first } = openTown((drawing) => {
  for (const [at, town] of towns.entries()) {
    drawing.node(at * 60_000, 0, { place: 'town', name: town, population: '20000' });
    const houseTags = { 'addr:city': town };
    drawStreet(drawing, at * 60_000, 0, { name: `${at + 1}-я Садовая улица`, labels: ['2', '4'], houseTags });
  }
});
const houseIn = (town: string): string => `${towns.indexOf(town) + 1}-я Садовая, 4`;

describe('a name with another ending is another town', () => {
  for (const [asked, town] of [
    ['Советское', 'Советск'], ['Советский', 'Советск'], ['Советская', 'Советск'], ['Берёзово', 'Берёзовка'],
    ['Озёрный', 'Озёрное'], ['Озерная', 'Озёрное'], ['Шолоховка', 'Шолохово'], ['Красное', 'Красный'],
    ['Ветроградское', 'Ветроград'], ['Ветроградский', 'Ветроград'],
  ] as const) {
    test(`${asked} for ${town}`, () => {
      const street = `${houseIn(town).slice(0, -3)} улица`;
      for (const query of [`${asked}, ${houseIn(town)}`, { city: asked, street, house: '4' }]) {
        assert.ok((geocode(query)[0]?.confidence ?? 0) <= 0.5, JSON.stringify(query));
      }
      assert.ok((geocode(asked)[0]?.confidence ?? 0) <= 0.5);
    });
  }
});

test('a longer name is another town', () => {
  for (const asked of [
    'Советск-2', 'Советск-на-Дону', 'Советск Первый', 'Советск 2-й', 'Первый Советск', 'г. Советск-2',
  ]) {
    const [found] = geocode(`${asked}, ${houseIn('Советск')}`);
    assert.ok((found?.confidence ?? 0) <= 0.5, asked);
  }
});

test('a name with another beginning is another town, and і equals и', () => {
  const isOther = (asked: string, named: string): boolean =>
    isTownOfOtherForm({ atoms: atomsOf(asked), types: [[]] }, 1, [named]);
  assert.ok(isOther('Нововолгоград', 'Волгоград'));
  assert.ok(isOther('Минское', 'Мінск'));
  assert.ok(isOther('Московское', 'Moskova'));
  assert.ok(!isOther('Минску', 'Мінск'));
});

describe('case forms and misspellings are the same town', () => {
  for (const [asked, town] of [
    ['в Советске', 'Советск'], ['г. Советска', 'Советск'], ['в Березовке', 'Берёзовка'], ['в Озёрном', 'Озёрное'],
    ['в Шолохове', 'Шолохово'], ['в Красном', 'Красный'], ['в Перми', 'Пермь'], ['Ветрограда', 'Ветроград'],
    ['Ветроргад', 'Ветроград'], ['Березовка', 'Берёзовка'], ['Пермь -', 'Пермь'],
  ] as const) {
    test(`${asked} for ${town}`, () => {
      const query = `${asked}, ${houseIn(town)}`;
      assert.equal(first(query), `house: ${town}, ${houseIn(town).replace(',', ' улица,')}`);
      assert.ok(geocode(query)[0].confidence >= 0.9, `${geocode(query)[0].confidence}`);
    });
  }
});
