import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findNamesBeforeOne, findNamesBeforeTwo, findTwoAddresses, streetAtEnd } from './corner-names.ts';

// One expression for each says what is meant, but takes time in the fourth power of a long text.
const number = String.raw`\d{1,4}\p{L}?(?![\p{L}\d])`;
const name = String.raw`[^\d,;/|]*\p{L}{3}[^\d,;/|]*`;
const words = String.raw`(?:(?<!\p{L})(?:д\.?\s*|дом\s+))?`;
const letters = String.raw`(?:[^\d,;/|]|\d{1,3}(?=-\p{L}|\s(?!угол(?!\p{L}))\p{L}{3}))*?`;
const numbered = `${letters}\\p{L}{3}${letters}`;
const twoAddresses = new RegExp(
  `(?<first>${number})(?<sign>\\s*/|,?\\s+(?:угол|уг\\.?)\\s)` +
    `(?<street>${name},?\\s*${words})(?<second>${number})`, 'iu',
);
const atEnd = new RegExp(`${name},?\\s*${words}$`, 'iu');
const beforeTwo = new RegExp(
  `(?<=^|[,;]\\s*)(?<corner>(?:угол|уг\\.?|пересечение)\\s+)?(?<first>${name}?)` +
    `(?<sign>\\s*/\\s*|\\s+(?:и|уг\\.?|угол)\\s+)(?<second>${name}?)(?=,?\\s*${words}\\d{1,4}\\p{L}?/\\d)`, 'iu',
);
const beforeOne = new RegExp(
  `(?<=^|[,;]\\s*)(?<first>${numbered})(?<sign>\\s+(?:уг\\.?|угол)\\s+)(?<second>${numbered})` +
    `(?=,?\\s*${words}\\d{1,4}\\p{L}?(?![\\p{L}\\d/]))`, 'iu',
);

function matched(expression: RegExp, text: string): object | undefined {
  const match = expression.exec(text);
  return match ? { index: match.index, ...match.groups } : undefined;
}

const withCorner = (found: object | undefined): object | undefined =>
  (found && { ...found, corner: Reflect.get(found, 'corner') ?? '' });

const texts = fc.array(fc.constantFrom(
  'Кирова', 'Московской', 'ул.', 'Ив', ' ', ' ', ', ', ',', '; ', '/', ' / ', '|', ' и ', ' уг ', ' уг. ', ' угол ',
  'угол ', 'уг. ', 'пересечение ', '38', '45', '38/45', '12345', '5а', '2-я ', '30 лет ', ' д. ', 'д', '.',
), { maxLength: 12 }).map((parts) => parts.join(''));

test('two streets are found as one expression would', () => {
  fc.assert(fc.property(texts, (text) => {
    const { whole, ...found } = findTwoAddresses(text) ?? {};
    assert.deepEqual(whole === undefined ? undefined : found, matched(twoAddresses, text));
    assert.equal(streetAtEnd(text), atEnd.exec(text)?.[0] ?? '');
    assert.deepEqual(findNamesBeforeTwo(text), withCorner(matched(beforeTwo, text)));
    assert.deepEqual(findNamesBeforeOne(text), withCorner(matched(beforeOne, text)));
  }), { numRuns: 10_000, seed: 11 });
});

test('the names of examples are told apart', () => {
  assert.deepEqual(findNamesBeforeTwo('Тверь, угол Кирова и Московской, 38/45'), {
    index: 6, corner: '', first: ' угол Кирова', sign: ' и ', second: 'Московской',
  });
  assert.deepEqual(findNamesBeforeOne('2-я Глинистая уг. Кирова, д. 5'), {
    index: 0, corner: '', first: '2-я Глинистая', sign: ' уг. ', second: 'Кирова',
  });
});
