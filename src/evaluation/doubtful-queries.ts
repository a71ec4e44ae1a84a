import { distanceMeters } from '../kernel/geo.ts';
import { whereSettlement } from './case-endings.ts';
import { chanceOf, type Chance } from './chance.ts';
import { editDistance } from './edit-distance.ts';
import type { Expected } from './expected.ts';
import { junk } from './junk.ts';
import type { KnownHouse, KnownHouses } from './known-house.ts';
import { partsOf, writeQuery } from './spoken-address.ts';
import { asOnMap, bareName, fold, toStreetName } from './street-name.ts';

/** A query without a certain house, and what an honest engine answers. */
export interface DoubtfulQuery {
  readonly category: DoubtfulCategory;
  readonly text: string;
  readonly house: KnownHouse;
  readonly expected: Expected;
}

type Doubt = (house: KnownHouse, chance: Chance, known: KnownHouses) =>
  Pick<DoubtfulQuery, 'text' | 'expected'> | undefined;

const noSuchHouse: Doubt = (house, chance) => {
  if (!house.street) return undefined;
  const label = String(900 + chance.below(9000));
  const { text } = writeQuery(house, partsOf(house, { label }), chance.pick(['letter', 'street first'] as const));
  return { text, expected: { kind: 'street', house } };
};

const noSuchStreet: Doubt = (house, chance, known) => {
  const name = madeUpStreet(chance);
  const bare = fold(bareName(toStreetName(name)));
  if (house.settlement === undefined || known.rivals(house).some((rival) => editDistance(rival, bare) <= 3)) {
    return undefined;
  }
  const parts = partsOf(house, { street: { text: name, types: undefined }, label: String(1 + chance.below(60)) });
  const { text } = writeQuery(house, parts, chance.pick(['letter', 'street first'] as const));
  return { text, expected: { kind: 'settlement', house } };
};

/** A house with the name of another town: either could be meant. */
const otherTown: Doubt = (house, chance, known) => {
  const towns = known.towns.filter((town) => town !== fold(house.settlement ?? ''));
  if (!house.street || towns.length === 0) return undefined;
  const settlement = capitalised(chance.pick(towns));
  const { text } = writeQuery(house, partsOf(house, { settlement }), 'letter');
  const stated = { settlement: true, types: undefined, postcode: false };
  const isThere = known.fitting({ ...house, settlement }, stated).length > 0;
  const [ofTown, names] = [known.inSettlement(settlement), known.namesOfTown(settlement)];
  return isThere ? undefined
    : { text, expected: { kind: 'house or town', right: [house], towns: names, house, ofTown } };
};

/** A house with the name of another town in a case: "в Кировске улица Мира, 5", "улица Мира, 5, в Кировске". */
const otherTownInCase: Doubt = (house, chance, known) => {
  const towns = known.towns.filter((town) => town !== fold(house.settlement ?? ''));
  if (!house.street || towns.length === 0) return undefined;
  const settlement = capitalised(chance.pick(towns));
  const where = whereSettlement(settlement);
  const stated = { settlement: true, types: undefined, postcode: false };
  if (where === undefined || known.fitting({ ...house, settlement }, stated).length > 0) return undefined;
  const { text } = writeQuery(house, partsOf(house, { settlement: undefined }), 'letter', chance.pick([', ', ' ']));
  const separator = chance.pick([', ', ' ']);
  const town = `в ${capitalised(where)}`;
  const [ofTown, names] = [known.inSettlement(settlement), known.namesOfTown(settlement)];
  return {
    text: chance.often(0.5) ? town + separator + text : text + separator + town,
    expected: { kind: 'house or town', right: [house], towns: names, house, ofTown },
  };
};

/** Well-known cities and regions that few maps have together with others. */
const cities = [
  'Калуга', 'Самара', 'Казань', 'Омск', 'Тула', 'Пермь', 'Рязань', 'Тюмень', 'Иркутск', 'Саратов',
] as const;
const regions = [
  'Калужская область', 'Самарская обл.', 'Респ. Татарстан', 'Омская обл', 'Пермский край', 'обл. Тульская',
] as const;

/** A house in a well-known city that the map lacks: nothing of the map can be meant. */
const wrongTown: Doubt = (house, chance, known) => {
  const city = chance.pick(cities);
  if (!house.street || known.settlements.includes(fold(city))) return undefined;
  const settlement = chance.pick([city, `г. ${city}`, `${city} г`]);
  const { text } = writeQuery(house, partsOf(house, { settlement }), chance.pick(['letter', 'street first'] as const));
  return { text, expected: { kind: 'nothing' } };
};

/** The same before a colon or a dash: "Омск: Садовая улица, 5". */
const wrongTownBefore = (signs: readonly string[]): Doubt => (house, chance, known) => {
  const city = chance.pick(cities);
  if (!house.street || known.settlements.includes(fold(city))) return undefined;
  const { text } = writeQuery(house, partsOf(house, { settlement: undefined }), 'letter');
  return { text: city + chance.pick(signs) + text, expected: { kind: 'nothing' } };
};

/** Cities by the initials of their names, which the map lacks. */
const citiesByInitials = [
  ['Н. Новгород', 'Нижний Новгород'], ['Н.Тагил', 'Нижний Тагил'], ['В. Новгород', 'Великий Новгород'],
  ['Р-н-Д', 'Ростов-на-Дону'], ['С-Петербург', 'Санкт-Петербург'], ['СПб', 'Санкт-Петербург'],
  ['Ростов н/Д', 'Ростов-на-Дону'], ['Екб', 'Екатеринбург'], ['К-на-Амуре', 'Комсомольск-на-Амуре'],
] as const;

const cityInitials: Doubt = (house, chance, known) => {
  const [initials, city] = chance.pick(citiesByInitials);
  if (!house.street || known.settlements.includes(fold(city))) return undefined;
  const { text } = writeQuery(house, partsOf(house, { settlement: undefined }), 'letter');
  return { text: initials + chance.pick([', ', ' ']) + text, expected: { kind: 'doubted' } };
};

/** Cities as people say them, and the beginning that all their cases share. */
const inCases = [
  'в Калуге', 'по Самаре', 'из Казани', 'г. Омска', 'в Туле', 'по Перми', 'в г. Рязани', 'по г. Тюмени',
] as const;
const stems = ['Калуг', 'Самар', 'Казан', 'Омск', 'Тул', 'Перм', 'Рязан', 'Тюмен'] as const;

const townInCase: Doubt = (house, chance, known) => {
  const at = chance.below(inCases.length);
  if (!house.street || known.settlements.some((town) => town.startsWith(fold(stems[at])))) return undefined;
  const { text } = writeQuery(house, partsOf(house, { settlement: undefined }), 'letter');
  return { text: `${inCases[at]}${chance.pick([',', ''])} ${text}`, expected: { kind: 'nothing' } };
};

/** Cities and countries that no map has together with others, and short names of cities and regions. */
const abroad = ['Париж', 'Вильнюс', 'London', 'Варшава', 'во Франции', 'в Польше', 'из Турции'] as const;
const shortNames = ['тлт', 'кзн', 'ннов', 'екб', 'СК', 'КК', 'ХК'] as const;

/** A house in its town with such a name in front or behind. */
const besideName = (names: readonly string[]): Doubt => (house, chance) => {
  if (!house.street || house.settlement === undefined) return undefined;
  const { text } = writeQuery(house, partsOf(house), 'letter');
  const parts = [chance.pick(names), text];
  return { text: (chance.often(0.5) ? parts : parts.toReversed()).join(', '), expected: { kind: 'doubted' } };
};

/** Cities that an address is said to be in or near, each with the beginning that all its cases share. */
const nearCities = [
  ['около Казани', 'казан'], ['под Самарой', 'самар'], ['рядом с Омском', 'омск'], ['недалеко от Перми', 'перм'],
  ['у Києві', 'киев'], ['біля Харкова', 'харьк'], ['в Одесі', 'одес'],
] as const;

const nearCity: Doubt = (house, chance, known) => {
  const [city, stem] = chance.pick(nearCities);
  return known.settlements.some((town) => town.startsWith(stem)) ? undefined : besideName([city])(house, chance, known);
};

/** A house with the name of another region. */
const wrongRegion: Doubt = (house, chance) => {
  if (!house.street || house.settlement === undefined) return undefined;
  const settlement = `${chance.pick(regions)}, ${house.settlement}`;
  return { text: writeQuery(house, partsOf(house, { settlement }), 'letter').text, expected: { kind: 'doubted' } };
};

/** A house without its town, where several towns have such a house. */
const whichTown: Doubt = (house, chance, known) => {
  if (!house.street) return undefined;
  const types = asOnMap(house.street).types;
  const anywhere = known.fitting(house, { settlement: false, types, postcode: false });
  const inTown = known.fitting(house, { settlement: true, types, postcode: false });
  if (anywhere.length === inTown.length) return undefined;
  const { text } = writeQuery(house, partsOf(house, { settlement: undefined }), 'letter', chance.pick([', ', ' ']));
  const [first, meant] = [anywhere, inTown].map((right) => ({ kind: 'house', right } as const));
  // Where more towns have such a house than answers are returned, nothing says which of them are.
  const towns = new Set(anywhere.map(({ settlement }) => settlement)).size;
  return { text, expected: towns > MOST_ANSWERS ? first : { kind: 'one of several', first, meant } };
};

/** A town or village by its name alone, drawn as often as it has houses. */
const settlementAlone: Doubt = (house, _, known) => {
  const { settlement } = house;
  if (settlement === undefined) return undefined;
  const meant = { kind: 'settlement', house, withinMeters: TOWN_METERS } as const;
  const isShared = known.inSettlement(settlement).some((other) =>
    distanceMeters(house.lat, house.lon, other.lat, other.lon) > TOWN_METERS * 2);
  const expected = isShared ? { kind: 'one of several', first: { kind: 'settlement', house }, meant } as const : meant;
  return { text: capitalised(settlement), expected };
};

const streetAlone: Doubt = (house) => {
  if (!house.street || house.settlement === undefined) return undefined;
  return { text: `${house.settlement}, ${house.street.whole}`, expected: { kind: 'street', house } };
};

/** The greatest distance from the middle of a town to its houses. */
const TOWN_METERS = 20_000;

const madeUp: Doubt = (_, chance) => ({
  text: `${madeUpWord(chance)}${chance.pick(['ск', 'град', 'ово'])}, ${madeUpStreet(chance)}, ${1 + chance.below(90)}`,
  expected: { kind: 'nothing' },
});

const talk = [
  'позвоните мне завтра после обеда', 'где мой заказ', 'спасибо, всё получил', 'не работает', 'тест', 'проверка связи',
  'хочу вернуть деньги', 'ааааа', 'asdfgh', 'йцукен', 'привет как дела', 'самовывоз', 'уточнить у клиента',
  'нет адреса',
  'lorem ipsum dolor', 'hello world', 'n/a', 'null', '-', 'адрес не указан', 'по договорённости', 'см. комментарий',
] as const;
const noAddress: Doubt = (_, chance, known) => {
  const text = chance.often(0.5) ? chance.pick(talk) : junk('ru', chance);
  // One map has a street "Тест".
  return known.streets.has(fold(text)) ? undefined : { text, expected: { kind: 'nothing' } };
};

/** The answers that an engine returns. */
const MOST_ANSWERS = 5;

const capitalised = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d])\p{L}/gu, (letter) => letter.toUpperCase());

const starts = ['Кре', 'Мо', 'Ху', 'Дзе', 'Ба', 'Ше', 'Ры', 'Фло', 'Ню', 'Це', 'Гу', 'Пля', 'Ти', 'Жму', 'Вы'] as const;
const middles = ['нхо', 'бря', 'лду', 'зме', 'кто', 'шпи', 'рга', 'вцо', 'сту', 'мжи', 'гни', 'чва'] as const;

const madeUpWord = (chance: Chance): string => chance.pick(starts) + chance.pick(middles) + chance.pick(middles);

function madeUpStreet(chance: Chance): string {
  const word = madeUpWord(chance);
  return chance.pick([
    `${word}нская улица`, `улица ${word}това`, `${word}дный переулок`, `проспект ${word}вича`, `${word}йный проезд`,
  ]);
}

const doubts = {
  'no-such-house': noSuchHouse, 'no-such-street': noSuchStreet, 'other-town': otherTown,
  'other-town-in-case': otherTownInCase, 'which-town': whichTown,
  'wrong-town': wrongTown, 'town-colon': wrongTownBefore([': ']), 'town-dash': wrongTownBefore([' - ', ' – ', ' — ']),
  'city-initials': cityInitials, 'town-in-case': townInCase, 'wrong-region': wrongRegion,
  abroad: besideName(abroad), 'short-name': besideName(shortNames), 'near-city': nearCity,
  'settlement-alone': settlementAlone, 'street-alone': streetAlone, 'made-up': madeUp, 'no-address': noAddress,
} as const satisfies Readonly<Record<string, Doubt>>;

export type DoubtfulCategory = keyof typeof doubts | 'not-on-the-map';
const categories = Object.keys(doubts) as (keyof typeof doubts)[];

export function makeDoubtful(known: KnownHouses, houses: readonly KnownHouse[], seed: number): DoubtfulQuery[] {
  return categories.flatMap((category) => houses.flatMap((house) => {
    const chance = chanceOf(seed, `${category} ${house.osm} ${house.label}`);
    const made = doubts[category](house, chance, known);
    return made ? [{ category, house, ...made }] : [];
  }));
}

/** The address of each hidden house, for an engine that does not have it. */
export const askHidden = (houses: readonly KnownHouse[]): DoubtfulQuery[] =>
  houses.map((house) => ({
    category: 'not-on-the-map', house, text: writeQuery(house, partsOf(house), 'letter').text,
    expected: { kind: 'near', house },
  }));
