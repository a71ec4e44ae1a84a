import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { toProblem } from '../../http/reply/problem.ts';
import type { AppError } from '../../errors.ts';
import { refuse } from './refusal.ts';

/** The text for customers, in Russian and in English. */
const textsOf = (error: Error): string[] =>
  (['ru', 'en'] as const).map((lang) => toProblem(error, lang, 'req_1', 'https://example.org').detail);

const columns = Array.from({ length: 22 }, (_, at) => `c${at + 1}`);

test('a refusal names the row and column, and says what to do', () => {
  assert.deepEqual(textsOf(refuse.badByte('utf-8', { row: 3, column: 2, name: 'адрес' }, 112)), [
    'Строка 3, столбец 2 "адрес": байт 112 файла не бывает в utf-8; назовите encoding или сохраните файл в UTF-8.',
    'Row 3, column 2 "адрес": byte 112 of the file cannot be utf-8; name the encoding or save the file as UTF-8.',
  ]);
  assert.deepEqual(textsOf(refuse.openQuote({ row: 0, column: 1 })), [
    'Заголовок, столбец 1: кавычка в начале ячейки не закрыта; удвойте её и возьмите ячейку в кавычки.',
    'The header, column 1: the quote that begins a cell never closes; double it and put the cell in quotes.',
  ]);
  assert.match(textsOf(refuse.openQuote({ row: 7 }))[1], /^Row 7: the quote/);
  assert.deepEqual(textsOf(refuse.longQuote({ row: 2, column: 1 }, 1_048_576)), [
    'Строка 2, столбец 1: в строке больше 1048576 байт, а ячейка в кавычках не кончилась; сократите её, ' +
      'а если кавычка в её начале не закрыта, удвойте её и возьмите ячейку в кавычки.',
    'Row 2, column 1: the row has more than 1048576 bytes, and its quoted cell has not ended; shorten it, or if the ' +
      'quote that begins it never closes, double it and put the cell in quotes.',
  ]);
  assert.deepEqual(textsOf(refuse.format('XLS')), [
    'Это XLS, а не таблица CSV; откройте файл и сохраните как CSV.',
    'This is XLS, not a CSV table; open the file and save as CSV.',
  ]);
});

test('a Russian refusal has no English words', () => {
  for (const refusal of [refuse.badGzip(true), refuse.badGzip(false), refuse.format('gzip in gzip')]) {
    assert.doesNotMatch(textsOf(refusal)[0].replaceAll(/gzip|CSV/g, ''), /[a-z]/i);
  }
});

test('a refusal of an unknown part lists the known ones', () => {
  const [ru, en] = textsOf(refuse.noPart('citty', columns));
  assert.match(ru, /^"citty" не столбец и не часть адреса; части: country, region, .*postal_code; столбцы: 1 "c1"/);
  assert.match(en, /^"citty" is neither a column nor a part of an address; parts are country, region, .*columns are 1/);
});

test('a refusal lists the existing columns, up to a readable number', () => {
  const [ru, en] = textsOf(refuse.noColumn('город\n', columns));
  assert.ok(ru.startsWith('Нет столбца "город\\n"; бывают 1 "c1", 2 "c2", 3 "c3"'), ru);
  assert.ok(en.endsWith('19 "c19", 20 "c20" ….'), en);
  assert.ok(textsOf(refuse.noAddress(['я'.repeat(9999)]))[0].length < 200);
});

test('a refusal has a machine-readable reason', () => {
  const { code, status, errors } = toProblem(refuse.samePart('city', columns), 'en', 'req_1', '');
  assert.deepEqual([code, status], ['batch_columns', 422]);
  assert.deepEqual(errors, [{ code: 'same_part', detail: 'part city is named twice' }]);
});

test('the guide documents each refusal', () => {
  const guide = readFileSync(new URL('../../../docs/guides/en/tables.md', import.meta.url), 'utf8');
  const make = refuse as unknown as Record<string, (...details: unknown[]) => AppError>;
  const all = Object.values(make).map((makeRefusal) => makeRefusal([], []));
  for (const { code, details } of all) {
    const [{ code: reason }] = details.errors as { code: string }[];
    const line = guide.split('\n').find((row) => row.startsWith(`| \`${code}\` |`));
    assert.ok(line?.includes(`\`${reason}\``), `${code} ${reason}`);
  }
});
