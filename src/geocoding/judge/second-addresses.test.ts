import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawStreet, openTown } from '../search.test-data.ts';

const houseTags = { 'addr:city': 'Тверь' };
const town = openTown((drawing) => {
  drawing.node(0, 0, { place: 'city', name: 'Тверь', population: '400000' });
  drawing.node(40, 40, { place: 'neighbourhood', name: 'Улан-2' });
  drawing.node(60, 40, { place: 'neighbourhood', name: 'микрорайон Кок-Джар' });
  const names = ['Садовая улица', 'улица Чехова', '4-я Липовая улица', 'Майкопский переулок'];
  for (const [at, name] of names.entries()) {
    drawStreet(drawing, at * 300, 0, { name, labels: ['1', '2', '4', '6'], houseTags });
  }
});

describe('of two addresses one is returned with low confidence, and the other is unparsed', () => {
  for (const [query, left] of [
    ['Тверь, Улан улица 2 — улица Чехова 4', 'Улан улица 2'],
    ['Тверь, Улан улица 2 — Чехова улица 4', 'Улан улица 2'],
    ['Тверь, Садовая улица, 4, Неведомая улица, 6', 'Неведомая улица'],
    ['Тверь, Садовая улица, Неведомая улица, 4', 'Неведомая улица'],
    ['Тверь, Кок-Джар микрорайон 5 — Садовая улица 4', '5'],
    ['Тверь, Кок-Джар микрорайон, 6; Майкопский переулок, 4', '4'],
    ['Тверь, 4-я Липовая улица, 7-я линия, 1', '7-я линия'],
    ['Тверь, Садовая улица, 4 и улица Чехова, 6', 'улица Чехова'],
  ] as const) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.ok(found.confidence < 0.9, `${found.confidence}`);
      assert.ok(found.unparsed.some((text) => text.includes(left)), found.unparsed.join('; '));
    });
  }
});

describe('one address with more words keeps its confidence', () => {
  for (const query of [
    'Тверь, Улан-2, улица Чехова, 4', 'Тверь, микрорайон Улан-2, улица Чехова 4', 'Тверь ул. Чехова, 4',
    'г. Тверь, мкр. Кок-Джар, ул. Садовая, 4', '170001, Тверь, Садовая улица, 4', 'Тверь, ул. Садовая улица 4',
    'ул Садовая г Тверь 4', 'г. Тверь, Майкопский пер., 2',
    'Тверь, улица Чехова, 4, вход с улицы Неведомой', 'Тверь, Садовая улица, 4 (бывшая улица Неведомая)',
    'Тверь ш., Садовая улица, 4', 'ш. Тверь, Садовая улица, 4', 'Тверь ул. Майкопский переулок, 4',
    'Тверь, улица Садовая улица 4', 'Тверь, ул. им. Чехова, 4', 'Тверь, ул. 4-я Липовая ул., 2',
  ]) {
    test(query, () => {
      const [found] = town.geocode(query);
      assert.equal(found.precision, 'house');
      assert.ok(found.confidence >= 0.9, `${found.confidence}`);
    });
  }
});
