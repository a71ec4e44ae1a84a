import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Finder, wordsIn } from './finder.ts';

const places = [
  ['/batch', 'Файлы адресов', 'Состояния', 'Задание проходит состояния queued и completed.'],
  ['/limits', 'Ограничения', 'В секунду', 'Сколько запросов в секунду можно. Ответ rate_limited просит подождать.'],
  ['/errors#rate_limited', 'Коды ошибок', 'rate_limited', 'Запросы идут чаще, чем разрешено.'],
  ['/billing', 'Оплата и счета', 'Цены', 'Цена запроса в месяц. НДС внутри цены.'],
  ['/routes', 'Маршруты и матрицы', 'Матрица', 'До 100 начал; max_snap_m говорит, как далеко дорога.'],
].map(([path, page, heading, text]) => ({ path, page, heading, text, weight: 1 }));
const finder = new Finder(places);
const pathsOf = (query: string): string[] => finder.find(query, 10).map(({ place }) => place.path);

describe('a search', () => {
  for (const [query, first] of [
    ['состояние', '/batch'],
    ['сколько запросов', '/limits'],
    ['rate_limited', '/errors#rate_limited'],
    ['ценами', '/billing'],
    ['матриц', '/routes'],
    ['max_snap_m', '/routes'],
    ['snap', '/routes'],
    ['СЧЁТ', '/billing'],
    ['запрос ндс', '/billing'],
    ['ограничен', '/limits'],
    ['матр', '/routes'],
  ]) {
    test(`for "${query}" finds ${first} first`, () => assert.equal(pathsOf(query)[0], first));
  }

  test('has the place that explains a word before a list of changes, and one about the word before both', () => {
    const ofKind = (path: string, heading: string, weight: number) =>
      ({ path, page: path, heading, text: 'Вебхук, вебхуки, вебхукам.', weight });
    const kinds = new Finder([
      ofKind('/changelog', 'Вебхуки', 0.4), ofKind('/reference', 'Создать вебхук', 0.7), ofKind('/guide', 'Вебхуки', 1),
      ofKind('/other', 'Подпись вебхука', 1),
    ]);
    const found = kinds.find('вебхук', 10).map(({ place }) => place.path);
    assert.deepEqual(found, ['/guide', '/other', '/reference', '/changelog']);
  });

  test('finds nothing by words of which one is nowhere, and by none', () => {
    for (const query of ['цена жирафа', '', '!?', '\u0000', ' ']) assert.deepEqual(pathsOf(query), []);
  });

  test('bears what nobody types', () => {
    for (const query of ['а'.repeat(10_000), 'а '.repeat(5000), '(((*', '__proto__ constructor', '\u{1F600}']) {
      assert.deepEqual(finder.find(query, 10), []);
    }
  });

  test('shows where the words stand, and marks them', () => {
    const [{ excerpt }] = finder.find('секунды', 1);
    assert.deepEqual(excerpt.filter(([, isSought]) => isSought).map(([text]) => text), ['секунду']);
    assert.equal(excerpt.map(([text]) => text).join(''), places[1].text);
  });
});

test('names with underscores are words, and so are their parts', () =>
  assert.deepEqual(wordsIn('a max_snap_m, gk_'), ['a', 'max_snap_m', 'max', 'snap', 'm', 'gk_', 'gk']));
