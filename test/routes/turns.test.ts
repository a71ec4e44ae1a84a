import assert from 'node:assert/strict';
import { test } from 'node:test';
import { townTable } from './table.ts';
import { drawTown, type Drawn } from './town.ts';

/** Four roads that meet, each a dead end; queries start in the west. */
const cross = (turns: Drawn['turns']): Drawn => ({
  map: `
       n
       |
    w--j--e
       |
       s
  `,
  ways: { wj: '', nj: '', ej: '', sj: '' },
  turns,
});

townTable('no left turn', cross({ 'wj j nj': 'no_left_turn' }), `
  car w n  | wjsjn
  car w e  | wje
  car w s  | wjs
  car n w  | njw
  car e n  | ejn
  car s n  | sjn
  bike w n | wjsjn
  walk w n | wjn
`);
townTable('no right turn', cross({ 'wj j sj': 'no_right_turn' }), `
  car w s | wjnjs
  car w n | wjn
`);
townTable('no straight on', cross({ 'wj j ej': 'no_straight_on' }), `
  car w e | wjnje
  car w s | wjs
`);
townTable('only left', cross({ 'wj j nj': 'only_left_turn' }), `
  car w n | wjn
  car w e | wjnje
  car w s | wjnjs
  car n e | nje
`);
townTable('only straight on', cross({ 'wj j ej': 'only_straight_on' }), `
  car w s | wjejs
  car s w | sjw
`);
townTable('two that are the only ones', cross({ 'wj j ej': 'only_straight_on', 'wj j sj': 'only_right_turn' }), `
  car w e | wje
  car w s | wjs
  car w n | wjsjn
`);
townTable('a word nobody knows still begins with no or only', cross({ 'wj j nj': 'no_way_up' }), `
  car w n | wjsjn
`);
townTable('several forbidden turns', cross({ 'wj j nj': 'no_left_turn', 'wj j ej': 'no_straight_on' }), `
  car w n | wjsjn
  car w e | wjsje
  car w s | wjs
`);
townTable('no entry from two roads', cross({ 'wj,sj j nj': 'no_entry' }), `
  car w n | wjejn
  car s n | sjejn
  car e n | ejn
`);
townTable('no exit to two roads', cross({ 'wj j nj,sj': 'no_exit' }), `
  car w n | wjejn
  car w s | wjejs
  car w e | wje
`);

const exceptions: [string, string, string][] = [
  ['restriction=no_left_turn except=bicycle', 'wjsjn', 'wjn'],
  ['restriction=no_left_turn except=psv', 'wjsjn', 'wjsjn'],
  ['restriction=no_left_turn except=psv;bicycle', 'wjsjn', 'wjn'],
  ['restriction=no_left_turn except=motorcar', 'wjn', 'wjsjn'],
  ['restriction=no_left_turn except=motor_vehicle', 'wjn', 'wjsjn'],
  ['restriction=no_left_turn except=bus;motorcar', 'wjn', 'wjsjn'],
  ['restriction:hgv=no_left_turn', 'wjn', 'wjn'],
  ['restriction=no_left_turn;no_u_turn', 'wjsjn', 'wjsjn'],
  ['restriction=no_left_turn_on_red', 'wjn', 'wjn'],
  ['restriction=no_overtaking', 'wjn', 'wjn'],
  ['restriction:bus=no_left_turn', 'wjn', 'wjn'],
  ['restriction:motorcar=no_left_turn', 'wjsjn', 'wjn'],
  ['restriction:motor_vehicle=no_left_turn', 'wjsjn', 'wjn'],
  ['restriction:bicycle=no_left_turn', 'wjn', 'wjsjn'],
  ['restriction=no_left_turn restriction:bicycle=none', 'wjsjn', 'wjn'],
  ['type=restriction:hgv restriction=no_left_turn', 'wjn', 'wjn'],
  ['type=restriction:motorcar restriction=no_left_turn', 'wjsjn', 'wjn'],
  ['type=restriction:hgv restriction:hgv=no_left_turn', 'wjn', 'wjn'],
  ['restriction=none', 'wjn', 'wjn'],
  ['restriction=give_way', 'wjn', 'wjn'],
];
for (const [tags, car, bike] of exceptions) {
  townTable(`whom it concerns: ${tags}`, cross({ 'wj j nj': tags }), `
    car w n  | ${car}
    bike w n | ${bike}
    walk w n | wjn
  `);
}

townTable('no turning back', {
  map: `
    a--b--c
       |
       d
  `,
  ways: { ab: '', bc: '', bd: '' },
  turns: { 'ab b bc': 'no_straight_on', 'ab b ab': 'no_u_turn' },
}, `
  car a c | abdbc
  car a d | abd
`);

townTable('the next junction and back is no way round', {
  map: `
             m
             |
    w--j--k--l--e
       |  |  |
       s  t  u
  `,
  ways: { wj: '', jk: '', kl: '', le: '', js: '', kt: '', lm: '', lu: '' },
  turns: { 'wj j js': 'no_right_turn' },
  meters: 80,
}, `
  car w s | wjktkjs
  car k s | kjs
  car e s | elkjs
  car w e | wjkle
`);

townTable('round the block where the turn is forbidden', {
  map: `
    w--j--k
       |  |
    x--s--t
       |
       y
  `,
  ways: { wj: '', jk: '', js: '', kt: '', ts: '', xs: '', sy: '' },
  turns: { 'wj j js': 'no_right_turn' },
}, `
  car w y  | wjktsy
  car k y  | ktsy
  bike w y | wjktsy
  walk w y | wjsy
`);

townTable('on a turning circle one turns', {
  map: `
    w--j--k--l
       |
       s
  `,
  nodes: { k: 'highway=turning_circle' },
  ways: { wj: '', jkl: '', js: '' },
  turns: { 'wj j js': 'no_right_turn' },
}, `
  car w s | wjkjs
`);

/** The bar of an H: a turn is forbidden only for the approach named. */
const bar = (turns: Drawn['turns'], ways: Drawn['ways'] = {}): Drawn => ({
  map: `
    c
    |     f
    |     |
    b--g--e
    |     |
    |     d
    a
  `,
  ways: { ab: '', bc: '', bge: '', de: '', ef: '', ...ways },
  turns,
});
townTable('over a way', bar({ 'ab bge de': 'no_right_turn' }), `
  car a d | abgefed
  car a f | abgef
  car c d | cbged
  car c f | cbgef
  car d a | degba
  car g d | ged
`);
townTable('over a way, two of them', bar({ 'ab bge de': 'no_right_turn', 'bc bge ef': 'no_left_turn' }), `
  car a d | abgefed
  car a f | abgef
  car c d | cbged
  car c f | cbgedef
`);
townTable('over a way, and at its end for all', bar({ 'ab bge de': 'no_right_turn', 'bge e ef': 'no_left_turn' }), `
  car a d | abcbged
  car c d | cbged
  car c f | cbgedef
`);
townTable('only over a way', bar({ 'ab bge ef': 'only_left_turn' }), `
  car a d | abgefed
  car a f | abgef
  car a c | abc
  car c d | cbged
`);
townTable('only over a way, to the right', bar({ 'ab bge de': 'only_right_turn' }), `
  car a d | abged
  car a f | abgedef
`);
townTable('bicycles may, walkers do not ask', bar({ 'ab bge de': 'restriction=no_right_turn except=bicycle' }), `
  car a d  | abgefed
  bike a d | abged
  walk a d | abged
`);

townTable('turning back over the middle of two carriageways', {
  map: `
    a--b--c--d
       |  |
    h--g--f--e
  `,
  ways: {
    ab: 'oneway=yes', bc: 'oneway=yes', cd: 'oneway=yes', ef: 'oneway=yes', fg: 'oneway=yes', gh: 'oneway=yes',
    bg: '', cf: '',
  },
  turns: { 'ab bg gh': 'no_u_turn' },
}, `
  car a h | abcfgh
  car a d | abcd
`);

const ladder: Drawn = {
  map: `
      1   2   3      4     5
    a---b---c---d--e-----f-----g
                   |     |     |
                   7     8     9
                   |     |     |
                x--h-----i-----j
  `,
  ways: {
    a1b: 'oneway=yes', b2c: 'oneway=yes', c3d: 'oneway=yes', de: 'oneway=yes', e4f: 'oneway=yes',
    f5g: 'oneway=yes', e7h: 'oneway=yes', f8i: 'oneway=yes', g9j: 'oneway=yes', ih: 'oneway=yes',
    ji: 'oneway=yes', hx: 'oneway=yes',
  },
};
townTable('over many ways, and a shorter one inside', {
  ...ladder,
  turns: { 'a1b b2c,c3d,de,e4f f8i': 'no_right_turn', 'de e e7h': 'no_right_turn' },
}, `
  car 1 x | 1b2c3de4f5g9jihx
  car 2 x | 2c3de4f8ihx
  car 4 x | 4f8ihx
  car 5 x | 5g9jihx
`);
townTable('over many ways, beginning inside each other', {
  ...ladder,
  turns: { 'a1b b2c,c3d,de,e4f f8i': 'no_right_turn', 'b2c c3d,de e7h': 'no_right_turn' },
}, `
  car 1 x | 1b2c3de4f5g9jihx
  car 2 x | 2c3de4f8ihx
  car 3 x | 3de7hx
`);

townTable('a way that goes on behind the junction is meant only if one cannot mistake it', {
  map: `
       n
       |
    w--j--e
       |
       s
  `,
  ways: { wje: 'oneway=yes', nj: '', js: '' },
  turns: { 'wje j js': 'no_right_turn' },
}, `
  car w s | wjnjs
  car n s | njs
`);

const broken: [string, Drawn['turns'], string][] = [
  ['a way that passes the junction both ways', { 'wje j js': 'no_right_turn' }, 'may mean several turns'],
  ['ways that do not meet', { 'wje s fg': 'no_right_turn' }, 'its ways do not meet'],
  ['a via node that is elsewhere', { 'wje n js': 'no_right_turn' }, 'its ways do not meet'],
  ['a node for a way', { 'n j js': 'no_right_turn' }, 'its members are of the wrong kind'],
  ['a value that says nothing', { 'wje j js': 'restriction=perhaps' }, 'not understood'],
];
for (const [what, turns, reason] of broken) {
  test(`a broken restriction is left out and counted: ${what}`, () => {
    const town = drawTown({
      map: `
           n
           |
        w--j--e
           |
           s  f--g
      `,
      ways: { wje: '', nj: '', js: '', fg: '' },
      turns,
    });
    assert.deepEqual([...town.compiled('car').dropped], [[`restriction: ${reason}`, 1]]);
  });
}

test('a restriction on a road that a profile does not use is nothing to count', () => {
  const town = drawTown({ ...cross({ 'wj j nj': 'no_left_turn' }), ways: { wj: '', nj: 'footway', ej: '', sj: '' } });
  assert.deepEqual([...town.compiled('car').dropped], []);
});

test('only junctions with restrictions, and those around them, have copies', () => {
  const { graph } = drawTown({
    map: `
      a--b--c--d--e--f
         |  |  |  |
         g  h  i  k
    `,
    ways: { abcdef: '', bg: '', ch: '', di: '', ek: '' },
  }).compiled('car');
  assert.equal(new Set(graph.nodes.at).size, graph.nodes.rows);
});

/** A forbidden turn at j, a junction at e without a dead end behind it, and a long way round to n. */
const thereAndBack = (meters: number): Drawn => ({
  map: `
    n
    |
    j----e-----------y
    |    |           |
    w    q-----------r
  `,
  ways: { wj: '', jn: '', je: '', ey: '', yn: '', eq: '', qr: '', ry: '' }, meters,
  turns: { 'wj j jn': 'no_straight_on' },
});
townTable('a drive of 96 s there and back does not avoid a forbidden turn', thereAndBack(80), 'car w n | wjeyn');
townTable('a drive of 132 s there and back may', thereAndBack(110), 'car w n | wjejn');
