import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holds, isUnderstood, parseCondition, settled } from '../../src/routing/profile/condition.ts';
import { conditionalValues } from '../../src/routing/profile/conditional-values.ts';
import { silent } from '../../src/kernel/progress.ts';
import { compileAll } from '../../src/routing/compile/compile-all.ts';
import { momentOf, rowsOf, townTable } from './table.ts';
import { drawTown } from './town.ts';

const times = `
  Mo-Fr 07:00-19:00            | Mo 07:00, Fr 18:59                | Mo 06:59, Fr 19:00, Sa 12:00
  07:00-09:00,16:00-18:00      | Su 08:00, Su 17:00                | Su 12:00
  Mo-Fr 07:00-09:00,16:00-18:00 | Tu 08:00, Tu 17:00               | Su 17:00
  Mo-Fr 07:00-09:00; Sa 10:00-12:00 | Tu 08:00, Sa 11:00           | Sa 08:00, Tu 11:00
  Mo-Fr 07:00-09:00, Sa 10:00-12:00 | Tu 08:00, Sa 11:00           | Sa 08:00, Tu 11:00
  Sa,Su                        | Sa 00:00, Su 23:59                | Mo 00:00
  Mo-We,Fr                     | We 12:00, Fr 12:00                | Th 12:00
  Sa-Mo                        | Sa 12:00, Su 12:00, Mo 12:00      | Tu 12:00
  22:00-06:00                  | Mo 23:00, Tu 05:59                | Tu 06:00, Tu 21:59
  Fr 22:00-06:00               | Fr 23:00, Sa 05:00                | Fr 05:00, Sa 23:00
  24/7                         | Mo 00:00, Su 23:59                |
  00:00-24:00                  | Mo 00:00, Su 23:59                |
  Nov-Mar                      | Mo 12:00 15.11, Mo 12:00 31.03    | Mo 12:00 01.04, Mo 12:00 31.10
  Apr-Oct                      | Mo 12:00 01.04, Mo 12:00 31.10    | Mo 12:00 01.11
  Jul                          | Mo 12:00 31.07                    | Mo 12:00 01.08
  Apr 15-Oct 15                | Mo 12:00 15.04, Mo 12:00 15.10    | Mo 12:00 14.04, Mo 12:00 16.10
  May 9                        | Mo 12:00 09.05                    | Mo 12:00 10.05
  May 1-9                      | Mo 12:00 09.05                    | Mo 12:00 10.05
  Apr-Oct Mo-Fr 08:00-20:00    | Mo 12:00 01.05                    | Sa 12:00 01.05, Mo 12:00 01.12
  Jun-Aug: 10:00-18:00         | Mo 12:00 01.07                    | Mo 12:00 01.12
  winter                       | Mo 12:00 01.01                    | Mo 12:00 01.07
  sunset-sunrise               | Mo 23:00                          | Mo 12:00
  PH                           | We 00:00 04.11, We 23:59 04.11    | Tu 23:59 03.11, Th 00:00 05.11
  PH,Sa,Su                     | Sa 12:00, We 12:00 04.11          | Mo 12:00
  Sa-Su,PH 10:00-12:00         | Sa 11:00, We 11:00 04.11          | We 12:00 04.11, Mo 11:00
  Mo-Fr 07:00-19:00; PH off    | Mo 12:00, Tu 12:00 03.11          | Sa 12:00, We 12:00 04.11
  Mo-Fr 07:00-19:00; PH 10:00-12:00 | We 11:00 04.11, Th 08:00     | We 08:00 04.11
  Mo-Fr,PH 07:00-19:00         | We 12:00 04.11, Su 12:00 04.11    | Su 12:00
  Mo-Fr; PH,SH off             | Mo 12:00                          | We 12:00 04.11
  PH Mo-Fr                     | We 12:00 04.11                    | We 12:00, Su 12:00 04.11
  PH 22:00-06:00               | We 23:00 04.11, Th 05:00 05.11    | We 05:00 04.11, Th 23:00 05.11
  Nov; Nov PH off              | Mo 12:00 02.11                    | We 12:00 04.11, Mo 12:00
  PH +1 day                    | Th 12:00 05.11                    | We 12:00 04.11, Tu 12:00 03.11
  Mo-Fr 07:00-19:00; SH off    | Mo 12:00                          | Sa 12:00
  SH Mo-Fr 07:00-19:00; Sa     | Sa 12:00                          | Mo 12:00
  PH -1 day,Sa                 | Sa 12:00, Tu 12:00 03.11          | Mo 12:00, We 12:00 04.11
  Mo-Su 07:00-19:00; Sa off    | Fr 12:00                          | Sa 12:00
  Mo-Su 07:00-19:00; We 10:00-12:00 | We 11:00, Th 08:00           | We 08:00
  Mo-Su 07:00-19:00; 12:00-13:00 off | Mo 11:59, Mo 13:00          | Mo 12:30
  24/7; Su off                 | Mo 00:00                          | Su 12:00
  06:00-09:00; 16:00-18:00     | Mo 07:00, Mo 17:00                | Mo 12:00
  Mo-Fr 06:00-09:00; Mo-Fr 16:00-18:00 | Mo 07:00, Mo 17:00        | Mo 12:00, Sa 07:00
  Mo-Fr 22:00-06:00; Sa 10:00-12:00 | Sa 05:00, Sa 11:00           | Sa 07:00, Su 05:00
  Nov-Mar 06:00-22:00          | Mo 12:00 15.11, Mo 06:00 31.03    | Mo 12:00 01.04, Mo 05:59 15.11
  Jun-Dec 06:00-22:00          | Mo 12:00 01.06                    | Mo 12:00 31.05, Mo 23:00 01.06
  Oct 15-Apr 15 22:00-14:00    | Mo 23:00 15.10, Mo 13:00 16.04    | Mo 13:00 15.10, Mo 23:00 16.04
  Dec 24: 10:00-12:00          | Mo 11:00 24.12                    | Mo 11:00 25.12
  2026 Nov 1-2026 Dec 1        | Mo 12:00 01.11, Mo 12:00 01.12    | Mo 12:00 02.12, Mo 12:00 15.11.2025
  2026 Nov 20-Jan 10           | Mo 12:00 09.01.2027               | Mo 12:00 09.01.2026
  2016 Apr 25 - 2016 Sep 26    | Mo 12:00 01.06.2016               | Mo 12:00 01.06
  2026 Mo-Fr                   | Mo 12:00                          | Mo 12:00 01.06.2027, Sa 12:00
  2026-2027,2030+ 10:00-12:00  | Mo 11:00 01.06.2027, Mo 11:00 01.06.2031 | Mo 11:00 01.06.2028
  10:00+                       | Mo 10:00, Mo 23:59                | Mo 09:59
  Mo-Fr 18:00+                 | Mo 20:00                          | Sa 20:00, Tu 02:00
  Tu[4]                        | Tu 12:00 24.11                    | Tu 12:00 17.11, We 12:00 25.11
  Tu[1,3] 08:00-10:00          | Tu 09:00 03.11, Tu 09:00 17.11    | Tu 09:00 10.11
  Su[-1]                       | Su 12:00 29.11                    | Su 12:00 22.11
  Su[1-2]                      | Su 12:00 01.11, Su 12:00 08.11    | Su 12:00 15.11
  week 1-53                    | Mo 12:00                          |
  week 48: Mo-Fr 08:00-10:00   | Mo 09:00 23.11                    | Mo 09:00 30.11, Su 09:00 29.11
  week 01-53/2                 | Mo 12:00 16.11                    | Mo 12:00 23.11
  week 53                      | Fr 12:00 01.01.2027               | Mo 12:00 04.01.2027
  Mo-Fr 07:00-19:00 "school"   | Mo 12:00                          | Sa 12:00
  (Mo-Fr 07:00-19:00) "a; b @ (c)" | Mo 12:00                      | Sa 12:00
  (sunset-00:30)-(sunrise+00:30) | Mo 19:45, Mo 07:15              | Mo 19:15, Mo 07:45
  Mo-Fr 7-19                   | Mo 12:00                          | Mo 06:00, Sa 12:00
  Mo-Fr 07.00-19.00            | Mo 12:00                          | Mo 06:00, Sa 12:00
  Monday-Friday 07:00–19:00    | Mo 12:00                          | Mo 06:00, Sa 12:00
  22:00-24:00, 0:00-06:00      | Mo 23:00, Mo 05:00                | Mo 12:00
  20:00-26:00                  | Mo 23:00, Mo 01:59                | Mo 02:00
  Mo-Fr 07:00-10:00; nonsense  | Mo 08:00                          | Sa 08:00
  Mo-Fr 07:00-10:00, nonsense  | Mo 08:00                          | Sa 08:00
  Mo-Fr AND NOT (We; 12:00-13:00) | Mo 11:00                       | We 11:00, Mo 12:30, Sa 11:00
  Mo-Fr AND weight<3.5         | Mo 12:00                          | Sa 12:00
  (Mo-Fr 07:00-19:00)          | Mo 12:00                          | Sa 12:00
  Mo-Fr AND 07:00-09:00        | Mo 08:00                          | Sa 08:00, Mo 12:00
  mo-fr 7:00-19:00             | Mo 12:00                          | Su 12:00
`;
for (const [text, inside, outside] of rowsOf(times)) {
  const moments = (cell: string): string[] => cell.split(',').map((one) => one.trim()).filter(Boolean);
  if (moments(inside).length + moments(outside).length === 0) continue;
  test(`${text} holds on ${inside || 'no day'}; not on ${outside || 'none'}`, () => {
    assert.equal(isUnderstood(text), !text.includes('nonsense'));
    const condition = parseCondition(text);
    for (const moment of moments(inside)) assert.equal(holds(condition, momentOf(moment)), true, moment);
    for (const moment of moments(outside)) assert.equal(holds(condition, momentOf(moment)), false, moment);
  });
}

test('a part after "||" counts on days that the others do not cover', () => {
  const condition = parseCondition('Mo-Fr 06:00-09:00 || 12:00-14:00');
  for (const when of ['Mo 07:00', 'Sa 13:00']) assert.ok(holds(condition, momentOf(when)), when);
  for (const when of ['Mo 13:00', 'Sa 07:00']) assert.ok(!holds(condition, momentOf(when)), when);
});

for (const text of [
  'weight>3.5', 'weight>1.9', 'length>4.8', 'wet', 'destination', 'Mo-Fr AND weight>3', 'SH', 'SH Mo-Fr',
  'hgv; trailer',
]) {
  test(`"${text}" is understood, and never holds for anybody here`, () => {
    assert.ok(isUnderstood(text));
    assert.equal(settled(text, true), undefined);
  });
}

for (const text of ['weight>1.7', 'weightrating>1.9', 'length>4.5', 'width>1.75', 'height>1.5']) {
  test(`"${text}" always holds for the car that routes are for`, () => assert.equal(settled(text, false), '24/7'));
}

for (const text of [
  'nonsense 10', '', '25:00', '"by permit"', 'Mo-', 'Tu[7]', 'week 60', 'Nov-', 'dawn', '10:00-12:00/30',
  'weight>', 'wet or dry',
]) {
  test(`"${text}" is not understood, and holds if that is the safe side`, () => {
    assert.ok(!isUnderstood(text));
    assert.equal(settled(text, true), '24/7');
    assert.equal(settled(text, false), undefined);
  });
}

test('of several circumstances one that is not understood is taken for the safe side, the others stay', () => {
  assert.equal(settled('Mo-Fr 07:00-09:00 AND nonsense', true), 'Mo-Fr 07:00-09:00');
  assert.equal(settled('Mo-Fr 07:00-09:00 AND nonsense', false), undefined);
});

const values: [string, [string, string][]][] = [
  ['no @ (Mo-Fr 07:00-10:00)', [['no', 'Mo-Fr 07:00-10:00']]],
  ['no @ Sa', [['no', 'Sa']]],
  ['no @ (Mo 07:00-10:00; Tu 08:00-10:00)', [['no', 'Mo 07:00-10:00; Tu 08:00-10:00']]],
  ['no @ (Sa); destination @ (22:00-06:00)', [['no', 'Sa'], ['destination', '22:00-06:00']]],
  ['no @ Mo; Tu', [['no', 'Mo; Tu']]],
  ['no @ (Sa "a; b"); yes @ Su', [['no', 'Sa "a; b"'], ['yes', 'Su']]],
  ['no @ ((sunset-00:30)-(sunrise+00:30))', [['no', '((sunset-00:30)-(sunrise+00:30))']]],
  ['yes', []],
];
for (const [text, expected] of values) {
  test(`"${text}" has ${expected.length} conditions`, () =>
    assert.deepEqual(conditionalValues(text).map(({ value, condition }) => [value, condition]), expected));
}

const twoWays = (tags: string) => ({
  map: `
    a--b-------c--d
       |       |
       e-------f
  `,
  ways: { ab: 'primary', bc: tags, cd: 'primary', be: 'primary', ef: 'primary', fc: 'primary' },
});

townTable('closed at its hours', twoWays('primary access:conditional=no @ (Mo-Fr 07:00-10:00)'), `
  car a d  | abcd   |
  car a d  | abcd   | Tu 06:00
  car a d  | abefcd | Tu 08:00
  car d a  | dcfeba | Tu 08:00
  walk a d | abefcd | Tu 08:00
  car a d  | abcd   | Sa 08:00
`);
townTable('closed to cars', twoWays('primary motor_vehicle:conditional=no @ (Sa,Su)'), `
  car a d  | abefcd | Su 08:00
  bike a d | abcd   | Su 08:00
`);
townTable('open at its hours', twoWays('primary motor_vehicle=no motor_vehicle:conditional=yes @ (20:00-06:00)'), `
  car a d | abefcd |
  car a d | abefcd | Mo 12:00
  car a d | abcd   | Mo 22:00
`);
townTable('oneway in the morning', twoWays('primary oneway:conditional=yes @ (06:00-12:00)'), `
  car d a | dcba   | Mo 13:00
  car d a | dcfeba | Mo 07:00
  car a d | abcd   | Mo 07:00
`);
townTable('a reversible lane', twoWays(
  'primary oneway=reversible oneway:conditional=yes @ (06:00-12:00); -1 @ (12:00-22:00)',
), `
  car a d | abefcd |
  car a d | abcd   | Mo 07:00
  car d a | dcfeba | Mo 07:00
  car a d | abefcd | Mo 15:00
  car d a | dcba   | Mo 15:00
`);
townTable('one direction at its hours', twoWays('primary motor_vehicle:forward:conditional=no @ (07:00-09:00)'), `
  car a d | abefcd | Mo 08:00
  car d a | dcba   | Mo 08:00
`);
townTable('slower at night', twoWays('primary maxspeed:conditional=20 @ (22:00-06:00)'), `
  car a d | abcd   | Mo 12:00
  car a d | abefcd | Mo 23:00
`);
townTable('a later condition takes precedence over an earlier one', twoWays(
  'primary access:conditional=no @ (Mo-Su); yes @ (Sa)',
), `
  car a d | abefcd | Mo 12:00
  car a d | abcd   | Sa 12:00
`);
townTable('a text that is not a time is ignored', twoWays('primary access:conditional=no @ (weight>3.5)'), `
  car a d | abcd | Mo 12:00
`);
townTable('of another mode', twoWays('primary hgv:conditional=no @ (Mo-Su) bicycle:conditional=no @ (Mo-Su)'), `
  car a d  | abcd   | Mo 12:00
  bike a d | abefcd | Mo 12:00
`);
townTable('a road on ice', twoWays('primary ice_road=yes'), `
  car a d  | abefcd |
  car a d  | abefcd | Mo 12:00 15.07
  car a d  | abcd   | Mo 12:00 15.01
  walk a d | abcd   | Mo 12:00 15.01
`);
townTable('a winter road', twoWays('track winter_road=yes'), `
  bike a d | abefcd | Mo 12:00 15.07
  bike a d | abcd   | Mo 12:00 15.02
`);

const cross = (turn: string) => ({
  map: `
       n
       |
    w--j--e
       |
       s
  `,
  ways: { wj: '', nj: '', ej: '', sj: '' },
  turns: { 'wj j nj': turn },
});
townTable('a turn that is forbidden at its hours', cross(
  'restriction:conditional=no_left_turn @ (Mo-Fr 07:00-10:00)',
), `
  car w n | wjn   |
  car w n | wjsjn | Mo 08:00
  car w n | wjn   | Mo 11:00
  car e n | ejn   | Mo 08:00
`);
townTable('as hours were written before', cross(
  'restriction=no_left_turn day_on=Monday day_off=Friday hour_on=07:00 hour_off=09:30',
), `
  car w n | wjsjn | Fr 09:29
  car w n | wjn   | Fr 09:30
  car w n | wjn   | Su 08:00
`);
townTable('as it is for a shop', cross('restriction=no_left_turn opening_hours=Mo-Fr 07:00-09:30'), `
  car w n | wjsjn | Fr 09:29
  car w n | wjn   | Fr 09:30
`);
townTable('an only turn at its hours', cross('restriction:conditional=only_left_turn @ (Sa,Su)'), `
  car w e | wje   | Mo 08:00
  car w e | wjnje | Sa 08:00
`);
townTable('of cars at their hours', cross('restriction:motorcar:conditional=no_left_turn @ (07:00-10:00)'), `
  car w n  | wjsjn | Mo 08:00
  bike w n | wjn   | Mo 08:00
`);
townTable('a turn that is free at its hours', cross(
  'restriction=no_left_turn restriction:conditional=none @ (Mo-Fr 07:00-10:00; PH off)',
), `
  car w n | wjsjn | Mo 06:00
  car w n | wjn   | Mo 08:00
  car w n | wjsjn | Sa 08:00
`);
townTable('a turn that cars may make at their hours', cross(
  'restriction=no_left_turn restriction:motorcar:conditional=none @ (07:00-10:00)',
), `
  car w n  | wjsjn | Mo 06:00
  car w n  | wjn   | Mo 08:00
  bike w n | wjsjn | Mo 08:00
`);
townTable('an only turn that is forbidden at its hours', cross(
  'restriction=only_left_turn restriction:conditional=no_left_turn @ (Sa,Su)',
), `
  car w n | wjn   | Mo 08:00
  car w e | wjnje | Mo 08:00
  car w e | wje   | Sa 08:00
  car w n | wjsjn | Sa 08:00
`);
townTable('a turn whose later hours free it', cross(
  'restriction:conditional=no_left_turn @ (07:00-19:00); none @ (12:00-13:00)',
), `
  car w n | wjn   | Mo 06:00
  car w n | wjsjn | Mo 11:00
  car w n | wjn   | Mo 12:30
`);
townTable('a turn whose hours are not understood is always forbidden', cross(
  'restriction:conditional=no_left_turn @ (nonsense)',
), `
  car w n | wjsjn | Mo 08:00
`);

test('signs whose hours are not understood are counted', () => {
  const town = drawTown({
    map: `
      a--b--c--d
         |
         e
    `,
    nodes: { c: 'access:conditional=no @ (nonsense)' },
    ways: {
      ab: 'residential access:conditional=no @ (Mo-Fr 07:00-10:00; nonsense)',
      bcd: 'residential hgv:conditional=no @ (x)',
      be: 'residential maxspeed:conditional=20 @ (22:00-06:00); 30 @ wet',
    },
    turns: { 'ab b be': 'restriction:conditional=no_right_turn @ (whenever)' },
  });
  const { dropped } = compileAll(town.source.network, town.text, () => ({ country: 'RU', isUrban: true }), silent);
  assert.deepEqual([...dropped], [['sign: its hours are not understood', 3]]);
});

townTable('a sign that is partly understood holds for that part', twoWays(
  'primary access:conditional=no @ (Mo-Fr 07:00-10:00; nonsense)',
), `
  car a d | abefcd | Mo 08:00
  car a d | abcd   | Mo 12:00
`);
townTable('an unclear sign always forbids', twoWays('primary access:conditional=no @ (nonsense)'), `
  car a d | abefcd | Mo 12:00
`);
townTable('an unclear sign never permits', twoWays('primary access=no access:conditional=yes @ (nonsense)'), `
  car a d | abefcd | Mo 12:00
`);
townTable('a sign for cars takes precedence over one for all', twoWays(
  'primary motor_vehicle:conditional=yes @ (07:00-09:00) access:conditional=no @ (06:00-22:00)',
), `
  car a d  | abcd   | Mo 08:00
  car a d  | abefcd | Mo 12:00
  walk a d | abefcd | Mo 08:00
`);
