import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conditionalValues, holds, parseCondition } from '../../src/routing/profile/condition.ts';
import { momentOf, rowsOf, townTable } from './table.ts';

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
  PH,Sa,Su                     | Sa 12:00                          | Mo 12:00
  Mo-Fr 07:00-19:00; PH off    |                                   |
  (Mo-Fr 07:00-19:00)          | Mo 12:00                          | Sa 12:00
  Mo-Fr AND 07:00-09:00        | Mo 08:00                          | Sa 08:00, Mo 12:00
  mo-fr 7:00-19:00             | Mo 12:00                          | Su 12:00
`;
for (const [text, inside, outside] of rowsOf(times)) {
  const moments = (cell: string): string[] => cell.split(',').map((one) => one.trim()).filter(Boolean);
  if (moments(inside).length + moments(outside).length === 0) continue;
  test(`${text} holds on ${inside || 'no day'}; not on ${outside || 'none'}`, () => {
    const condition = parseCondition(text);
    assert.ok(condition);
    for (const moment of moments(inside)) assert.equal(holds(condition, momentOf(moment)), true, moment);
    for (const moment of moments(outside)) assert.equal(holds(condition, momentOf(moment)), false, moment);
  });
}

for (const text of ['weight>3.5', 'wet', 'destination', 'Mo-Fr AND weight>3', 'PH', 'nonsense 10', '', '25:00']) {
  test(`"${text}" is not a time that is understood`, () => assert.equal(parseCondition(text), undefined));
}

const values: [string, [string, string][]][] = [
  ['no @ (Mo-Fr 07:00-10:00)', [['no', 'Mo-Fr 07:00-10:00']]],
  ['no @ Sa', [['no', 'Sa']]],
  ['no @ (Mo 07:00-10:00; Tu 08:00-10:00)', [['no', 'Mo 07:00-10:00; Tu 08:00-10:00']]],
  ['no @ (Sa); destination @ (22:00-06:00)', [['no', 'Sa'], ['destination', '22:00-06:00']]],
  ['no @ Mo; Tu', [['no', 'Mo; Tu']]],
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
townTable('a later condition goes before an earlier one', twoWays(
  'primary access:conditional=no @ (Mo-Su); yes @ (Sa)',
), `
  car a d | abefcd | Mo 12:00
  car a d | abcd   | Sa 12:00
`);
townTable('what is no time is not heeded', twoWays('primary access:conditional=no @ (weight>3.5)'), `
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
townTable('an only turn at its hours', cross('restriction:conditional=only_left_turn @ (Sa,Su)'), `
  car w e | wje   | Mo 08:00
  car w e | wjnje | Sa 08:00
`);
townTable('of cars at their hours', cross('restriction:motorcar:conditional=no_left_turn @ (07:00-10:00)'), `
  car w n  | wjsjn | Mo 08:00
  bike w n | wjn   | Mo 08:00
`);
