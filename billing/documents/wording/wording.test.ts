import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { toRoubles } from '../../money.ts';
import { dotted, inMonth, onDay } from './dates.ts';
import { formatCount, formatPrice, formatRoubles, toPrice } from './figures.ts';
import { roublesInWords } from './in-words.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('an amount in words', () => {
  for (const [kopecks, words] of [
    [0n, 'Ноль рублей 00 копеек'],
    [1n, 'Ноль рублей 01 копейка'],
    [12n, 'Ноль рублей 12 копеек'],
    [100n, 'Один рубль 00 копеек'],
    [2_22n, 'Два рубля 22 копейки'],
    [5_05n, 'Пять рублей 05 копеек'],
    [11_11n, 'Одиннадцать рублей 11 копеек'],
    [14_14n, 'Четырнадцать рублей 14 копеек'],
    [21_21n, 'Двадцать один рубль 21 копейка'],
    [111_00n, 'Сто одиннадцать рублей 00 копеек'],
    [396_01n, 'Триста девяносто шесть рублей 01 копейка'],
    [1_000_00n, 'Одна тысяча рублей 00 копеек'],
    [2_002_02n, 'Две тысячи два рубля 02 копейки'],
    [2_646_00n, 'Две тысячи шестьсот сорок шесть рублей 00 копеек'],
    [11_000_00n, 'Одиннадцать тысяч рублей 00 копеек'],
    [21_001_00n, 'Двадцать одна тысяча один рубль 00 копеек'],
    [1_000_000_00n, 'Один миллион рублей 00 копеек'],
    [2_000_001_00n, 'Два миллиона один рубль 00 копеек'],
    [1_001_000_000_00n, 'Один миллиард один миллион рублей 00 копеек'],
    [999_999_999_999_99n, 'Девятьсот девяносто девять миллиардов девятьсот девяносто девять миллионов ' +
      'девятьсот девяносто девять тысяч девятьсот девяносто девять рублей 99 копеек'],
    [1_000_000_000_000_00n, 'Один триллион рублей 00 копеек'],
    [1_000_000_000_000_000_00n, 'Один квадриллион рублей 00 копеек'],
    [-396_01n, 'Минус триста девяносто шесть рублей 01 копейка'],
  ] as const) {
    it(`${toRoubles(kopecks)} is «${words}»`, () => assert.equal(roublesInWords(kopecks), words));
  }

  it('can be read back', () => {
    const most = 10n ** 20n - 1n;
    fc.assert(fc.property(fc.bigInt(-most, most), (kopecks) => {
      assert.equal(readBack(roublesInWords(kopecks)), kopecks);
    }), { seed: 17, numRuns: 2000 });
  });

  it('is refused above the numbers with a name', () => assert.throws(() => roublesInWords(10n ** 20n), RangeError));
});

const worth = new Map([
  [0n, 1n, 'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать ' +
    'четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'],
  [1n, 1n, 'одна две'],
  [20n, 10n, 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'],
  [100n, 100n, 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'],
].flatMap(([first, step, words]) =>
  String(words).split(' ').map((word, at) => [word, BigInt(first) + BigInt(at) * BigInt(step)] as const)));

const powers = [
  [/^тысяч/, 3n], [/^миллион/, 6n], [/^миллиард/, 9n], [/^триллион/, 12n], [/^квадриллион/, 15n],
] as const;

/** The slow twin: converts words to kopecks by the value of each. */
function readBack(text: string): bigint {
  const form = /^(минус )?(.*) рубл(?:ь|я|ей) (\d\d) копе(?:йка|йки|ек)$/;
  const [, minus, whole, kopecks] = form.exec(text.toLowerCase())!;
  let [sum, group] = [0n, 0n];
  for (const word of whole.split(' ')) {
    const power = powers.find(([start]) => start.test(word));
    sum += power ? group * 10n ** power[1] : 0n;
    group = power ? 0n : group + worth.get(word)!;
  }
  const amount = (sum + group) * 100n + BigInt(kopecks);
  return minus ? -amount : amount;
}

describe('figures of Russian documents', () => {
  for (const [found, text] of [
    [formatRoubles(0n), '0,00'],
    [formatRoubles(1n), '0,01'],
    [formatRoubles(-5n), '-0,05'],
    [formatRoubles(39_600n), '396,00'],
    [formatRoubles(123_456_789n), '1 234 567,89'],
    [formatRoubles(-100_000n), '-1 000,00'],
    [formatRoubles(99_999_999_999_999n), '999 999 999 999,99'],
    [formatCount(1_000_000n), '1 000 000'],
    [formatCount(999n), '999'],
    [formatPrice(40_000n, 5), '0,40'],
    [formatPrice(40_000n, 8), '0,0004'],
    [formatPrice(12_000n, 8), '0,00012'],
    [formatPrice(0n, 5), '0,00'],
    [toPrice(100_000n, 5), '1.00'],
    [inMonth('2026-11'), 'ноябрь 2026 г.'],
    [onDay('2026-12-01'), '1 декабря 2026 г.'],
    [dotted('2026-12-01'), '01.12.2026'],
  ] as const) {
    it(`has ${text}`, () => assert.equal(plain(found), text));
  }

  it('never breaks a number', () => assert.doesNotMatch(formatRoubles(123_456_789n), / /));
});
