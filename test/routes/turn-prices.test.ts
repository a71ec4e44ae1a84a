import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/kernel/random.ts';
import type { Profile } from '../../src/routing/graph.ts';
import { sharedOut } from '../../src/routing/compile/turn-prices.ts';
import { ask } from './ask.ts';
import { townTable } from './table.ts';
import { drawTown, type Drawn } from './town.ts';

/** Two carriageways with gaps between them, a side street that may not be turned into, and the long way round to it. */
const carriageways: Drawn = {
  map: `
           k---m
           |   |
           |   |
           t   |
           |   |
           |   |
    a------b---c-d--z
           |   | |
    h------g---f-e--y
           |
           s
  `,
  ways: {
    ab: 'primary oneway=yes', bc: 'primary oneway=yes', cd: 'primary oneway=yes', dz: 'primary oneway=yes',
    ye: 'primary oneway=yes', ef: 'primary oneway=yes', fg: 'primary oneway=yes', gh: 'primary oneway=yes',
    btk: '', bg: '', gs: '', cf: '', de: '', cm: '', km: '',
  },
  turns: { 'ab b btk': 'no_left_turn' },
  meters: 20,
};
townTable('a turn that is forbidden is not had by turning back over the next gap', carriageways, `
  car a t | abcmkt
`);
/** 80 m longer: without the price of turning over a gap, that one would be sooner. */
const longer = carriageways.map.replace('k---m', `k---m${'\n           |   |'.repeat(2)}`);
townTable('nor where the other way is some seconds longer', { ...carriageways, map: longer }, `
  car a t | abcmkt
`);
townTable('over a gap between carriageways one turns back where nothing else leads there', carriageways, `
  car a h | abgh
  car c b | cfgb
`);

/** A street, and a side street to the right of whoever comes from a. */
const main = (street: string): Drawn => ({
  map: `
    a---b---c
        |
        d---e
  `,
  ways: { abc: street, bd: '', de: '' },
  meters: 30,
});
test('what a turn weighs is not told as its time', () => {
  const town = drawTown(main('primary'));
  const [there, back] = [ask(town, 'car', 'a', 'd'), ask(town, 'car', 'd', 'a')];
  assert.deepEqual([there?.nodes, back?.nodes], ['abd', 'dba']);
  assert.equal(there?.seconds, back?.seconds);
});
const copies: readonly (readonly [street: string, profile: Profile, nodes: number])[] = [
  ['primary', 'car', 2], ['residential', 'car', 0], ['primary', 'bike', 0], ['primary', 'walk', 0],
];
for (const [street, profile, most] of copies) {
  test(`at a ${street} street a junction remembers ${most} ways to come: ${profile}`, () => {
    const { graph: { nodes } } = drawTown(main(street)).compiled(profile);
    assert.equal(nodes.rows - new Set(nodes.at).size, most);
  });
}

test('the parts of a price make the whole, and no way costs less than nothing', () => {
  const random = seededRandom(9);
  for (let round = 0; round < 200; round++) {
    const isOpen = (): boolean => random() < 0.8;
    const arms = Array.from({ length: 3 + (round % 4) }, () => ({ canArrive: isOpen(), canLeave: isOpen() }));
    const prices = arms.map(() => arms.map(() => Math.floor(random() * 2000)));
    const { arriving, leaving, own } = sharedOut(arms, (from, to) => prices[from][to]);
    for (const { from, to, centiseconds } of own) {
      assert.ok(centiseconds >= 0 && arriving[from] >= 0 && leaving[to] >= 0);
      assert.equal(arriving[from] + leaving[to] + centiseconds, prices[from][to]);
    }
  }
});

test('where a side street meets a street of its kind nobody has to remember how one came', () => {
  const arms = [true, true, true].map(() => ({ canArrive: true, canLeave: true }));
  const side = 2;
  const { own } = sharedOut(arms, (from, to) => (from === side || to === side ? 400 : 0));
  assert.deepEqual(own.map(({ centiseconds }) => centiseconds), [0, 0, 0, 0, 0, 0]);
});
