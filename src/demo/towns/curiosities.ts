import type { Chance } from '../drawing/chance.ts';
import type { Tags } from '../drawing/draft.ts';
import type { House } from './houses.ts';
import type { Mesh } from '../drawing/mesh.ts';

/** House numbers that streets of Ветроград must have; the first column is the row of the address tables. */
const wantedHouses: readonly (readonly [row: number, street: string, labels: readonly string[], tags?: Tags])[] = [
  [1, 'Съезжинская улица', ['10']],
  [2, 'Сухонская улица', ['11']],
  [3, '3-я улица Ямского Поля', ['2', '2 к7']],
  [4, 'Гаражная улица', ['12/3', '12/3 к2 с1', '42А к2 с1', '42 литА', '12А', '12']],
  [5, 'Электрозаводская улица', ['39', '39с79', '27с1']],
  [6, 'улица Чехова', ['4А', '4']],
  [7, 'Штабная улица', ['13']],
  [7, 'Канская улица', ['41']],
  [7, 'улица Ткачей', ['1-33', '35']],
  [8, '6-й Брусничный проезд', ['57']],
  [9, '2-е Охотское шоссе', ['10-В', '10Е', '10']],
  [10, '1-я Тверская-Ямская улица', ['29', '29с1']],
  [11, 'улица 26 Бакинских Комиссаров', ['4', '4 к2', '26']],
  [12, 'улица 8 Марта', ['15', '8']],
  [12, 'улица 9 Января', ['15', '9']],
  [12, 'улица 1905 года', ['7']],
  [12, 'улица 10 лет Октября', ['2']],
  [12, 'улица 40 лет ВЛКСМ', ['40', '5']],
  [12, 'улица 50-летия Октября', ['50', '3']],
  [13, '16-я Парковая улица', ['4', '16']],
  [14, '7-я линия В.О.', ['34']],
  [15, 'Малая Никитская улица', ['2/1 с1', '2/1']],
  [15, 'Большая Никитская улица', ['2/1', '12']],
  [16, 'набережная Обводного канала', ['123', '123 литА', '5 литБ', '5']],
  [20, 'Сколковское шоссе', ['вл31', 'вл26 к6', '31']],
  [20, 'Зеленоморское шоссе', ['вл12', 'соор1', 'фл1', '1лит2']],
  [26, 'улица Рябикова', ['2']],
  [30, 'Серебряный бульвар', ['6']],
  [30, '1-й Заводской тупик', ['3']],
  [31, 'Проездная улица', ['8']],
  [31, 'Шоссейная улица', ['11']],
  [31, 'Тупиковая улица', ['5']],
  [31, 'Набережная улица', ['14']],
  [32, 'проспект Вернадского', ['76 кЕ с2', '76']],
  [35, 'улица Королёва', ['7']],
  [35, 'улица Академика Королёва', ['12']],
  [35, 'улица Артёма', ['9']],
  [36, 'Мясницкая улица', ['8/2']],
  [45, 'улица Космонавта Леонова', ['12-18']],
  [46, 'Курьяновская набережная', ['17']],
  [58, 'улица Николая Островского', ['6']],
  [58, 'улица Маршала Жукова', ['21'], { 'addr:housename': 'Дом с мезонином' }],
];

const withNames: Readonly<Record<string, Tags>> = {
  'Мясницкая улица': { old_name: 'улица Кирова', 'name:en': 'Myasnitskaya Street' },
  '1-я Тверская-Ямская улица': { alt_name: 'Первая Тверская-Ямская улица' },
  'улица 40 лет ВЛКСМ': { alt_name: 'улица Сорок лет ВЛКСМ', loc_name: 'ВЛКСМ' },
  'улица 1905 года': { official_name: 'улица Тысяча девятьсот пятого года' },
  'улица Маршала Жукова': { old_name: 'Мневниковская улица' },
  'улица Королёва': { int_name: 'ulitsa Korolyova' },
};

const avenueNames = new Set([
  '7-я линия В.О.',
  'Малая Никитская улица',
  'Большая Никитская улица',
  'набережная Обводного канала',
  'Сколковское шоссе',
  'Зеленоморское шоссе',
  'проспект Вернадского',
  'Курьяновская набережная',
]);

/** Required names, for the streets with the most houses; two streets are called Лесная and Заречная. */
export const cityWanted: readonly Tags[] = [
  ...new Set(wantedHouses.map(([, street]) => street).filter((street) => !avenueNames.has(street))),
  '1-я улица Ямского Поля',
  '2-я Тверская-Ямская улица',
  '15-я Парковая улица',
  'Лесная улица',
  '1-я Парковая улица',
  'Заречная улица',
  'Казачья улица',
  '800-летия Ветрограда улица',
  'Лесная улица',
  'улица Льва Толстого',
  'улица Гоголя',
  'Заречная улица',
].map((name) => ({ name, ...withNames[name] }));

/** Assigns the wanted numbers to suitable houses, and makes the few houses with unusual tags. */
export function cityCuriosities(houses: readonly House[], mesh: Mesh, chance: Chance): void {
  const byStreet = groupByStreet(houses);
  for (const [, street, labels, tags] of wantedHouses) {
    for (const label of labels) claim(byStreet.get(street) ?? [], label, tags);
  }
  corner(houses, mesh, 7, 10, ['Невский проспект', '28/21', 'Садовая улица', '21']);
  corner(houses, mesh, 3, 4, ['улица Кирова', '38/45', 'Московская улица', '45']);
  corner(houses, mesh, 8, 11, ['улица Ленина', '52', 'проспект Мира', '17']);
  for (const house of houses) {
    if (house.claimed) continue;
    const { zone } = house.block.cell;
    if (zone === 'untold' && chance.often(0.05)) delete house.tags['addr:street'];
    else if (house.kind === 'private' && chance.often(0.015)) house.tags.building = 'no';
    else if (house.kind === 'historic' && chance.often(0.012)) house.tags['addr:housename'] = chance.pick(houseNames);
    else if (house.kind === 'industrial' && chance.often(0.25)) house.tags['addr:housenumber'] = `вл${house.number}`;
  }
  renumberRest(byStreet);
}

const houseNames = [
  'Дом купца Ветрова',
  'Усадьба Приморская',
  'Дом с башней',
  'Доходный дом Рябова',
  'Старая аптека',
  'Дом Морехода',
];

export function groupByStreet(houses: readonly House[]): Map<string, House[]> {
  const groups = new Map<string, House[]>();
  for (const house of houses) {
    const street = house.tags['addr:street'];
    if (!street) continue;
    const group = groups.get(street);
    if (group) group.push(house);
    else groups.set(street, [house]);
  }
  return groups;
}

/** Finds the house nearest to a number on its side of the street, and labels it. */
function claim(street: readonly House[], label: string, tags: Tags = {}): House | undefined {
  const number = Number(/\d+/.exec(label)?.[0] ?? 0);
  let best: House | undefined;
  let bestCost = Infinity;
  for (const house of street) {
    if (house.claimed) continue;
    const exact = house.number === number && house.suffix === '' && !house.cross;
    const cost = exact ? -1 : Math.abs(house.number - number) * 2 + ((house.number - number) % 2);
    if (cost < bestCost) [best, bestCost] = [house, cost];
  }
  if (!best) return undefined;
  for (const key of ['addr:street2', 'addr:housenumber2', 'addr2:street', 'addr2:housenumber']) delete best.tags[key];
  Object.assign(best.tags, { 'addr:housenumber': label }, tags);
  best.claimed = true;
  return best;
}

/** Gives the house at the crossing of two avenues a number in each. */
function corner(
  houses: readonly House[],
  mesh: Mesh,
  column: number,
  row: number,
  [street, label, other, number]: readonly [string, string, string, string],
): void {
  const at = mesh.plan.warp(mesh.plan.columns[column].at, mesh.plan.rows[row].at);
  let best: House | undefined;
  let meters = Infinity;
  for (const house of houses) {
    const away = Math.hypot(house.x - at.x, house.y - at.y);
    if (house.claimed || away >= meters || house.tags['addr:street'] !== street) continue;
    [best, meters] = [house, away];
  }
  if (!best) return;
  best.claimed = true;
  Object.assign(best.tags, { 'addr:housenumber': label, 'addr2:street': other, 'addr2:housenumber': number });
}

/** Adds a letter to numbers that were assigned twice. */
function renumberRest(streets: ReadonlyMap<string, readonly House[]>): void {
  for (const street of streets.values()) {
    const taken = new Set(street.filter((house) => house.claimed).map((house) => house.tags['addr:housenumber']));
    if (taken.size === 0) continue;
    for (const house of street) {
      const label = house.tags['addr:housenumber'];
      if (!house.claimed && taken.has(label)) house.tags['addr:housenumber'] = `${label}Г`;
    }
  }
}

/** House numbers that streets outside the city must have, by settlement; without a street they belong to the place. */
const otherHouses: readonly (readonly [settlement: string, street: string, label: string])[] = [
  ['Борисовка', 'улица Рудого', '160'],
  ['Майма', 'улица Ленина', '8А'],
  ['Разъезд', 'улица Ленина', '8А'],
  ['Ақтеңіз', 'Мәңгілік Ел даңғылы', '55/23'],
  ['Ақтеңіз', 'Самал-2 ықшамауданы', '58'],
  ['Лясноўск', 'вуліца Камсамольская', '15А'],
  ['Лясноўск', 'праспект Незалежнасці', '100'],
  ['Yangisohil', "Amir Temur shoh ko'chasi", '6'],
  ['Yangisohil', 'Chilonzor 5-kvartal', '12'],
  ['Yenisahil', 'Nizami küçəsi', '10'],
  ['Vadul Nou', 'strada Ștefan cel Mare', '1'],
  ['Навсоҳил', 'хиёбони Рӯдакӣ', '8'],
  ['Täzekenar', 'Magtymguly şaýoly', '5'],
  ['Новобережжя', 'вулиця Хрещатик', '22'],
  ['Жаңы-Жээк', 'Чүй проспектиси', '114'],
  ['Նոր Ափ', 'Աբովյան փողոց', '10'],
  ['ახალი ნაპირი', 'რუსთაველის გამზირი', '12'],
  ['Верховье', 'Верховье', '6'],
];

export function settlementCuriosities(settlement: string, houses: readonly House[]): void {
  const mine = otherHouses.filter(([name]) => name === settlement);
  if (mine.length === 0) return;
  for (const [, street, label] of mine) {
    claim(
      houses.filter(({ tags }) => (tags['addr:street'] ?? tags['addr:place']) === street),
      label,
    );
  }
}
