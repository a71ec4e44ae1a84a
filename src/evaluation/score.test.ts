import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Answer } from './engine.ts';
import type { DoubtOutcome } from './doubt-score.ts';
import { parseDemands, unmetDemands } from './demands.ts';
import type { Evaluation } from './evaluate.ts';
import { isRight, isWrongHouse } from './judge.ts';
import type { KnownHouse } from './known-house.ts';
import { type, typedAddress } from './prefixes.ts';
import { listFailures, renderEvaluation, renderFailures } from './report.ts';
import { calibrate, sampleOf, type Sample } from './fit/calibration.ts';
import { quantile, score, scoreAll, type Outcome } from './score.ts';
import { toStreetName } from './street-name.ts';

const house: KnownHouse = {
  row: 0, osm: 'way/1', street: toStreetName('улица Мира'), settlement: 'Город', label: '5', lat: 560_000_000,
  lon: 380_000_000, abroad: {},
};
/** 0.0001 degree of latitude is 11 m. */
const answer = (north: number, more: Partial<Answer> = {}): Answer =>
  ({ lat: 56 + north * 0.0001, lon: 38, precision: 'house', address: 'Город, улица Мира, 5', ...more });
const outcome = (answers: readonly Answer[], millis = 1, category = 'clean'): Outcome =>
  ({ category, asked: 'Мира 5', house, right: [house], answers, millis });

describe('an answer', () => {
  test('is right within 50 m', () => {
    const near = [0, 4, 5, -4, -5].map((north) => isRight(answer(north), [house]));
    assert.deepEqual(near, [true, true, false, true, false]);
  });
  for (const [what, given, wrong] of [
    ['the house itself', answer(0, { osm: 'way/1', label: '5' }), false],
    ['the same number as another object of the map', answer(2, { osm: 'node/9', label: '5' }), false],
    ['the neighbour, 11 m away', answer(1, { osm: 'way/2', label: '7' }), true],
    ['the same number far away', answer(50, { osm: 'way/3', label: '5' }), true],
    ['the house itself, drawn far away', answer(50, { osm: 'way/1' }), false],
    ['a street, which claims no house', answer(50, { precision: 'street' }), false],
    ['near, without a number', answer(1), false],
  ] as const) {
    test(`that is ${what} is ${wrong ? 'a wrong house' : 'not a wrong house'}`, () => {
      assert.equal(isWrongHouse(given, [house]), wrong);
    });
  }
});

test('a category is scored by the rank of the first right answer', () => {
  const right = answer(0, { osm: 'way/1' });
  const wrong = answer(90, { osm: 'way/2' });
  const outcomes = [
    outcome([right], 1), outcome([wrong, right], 2), outcome([wrong, wrong, wrong, right], 3), outcome([], 4),
  ];
  const { top1, top3, reciprocalRank, houseAnswers, wrongHouses, ...times } = score('x', outcomes);
  assert.deepEqual([top1, top3, reciprocalRank], [0.25, 0.5, (1 + 1 / 2 + 1 / 4) / 4]);
  assert.deepEqual([houseAnswers, wrongHouses], [3, 2]);
  assert.deepEqual([times.p50Millis, times.maxMillis, times.queriesPerSecond], [3, 4, 400]);
});

test('without queries every share is 0', () => {
  const { top1, reciprocalRank, p99Millis, queriesPerSecond } = score('x', []);
  assert.deepEqual([top1, reciprocalRank, p99Millis, queriesPerSecond], [0, 0, 0, 0]);
  assert.equal(quantile([], 0.5), 0);
});

test('confidence is compared with the share of right answers, by tenths', () => {
  const sample = (confidence: number, right: boolean): Sample[] =>
    sampleOf('clean', [answer(0, { confidence })], () => right) ?? [];
  const samples = [sample(0.95, true), sample(1, false), sample(0.9, true), sample(0.3, true)];
  const { tenths, error, sureAnswers, sureRight } = calibrate(samples.flat());
  assert.equal(sampleOf('clean', [answer(0)], () => true), undefined);
  assert.equal(sampleOf('clean', [], () => false), undefined);
  assert.deepEqual([sureAnswers, sureRight], [3, 2 / 3]);
  assert.deepEqual(tenths.map(({ answers }) => answers), [0, 0, 0, 1, 0, 0, 0, 0, 0, 3]);
  assert.equal(tenths[9].right, 2 / 3);
  assert.ok(Math.abs(tenths[9].meanConfidence - 0.95) < 1e-9);
  assert.ok(Math.abs(error - (3 * (0.95 - 2 / 3) + 0.7) / 4) < 1e-9);
});

const evaluation = (outcomes: readonly Outcome[]): Evaluation => ({
  houses: 1, askable: 1, outcomes, typings: [], doubts: [], samples: [],
  geocode: { scores: scoreAll(outcomes), all: score('all', outcomes), calibration: calibrate([]), doubts: [] },
});
const mixed = evaluation([outcome([answer(0)]), outcome([answer(90)]), outcome([answer(0)], 1, 'junk')]);

for (const [text, unmet] of [
  ['clean=50,junk=100', []],
  ['clean=99', [/clean is 50\.00, demanded is at least 99/]],
  ['wrong-house=34', []],
  ['wrong-house=0.5', [/wrong-house is 33\.33, demanded is at most 0\.5/]],
  ['cleen=1', [/cleen was not measured; there are: clean, junk, geocode/]],
  ['reverse=1', [/reverse was not measured/]],
] as const) {
  test(`the demand ${text} is ${unmet.length === 0 ? 'met' : 'not met'}`, () => {
    const lines = unmetDemands(mixed, parseDemands(text));
    assert.equal(lines.length, unmet.length, lines.join());
    lines.forEach((line, at) => assert.match(line, unmet[at]));
  });
}

for (const text of ['clean', 'clean=', 'clean=x', 'clean=-1', 'clean=1=2']) {
  test(`${text} is not a demand`, () => assert.throws(() => parseDemands(text), { code: 'bad_argument' }));
}

test('failures show the query, the expected answer and the actual one', () => {
  const failures = listFailures(mixed, 'all');
  assert.equal(renderFailures(failures), [
    'clean: Мира 5', '  expected Город, улица Мира, 5 [way/1]', '  got      Город, улица Мира, 5 (house)',
  ].join('\n'));
  assert.deepEqual(listFailures(mixed, 'junk'), []);
});

test('a claimed house is a failure if none is known, however near', () => {
  const doubt = (given: Answer): DoubtOutcome => ({
    category: 'not-on-the-map', text: 'Мира 5', house, expected: { kind: 'near', house }, answers: [given], millis: 1,
  });
  const doubts = [doubt(answer(2)), doubt(answer(2, { precision: 'interpolated' }))];
  const [failure, ...others] = listFailures({ ...mixed, doubts }, 'not-on-the-map');
  assert.deepEqual([failure.got, others], ['Город, улица Мира, 5 (house)', []]);
});

test('an address that leaves the list while it is typed is a failure at each such letter', () => {
  const shown = new Map([[9, [answer(3, { precision: 'street', street: 'улица Мира' })]], [20, [answer(0)]]]);
  const typed = typedAddress(house, [house])!;
  const typing = type(typed, (prefix) => ({ answers: shown.get(prefix.length) ?? [], millis: 1 }));
  const failures = listFailures({ ...mixed, typings: [typing] }, 'flickers');
  assert.deepEqual(failures.map(({ asked, got }) => [asked, got]), [
    ['Город, ули', 'out of the list, later in it again'],
  ]);
});

test('a street of the same name in another town is not the one being typed', () => {
  const address = 'Городская область, Село, улица Мира';
  const elsewhere = { precision: 'street', street: 'улица Мира', address };
  const shown = new Map([[3, [answer(900, elsewhere)]], [9, [answer(900, elsewhere)]], [20, [answer(0)]]]);
  const typing = type(typedAddress(house, [house])!, (prefix) =>
    ({ answers: shown.get(prefix.length) ?? [], millis: 1 }));
  assert.deepEqual([typing.flickers, typing.lettersNeeded], [0, 20]);
});

test('the table has a line for each category and one for all', () => {
  const text = renderEvaluation(mixed);
  assert.match(text, /^clean +2 +50\.0 % +50\.0 % +0\.500 +50\.0 %/m);
  assert.match(text, /^all +3 +66\.7 %/m);
  assert.match(text, /confidence: the engine gives none/);
  assert.match(text, /reverse: this engine does not answer it/);
});

test('typing counts how often the expected answer leaves the list', () => {
  const typed = typedAddress(house, [house])!;
  assert.equal(typed.text, 'Город, улица Мира, 5');
  const street = answer(3, { precision: 'street', street: 'улица Мира' });
  const shown = new Map([[9, [street]], [10, [street]], [12, [street]], [20, [answer(0)]]]);
  const typing = type(typed, (prefix) => ({ answers: shown.get(prefix.length) ?? [], millis: 1 }));
  assert.deepEqual(typing.flickeredAt, ['Город, улиц', 'Город, улица ']);
  assert.deepEqual([typing.lettersNeeded, typing.isThereAtTheEnd, typing.isFirstAtTheEnd], [9, true, true]);
  assert.equal(typing.millis.length, 20);
});
