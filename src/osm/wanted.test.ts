import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { keepNode, keepRelation, keepWay, reduceTags } from './wanted.ts';
import { keptKey } from './wanted-tags.ts';

const keepers = { n: keepNode, w: keepWay, r: keepRelation };

/** The object, its tags, and the kinds of objects (n, w, r) that are kept for these tags. */
const rows: [string, string, string][] = [
  ['a border', 'boundary=administrative admin_level=4', 'wr'],
  ['a postal border', 'boundary=postal_code', 'wr'],
  ['a protected area without a name', 'boundary=protected_area', ''],
  ['a village', 'place=village', 'nwr'],
  ['a quarter of houses without a name', 'landuse=residential', ''],
  ['a quarter of houses with a name', 'landuse=residential name=Луговой', 'wr'],
  ['a factory with a name', 'landuse=industrial name=Завод', 'wr'],
  ['gardens with a name', 'landuse=allotments name:ru=Ветеран', 'wr'],
  ['a house', 'building=yes addr:housenumber=5', 'nwr'],
  ['a building nobody can ask for', 'building=yes', ''],
  ['a building with a name', 'building=public name=Дворец', 'nwr'],
  ['the second address of a corner', 'addr2:housenumber=7', 'nwr'],
  ['interpolated numbers', 'addr:interpolation=odd', 'nwr'],
  ['a street of several ways', 'type=associatedStreet name=Мира', 'r'],
  ['a street relation', 'type=street', 'r'],
  ['a building of parts', 'type=building', 'r'],
  ['a plain multipolygon', 'type=multipolygon', ''],
  ['a shop with a name', 'shop=bakery name=Хлеб', 'nwr'],
  ['a shop without a name', 'shop=bakery', ''],
  ['a shop that is no more', 'shop=disused name=Хлеб', ''],
  ['a station of the metro', 'railway=station station=subway', 'nwr'],
  ['an entrance to the metro', 'railway=subway_entrance', 'nwr'],
  ['an airport', 'aeroway=aerodrome', 'nwr'],
  ['a runway', 'aeroway=runway', ''],
  ['a bare entrance', 'entrance=yes', ''],
  ['a numbered entrance', 'entrance=yes ref=3', 'n'],
  ['an entrance with its flats', 'entrance=staircase addr:flats=1-20', 'nwr'],
  ['a tree', 'natural=tree name=Дуб', ''],
  ['a street', 'highway=residential', 'wr'],
  ['a road being built', 'highway=construction construction=primary', 'wr'],
  ['a road on paper', 'highway=proposed', ''],
  ['a road that was', 'highway=razed name=Старая', ''],
  ['a ferry', 'route=ferry', 'w'],
  ['a bus route', 'type=route route=bus name=5', ''],
  ['a platform', 'railway=platform', 'wr'],
  ['a pier', 'man_made=pier', 'wr'],
  ['a fence', 'barrier=fence', 'n'],
  ['a crossing', 'highway=crossing', 'nwr'],
  ['traffic lights', 'highway=traffic_signals', 'nwr'],
  ['a lamp', 'highway=street_lamp', 'wr'],
  ['a level crossing', 'railway=level_crossing', 'n'],
  ['a bare ban', 'motor_vehicle=no', 'n'],
  ['a hydrant', 'emergency=fire_hydrant', ''],
  ['a turn restriction', 'type=restriction restriction=no_left_turn', 'r'],
  ['a turn restriction of one mode', 'type=restriction:hgv', 'r'],
  ['nothing', '', ''],
];

for (const [what, text, kinds] of rows) {
  test(`${what} (${text}) is kept as: ${kinds || 'nothing'}`, () => {
    const tags = Object.fromEntries(text.split(' ').filter(Boolean).map((tag) => tag.split('=') as [string, string]));
    const kept = Object.entries(keepers).filter(([, keeps]) => keeps(tags)).map(([kind]) => kind);
    assert.equal(kept.join(''), kinds);
  });
}

const keys: [string, string][] = [
  ['names',
    'name name:ru name:left alt_name old_name:kk official_name short_name loc_name int_name reg_name bridge:name'],
  ['address tags', 'addr:housenumber addr:street addr2:street addr3:place addr:housenumber2 addr:flats'],
  ['facts of places',
    'place population ISO3166-1 ISO3166-2 ISO3166-1:alpha2 is_in is_in:country postal_code admin_level'],
  ['official numbers', 'fias:id ref:fias ref:cadastre cadastre okato:user cladr:code ref'],
  ['rights of way', 'access foot bicycle:conditional motor_vehicle:forward oneway oneway:bicycle access:conditional'],
  ['speeds and sizes',
    'maxspeed maxspeed:forward maxspeed:type source:maxspeed zone:traffic maxweight maxheight:physical'],
  ['what makes a road one for others, or for nobody',
    'motorroad expressway impassable status winter_road ice_road sac_scale conveying ramp:bicycle bollard locked'],
  ['hours of old restrictions, and numbers of regional roads', 'hour_on hour_off day_on day_off reg_ref'],
  ['lanes',
    'lanes lanes:forward turn:lanes turn:lanes:backward cycleway:right cycleway:both:lane sidewalk:left busway'],
  ['the way itself',
    'surface smoothness tracktype service bridge tunnel covered layer toll ramp:stroller lit mtb:scale'],
];

for (const [what, text] of keys) {
  test(`kept of an object: ${what}`, () => {
    assert.deepEqual(text.split(' ').filter((key) => !keptKey(key)), []);
  });
}

test('remarks about the map, and what nobody reads, are dropped', () => {
  const dropped = `source note created_by fixme wikidata website phone building:levels roof:shape source:name
    name:etymology:wikidata addr:housenumber:source place:wikidata colour operator:wikidata description`;
  assert.deepEqual(dropped.split(/\s+/).filter(keptKey), []);
  const path = { highway: 'path', name: 'Тропа' };
  assert.deepEqual(reduceTags({ source: 'survey', ...path }), path);
});
