import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadAt, slownessAt } from '../../src/routing/traffic/class-profile.ts';
import {
  classAt, classNumber, CLASSES, settingOf, type RoadKind, type Setting,
} from '../../src/routing/traffic/road-class.ts';
import { rowsOf } from './table.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** The factor of the duration over empty roads, at "Tu 08". */
function slowness(kind: RoadKind, setting: Setting, when: string): number {
  const [day, hour] = when.split(' ');
  return slownessAt(loadAt(days.indexOf(day) * 24 + Number(hour)))[classNumber(kind, setting)];
}

/** The composition of routes between streets of Volgograd's centre: shares of the time on empty roads. */
const drive: readonly (readonly [kind: RoadKind, share: number])[] =
  [['trunk', 0.22], ['primary', 0.15], ['secondary', 0.26], ['tertiary', 0.14], ['local', 0.19], ['access', 0.04]];
const wholeDrive = (setting: Setting, when: string): number =>
  drive.reduce((sum, [kind, share]) => sum + share * slowness(kind, setting, when), 0);

/**
 * Published congestion figures and the tolerance of the model, in hundredths of the time on empty roads. `setting when
 * | published | off by at most | source`
 */
const published = `
  capital Tu 08  | 74  | 10 | TomTom Traffic Index 2020, Moscow, mornings
  capital Tu 18  | 99  | 10 | TomTom Traffic Index 2020, Moscow, evenings
  capital Th 18  | 102 | 10 | TomTom Traffic Index 2018, Moscow, evenings
`;
for (const [question, percent, most, source] of rowsOf(published)) {
  test(`a drive at ${question} takes ${percent} % longer: ${source}`, () => {
    const [setting, ...when] = question.split(' ');
    const model = (wholeDrive(setting as Setting, when.join(' ')) - 1) * 100;
    assert.ok(Math.abs(model - Number(percent)) <= Number(most), `the model says ${model.toFixed(1)}`);
  });
}

/** `kind when | free km/h | published km/h | off by at most | source`; all of Moscow. */
const speeds = `
  trunk Tu 08    | 95 | 37 | 6 | Yandex, Moscow ring road in the morning and after midnight
  trunk Tu 18    | 95 | 30 | 6 | Yandex, the same in the evening
  trunk Th 18    | 84 | 29 | 6 | department of transport, Moscow ring road, 13 January 2022
  trunk Tu 08    | 69 | 32 | 6 | Yandex, Third Ring in the morning; free as the model has it
  trunk Tu 18    | 69 | 20 | 6 | Yandex, the same at 18:00
  primary Tu 08  | 47 | 27 | 6 | Yandex, Garden Ring in the morning; free as the model has it
  primary Tu 18  | 47 | 15 | 6 | Yandex, Garden Ring at 18:00; free as the model has it
  primary Th 18  | 47 | 21 | 6 | department of transport, Garden Ring, 13 January 2022
`;
for (const [question, free, kmh, most, source] of rowsOf(speeds)) {
  test(`${question} at ${free} free is driven at ${kmh} km/h: ${source}`, () => {
    const [kind, ...when] = question.split(' ');
    const model = Number(free) / slowness(kind as RoadKind, 'capital', when.join(' '));
    assert.ok(Math.abs(model - Number(kmh)) <= Number(most), `the model says ${model.toFixed(1)}`);
  });
}

test('the greater the city the longer a drive, by day; at night none is held up', () => {
  const bySize: Setting[] = ['town', 'city', 'millions', 'capital'];
  for (let hour = 0; hour < 24; hour++) {
    const all = bySize.map((setting) => wholeDrive(setting, `We ${hour}`));
    const isNight = loadAt(48 + hour) === 0;
    all.slice(1).forEach((one, at) => assert.ok(isNight ? Math.abs(one - 1) < 1e-9 : one > all[at], `${hour}`));
  }
});

test('evenings of working days are worse than mornings', () => {
  for (const day of days.slice(0, 5)) {
    assert.ok(wholeDrive('millions', `${day} 18`) > wholeDrive('millions', `${day} 08`) + 0.1, day);
  }
});

for (const [population, isUrban, setting] of [
  [13_000_000, true, 'capital'], [5_600_000, true, 'millions'], [1_630_000, true, 'millions'],
  [1_100_000, true, 'city'],
  [240_000, true, 'town'], [3000, true, 'town'], [0, true, 'settled'], [undefined, true, 'settled'],
  [13_000_000, false, 'rural'],
] as const) {
  test(`a road ${isUrban ? 'among' : 'away from'} houses, of a place of ${population}, is ${setting}`, () => {
    assert.equal(settingOf({ country: 'RU', isUrban, cityPopulation: population }), setting);
  });
}

test('each class has a number of its own', () => {
  for (let number = 1; number < CLASSES; number++) {
    const { kind, setting } = classAt(number)!;
    assert.equal(classNumber(kind, setting), number);
  }
});
