import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';
import { townTable } from './table.ts';
import { drawTown } from './town.ts';

/** A short way that is private, and a longer public one. */
const twoWays = (tags: string) => ({
  map: `
    a--b-------c--d
       |       |
       e-------f
  `,
  ways: { ab: 'primary', bc: tags, cd: 'primary', be: 'primary', ef: 'primary', fc: 'primary' },
});

townTable('a road for residents is no way through', twoWays('residential motor_vehicle=destination'), `
  car a d  | abefcd
  car d a  | dcfeba
  bike a d | abcd
  walk a d | abcd
`);
townTable('nor is a private one', twoWays('service access=private'), `
  car a d  | abefcd
  walk a d | abefcd
  bike d a | dcfeba
`);
townTable('nor a living street, where the way round is not long', twoWays('living_street'), `
  car a d  | abefcd
  walk a d | abcd
`);
townTable('nor for deliveries', twoWays('residential vehicle=delivery'), `
  car a d  | abefcd
  walk a d | abcd
`);
townTable('a public one is', twoWays('primary access=permissive'), `
  car a d  | abcd
`);

const village = (tags: string) => ({
  map: `
    a--b--c--d--e
          |
          f--g
  `,
  ways: { ab: 'primary', bcd: tags, de: 'primary', cf: tags, fg: tags },
});

townTable('where nothing else leads, a private road does', village('service access=private'), `
  car a e | abcde
  car a g | abcfg
  car g e | gfcde
  car f d | fcd
`);

townTable('two private grounds with a street between them', {
  map: `
    a--b--c--d
       |  |
       e--f
  `,
  ways: { ab: 'service access=private', bc: 'residential', cd: 'service access=private', be: '', ef: '', fc: '' },
}, `
  car a d | abcd
  car d a | dcba
  car b c | bc
`);

townTable('a gate that is somebody\u2019s', {
  map: `
    a--b-g-c--d
       |   |
       e---f
  `,
  nodes: { g: 'barrier=gate access=private' },
  ways: { ab: '', bgc: '', cd: '', be: '', ef: '', fc: '' },
}, `
  car a d  | abefcd
  car a g  | abg
  car d g  | dcg
  walk a d | abefcd
`);

townTable('who begins behind a gate gets out', {
  map: 'a--b-g-c',
  nodes: { g: 'barrier=lift_gate access=private' },
  ways: { ab: '', bgc: 'service' },
}, `
  car a c | abgc
  car c a | cgba
`);

townTable('a yard is left the way that is best for leaving', {
  map: `
    a--b-----------c
       |           |
       y--z        |
          |        |
          d--------e
  `,
  ways: { abc: '', ce: '', byz: 'service access=private', zd: 'service access=private', de: '' },
}, `
  car y e | yzde
  car y c | ybc
  car b e | bce
  car e y | edzy
`);

/** A short cut through a yard, and a longer way by streets. */
const byYard = (gate: string, yard: string) => ({
  map: `
    a--b--g--c--d
       |     |
       e-----f
  `,
  nodes: { g: gate },
  ways: { ab: '', bgc: yard, cd: '', be: '', ef: '', fc: '' },
});

townTable('a bare gate in a yard is no short cut for cars', byYard('barrier=lift_gate', 'service'), `
  car a d  | abefcd
  car a g  | abg
  bike a d | abgcd
  walk a d | abgcd
`);
townTable('nor one on a track', byYard('barrier=gate', 'track motor_vehicle=yes'), 'car d a | dcfeba');
townTable('nor one in a living street', byYard('barrier=swing_gate', 'living_street'), 'car d a | dcfeba');
townTable('a gate across a street is waited for', byYard('barrier=lift_gate', 'residential'), 'car a d | abgcd');
townTable('so is one that stands open to all', byYard('barrier=lift_gate access=yes', 'service'), 'car a d | abgcd');
townTable('or at known hours', byYard('barrier=gate opening_hours=06:00-23:00', 'service'), `
  car a d | abgcd | Mo 12:00
  car a d | abefcd | Mo 02:00
`);
const shutAtNight = 'barrier=gate motor_vehicle:conditional=no @ (22:00-06:00)';
townTable('or is shut at known hours alone', byYard(shutAtNight, 'service'), `
  car a d | abgcd  | Mo 12:00
  car a d | abefcd | Mo 02:00
`);
townTable('a gate that names others is no short cut', byYard('barrier=lift_gate foot=yes bicycle=yes', 'residential'), `
  car a d  | abefcd
  car a g  | abg
  bike d a | dcgba
`);
townTable('where no street leads, a gate in a yard does', {
  map: 'a--b-g-c--d',
  nodes: { g: 'barrier=gate' },
  ways: { ab: '', bgc: 'service', cd: '' },
}, `
  car a d | abgcd
  car d a | dcgba
`);

const overField = (tags: string) => ({
  ...twoWays(''), ways: { ab: '', bc: tags, cd: '', be: '', ef: '', fc: '' },
});
townTable('a track is no short cut for cars', overField('track'), `
  car a d  | abefcd
  car d a  | dcfeba
  bike a d | abcd
  walk a d | abcd
`);
townTable('nor one with asphalt', overField('track tracktype=grade1 surface=asphalt'), 'car a d | abefcd');
townTable('a track that permits cars is a road', overField('track motor_vehicle=yes'), 'car a d | abcd');
townTable('a track for everybody is a road', overField('track access=yes tracktype=grade1'), 'car a d | abcd');
townTable('who lives on a track gets there', {
  map: `
    a--b-----c--d
       |     |
       e--f--g
  `,
  ways: { ab: '', bc: '', cd: '', be: 'track', efg: 'track', cg: '' },
}, `
  car a f | abef
  car d f | dcgf
  car f a | feba
  car a g | abcg
`);
townTable('in a village whose only road is a track it is the way', village('track'), `
  car a e | abcde
  car a g | abcfg
  car g e | gfcde
`);

/** Two short footways, or a ride around both. */
townTable('each dismount of a bicycle has a price', {
  map: `
    a---b-c---d-e---f
        |           |
        |           |
        g-h-------i-j
  `,
  meters: 30,
  ways: { ab: '', bc: 'footway', cd: '', de: 'footway', ef: '', bg: '', gh: '', hi: '', ij: '', jf: '' },
}, `
  bike a f | abghijf
  walk a f | abcdef
`);
townTable('a bicycle is carried up no escalator', {
  map: `
    a--b--c--d
       |  |
       e--f
  `,
  meters: 20,
  ways: { ab: '', bc: 'steps conveying=yes', cd: '', be: 'steps', ef: 'footway', fc: 'steps' },
}, `
  bike a d | abefcd
  walk a d | abcd
`);

test('a price changes the choice of route, never its stated duration', () => {
  const found = ask(drawTown({ map: 'a--b--c', ways: { ab: '', bc: 'footway' } }), 'bike', 'a', 'c');
  assert.equal(Math.round(found!.seconds), Math.round((300 / 16 + 300 / 4) * 3.6));
});
