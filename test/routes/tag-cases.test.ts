import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawTown } from './town.ts';
import { rowsOf, townTable, wayTable } from './table.ts';

/**
 * Cases decided by the tagging documentation, with the page of the OpenStreetMap wiki in the last column. Letters as in
 * table.ts, there and back; a capital has a price of entering.
 */
function documented(title: string, table: string, options?: { hasNodes: boolean }): void {
  const rows = rowsOf(table);
  wayTable(title, rows.map((row) => row.slice(0, 4).join(' | ')).join('\n'), options);
  for (const [tags, , , , page] of rows) pages.push([`${title}: ${tags}`, page]);
}
const pages: [name: string, page: string | undefined][] = [];

documented('access', `
  residential access=no                          | -- | -- | -- | Key:access
  residential access=private                     | DD | RR | WW | Tag:access=private
  residential access=permissive                  | dd | rr | ww | Tag:access=permissive
  residential access=customers                   | DD | RR | WW | Tag:access=customers
  residential access=destination                 | DD | RR | WW | Tag:access=destination
  residential access=discouraged                 | dd | rr | ww | Tag:access=discouraged
  residential access=unknown                     | dd | rr | ww | Key:access
  residential access=no foot=yes                 | -- | pp | ww | Key:access
  residential vehicle=no                         | -- | pp | ww | Key:vehicle
  residential vehicle=no bicycle=yes             | -- | rr | ww | Key:vehicle
  residential motor_vehicle=no                   | -- | rr | ww | Key:motor vehicle
  residential motor_vehicle=no motorcar=yes      | dd | rr | ww | Key:motorcar
  residential motor_vehicle=delivery             | DD | rr | ww | Tag:access=delivery
  residential motor_vehicle=agricultural         | -- | rr | ww | Tag:access=agricultural
  residential access=forestry                    | -- | -- | -- | Tag:access=forestry
  residential motor_vehicle:forward=no           | -d | rr | ww | Forward & backward, left & right
  residential hgv=no                             | dd | rr | ww | Key:hgv
  residential motorcycle=no                      | dd | rr | ww | Key:motorcycle
  residential psv=yes access=no                  | -- | -- | -- | Key:psv
  track motor_vehicle=yes                        | dd | rr | ww | Tag:highway=track
  track                                          | DD | rr | ww | Tag:highway=track
`);

documented('a word that names others', `
  residential access=bicycle                     | -- | rr | -- | Key:access
  residential access=foot                        | -- | pp | ww | Key:access
  residential access=bus                         | -- | -- | -- | Key:bus
  residential access=hgv                         | -- | -- | -- | Key:hgv
  residential access=motorcycle                  | -- | -- | -- | Key:motorcycle
  residential access=horse                       | -- | -- | -- | Key:horse
  residential access=tourist_bus                 | -- | -- | -- | Key:tourist bus
  residential access=disabled                    | -- | -- | -- | Key:disabled
  residential access=emergency;psv               | -- | -- | -- | Key:emergency
  residential access=foot;bicycle                | -- | rr | ww | Key:access
  residential motor_vehicle=bus;taxi             | -- | rr | ww | Key:taxi
  residential motor_vehicle=bus;destination      | DD | rr | ww | Key:access
  residential motor_vehicle=motorcycle           | -- | rr | ww | Key:motorcycle
  residential vehicle=motorcar                   | dd | pp | ww | Key:motorcar
  residential vehicle=bicycle                    | -- | rr | ww | Key:bicycle
  residential access=snowmobile                  | -- | -- | -- | Key:snowmobile
`);

documented('what a road is', `
  motorway                                       | d- | -- | -- | Tag:highway=motorway
  motorway_link                                  | dd | -- | -- | Tag:highway=motorway link
  motorway_link oneway=yes                       | d- | -- | -- | Tag:highway=motorway link
  trunk_link                                     | dd | rr | ww | Tag:highway=trunk link
  residential motorroad=yes                      | dd | -- | -- | Key:motorroad
  living_street                                  | DD | rr | ww | Tag:highway=living street
  pedestrian                                     | -- | pp | ww | Tag:highway=pedestrian
  pedestrian vehicle=yes                         | DD | rr | ww | Tag:highway=pedestrian
  pedestrian vehicle=destination                 | DD | RR | ww | Tag:highway=pedestrian
  pedestrian vehicle=no                          | -- | pp | ww | Tag:highway=pedestrian
  pedestrian motor_vehicle=delivery              | DD | pp | ww | Tag:highway=pedestrian
  pedestrian bicycle=yes                         | -- | rr | ww | Tag:highway=pedestrian
  pedestrian access=yes                          | -- | pp | ww | Tag:highway=pedestrian
  footway vehicle=yes                            | -- | rr | ww | Tag:highway=footway
  footway bicycle=no                             | -- | pp | ww | Tag:highway=footway
  cycleway                                       | -- | rr | ww | Tag:highway=cycleway
  cycleway foot=no                               | -- | rr | -- | Tag:highway=cycleway
  path                                           | -- | rr | ww | Tag:highway=path
  bridleway                                      | -- | -- | -- | Tag:highway=bridleway
  steps                                          | -- | pp | ss | Tag:highway=steps
  corridor                                       | -- | pp | ww | Tag:highway=corridor
  elevator                                       | -- | pp | ww | Tag:highway=elevator
  elevator bicycle=no                            | -- | pp | ww | Tag:highway=elevator
  ladder                                         | -- | -- | ss | Tag:highway=ladder
  ladder access=private                          | -- | -- | SS | Tag:highway=ladder
  via_ferrata                                    | -- | -- | -- | Tag:highway=via ferrata
  busway                                         | -- | -- | -- | Tag:highway=busway
  escape                                         | -- | -- | -- | Tag:highway=escape
  raceway                                        | -- | -- | -- | Tag:highway=raceway
  proposed                                       | -- | -- | -- | Tag:highway=proposed
  service service=emergency_access               | -- | rr | ww | Tag:service=emergency access
`);

documented('escalators', `
  steps conveying=forward                        | -- | -- | s- | Key:conveying
  steps conveying=backward                       | -- | -- | -s | Key:conveying
  steps conveying=reversible                     | -- | -- | ss | Key:conveying
  steps conveying=yes                            | -- | -- | ss | Key:conveying
  steps conveying=yes oneway=yes                 | -- | -- | s- | Key:conveying
  steps conveying=yes oneway=-1                  | -- | -- | -s | Key:conveying
  steps conveying=no                             | -- | pp | ss | Key:conveying
  steps conveying=no oneway=yes                  | -- | pp | ss | Key:conveying
  steps conveying=forward bicycle=yes            | -- | -- | s- | Key:conveying
  footway conveying=forward                      | -- | -- | w- | Key:conveying
  footway conveying=yes oneway=yes               | -- | -- | w- | Key:conveying
  footway oneway=yes                             | -- | pp | ww | Key:oneway
  residential conveying=forward                  | dd | rr | ww | Key:conveying
`);

documented('one way', `
  residential oneway=yes                         | d- | rp | ww | Key:oneway
  residential oneway=-1                          | -d | pr | ww | Key:oneway
  residential oneway=reversible                  | -- | pp | ww | Tag:oneway=reversible
  residential oneway=alternating                 | dd | rr | ww | Tag:oneway=alternating
  residential oneway=yes oneway:bicycle=no       | d- | rr | ww | Key:oneway:bicycle
  residential oneway=yes oneway:foot=yes         | d- | r- | w- | Key:oneway:foot
  residential junction=roundabout                | d- | r- | ww | Tag:junction=roundabout
  residential junction=circular                  | d- | r- | ww | Tag:junction=circular
  residential oneway=yes cycleway=opposite       | d- | rr | ww | Tag:cycleway=opposite
  residential oneway=yes cycleway=opposite_lane  | d- | rr | ww | Tag:cycleway=opposite lane
  residential oneway=yes cycleway:left=lane      | d- | rp | ww | Key:cycleway:left
  residential oneway=yes cycleway:left=track     | d- | rp | ww | Key:cycleway:right:oneway
  residential oneway=-1 cycleway:right=track     | -d | pr | ww | Key:cycleway:right:oneway
  residential oneway=yes cycleway:left=track cycleway:left:oneway=-1 | d- | rr | ww | Key:cycleway:right:oneway
  residential oneway=yes cycleway:left=track cycleway:left:oneway=no | d- | rr | ww | Key:cycleway:right:oneway
  residential oneway=yes cycleway:left=track cycleway:left:oneway=yes | d- | rp | ww | Key:cycleway:right:oneway
  residential oneway=yes cycleway:left=separate  | d- | rp | ww | Tag:cycleway=separate
`);

documented('ground', `
  residential ford=yes                           | dd | rr | ww | Key:ford
  residential ford=no                            | dd | rr | ww | Key:ford
  residential ford=stepping_stones               | -- | -- | ww | Tag:ford=stepping stones
  residential ford=boat                          | -- | -- | -- | Key:ford
  track motor_vehicle=yes 4wd_only=yes           | -- | rr | ww | Key:4wd only
  track motor_vehicle=yes 4wd_only=recommended   | dd | rr | ww | Key:4wd only
  track motor_vehicle=yes 4wd_only=no            | dd | rr | ww | Key:4wd only
  track smoothness=impassable                    | -- | pp | ww | Tag:smoothness=impassable
  residential smoothness=very_horrible           | -- | pp | ww | Key:smoothness
  track motor_vehicle=yes smoothness=very_horrible | -- | pp | ww | Key:smoothness
  residential smoothness=horrible                | DD | rr | ww | Key:smoothness
  track motor_vehicle=yes smoothness=horrible    | DD | rr | ww | Key:smoothness
  residential smoothness=very_bad                | dd | rr | ww | Key:smoothness
  residential impassable=yes                     | -- | -- | -- | Key:impassable
  path mtb:scale=0                               | -- | rr | ww | Key:mtb:scale
  path mtb:scale=1                               | -- | rr | ww | Key:mtb:scale
  path mtb:scale=1+                              | -- | rr | ww | Key:mtb:scale
  path mtb:scale=2                               | -- | pp | ww | Key:mtb:scale
  path mtb:scale=3-                              | -- | pp | ww | Key:mtb:scale
  path mtb:scale=6                               | -- | pp | ww | Key:mtb:scale
  path mtb:scale=unknown                         | -- | rr | ww | Key:mtb:scale
  path sac_scale=mountain_hiking                 | -- | pp | ww | Key:sac scale
  path sac_scale=difficult_alpine_hiking         | -- | -- | -- | Key:sac scale
`);

documented('the size of a car', `
  residential maxheight=1.5                      | -- | rr | ww | Key:maxheight
  residential maxheight=2                        | dd | rr | ww | Key:maxheight
  residential maxheight=5'6"                     | dd | rr | ww | Key:maxheight
  residential maxheight=5'2"                     | -- | rr | ww | Key:maxheight
  residential maxheight=6 ft 2 in                | dd | rr | ww | Key:maxheight
  residential maxwidth=5'11"                     | dd | rr | ww | Key:maxwidth
  residential maxheight=below_default            | dd | rr | ww | Key:maxheight
  residential maxheight:physical=1.4             | -- | rr | ww | Key:maxheight:physical
  residential maxwidth=1.6                       | -- | rr | ww | Key:maxwidth
  residential maxlength=4                        | -- | rr | ww | Key:maxlength
  residential maxlength=7                        | dd | rr | ww | Key:maxlength
  residential maxweight=1                        | -- | rr | ww | Key:maxweight
  residential maxweight=1.5 t                    | -- | rr | ww | Key:maxweight
  residential maxweight=1500 kg                  | -- | rr | ww | Key:maxweight
  residential maxweight=3000 lbs                 | -- | rr | ww | Key:maxweight
  residential maxweight=3.5                      | dd | rr | ww | Key:maxweight
  residential maxweight=3500 kg                  | dd | rr | ww | Key:maxweight
  residential maxweight=none                     | dd | rr | ww | Key:maxweight
  residential maxweightrating=1.5                | -- | rr | ww | Key:maxweightrating
  residential maxweightrating=3.5                | dd | rr | ww | Key:maxweightrating
  residential maxweightrating:hgv=1              | dd | rr | ww | Key:maxweightrating:hgv
  residential maxaxleload=1                      | dd | rr | ww | Key:maxaxleload
`);

documented('a point', `
  barrier=gate                                   | dd | rr | ww | Tag:barrier=gate
  barrier=gate foot=yes bicycle=yes              | DD | rr | ww | Tag:barrier=gate
  barrier=lift_gate bicycle=yes                  | DD | rr | ww | Tag:barrier=lift gate
  barrier=lift_gate motor_vehicle=private        | DD | rr | ww | Tag:barrier=lift gate
  barrier=gate locked=yes                        | -- | -- | -- | Key:locked
  barrier=bollard                                | -- | rr | ww | Tag:barrier=bollard
  barrier=bollard bollard=rising                 | DD | rr | ww | Key:bollard
  barrier=bus_trap                               | -- | rr | ww | Tag:barrier=bus trap
  barrier=cattle_grid                            | dd | rr | ww | Tag:barrier=cattle grid
  barrier=cycle_barrier                          | -- | rr | ww | Tag:barrier=cycle barrier
  barrier=turnstile                              | -- | -- | ww | Tag:barrier=turnstile
  barrier=full-height_turnstile                  | -- | -- | ww | Tag:barrier=full-height turnstile
  barrier=kissing_gate                           | -- | rr | ww | Tag:barrier=kissing gate
  barrier=stile                                  | -- | rr | ww | Tag:barrier=stile
  barrier=debris                                 | -- | rr | ww | Tag:barrier=debris
  barrier=height_restrictor maxheight=1.5        | -- | rr | ww | Tag:barrier=height restrictor
  barrier=toll_booth                             | dd | rr | ww | Tag:barrier=toll booth
  barrier=security_control                       | dd | rr | ww | Key:barrier
  barrier=security_control motor_vehicle=no      | -- | rr | ww | Key:barrier
  barrier=ticket_barrier                         | -- | -- | ww | Key:barrier
  barrier=unheard_of                             | -- | rr | ww | Key:barrier
  barrier=unheard_of foot=no                     | -- | rr | -- | Key:barrier
  barrier=wall                                   | -- | -- | -- | Tag:barrier=wall
  barrier=fence                                  | -- | -- | -- | Tag:barrier=fence
  barrier=hedge                                  | -- | -- | -- | Tag:barrier=hedge
  barrier=ditch                                  | -- | -- | -- | Tag:barrier=ditch
  barrier=retaining_wall                         | -- | -- | -- | Tag:barrier=retaining wall
  barrier=city_wall                              | -- | -- | -- | Tag:barrier=city wall
  barrier=kerb                                   | dd | rr | ww | Tag:barrier=kerb
  barrier=kerb kerb=lowered                      | dd | rr | ww | Key:kerb
  barrier=kerb kerb=flush                        | dd | rr | ww | Key:kerb
  barrier=kerb kerb=rolled                       | dd | rr | ww | Key:kerb
  barrier=kerb kerb=raised                       | -- | rr | ww | Key:kerb
  barrier=kerb kerb=raised motor_vehicle=yes     | dd | rr | ww | Key:kerb
  kerb=raised highway=crossing                   | dd | rr | ww | Key:kerb
  ford=yes                                       | dd | rr | ww | Key:ford
  ford=stepping_stones                           | -- | -- | ww | Tag:ford=stepping stones
  maxweight=1                                    | -- | rr | ww | Key:maxweight
  maxlength=3.5                                  | -- | rr | ww | Key:maxlength
  access=bicycle                                 | -- | rr | -- | Key:access
  highway=crossing bicycle=no                    | dd | rr | ww | Tag:highway=crossing
  highway=elevator                               | dd | rr | ww | Tag:highway=elevator
`, { hasNodes: true });

const crossroads = (turn: string, path = 'wj j nj') => ({
  map: `
       n
       |
    w--j--e
       |
       s
  `,
  ways: { wj: '', nj: '', ej: '', sj: '' },
  turns: { [path]: turn },
});
for (const [page, turn, path, question, way] of [
  ['Relation:restriction', 'no_left_turn', 'wj j nj', 'car w n', 'wjsjn'],
  ['Relation:restriction', 'no_left_turn except=bicycle', 'wj j nj', 'bike w n', 'wjn'],
  ['Relation:restriction', 'no_left_turn except=bus, bicycle', 'wj j nj', 'bike w n', 'wjn'],
  ['Relation:restriction', 'no_left_turn except=bus,bicycle', 'wj j nj', 'bike w n', 'wjn'],
  ['Relation:restriction', 'no_left_turn except=psv;motorcar', 'wj j nj', 'car w n', 'wjn'],
  ['Relation:restriction', 'no_left_turn except=bus, bicycle', 'wj j nj', 'car w n', 'wjsjn'],
  ['Relation:restriction', 'no_entry', 'wj,sj j nj', 'car s n', 'sjejn'],
  ['Relation:restriction', 'no_exit', 'wj j nj,ej', 'car w e', 'wjsje'],
  ['Relation:restriction', 'no_left_turn', 'wj,sj j nj', 'car w n', 'wjn'],
  ['Relation:restriction', 'no_left_turn', 'wj,sj j nj', 'car s n', 'sjn'],
  ['Relation:restriction', 'no_right_turn', 'wj j nj,sj', 'car w n', 'wjn'],
  ['Relation:restriction', 'only_straight_on', 'wj j ej,nj', 'car w s', 'wjs'],
  ['Relation:restriction', 'no_entry', 'wj j nj,sj', 'car w n', 'wjn'],
  ['Relation:restriction', 'no_left_turn', 'wj j nj', 'walk w n', 'wjn'],
] as const) {
  pages.push([turn, page]);
  townTable(`${turn} of ${path}`, crossroads(turn, path), `${question} | ${way}`);
}

test('a restriction of several roads that is neither of entry nor of exit is counted', () => {
  const town = drawTown(crossroads('no_left_turn', 'wj,sj j nj'));
  assert.deepEqual([...town.compiled('car').dropped], [['restriction: of several roads', 1]]);
});

townTable('a raised kerb where a footway meets the road is the footway\u2019s', {
  map: `
       f
       |
    a--k--b
  `,
  ways: { akb: '', fk: 'footway' },
  nodes: { k: 'barrier=kerb kerb=raised' },
}, 'car a b | akb');

test('there are at least 140 cases, each with its page', () => {
  assert.ok(pages.length >= 140, `${pages.length}`);
  const isPage = (page: string | undefined): boolean =>
    /^(?:Key|Tag|Relation):\S|^Forward & backward/u.test(page ?? '');
  assert.deepEqual(pages.filter(([, page]) => !isPage(page)), []);
});
