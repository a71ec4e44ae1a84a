import type { Chance } from './chance.ts';
import type { KnownHouse } from './known-house.ts';
import { languageIn, partsOf, writeQuery, type WrittenQuery } from './spoken-address.ts';

type Writing = (house: KnownHouse, chance: Chance) => WrittenQuery | undefined;

/** Parses the label; undefined if it has another form. */
const parse = (label: string, form: RegExp): readonly string[] | undefined => form.exec(label)?.slice(1);

function withLabel(house: KnownHouse, label: string, chance: Chance): WrittenQuery {
  const order = chance.pick(['letter', 'street first'] as const);
  return writeQuery(house, partsOf(house, { label }), order, chance.pick([', ', ' ']));
}

/** "тридцать в", "дом сто двадцать пять". */
export const inWords: Writing = (house, chance) => {
  const [number, letter = ''] = parse(house.label, /^(\d{1,3})([А-ЕЖИК])?$/u) ?? [];
  if (number === undefined || languageIn(house) !== 'ru') return undefined;
  const label = [fullWordsOf(Number(number)), letter.toLowerCase()].filter(Boolean).join(' ');
  return writeQuery(house, partsOf(house, { label: chance.often(0.5) ? `дом ${label}` : label }), 'letter');
};

/** "двести двадцать шестой дом". */
export const ordinalHouse: Writing = (house, chance) => {
  const [number] = parse(house.label, /^([1-9]\d{0,2})$/u) ?? [];
  if (number === undefined || house.street === undefined || languageIn(house) !== 'ru') return undefined;
  const ordinal = ordinalOf(Number(number));
  const label = chance.often(0.7) ? `${ordinal} дом` : `дом ${ordinal}`;
  return writeQuery(house, partsOf(house, { label }), 'letter');
};

/** Letters that look like digits, as in scanned forms. */
const looks: Readonly<Record<string, readonly string[]>> = { 0: ['О', 'O'], 1: ['l'], 3: ['З'], 6: ['б'] };

export const scanned: Writing = (house, chance) => {
  const [number] = parse(house.label, /^(\d{2,3})$/u) ?? [];
  // "2б" is number 2Б.
  const isHouseLetter = (digit: string, at: number): boolean => digit === '6' && at + 1 === number?.length;
  const places = [...number ?? ''].flatMap((digit, at) => (looks[digit] && !isHouseLetter(digit, at) ? [at] : []));
  if (number === undefined || places.length === 0) return undefined;
  const at = chance.pick(places);
  return withLabel(house, number.slice(0, at) + chance.pick(looks[number[at]]) + number.slice(at + 1), chance);
};

/** The first of ten digits in a row, in several styles and scripts. */
const rowsOfDigits = ['𝟎', '𝟶', '０', '٠', '०'] as const;
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];
const keycap = '\ufe0f\u20e3';
const [MOST_CIRCLED, CIRCLED_ONE] = [20, 0x2460];
const han = [...'〇一二三四五六七八九'];

/** "²⁵", "２５", "⑫", "2️⃣5️⃣", "二五": digits that are none of a keyboard. */
export const digitSigns: Writing = (house, chance) => {
  const [number] = parse(house.label, /^(\d{1,3})$/u) ?? [];
  if (number === undefined) return undefined;
  const eachBy = (signOf: (digit: number) => string): string =>
    [...number].map((digit) => signOf(Number(digit))).join('');
  const first = chance.pick(rowsOfDigits).codePointAt(0)!;
  const isCircled = Number(number) > 0 && Number(number) <= MOST_CIRCLED;
  const circled = isCircled ? String.fromCodePoint(CIRCLED_ONE + Number(number) - 1) : undefined;
  const signs = [
    eachBy((digit) => String.fromCodePoint(first + digit)), eachBy((digit) => raised[digit]),
    eachBy((digit) => digit + keycap), eachBy((digit) => han[digit]),
    ...(circled === undefined ? [] : [circled]),
  ];
  return withLabel(house, chance.pick(signs), chance);
};

/** "27, ой, 25", "не 27, а 25": a number that is taken back. */
export const corrected: Writing = (house, chance) => {
  const [number] = parse(house.label, /^(\d{1,3})$/u) ?? [];
  if (number === undefined || house.street === undefined) return undefined;
  const other = Number(number) + chance.pick([1, 2, 4]);
  const label = chance.pick([
    `${other}, ой, ${number}`, `${other} нет ${number}`, `${other}, то есть ${number}`, `не ${other}, а ${number}`,
  ]);
  return writeQuery(house, partsOf(house, { label }), 'letter');
};

/** "5литб", "5 ЛИТБ", for a house with a letter. */
export const gluedLetter: Writing = (house, chance) => {
  const [number, letter] = parse(house.label, /^(\d+)\s*(?:лит\.?\s*)?([АБВГДЕ])$/iu) ?? [];
  if (number === undefined) return undefined;
  const small = letter.toLowerCase();
  const [capital, gap] = [letter.toUpperCase(), chance.pick(['', ' '])];
  return withLabel(house, number + gap + chance.pick([`лит${small}`, `ЛИТ${capital}`, `лит${capital}`]), chance);
};

/** A plot, which the map has as such or as its house: "улица № 9, уч7". */
export const plot: Writing = (house, chance) => {
  const [number] = parse(house.label, /^(?:(?:уч|участок)\.?\s*)?(\d+\p{L}?)$/iu) ?? [];
  return number === undefined || house.street === undefined || languageIn(house) !== 'ru' ? undefined
    : withLabel(house, chance.pick([`уч. ${number}`, `уч${number}`, `участок ${number}`, `уч-к ${number}`]), chance);
};

const villageWords = ['п.', 'пос.', 'посёлок', 'нп', 'с.', 'село', 'д.', 'деревня'] as const;
const villages: ReadonlySet<string> = new Set(['village', 'hamlet', 'isolated_dwelling']);

/** People and registers do not agree on what a village is called. */
export const settlementType: Writing = (house, chance) => {
  const { settlement, settlementKind = '' } = house;
  const isPlain = /^[А-ЯЁ][а-яё-]{3,}$/u.test(settlement ?? '');
  if (settlement === undefined || !villages.has(settlementKind) || !isPlain) return undefined;
  const label = chance.pick([house.label, `д. ${house.label}`]);
  const changed = { settlement: `${chance.pick(villageWords)} ${settlement}`, label };
  return writeQuery(house, partsOf(house, changed), 'letter');
};

const units = `ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать
  четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать`.split(/\s+/u);
const tens = 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ');
const hundreds = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' ');

/** A number below 1,000 in Russian words: 125 is "сто двадцать пять". */
export function fullWordsOf(number: number): string {
  const [hundred, rest] = [Math.floor(number / 100), number % 100];
  const [ten, unit] = rest < 20 ? [0, rest] : [Math.floor(rest / 10), rest % 10];
  const words = [hundreds[hundred - 1], tens[ten - 2], unit > 0 ? units[unit] : undefined].filter(Boolean);
  return words.length > 0 ? words.join(' ') : units[0];
}

const ordinalUnits = `нулевой первый второй третий четвёртый пятый шестой седьмой восьмой девятый десятый одиннадцатый
  двенадцатый тринадцатый четырнадцатый пятнадцатый шестнадцатый семнадцатый восемнадцатый
  девятнадцатый`.split(/\s+/u);
const ordinalTens = `двадцатый тридцатый сороковой пятидесятый шестидесятый семидесятый восьмидесятый
  девяностый`.split(/\s+/u);
const ordinalHundreds = `сотый двухсотый трёхсотый четырёхсотый пятисотый шестисотый семисотый восьмисотый
  девятисотый`.split(/\s+/u);

/** An ordinal below 1,000 in Russian words, of which only the last is an ordinal: 226 is "двести двадцать шестой". */
export function ordinalOf(number: number): string {
  const last = number % 100 === 0 ? 100 : number % 10 === 0 && number % 100 >= 20 ? 10 : 1;
  const rest = number % 100 < 20 ? number % 100 : number % 10;
  const word = last === 100 ? ordinalHundreds[number / 100 - 1]
    : last === 10 ? ordinalTens[(number % 100) / 10 - 2] : ordinalUnits[rest];
  const before = number - (last === 100 ? number : last === 10 ? number % 100 : rest);
  return before === 0 ? word : `${fullWordsOf(before)} ${word}`;
}
