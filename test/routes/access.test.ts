import { wayTable } from './table.ts';

wayTable('what a road is for', `
  motorway                      | d- | -- | --
  motorway_link                 | dd | -- | --
  trunk                         | dd | rr | ww
  primary                       | dd | rr | ww
  secondary                     | dd | rr | ww
  tertiary                      | dd | rr | ww
  unclassified                  | dd | rr | ww
  residential                   | dd | rr | ww
  road                          | dd | rr | ww
  service                       | dd | rr | ww
  track                         | DD | rr | ww
  living_street                 | DD | rr | ww
  pedestrian                    | -- | pp | ww
  footway                       | -- | pp | ww
  cycleway                      | -- | rr | ww
  path                          | -- | rr | ww
  steps                         | -- | pp | ss
  bridleway                     | -- | -- | --
  corridor                      | -- | pp | ww
  busway                        | -- | -- | --
  bus_guideway                  | -- | -- | --
  raceway                       | -- | -- | --
  escape                        | -- | -- | --
  construction                  | -- | -- | --
  construction construction=primary | -- | -- | --
  primary construction=minor    | dd | rr | ww
  primary construction=yes      | -- | -- | --
  primary abandoned=yes         | -- | -- | --
  primary disused=yes           | -- | -- | --
  nonsense                      | -- | -- | --
  primary motorroad=yes         | dd | -- | --
  primary motorroad=yes bicycle=yes | dd | rr | --
  service service=emergency_access | -- | rr | ww
  service service=driveway      | DD | rr | ww
  service service=parking_aisle | DD | rr | ww
  service service=alley         | dd | rr | ww
  residential area=yes          | -- | pp | ww
  man_made=pier                 | -- | pp | ww
  railway=platform              | -- | pp | ww
  public_transport=platform     | -- | pp | ww
  motorway foot=yes             | d- | p- | ww
  motorway bicycle=yes          | d- | r- | --
  motorway access=yes           | d- | -- | --
`);

wayTable('the key that is closest in meaning decides', `
  primary access=yes                              | dd | rr | ww
  primary access=no                               | -- | -- | --
  primary vehicle=yes                             | dd | rr | ww
  primary vehicle=no                              | -- | pp | ww
  primary motor_vehicle=no                        | -- | rr | ww
  primary motorcar=no                             | -- | rr | ww
  primary access=no vehicle=yes                   | dd | rr | --
  primary access=yes vehicle=no                   | -- | pp | ww
  primary access=no motor_vehicle=yes             | dd | -- | --
  primary access=no motorcar=yes                  | dd | -- | --
  primary access=yes motor_vehicle=no             | -- | rr | ww
  primary vehicle=no motor_vehicle=yes            | dd | pp | ww
  primary vehicle=yes motor_vehicle=no            | -- | rr | ww
  primary vehicle=no motorcar=yes                 | dd | pp | ww
  primary motor_vehicle=no motorcar=yes           | dd | rr | ww
  primary motor_vehicle=yes motorcar=no           | -- | rr | ww
  primary access=no bicycle=yes                   | -- | rr | --
  primary access=no foot=yes                      | -- | pp | ww
  primary access=no foot=yes bicycle=yes          | -- | rr | ww
  primary vehicle=no bicycle=yes                  | -- | rr | ww
  primary bicycle=no                              | dd | -- | ww
  primary foot=no                                 | dd | rr | --
  primary psv=no                                  | dd | rr | ww
  primary moped=no horse=no hgv=no                | dd | rr | ww
`);

wayTable('what a word means', `
  primary access=permissive          | dd | rr | ww
  primary access=designated          | dd | rr | ww
  primary access=official            | dd | rr | ww
  primary access=some_word           | dd | rr | ww
  primary access=destination         | DD | RR | WW
  primary access=private             | DD | RR | WW
  primary access=delivery            | DD | RR | WW
  primary access=customers           | DD | RR | WW
  primary access=permit              | DD | RR | WW
  primary access=agricultural        | -- | -- | --
  primary access=forestry            | -- | -- | --
  primary access=agricultural;forestry | -- | -- | --
  primary access=military            | -- | -- | --
  primary access=psv                 | -- | -- | --
  primary motor_vehicle=destination  | DD | rr | ww
  primary motor_vehicle=private      | DD | rr | ww
  primary motor_vehicle=agricultural;destination | DD | rr | ww
  primary motor_vehicle=forestry     | -- | rr | ww
  primary access=no psv=yes          | -- | -- | --
  primary access=no bus=yes bicycle=yes foot=yes | -- | rr | ww
  primary hov=designated             | -- | rr | ww
  primary hov=yes                    | dd | rr | ww
  primary hov:lanes=designated‖designated | -- | rr | ww
  primary motor_vehicle:lanes=no‖no  | -- | rr | ww
  primary motor_vehicle:lanes=no‖yes | dd | rr | ww
`);

wayTable('one direction', `
  primary access:forward=no                               | -d | -r | -w
  primary access:backward=no                              | d- | r- | w-
  primary access=no access:forward=yes                    | d- | r- | w-
  primary access=no access:backward=yes                   | -d | -r | -w
  primary access=yes access:forward=yes motorcar=no       | -- | rr | ww
  primary access=yes motorcar=yes motorcar:forward=no     | -d | rr | ww
  primary access=no access:forward=no motorcar=yes        | dd | -- | --
  primary access=no motorcar=no motorcar:forward=yes      | d- | -- | --
  primary access=no motorcar:backward=yes                 | -d | -- | --
  primary vehicle:backward=no                             | d- | rp | ww
  primary motor_vehicle:backward=no                       | d- | rr | ww
  primary motor_vehicle:forward=no                        | -d | rr | ww
  primary motor_vehicle:backward=destination              | dD | rr | ww
  primary bicycle:backward=no                             | dd | r- | ww
  primary bicycle:forward=no foot=no                      | dd | -r | --
  primary foot:backward=no                                | dd | rr | w-
  cycleway foot:backward=designated                       | -- | rr | -w
  primary vehicle:forward=no foot=no                      | -d | -r | --
`);

wayTable('permission tagged explicitly on a way of another kind', `
  footway motor_vehicle=yes            | dd | pp | ww
  footway motorcar=destination         | DD | pp | ww
  footway access=yes                   | -- | pp | ww
  footway vehicle=yes                  | -- | rr | ww
  pedestrian motor_vehicle=delivery    | DD | pp | ww
  pedestrian motor_vehicle=permissive  | DD | pp | ww
  cycleway motor_vehicle=designated    | dd | rr | ww
  path motorcar=yes                    | dd | rr | ww
  busway access=yes                    | -- | rr | --
  busway motor_vehicle=yes             | dd | -- | --
  busway bicycle=yes                   | -- | rr | --
  bridleway bicycle=yes                | -- | rr | --
  bridleway foot=yes                   | -- | pp | ww
  pedestrian bicycle=yes               | -- | rr | ww
  footway bicycle=designated           | -- | rr | ww
  footway foot=no                      | -- | -- | --
  footway access=private               | -- | PP | WW
  path foot=no bicycle=designated      | -- | rr | --
  track access=forestry foot=permissive | -- | pp | ww
  track motor_vehicle=agricultural     | -- | rr | ww
`);

wayTable('too low, too narrow, too rough', `
  service maxheight=1.4                | -- | rr | ww
  service maxheight=2.2                | dd | rr | ww
  service maxheight=default            | dd | rr | ww
  service maxwidth=1.5                 | -- | rr | ww
  service maxweight=3.5                | dd | rr | ww
  track smoothness=impassable          | -- | pp | ww
  track smoothness=very_horrible       | -- | pp | ww
  primary impassable=yes               | -- | -- | --
  path sac_scale=hiking                | -- | rr | ww
  path sac_scale=demanding_alpine_hiking | -- | -- | --
  residential hgv=no                   | dd | rr | ww
  residential toll=yes                 | dd | rr | ww
  primary tunnel=yes foot=no           | dd | rr | --
  primary bridge=yes layer=1           | dd | rr | ww
`);

wayTable('beside the road', `
  primary foot=use_sidepath            | dd | rr | --
  primary bicycle=use_sidepath         | dd | pp | ww
  primary bicycle=dismount             | dd | pp | ww
  primary sidewalk=separate            | dd | rr | ww
  primary sidewalk=both                | dd | rr | ww
  primary sidewalk=no                  | dd | rr | ww
  footway footway=sidewalk             | -- | pp | ww
  footway footway=crossing             | -- | pp | ww
`);
