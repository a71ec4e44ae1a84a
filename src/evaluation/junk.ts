import type { Chance } from './chance.ts';
import type { Language } from './type-words.ts';

type Piece = (chance: Chance) => string;

const room = (chance: Chance): number => 2 + chance.below(180);
const floor = (chance: Chance): number => 1 + chance.below(16);
const pick = (...texts: readonly string[]): Piece => (chance) => chance.pick(texts);

const firms = [
  'Вектор-Плюс', 'Альтаир', 'Техноторг', 'Синергия', 'Кварта', 'Лидер-Сервис', 'Гранит-Сити', 'Уютный мир', 'Ритм',
  'Заря 21',
] as const;
const people = ['Ирина', 'Сидоренко А. В.', 'Марат', 'Кузьминых', 'Анна Петровна', 'Оксана', 'Тимур Б.'] as const;

const rooms: Piece = (chance) => {
  const words = [
    'кв.', 'кв', 'квартира', 'оф.', 'офис', 'пом.', 'помещение', 'ком.', 'комната', 'домофон', 'каб.', 'кв. №',
  ];
  const letter = chance.often(0.1) ? chance.pick(['а', 'Н', 'Б']) : '';
  return `${chance.pick(words)} ${room(chance)}${letter}`;
};
const floors: Piece = (chance) =>
  chance.often(0.5) ? `${chance.pick(['этаж', 'эт.', 'подъезд', 'под.', 'секция'])} ${floor(chance)}`
  : `${floor(chance)} ${chance.pick(['этаж', 'эт', 'подъезд', 'под'])}`;
const phones: Piece = (chance) => {
  const [a, b, c] = [100 + chance.below(900), 10 + chance.below(90), 10 + chance.below(90)];
  const code = 900 + chance.below(99);
  const tail = `${a}-${b}-${c}`;
  const plain = `${a}${b}${c}`;
  return chance.pick([
    `тел. +7 ${code} ${tail}`, `+7(${code})${tail}`, `8 ${code} ${a} ${b} ${c}`, `т.8${code}${plain}`,
  ]);
};
const names: Piece = (chance) =>
  chance.often(0.6)
    ? `${chance.pick(['БЦ', 'ТЦ', 'ООО', 'АО', 'магазин', 'салон', 'склад', 'ЖК'])} «${chance.pick(firms)}»`
    : `${chance.pick(['получатель', 'для', 'спросить:', 'ИП', 'конт. лицо'])} ${chance.pick(people)}`;
const remarks = pick(
  '(вход со двора)', 'вход с торца', 'вход через арку', 'после 18:00', 'до обеда', 'позвонить за час', 'код 38к1279',
  'домофон не работает', 'оставить у консьержа', 'за шлагбаумом направо', 'вторая дверь слева', 'ключ у охраны',
  'зелёные ворота', '(серый забор)', 'доставка до двери', 'звонок не работает, стучать', '!!! срочно', 'без сдачи',
);
/** Numbered things beside an address: "школа №5" alone would be a query of its own. */
const numbered: Piece = (chance) =>
  `${chance.pick(['подъезд', 'этаж', 'вход', 'школа', 'детский сад', 'аптека', 'магазин', 'склад'])} №${
    chance.pick(['', ' '])}${1 + chance.below(60)}`;
const kinds: readonly Piece[] = [rooms, rooms, rooms, floors, floors, phones, names, remarks];

/** Words for rooms in the other languages. */
const others: Readonly<Partial<Record<Language, readonly string[]>>> = {
  be: ['кв.', "пад'езд", 'паверх', 'офіс'], uk: ['кв.', "під'їзд", 'поверх', 'оф.'], kk: ['кв.', 'пәтер', 'кеңсе'],
  ky: ['кв.', 'батир'], uz: ['xonadon', 'kv.', 'ofis'], az: ['mənzil', 'm.'], ro: ['ap.', 'of.'], tg: ['кв.', 'хона'],
  tk: ['öý', 'kw.'], hy: ['բն.'], ka: ['ბინა', 'ბ.'], other: ['apt.', 'Whg.'],
};

/** One or two remarks of different kinds that do not belong to an address. */
export function junk(language: Language, chance: Chance): string {
  const words = others[language];
  if (words) return `${chance.pick(words)} ${room(chance)}`;
  const first = chance.pick(kinds);
  const second = chance.often(0.35) ? chance.pick(kinds.filter((kind) => kind !== first)) : undefined;
  return [first, second].flatMap((kind) => kind?.(chance) ?? []).join(chance.pick([', ', ', ', '; ', ' ']));
}

/** A remark that could be a POI of the map: a station, a firm, a school. */
export function junkOfMap(
  { stations, firms }: { readonly stations: readonly string[]; readonly firms: readonly string[] }, chance: Chance,
): string {
  const names = chance.pick([stations, firms, []]);
  if (names.length === 0) return numbered(chance);
  if (names === firms) return chance.pick(firms);
  return `${chance.pick(['м.', 'метро', 'ст. м.', 'станция метро', 'рядом с метро', 'м'])} ${chance.pick(stations)}`;
}

/** Words that sometimes precede an address. */
export const junkBefore: Piece = (chance) =>
  chance.pick(['Адрес:', 'Доставка:', 'адрес доставки', 'Прописка:', `ООО «${chance.pick(firms)}»,`, 'Склад:']);
