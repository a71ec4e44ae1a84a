import { townTable } from './table.ts';

/** A short way that is somebody's, and a longer one that is everybody's. */
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
