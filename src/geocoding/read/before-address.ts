import type { Atom } from '../atoms/atoms.ts';
import { fold } from '../text/fold.ts';
import { isNamedAfter } from '../language/known-names.ts';
import { givenNames } from './given-names.ts';
import { isLabel } from './labels.ts';
import { isNumberSign, type TypeWord } from '../language/type-words.ts';

type Types = readonly TypeWord[];

const folded = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map((word) => fold(word)));

/** Labels of address fields and legal forms of firms: such words are not part of an address. */
const remarks = folded(
  `адрес адреса адресу доставка доставки доставить прописка прописки регистрация регистрации проживания получатель
    отправитель оао зао пао ип куда откуда указан указана указано указаны известен известно неизвестен неизвестно
    отсутствует уточняется`,
);
const besides = folded('рядом недалеко неподалёку вблизи поблизости напротив');
const besideWords: ReadonlySet<string> = new Set(['с', 'со', 'от']);
const leadingWords: ReadonlySet<string> = new Set(['не', 'по']);
/** Compared as text: the folded key would be just the letter О. */
const companies: ReadonlySet<string> = new Set(['ооо', 'ooo']);

/** Kinds of establishments in houses, but none that villages are named after, such as "Санаторий" or "Больница". */
const kinds = folded(
  `магазин супермаркет гипермаркет универсам кафе ресторан столовая пиццерия кофейня пекарня аптека салон парикмахерская
    барбершоп ателье автосервис автомойка шиномонтаж школа гимназия лицей колледж детсад поликлиника
    стоматология клиника гостиница отель хостел кинотеатр нотариус мфц пвз постамат банк`,
);
const kindsOfTwo = ['детский сад', 'пункт выдачи', 'почта россии', 'отделение почты', 'почтовое отделение']
  .map((words) => words.split(' ').map((word) => fold(word)));
/** Kinds that are no firms, or could be the name of a quarter or village, so that they count only beside an address. */
const landmarkKinds = folded(
  `тц трц тк бц тд рынок базар ярмарка парк сквер фонтан памятник монумент стадион бассейн каток спорткомплекс театр
    музей библиотека церковь храм собор часовня мечеть монастырь больница госпиталь роддом диспансер травмпункт
    общежитие азс заправка автозаправка автостоянка парковка автовокзал почта баня сауна универмаг клуб бар
    университет институт академия техникум училище`,
);
/** Second words of kinds of two, by the first. */
const landmarkKindsOfTwo = Map.groupBy([
  ...kindsOfTwo,
  ...['торговый центр', 'торговый дом', 'бизнес центр', 'дом культуры', 'дворец культуры', 'дворец спорта']
    .map((words) => words.split(' ').map((word) => fold(word))),
], ([first]) => first);
const firms = folded('ип зао оао пао ао');
/** Patronymics in the nominative and dative: streets have the genitive. */
const patronymic = /(?:[оеё]вич|льич|узьмич|омич|укич|икитич)у?$|(?:[оеё]вн|ичн)[ае]$/u;
const WORDS_OF_PERSON = 3;
/** Endings of surnames: without them "Марина Горка", a town, would be a person. */
const surname = /(?:[оеё]ва?|[иы]на?|[сц]кий|[сц]кая|енко|[уюч]ук|[яа]н|швили|дзе|ович|евич)$/u;

/**
 * Finds the words before the address proper: "Доставка: …", "Кому: …", "ООО «Лидер», …", "Иванов Иван Петрович, …",
 * "магазин Ритм, …". Returns their mask.
 */
export function findRemarks(atoms: readonly Atom[], types: readonly Types[]): number {
  const first = Math.max(endOfListNumber(atoms, types), endOfIntroduction(atoms), endOfLabel(atoms));
  let mask = (1 << first) - 1;
  for (let at = first; at < atoms.length && !atoms[at].isNumber; at++) {
    const behind = endOfAddressee(atoms, types, at);
    if (behind > at) {
      mask |= ((1 << (behind - at)) - 1) << at;
      at = behind - 1;
      continue;
    }
    // "адрес не указан", "по адресу"
    const beginsRemark = leadingWords.has(atoms[at].text) && remarks.has(atoms[at + 1]?.key);
    if (!beginsRemark && !isRemark(atoms[at])) break;
    mask |= 1 << at;
    if (besides.has(atoms[at].key) && besideWords.has(atoms[at + 1]?.text)) mask |= 1 << ++at;
    // The quoted name of a firm belongs to it.
    if (atoms[at + 1]?.before !== '"') continue;
    while (at + 1 < atoms.length && atoms[at + 1].before !== ',') mask |= 1 << ++at;
  }
  return mask;
}

const toAddress = ['по', 'адресу'].map((word) => fold(word));
const MOST_WORDS_BEFORE = 12;

/** Returns the end of an introduction: "Нежилое помещение, расположенное по адресу: …" */
function endOfIntroduction(atoms: readonly Atom[]): number {
  const at = atoms.slice(0, MOST_WORDS_BEFORE).findIndex(({ key, isNumber }, index) =>
    isNumber || (key === toAddress[1] && atoms[index - 1]?.key === toAddress[0]));
  return at < 0 || atoms[at].isNumber || at + 1 === atoms.length ? 0 : at + 1;
}

/** Returns the end of a label before the first colon: "Доставка: …", "Адрес получателя: …" */
function endOfLabel(atoms: readonly Atom[]): number {
  const colon = atoms.findIndex(({ before }) => before === ':');
  return colon > 0 && isLabel(atoms, colon) && atoms.slice(0, colon).every(({ before }) => before !== ',') ? colon : 0;
}

const MOST_DIGITS_OF_LIST = 4;

/** Returns the end of a list number if the house has another one: "3. Восточная ул., 5", "№ 3: Восточная ул., 5". */
function endOfListNumber(atoms: readonly Atom[], types: readonly Types[]): number {
  const at = isNumberSign(types[0]) ? 1 : 0;
  const [number, next] = [atoms[at], atoms[at + 1]];
  const isListed = number?.isNumber && number.suffix === '' && number.key.length <= MOST_DIGITS_OF_LIST
    && next !== undefined
    && !next.isNumber && next.text.length > 1
    && (next.before === '.' || next.before === ':' || (at === 1 && next.before === ' '));
  if (!isListed) return 0;
  // A house number is the last atom before a comma, and not that of a block or quarter.
  const isHouse = (index: number): boolean => {
    const { isNumber, key, suffix, before } = atoms[index];
    const [behind, word] = [atoms[index + 1], atoms[index - 1]];
    const isPlain = isNumber && key.length <= MOST_DIGITS_OF_LIST && suffix === '' && ['.', ',', ' '].includes(before);
    const isBehindName = isPlain && !word.isNumber && (types[index - 1].length > 0 || word.text.length > 2)
      && types[index - 1].every(({ level, code }) => level === 'street' || code === 'dom');
    let first = index;
    while (first > 0 && atoms[first].before !== ',') first--;
    // "мкр. Гора 2"
    const namesQuarter = types.slice(first, index)
      .some((readings) => readings.some(({ level }) => level === 'planning'));
    return isBehindName && !namesQuarter && (!behind || behind.before === ',');
  };
  return atoms.some((_, index) => index > at && isHouse(index)) ? at + 1 : 0;
}

const isRemark = ({ key, text }: Atom): boolean => remarks.has(key) || besides.has(key) || companies.has(text);

/** Returns the end of a person's or establishment's name up to a comma; `at` if there is none. */
function endOfAddressee(atoms: readonly Atom[], types: readonly Types[], at: number): number {
  let end = at + 1;
  while (end < atoms.length && atoms[end].before !== ',') end++;
  if (end >= atoms.length) return at;
  const [part, partTypes] = [atoms.slice(at, end), types.slice(at, end)];
  if (isFullPerson(part, partTypes)) return end;
  const hasNumber = atoms.some(({ isNumber }, index) => isNumber && index > end);
  if (atoms[end].isNumber || areBuildingWords(types[end]) || !hasNumber) return at;
  // Where neither a town nor a street follows, the last word of the name could be the town.
  const hasTown = types[end].some(({ level }) => level === 'street')
    ? types.some((readings, index) => index > end && readings.some(({ code }) => code === 'gorod'))
    : atoms.filter(({ isNumber, before }, index) =>
      index >= end && before === ',' && !isNumber && !areBuildingWords(types[index])).length > 1;
  return isPerson(part, partTypes) || isEstablishment(part, partTypes, hasTown ? 1 : 0) ? end : at;
}

/** Whether the words are a full name: "Иванов Иван Петрович". */
const isFullPerson = (part: readonly Atom[], types: readonly Types[]): boolean =>
  part.length === WORDS_OF_PERSON && isPlain(part, types)
  && (patronymic.test(part[1].text) || patronymic.test(part[2].text));

/** Whether the words are a given name and a surname: "Мария Петрова". */
const isPerson = (part: readonly Atom[], types: readonly Types[]): boolean =>
  part.length === 2 && isPlain(part, types)
  && part.some(({ key }, at) => givenNames.has(key) && surname.test(part[1 - at].text));

/** Whether there are only words, none of them a type word. */
const isPlain = (part: readonly Atom[], types: readonly Types[]): boolean => part.every(({ isNumber, before }, at) =>
  !isNumber && types[at].length === 0 && (at === 0 || before === ' '));

/** Recognizes "магазин Ритм", "детский сад № 3", "ИП Иванов А. С.", but not "магазин на улице Ленина". */
function isEstablishment(part: readonly Atom[], types: readonly Types[], mostWordsOfName: number): boolean {
  const [{ key, text }, second] = part;
  const hasTwoWords = kindsOfTwo.some((words) => key === words[0] && second?.key === words[1]);
  if (!hasTwoWords && !kinds.has(key) && !firms.has(key) && !companies.has(text)) return false;
  // "школа им. Ленина": what it is named after is no town.
  const namedAfter = part.findIndex((atom) => isNamedAfter(atom.key));
  const end = namedAfter < 0 ? part.length : namedAfter;
  const names = part.slice(0, end).flatMap((atom, at) =>
    at < (hasTwoWords ? 2 : 1) || atom.isNumber || atom.text.length === 1 ? [] : [{ atom, readings: types[at] }]);
  return (names.length <= mostWordsOfName || names[0].atom.before === '"')
    && names.every(({ readings }) => readings.every(({ level }) => level === 'planning' || level === 'room'));
}

/** Whether an establishment named after somebody begins at an atom: "школа им. Ленина". */
export const isNamedEstablishment = (atoms: readonly Atom[], at: number): boolean => kinds.has(atoms[at].key)
  && atoms[at + 1] !== undefined && atoms[at + 1].before !== ',' && isNamedAfter(atoms[at + 1].key);

/** Whether an establishment or another landmark begins at an atom, with its name behind: "ТЦ Малая Заря". */
export const isLandmarkAt = (atoms: readonly Atom[], at: number): boolean => !atoms[at].isNumber
  && (kinds.has(atoms[at].key) || landmarkKinds.has(atoms[at].key)
    || landmarkKindsOfTwo.get(atoms[at].key)?.some(([, second]) => atoms[at + 1]?.key === second) === true);

const areBuildingWords = (types: Types): boolean => types.some(({ level }) => level === 'building' || level === 'room');
