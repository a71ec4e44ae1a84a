import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../src/kernel/random.ts';
import type { Profile } from '../../src/routing/graph.ts';
import { sharedOut } from '../../src/routing/compile/turn-prices.ts';
import { ask } from './ask.ts';
import { priceTable, townTable } from './table.ts';
import { drawTown, type Drawn } from './town.ts';

/** Two carriageways with gaps between them, a side street with a forbidden turn, and the long way round to it. */
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
/** 80 m longer: without the price of turning over a gap, the gap would be faster. */
const longer = carriageways.map.replace('k---m', `k---m${'\n           |   |'.repeat(2)}`);
townTable('nor where the other way is some seconds longer', { ...carriageways, map: longer }, `
  car a t | abcmkt
`);
townTable('over a gap between carriageways one turns back where nothing else leads there', carriageways, `
  car a h | abgh
  car c b | cfgb
`);

/** Two carriageways, and what connects them. Leaving the dead ends of these towns costs 20 s. */
const dual = (map: string, between: Drawn['ways'], street = 'primary'): Drawn => ({
  map, meters: 20,
  ways: {
    ab: `${street} oneway=yes`, bc: `${street} oneway=yes`, ef: 'primary oneway=yes', fg: 'primary oneway=yes',
    ...between,
  },
});
const gap = `
    g-----f-----e
          |
    a-----b-----c
`;
priceTable('turning back over a gap between carriageways', dual(gap, { bf: '' }), `
  car  a c | abc  | 20
  car  a g | abfg | 50
  car  e c | efbc | 50
  bike a g | abfg | 14
  walk a g | abfg | 0
`);
priceTable('from one street into another nobody turns back', dual(gap, { bf: '' }, 'secondary'), `
  car a g | abfg | 38
`);
const halved = `
    g-----f-----e
          x-p
    a-----b-----c
`;
const halves = { bx: '', xf: '', xp: 'service' };
priceTable('a gap that a yard divides costs as much', dual(halved, halves), `
  car a g | abxfg | 50
  car e c | efxbc | 50
  car a p | abxp  | 28
`);
const thirds = `
    g-----f-----e
          y-q
          x-p
    a-----b-----c
`;
const thirdsWays = { bx: '', xy: '', yf: '', xp: 'service', yq: 'service' };
priceTable('a gap that two yards divide costs as much', { ...dual(thirds, thirdsWays), meters: 15 }, `
  car a g | abxyfg | 50
  car e c | efyxbc | 50
`);
const wide = halved.replace(/\n(?= *[xa])/gu, '\n\n');
priceTable('where the carriageways are 80 m apart that is a street', dual(wide, halves), `
  car a g | abxfg | 38
`);
priceTable('over a gap that leads on, who turns left behind it pays, wherever from', dual(`
          n
    g-----f-----e
          |
    a-----b-----c
          s
`, { bf: '', fn: '', sb: '' }), `
  car a g | abfg | 45
  car s g | sbfg | 49
  car s n | sbfn | 28
  car a n | abfn | 24
`);
priceTable('where a road divides one turns back once, however short its last piece is', {
  map: `
    g---f-
    a---b-v-----c
        p
  `,
  ways: {
    ab: 'primary oneway=yes', bv: 'primary oneway=yes', vf: 'primary oneway=yes', fg: 'primary oneway=yes',
    vc: 'primary', bp: 'service',
  },
  meters: 20,
}, `
  car a c | abvc  | 20
  car a g | abvfg | 42
`);

/** Another street at b, to the north or south of a street from a over b to c. */
const meeting = (street: string, side: string, more: Partial<Drawn> = {}): Drawn => ({
  map: `
          n
          |
    a-----b-----c
          |
          s
  `,
  meters: 40, ways: { ab: street, bc: street, bn: side },
  ...more,
});
priceTable('from one residential street into another', meeting('residential', 'residential'), `
  car  a c | abc | 20
  car  c n | cbn | 23
  car  a n | abn | 23
  car  n a | nba | 23
  car  n c | nbc | 23
  bike a n | abn | 11.5
  walk a n | abn | 0
`);
priceTable('from a drive one gives way, but to little', meeting('residential', 'service'), `
  car n a | nba | 23
  car n c | nbc | 23
`);
priceTable('between a side street and a tertiary one', meeting('tertiary', 'residential'), `
  car c n | cbn | 23
  car a n | abn | 23
  car n a | nba | 25
  car n c | nbc | 25
`);
priceTable('between a side street and a primary one', meeting('primary', 'residential'), `
  car  a c | abc | 20
  car  c n | cbn | 23
  car  a n | abn | 30
  car  n a | nba | 25
  car  n c | nbc | 33
  bike a n | abn | 11.5
  bike n c | nbc | 12.5
`);
priceTable('between streets of one kind nobody gives way', meeting('primary', 'primary'), `
  car n a | nba | 23
`);
const lit = { nodes: { b: 'traffic_signals' } };
priceTable('with lights', meeting('primary', 'residential', lit), `
  car c n | cbn | 23
  car a n | abn | 23
  car n a | nba | 23
  car n c | nbc | 23
`);
const crossing = (street: string): Drawn => {
  const { ways, ...drawn } = meeting(street, 'residential');
  return { ...drawn, ways: { ...ways, bs: 'residential' } };
};
priceTable('over a secondary street', crossing('secondary'), `
  car s n | sbn | 20
  car s c | sbc | 20
  car s a | sba | 29
`);
priceTable('over a primary street', crossing('primary'), `
  car s n | sbn | 24
  car s c | sbc | 24
  car s a | sba | 33
  car a n | abn | 30
`);
priceTable('where nobody comes towards one', meeting('primary', 'residential', {
  ways: { ab: 'primary', bc: 'primary oneway=yes', bn: '' },
}), `
  car a n | abn | 25
`);
priceTable('where a main road bends, who comes from the side is not coming towards one', meeting('primary', '', {
  ways: { ab: 'primary', bs: 'primary', bn: '' },
}), `
  car a n | abn | 23
  car s n | sbn | 20
`);
priceTable('nor who comes out of a bend', {
  map: `
          n
          |
    a-----b
    |
    |
    |       c
  `,
  meters: 40, ways: { ab: 'primary', bc: 'primary', bn: '' },
}, `
  car a n | abn | 23
`);
priceTable('a road that only bends is followed for nothing', meeting('primary', '', {
  ways: { ab: 'primary', bn: 'residential access=private' },
}), `
  car n a | nba | 20
`);
priceTable('between two streets for both directions there is no turning back', dual(gap, {
  ab: 'primary', bc: 'primary', ef: 'primary', fg: 'primary', bf: '',
}), `
  car a g | abfg | 43
`);
priceTable('nor where the carriageways are those of small streets', dual(gap, {
  ab: 'residential oneway=yes', bc: 'residential oneway=yes', ef: 'residential oneway=yes',
  fg: 'residential oneway=yes', bf: '',
}), `
  car a g | abfg | 30
`);
priceTable('nor where the other carriageway leads aside', dual(`
         g

          f-----e
          |
    a-----b-----c
`, { bf: '' }), `
  car a g | abfg | 29
`);
/** The side street leaves to the north at the angle of that slope. */
const slanting = (across: number, down: number): Drawn => ({
  map: `${' '.repeat(20 + across)}n${'\n'.repeat(down)}a${' '.repeat(19)}b${' '.repeat(19)}c`,
  meters: 20, ways: { ab: '', bc: '', bn: '' },
});
priceTable('40 degrees are no turn', slanting(6, 5), `
  car a n | abn | 20
`);
priceTable('50 degrees are one', slanting(5, 6), `
  car a n | abn | 23
`);
const circle = (node: string): Drawn => ({
  map: `
    w---j---k---e
        |
        s
  `,
  nodes: { k: node }, ways: { wj: '', jk: '', ke: '', js: '' }, turns: { 'wj j js': 'no_right_turn' },
});
priceTable('turning back on a turning circle costs as much as anywhere', circle('turning_circle'), `
  car w s | wjkjs | 43
`);
priceTable('and at a dead end', { ...circle(''), ways: { wj: '', jk: '', js: '' } }, `
  car w s | wjkjs | 43
`);
priceTable('and where a road ends at a one-way street', {
  ...circle(''), ways: { wj: '', jk: '', ek: 'residential oneway=yes', js: '' },
}, `
  car w s | wjkjs | 43
`);

/** A street with a side street to the right, seen from a. */
const main = (street: string): Drawn => ({
  map: `
    a---b---c
        |
        d---e
  `,
  ways: { abc: street, bd: '', de: '' },
  meters: 30,
});
test('the price of a turn is not part of the duration', () => {
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

test('over a gap that leads nowhere else no junction remembers how one came', () => {
  const { graph: { nodes } } = drawTown(dual(gap, { bf: '' })).compiled('car');
  assert.equal(nodes.rows - new Set(nodes.at).size, 0);
});

test('the parts of a price add up, and no way has a negative cost', () => {
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
