import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { carGraph, find, pointOf, tag, takeCensus } from './census.ts';
import { demoCountry } from './country.ts';
import { distance } from './drawing/plane.ts';

const census = takeCensus(demoCountry());
const { tagged, relations, ways, nodes } = census;
const count = (key: string, value?: string): number => find(census, key, value).length;
const places = (kind: string): number => find(census, 'place', kind).filter(({ type }) => type === 'node').length;
const restriction = (
  test: (kind: string, members: readonly { role: string; type: string }[], tags: Record<string, string>) => boolean,
): number =>
  relations.filter(({ tags, members }) => tags?.type === 'restriction' && test(tags.restriction ?? '', members, tags))
    .length;
const level = (wanted: string): number => relations.filter((one) => tag(one, 'admin_level') === wanted).length;
const withKey = (pattern: RegExp): number =>
  tagged.filter(({ tags }) => Object.keys(tags!).some((key) => pattern.test(key))).length;
const numbered = (pattern: RegExp): number =>
  tagged.filter((one) => pattern.test(tag(one, 'addr:housenumber') ?? '')).length;

const capital = find(census, 'place', 'city').find(({ type }) => type === 'node')!;
const nearCapital = (id: number): boolean => distance(pointOf(census, id), pointOf(census, capital.id)) < 5600;
const houses = tagged.filter((one) => tag(one, 'building') && tag(one, 'addr:housenumber'));
const cityHouses = [...ways.values()].filter(
  (way) => tag(way, 'building') && tag(way, 'addr:housenumber') && nearCapital(way.nodes[0]),
);

const atLeast: readonly (readonly [what: string, least: number, found: () => number])[] = [
  ['houses', 45_000, () => houses.length],
  ['houses in the capital', 30_000, () => cityHouses.length],
  ['the country', 1, () => level('2')],
  ['regions', 5, () => level('4')],
  ['districts', 13, () => level('6')],
  ['settlements with a boundary', 15, () => level('8')],
  ['city districts', 9, () => level('9')],
  ['micro-districts with a boundary', 8, () => level('10')],
  ['postal areas', 3, () => count('boundary', 'postal_code')],
  ['towns', 9, () => places('town')],
  ['villages and hamlets', 40, () => places('village') + places('hamlet')],
  ['gardeners’ partnerships', 5, () => places('allotments')],
  ['micro-districts and quarters', 14, () => places('neighbourhood') + places('quarter')],
  ['rivers and canals', 2, () => count('waterway')],
  ['water polygons', 3, () => count('natural', 'water')],
  ['bridges with a name', 5, () => count('bridge:name')],
  ['one-way streets', 200, () => count('oneway')],
  ['one-way streets against the drawing', 5, () => count('oneway', '-1')],
  ['bicycles against the one-way', 30, () => count('oneway:bicycle', 'no')],
  ['turn restrictions', 60, () => restriction(() => true)],
  ['of them no_', 40, () => restriction((kind) => kind.startsWith('no_'))],
  ['of them only_', 8, () => restriction((kind) => kind.startsWith('only_'))],
  [
    'of them over a way',
    8,
    () => restriction((_, members) => members.some(({ role, type }) => role === 'via' && type === 'way')),
  ],
  ['of them with exceptions', 10, () => restriction((_, __, tags) => 'except' in tags)],
  ['of them at certain times', 1, () => restriction((_, __, tags) => 'restriction:conditional' in tags)],
  ['traffic lights', 80, () => count('highway', 'traffic_signals')],
  ['crossings', 60, () => count('highway', 'crossing')],
  ['cycleways', 5, () => count('highway', 'cycleway')],
  ['footways', 40, () => count('highway', 'footway')],
  ['steps', 15, () => count('highway', 'steps')],
  ['paths', 10, () => count('highway', 'path')],
  ['living streets', 30, () => count('highway', 'living_street')],
  ['service roads', 60, () => count('highway', 'service')],
  ['trunk roads', 20, () => count('highway', 'trunk')],
  ['pedestrian squares', 1, () => count('highway', 'pedestrian')],
  ['roads for residents only', 10, () => count('access', 'destination') + count('vehicle', 'destination')],
  ['private roads', 5, () => count('access', 'private')],
  ['conditional access', 1, () => count('motor_vehicle:conditional')],
  ['gates, bollards, blocks', 20, () => count('barrier')],
  ['speed limits', 500, () => count('maxspeed')],
  ['surfaces', 1500, () => count('surface')],
  ['parks', 8, () => count('leisure', 'park')],
  ['ferries with a duration', 1, () => find(census, 'route', 'ferry').filter((one) => tag(one, 'duration')).length],
  ['railway stations', 4, () => find(census, 'railway', 'station').filter((one) => !tag(one, 'station')).length],
  ['halts', 1, () => count('railway', 'halt')],
  ['level crossings', 2, () => count('railway', 'level_crossing')],
  ['metro stations', 12, () => count('station', 'subway')],
  ['metro entrances', 24, () => count('railway', 'subway_entrance')],
  ['airports', 1, () => count('aeroway', 'aerodrome')],
  [
    'points of interest',
    500,
    () => count('amenity') + count('shop') + count('office') + count('tourism') + count('leisure', 'fitness_centre'),
  ],
  ['brands', 40, () => count('brand')],
  ['opening hours', 100, () => count('opening_hours')],
  ['house postcodes', 5000, () => count('addr:postcode')],
  ['postcodes of places', 12, () => count('postal_code')],
  ['English names', 200, () => count('name:en')],
  ['Kazakh names', 60, () => count('name:kk')],
  ['Belarusian names', 30, () => count('name:be')],
  ['Uzbek names', 20, () => count('name:uz')],
  ['names in other languages', 40, () => withKey(/^name:(az|ro|tg|tk|uk|ky|hy|ka)$/)],
  ['old names', 10, () => withKey(/^old_name/)],
  ['other names', 10, () => count('alt_name')],
  ['short names', 8, () => count('short_name')],
  ['official names', 5, () => count('official_name')],
  ['local names', 3, () => count('loc_name')],
  ['international names', 2, () => count('int_name')],
  ['names by side', 1, () => count('name:left')],
  ['corner houses with two numbers', 300, () => numbered(/^\d+\/\d+$/)],
  ['corner houses with addr2', 100, () => count('addr2:housenumber')],
  ['corner houses with a second street', 100, () => count('addr:street2')],
  ['interpolation ways', 3, () => count('addr:interpolation')],
  ['associatedStreet relations', 1, () => count('type', 'associatedStreet')],
  ['street relations', 1, () => count('type', 'street')],
  ['entrances', 1000, () => count('entrance')],
  ['entrances with flats', 500, () => count('addr:flats')],
  ['house names', 10, () => count('addr:housename')],
  ['houses with their district', 300, () => count('addr:suburb')],
  ['houses with their city', 3000, () => count('addr:city')],
  ['houses by place', 1200, () => count('addr:place')],
  [
    'house points without a building',
    100,
    () =>
      [...nodes.values()].filter(
        ({ tags }) => tags?.['addr:housenumber'] && Object.keys(tags).every((key) => key.startsWith('addr:')),
      ).length,
  ],
  ['houses with a courtyard', 300, () => relations.filter((one) => tag(one, 'building')).length],
  ['корпуса', 400, () => numbered(/ к\d/)],
  ['строения', 50, () => numbered(/ ?с\d/)],
  ['letters', 500, () => numbered(/^\d+[АБВГ]$/)],
  ['владения', 8, () => numbered(/^вл\d/)],
  ['корпус numbers without a street', 100, () => numbered(/^к\d{4}$/)],
  ['kilometre addresses', 10, () => tagged.filter((one) => /километр/.test(tag(one, 'addr:street') ?? '')).length],
  [
    'buildings without a street beside one',
    3,
    () =>
      tagged.filter((one) => tag(one, 'addr:housenumber') && !tag(one, 'addr:street') && !tag(one, 'addr:place'))
        .length,
  ],
];

describe('the demonstration country holds', () => {
  for (const [what, least, found] of atLeast) {
    it(`at least ${least} ${what}`, () => assert.ok(found() >= least, `${found()} ${what}`));
  }

  it('each drawn address exactly at the place in the address tables', () => {
    const known = new Set(
      tagged.map((one) => `${tag(one, 'addr:street') ?? tag(one, 'addr:place')}|${tag(one, 'addr:housenumber')}`),
    );
    const missing = wanted.filter((address) => !known.has(address));
    assert.deepEqual(missing, []);
  });

  it('each name that the address tables need', () => {
    const known = new Set(tagged.map((one) => tag(one, 'name')));
    assert.deepEqual(
      names.filter((name) => !known.has(name)),
      [],
    );
  });

  it('streets named only by houses: about one in ten of a quarter', () => {
    const onWays = new Set([...ways.values()].filter((way) => tag(way, 'highway')).map((way) => tag(way, 'name')));
    const named = new Set(
      cityHouses.map((way) => tag(way, 'addr:street')).filter((street) => street && !/километр/.test(street)),
    );
    const only = [...named].filter((street) => !onWays.has(street));
    assert.ok(only.length >= 4 && only.length < named.size / 20, `${only.length} of ${named.size}`);
  });

  it('an exclave and a hole', () => {
    const district = relations.find((one) => tag(one, 'name') === 'Лесогорский район')!;
    assert.ok(district.members.filter(({ role }) => role === 'outer').length >= 8);
    const around = relations.find((one) => tag(one, 'name') === 'Ветроградский район')!;
    assert.ok(around.members.some(({ role }) => role === 'inner'));
  });

  it('towns with the same name in two regions', () => {
    for (const name of ['Красноморск', 'Советск', 'Кировск', 'Верховье']) {
      const same = find(census, 'name', name).filter((one) => one.type === 'node' && tag(one, 'place'));
      assert.ok(same.length >= 2, name);
    }
  });

  it('two distant streets with the same name in the capital', () => {
    for (const name of ['Лесная улица', 'Заречная улица']) {
      const lines = [...ways.values()].filter(
        (way) => tag(way, 'highway') && tag(way, 'name') === name && nearCapital(way.nodes[0]),
      );
      const far = lines.some((a) =>
        lines.some((b) => distance(pointOf(census, a.nodes[0]), pointOf(census, b.nodes[0])) > 1200),
      );
      assert.ok(far, name);
    }
  });

  it('a note that it is fictional, on the country and on every settlement', () => {
    const country = relations.find((one) => tag(one, 'admin_level') === '2')!;
    assert.match(tag(country, 'note')!, /fictional/);
    assert.equal(tag(country, 'ISO3166-1'), 'XD');
    const settlements = find(census, 'place').filter(
      (one) => one.type === 'node' && /^(city|town|village|hamlet|allotments)$/.test(tag(one, 'place')!),
    );
    assert.deepEqual(
      settlements.filter((one) => !/fictional/.test(tag(one, 'note') ?? '')).map((one) => tag(one, 'name')),
      [],
    );
  });

  it('a large network of car roads', () => {
    assert.ok(carGraph(census).forward.size > 15_000);
  });
});

const wanted = [
  'Съезжинская улица|10',
  'Сухонская улица|11',
  '3-я улица Ямского Поля|2 к7',
  'Гаражная улица|12/3 к2 с1',
  'Гаражная улица|12/3',
  'Гаражная улица|42А к2 с1',
  'Гаражная улица|42 литА',
  'Электрозаводская улица|39',
  'Электрозаводская улица|39с79',
  'Электрозаводская улица|27с1',
  'улица Чехова|4А',
  'Штабная улица|13',
  'Канская улица|41',
  'улица Ткачей|1-33',
  '6-й Брусничный проезд|57',
  '2-е Охотское шоссе|10-В',
  '2-е Охотское шоссе|10Е',
  '1-я Тверская-Ямская улица|29',
  '1-я Тверская-Ямская улица|29с1',
  'улица 26 Бакинских Комиссаров|4 к2',
  'улица 8 Марта|15',
  'улица 9 Января|15',
  'улица 1905 года|7',
  'улица 10 лет Октября|2',
  'улица 40 лет ВЛКСМ|40',
  'улица 50-летия Октября|50',
  '16-я Парковая улица|4',
  '7-я линия В.О.|34',
  'Малая Никитская улица|2/1 с1',
  'Большая Никитская улица|2/1',
  'набережная Обводного канала|123 литА',
  'набережная Обводного канала|5 литБ',
  'Невский проспект|28/21',
  'улица Кирова|38/45',
  'Сколковское шоссе|вл31',
  'Сколковское шоссе|вл26 к6',
  'Зеленоморское шоссе|вл12',
  'Зеленоморское шоссе|соор1',
  'Зеленоморское шоссе|фл1',
  'Зеленоморское шоссе|1лит2',
  'Зеленомор|к2019',
  '17-й километр ВКАД|вл20',
  'Калужское шоссе, 20-й километр|1',
  'Калужское шоссе, 47-й километр|4',
  'СНТ «Ветеран-2»|66',
  'Арсаки-3|7',
  'микрорайон В|10',
  '4-й микрорайон|14',
  '28-й квартал|1',
  'квартал 3-я Капотня|16',
  'улица Рябикова|2',
  'Верховье|6',
  'улица Ленина|8А',
  'улица Рудого|160',
  'Серебряный бульвар|6',
  '1-й Заводской тупик|3',
  'Проездная улица|8',
  'Шоссейная улица|11',
  'Тупиковая улица|5',
  'Набережная улица|14',
  'проспект Вернадского|76 кЕ с2',
  'улица Королёва|7',
  'улица Академика Королёва|12',
  'Мясницкая улица|8/2',
  'улица Космонавта Леонова|12-18',
  'улица Космонавта Леонова|16',
  'Курьяновская набережная|17',
  'мкр. Гора 2|5',
  'Самал-2 ықшамауданы|58',
  'Мәңгілік Ел даңғылы|55/23',
  'вуліца Камсамольская|15А',
  'праспект Незалежнасці|100',
  "Amir Temur shoh ko'chasi|6",
  'Chilonzor 5-kvartal|12',
  'Nizami küçəsi|10',
  'strada Ștefan cel Mare|1',
  'хиёбони Рӯдакӣ|8',
  'Magtymguly şaýoly|5',
  'вулиця Хрещатик|22',
  'Чүй проспектиси|114',
  'Асанбай кичирайону|12',
  'Աբովյան փողոց|10',
  'რუსთაველის გამზირი|12',
  'Литейный проспект|101',
];

const names = [
  'Абай даңғылы',
  'Достық даңғылы',
  'район Проспект Вернадского',
  'Проспект Вернадского',
  'проспект Вернадского',
  'Чкаловская',
  'БЦ «Альфа»',
  'Большая Никитская улица',
  'Малая Никитская улица',
  '1-я улица Ямского Поля',
  'Московский',
  'Московская улица',
  'Росстань',
  'Росстань-на-Тихой',
  'Тверская улица',
  'Хабаровская улица',
  'ВКАД',
  'посёлок Фабрики им. 1 Мая',
  'поселение Рябиновское',
  'Майма',
  'Разъезд',
  'Борисовка',
  '18-я линия В.О.',
];
