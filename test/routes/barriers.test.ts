import { townTable, wayTable } from './table.ts';

wayTable('a barrier on the road', `
  barrier=gate                     | dd | rr | ww
  barrier=lift_gate                | dd | rr | ww
  barrier=swing_gate               | dd | rr | ww
  barrier=sliding_gate             | dd | rr | ww
  barrier=sally_port               | dd | rr | ww
  barrier=cattle_grid              | dd | rr | ww
  barrier=toll_booth               | dd | rr | ww
  barrier=border_control           | dd | rr | ww
  barrier=entrance                 | dd | rr | ww
  barrier=no                       | dd | rr | ww
  barrier=height_restrictor        | dd | rr | ww
  barrier=height_restrictor maxheight=1.5 | -- | rr | ww
  barrier=kerb                     | dd | rr | ww
  barrier=bollard                  | -- | rr | ww
  barrier=bollard bollard=rising   | DD | rr | ww
  barrier=rising_bollard           | DD | rr | ww
  barrier=bollard bollard=removable | -- | rr | ww
  barrier=bollard bollard=foldable | -- | rr | ww
  barrier=bollard bollard=removable motor_vehicle=destination | DD | rr | ww
  barrier=wicket_gate              | -- | rr | ww
  barrier=door                     | -- | -- | ww
  barrier=block                    | -- | rr | ww
  barrier=jersey_barrier           | -- | rr | ww
  barrier=cycle_barrier            | -- | rr | ww
  barrier=motorcycle_barrier       | -- | rr | ww
  barrier=bus_trap                 | -- | rr | ww
  barrier=chain                    | -- | rr | ww
  barrier=log                      | -- | rr | ww
  barrier=debris                   | -- | rr | ww
  barrier=stile                    | -- | rr | ww
  barrier=kissing_gate             | -- | rr | ww
  barrier=turnstile                | -- | -- | ww
  barrier=full-height_turnstile    | -- | -- | ww
  barrier=wall                     | -- | -- | --
  barrier=fence                    | -- | -- | --
  barrier=hedge                    | -- | -- | --
  barrier=ditch                    | -- | -- | --
  barrier=yes                      | -- | rr | ww
  barrier=some_thing               | -- | rr | ww
  barrier=gate locked=yes          | -- | -- | --
  barrier=lift_gate locked=yes     | -- | -- | --
  barrier=gate locked=no           | dd | rr | ww
  barrier=wall disused=yes         | dd | rr | ww
  highway=traffic_signals          | dd | rr | ww
  ford=yes                         | dd | rr | ww
  traffic_calming=bump             | dd | rr | ww
  noexit=yes                       | dd | rr | ww
`, { hasNodes: true });

wayTable('access tags of a barrier take precedence over its kind', `
  barrier=gate access=yes          | dd | rr | ww
  barrier=gate access=no           | -- | -- | --
  barrier=gate access=private      | DD | RR | WW
  barrier=gate locked=yes access=private | DD | RR | WW
  barrier=gate locked=yes foot=yes | -- | rr | ww
  barrier=gate access=destination  | DD | RR | WW
  barrier=gate access=agricultural | -- | -- | --
  barrier=gate access=agricultural,forestry | -- | -- | --
  barrier=gate access=no foot=yes  | -- | rr | ww
  barrier=gate motor_vehicle=no    | -- | rr | ww
  barrier=gate motor_vehicle=private | DD | rr | ww
  barrier=gate vehicle=no          | -- | -- | ww
  barrier=gate vehicle=no foot=yes | -- | rr | ww
  barrier=gate bicycle=no          | dd | -- | ww
  barrier=gate bicycle=dismount    | dd | rr | ww
  barrier=gate foot=no             | dd | rr | --
  barrier=gate access=no motorcar=yes | dd | -- | --
  barrier=wall access=yes          | dd | rr | ww
  barrier=wall foot=yes            | -- | -- | ww
  barrier=wall access=no           | -- | -- | --
  barrier=bollard motor_vehicle=yes | dd | rr | ww
  barrier=bollard access=permissive | dd | rr | ww
  barrier=bollard bicycle=no       | -- | -- | ww
  barrier=lift_gate psv=yes access=no | -- | -- | --
  barrier=chain motorcar=destination | DD | rr | ww
  barrier=gate hgv=no              | dd | rr | ww
`, { hasNodes: true });

wayTable('a gate that permits only other modes is private for cars', `
  barrier=gate foot=yes bicycle=yes          | DD | rr | ww
  barrier=lift_gate foot=yes bicycle=yes     | DD | rr | ww
  barrier=lift_gate bicycle=designated       | DD | rr | ww
  barrier=swing_gate horse=yes foot=yes      | DD | rr | ww
  barrier=gate emergency=yes                 | DD | rr | ww
  barrier=sliding_gate psv=yes               | DD | rr | ww
  barrier=gate foot=yes access=yes           | dd | rr | ww
  barrier=gate foot=yes motor_vehicle=yes    | dd | rr | ww
  barrier=gate foot=yes motorcar=destination | DD | rr | ww
  barrier=gate foot=yes vehicle=no           | -- | rr | ww
  barrier=gate foot=no                       | dd | rr | --
  barrier=cattle_grid foot=yes bicycle=yes   | dd | rr | ww
  barrier=entrance foot=yes bicycle=yes      | dd | rr | ww
  barrier=toll_booth bicycle=yes             | dd | rr | ww
`, { hasNodes: true });

wayTable('a bare node', `
  access=no                        | -- | -- | --
  access=yes                       | dd | rr | ww
  access=private                   | DD | RR | WW
  access=some_word                 | dd | rr | ww
  access=psv                       | -- | -- | --
  vehicle=no                       | -- | -- | ww
  motor_vehicle=no                 | -- | rr | ww
  motorcar=no                      | -- | rr | ww
  access=no motorcar=yes           | dd | -- | --
  vehicle=no motor_vehicle=yes     | dd | -- | ww
  motor_vehicle=no motorcar=yes    | dd | rr | ww
  bicycle=no                       | dd | -- | ww
  foot=no                          | dd | rr | --
  maxheight=1.5                    | -- | rr | ww
  maxwidth=1.6                     | -- | rr | ww
  maxheight=3.5                    | dd | rr | ww
  hgv=no                           | dd | rr | ww
  highway=crossing bicycle=no foot=yes | dd | rr | ww
  highway=crossing crossing=zebra access=no | dd | rr | ww
  highway=traffic_signals crossing=traffic_signals bicycle=no | dd | rr | ww
  highway=bus_stop access=no       | dd | rr | ww
  entrance=yes access=private      | dd | rr | ww
`, { hasNodes: true });

townTable('a wall across a crossing stops every road there', {
  map: `
       c
       |
    a--b--d
       |
       e--f
  `,
  nodes: { b: 'barrier=bollard' },
  ways: { ab: '', bd: '', cbe: '', ef: '', df: '' },
}, `
  car a d  | nowhere
  car a b  | ab
  car d b  | db
  car d e  | dfe
  car c b  | cb
  car c e  | nowhere
  bike a d | abd
  walk c e | cbe
`);

townTable('a bridge has no way down', {
  map: `
        c
        |
    a-1-2-3-b
        |
        d
  `,
  ways: { a1: '', 13: 'primary bridge=yes layer=1', '3b': '', cd: '' },
}, `
  car a b  | a13b
  car a c  | nowhere
  car c d  | cd
  walk a d | nowhere
`);
