import { townTable } from './table.ts';

townTable('a square is walked along its edge', {
  map: `
    x-a---b-y
      |   |
      d---c-z
  `,
  ways: { xa: '', by: '', cz: '', abcda: 'pedestrian area=yes' },
}, `
  walk x y | xaby
  walk x z | xabcz
  walk a c | abc
  bike x y | xaby
  car x y  | nowhere
`);

townTable('a platform and a pier', {
  map: `
       c-----d
       |     |
    a--b     |
       e-----f--g
  `,
  ways: { ab: 'footway', bcdfeb: 'public_transport=platform area=yes', fg: 'man_made=pier' },
}, `
  walk a g | abefg
  bike a g | abefg
  car a b  | nowhere
`);

townTable('an area for cars is no road', {
  map: `
    x-a---b-y
      |   |
      d---c
  `,
  ways: { xa: '', by: '', abcda: 'service area=yes' },
}, `
  car x y  | nowhere
  walk x y | xaby
`);

townTable('steps are for feet, and for bicycles on a shoulder', {
  map: `
    a--b--c--d
       |  |
       |  |
       e--f
  `,
  ways: { ab: '', bc: 'steps', cd: '', be: '', ef: '', fc: '' },
}, `
  walk a d | abcd
  bike a d | abefcd
  car a d  | abefcd
`);

townTable('a bicycle is ridden round, though pushing it would be a little quicker', {
  map: `
    a--b--c--d
       |  |
       |  |
       |  |
       |  |
       e--f
  `,
  ways: { ab: '', bc: 'footway', cd: '', be: '', ef: '', fc: '' },
}, `
  bike a d | abefcd
  walk a d | abcd
`);

townTable('a bicycle is pushed where that is much shorter', {
  map: `
    a--b--c--d
       |  |
       |  |
       |  |
       |  |
       |  |
       |  |
       |  |
       |  |
       |  |
       |  |
       e--f
  `,
  ways: { ab: '', bc: 'footway', cd: '', be: '', ef: '', fc: '' },
}, `
  bike a d | abcd
  car a d  | abefcd
  walk a d | abcd
`);

townTable('a ring without a junction', {
  map: `
    a--b
    |  |
    d--c
  `,
  ways: { abcda: 'residential' },
}, `
  car b c  | bc
  walk d c | dc
`);

townTable('roads that touch in the file but not on the ground', {
  map: `
    a--b--c
       |
    d--e--f
  `,
  ways: { abc: '', def: '' },
}, `
  car a c  | abc
  car a f  | nowhere
  walk d f | def
`);

townTable('a way that crosses itself', {
  map: `
    a--b--c
       |  |
       e--d
  `,
  ways: { abcdeb: 'residential oneway=yes' },
}, `
  car a e | abcde
  car a d | abcd
  car e c | ebc
  car d a | nowhere
`);
