import { townTable, wayTable } from './table.ts';

wayTable('oneway', `
  primary oneway=yes              | d- | rp | ww
  primary oneway=true             | d- | rp | ww
  primary oneway=1                | d- | rp | ww
  primary oneway=-1               | -d | pr | ww
  primary oneway=reverse          | -d | pr | ww
  primary oneway=no               | dd | rr | ww
  primary oneway=false            | dd | rr | ww
  primary oneway=0                | dd | rr | ww
  primary oneway=nonsense         | dd | rr | ww
  primary oneway=alternating      | dd | rr | ww
  primary oneway=reversible       | -- | pp | ww
  primary oneway=yes foot=no      | d- | r- | --
  primary oneway=-1 foot=no       | -d | -r | --
  service oneway=yes              | d- | rp | ww
  cycleway oneway=yes             | -- | rp | ww
  path oneway=yes                 | -- | rp | ww
  footway oneway=yes              | -- | pp | ww
  steps oneway=yes                | -- | pp | ss
  pedestrian oneway=yes bicycle=yes | -- | rp | ww
`);

wayTable('implied by what the road is', `
  primary junction=roundabout              | d- | r- | ww
  primary junction=circular                | d- | r- | ww
  primary junction=roundabout oneway=no    | dd | rr | ww
  primary junction=roundabout oneway=-1    | -d | -r | ww
  primary junction=yes                     | dd | rr | ww
  motorway oneway=no                       | dd | -- | --
  motorway oneway=-1                       | -d | -- | --
  motorway_link                            | dd | -- | --
  motorway_link oneway=no                  | dd | -- | --
  trunk_link                               | dd | rr | ww
  motorway bicycle=yes junction=roundabout | d- | r- | --
  cycleway junction=roundabout             | -- | r- | ww
`);

wayTable('of one mode', `
  primary oneway=yes oneway:bicycle=no           | d- | rr | ww
  primary oneway=-1 oneway:bicycle=no            | -d | rr | ww
  primary oneway:bicycle=yes foot=no             | dd | r- | --
  primary oneway:bicycle=-1 foot=no              | dd | -r | --
  primary oneway=yes oneway:bicycle=-1 foot=no   | d- | -r | --
  primary oneway=-1 oneway:bicycle=yes foot=no   | -d | r- | --
  primary junction=roundabout oneway:bicycle=no  | d- | rr | ww
  primary oneway=yes oneway:motorcar=no          | dd | rp | ww
  primary oneway:motorcar=yes                    | d- | rr | ww
  primary oneway:motor_vehicle=yes               | d- | rr | ww
  primary oneway=yes oneway:motor_vehicle=no     | dd | rp | ww
  primary oneway=yes oneway:bus=no               | d- | rp | ww
  primary oneway=yes oneway:psv=no busway=opposite_lane | d- | rp | ww
  footway oneway:foot=yes                        | -- | p- | w-
  steps conveying=forward                        | -- | -- | s-
  steps conveying=backward                       | -- | -- | -s
  steps conveying=reversible                     | -- | -- | ss
  steps conveying=yes                            | -- | -- | ss
  steps conveying=no                             | -- | pp | ss
`);

wayTable('bicycles against the traffic', `
  primary oneway=yes cycleway=opposite              | d- | rr | ww
  primary oneway=yes cycleway=opposite_lane         | d- | rr | ww
  primary oneway=yes cycleway=opposite_track        | d- | rr | ww
  primary oneway=-1 cycleway=opposite               | -d | rr | ww
  primary oneway=yes cycleway:left=opposite_lane    | d- | rr | ww
  primary oneway=yes cycleway:right=opposite_track  | d- | rr | ww
  primary oneway=yes cycleway:left=lane cycleway:left:oneway=-1 | d- | rr | ww
  primary oneway=yes cycleway:left=lane cycleway:left:oneway=no | d- | rr | ww
  primary oneway=yes cycleway:left=lane             | d- | rp | ww
  primary oneway=yes cycleway:left=track            | d- | rp | ww
  primary oneway=yes cycleway:right=track           | d- | rp | ww
  primary oneway=yes cycleway:right=track cycleway:right:oneway=no | d- | rr | ww
  primary oneway=yes cycleway:both=track cycleway:both:oneway=no | d- | rr | ww
  primary oneway=yes cycleway=lane                  | d- | rp | ww
  primary oneway=yes cycleway:left=no cycleway:left:oneway=-1 | d- | rp | ww
  primary oneway=yes bicycle:backward=yes           | d- | rr | ww
  primary oneway=yes bicycle:backward=designated    | d- | rr | ww
  primary oneway=yes bicycle:backward=no foot=no    | d- | r- | --
  primary oneway=no cycleway=opposite               | dd | rr | ww
  motorway bicycle=yes foot=yes                     | d- | r- | ww
`);

townTable('a roundabout', {
  map: `
          n
          |
       .--b--.
    w--a     c--e
       '--d--'
          |
          s
  `,
  ways: { adcba: 'primary junction=roundabout', nb: '', wa: '', ce: '', ds: '' },
}, `
  car w n  | wadcbn
  car n w  | nbaw
  car n s  | nbads
  car e n  | ecbn
  car s e  | sdce
  bike n e | nbadce
  bike e n | ecbn
  walk n e | nbce
`);

townTable('round the block, or on foot against the arrow', {
  map: `
      a--b
      |  |
    f-d--c-e
  `,
  ways: { ab: 'oneway=yes', bc: '', cd: '', da: '', df: '', ce: '' },
}, `
  car a b  | ab
  car b a  | bcda
  bike b a | bcda
  walk b a | ba
`);

townTable('two arrows that face each other', {
  map: 'a--b--c--d',
  ways: { ab: 'oneway=yes', cb: 'oneway=yes', cd: '' },
}, `
  car a b  | ab
  car c b  | cb
  car a c  | nowhere
  car d b  | dcb
  car b a  | nowhere
  walk a d | abcd
`);

townTable('a way drawn against its arrow goes on in one that is not', {
  map: 'a--b--c--d--e',
  ways: { cba: 'primary oneway=-1', cde: 'primary oneway=yes' },
}, `
  car a e | abcde
  car e a | nowhere
  car b d | bcd
  car d b | nowhere
`);
