import type { Atom } from '../atoms/atoms.ts';
import { isPostcodeLike } from '../atoms/postcode-like.ts';
import { fold } from '../text/fold.ts';

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map((word) => fold(word)));

/** Units after their number. */
const units = keysOf(`кг килограмм килограмма килограммов тонна тонны тонн тн литр литра литров шт штук штука штуки
  место места мест коробка коробки коробок упаковка упаковки упаковок паллет паллета паллеты палет палета палеты поддон
  поддона поддонов мешок мешка мешков рулон рулона рулонов куб куба кубов`);
const money = keysOf('рубль рубля рублей руб');
/** Words before their number. */
const measures = keysOf('цена стоимость сумма вес масса объём объем предоплата доплата скидка скидкой');
const hours = keysOf('час часа часов часу часам утра вечера дня');
/** The letter for "hour", which alone is a house letter too. */
const hour = 'ч';
const hourPrepositions: ReadonlySet<string> = new Set(['к', 'ко', 'в', 'до', 'с', 'после', 'около']);
const [from, until, after] = ['с', 'до', 'после'] as const;
const hourWords = keysOf(`часу два двум три трём четыре четырём пять пяти шесть шести семь семи восемь восьми девять
  девяти десять десяти одиннадцать одиннадцати двенадцать двенадцати`);
const LAST_HOUR = 24;
const cubic = 'м';

/** Finds amounts and hours: "10 кг", "2 места", "цена 1500", "с 9 до 18", "после 18". Returns their mask. */
export function findAmounts(atoms: readonly Atom[], text: string): number {
  let mask = 0;
  for (let at = 0; at < atoms.length; at++) {
    mask |= spokenHourAt(atoms, at);
    if (atoms[at].isNumber) mask |= goodsAt(atoms, at, text) | hoursAt(atoms, at);
  }
  return mask;
}

/** The number at an atom with its unit or measure. */
function goodsAt(atoms: readonly Atom[], at: number, text: string): number {
  const first = isDecimal(atoms, at, text) ? at - 1 : at;
  const number = (1 << (at + 1)) - (1 << first);
  const next = atoms[at + 1];
  if ((next?.before === '' && isOnlyNumber(atoms, at)) || isLastAmount(atoms, at)) return 0;
  const isUnit = next && next.before.trim() === '' && (units.has(next.key) || money.has(next.key));
  if (isUnit && !isHouseBefore(atoms, at)) {
    return number | (2 << at);
  }
  // "0,5 м3"
  const isCubic = next?.text === cubic && atoms[at + 2]?.key === '3' && atoms[at + 2].before === '';
  if (isCubic) return number | (6 << at);
  const before = atoms[first - 1];
  return before && measures.has(before.key) && atoms[first].before !== ',' ? number | (1 << (first - 1)) : 0;
}

/** Whether the first number is a house, and the unit has a number behind it: "Садовая 41 место 5". */
const isHouseBefore = (atoms: readonly Atom[], at: number): boolean => at > 0
  && atoms[at + 2]?.isNumber && atoms[at + 2].before === ' ' && atoms.findIndex(({ isNumber }) => isNumber) === at;

/** Whether a text ends with an amount and has no other number, so that it could be the house: "Садовая, 41 шт." */
export const isLastAmount = (atoms: readonly Atom[], at: number): boolean => at > 0 && at + 2 === atoms.length
  && units.has(atoms[at + 1].key) && atoms[at + 1].before.trim() === ''
  && atoms.every((atom, other) => other === at || !atom.isNumber || atom.suffix !== '' || isPostcodeLike(atom.key)
    || atom.before === '-' || atoms[other + 1].before === '-');

/** Whether the text has no other number, so that a glued unit is a slip of the pen: "Садовая, 41шт". */
const isOnlyNumber = (atoms: readonly Atom[], at: number): boolean =>
  atoms.every(({ isNumber, suffix, key }, other) => other === at || !isNumber || suffix !== '' || isPostcodeLike(key));

/** Whether the number continues after a point or comma without blanks: "3,5". */
const isDecimal = (atoms: readonly Atom[], at: number, text: string): boolean => at > 0 && atoms[at - 1].isNumber
  && /^[.,]$/u.test(text.slice(atoms[at - 1].end, atoms[at].start));

/** The hour in words at an atom, behind a house: "25 к десяти утра", "25 в семь вечера". */
function spokenHourAt(atoms: readonly Atom[], at: number): number {
  const [before, next] = [atoms[at - 1], atoms[at + 1]];
  const isHour = hourWords.has(fold(atoms[at].text)) && next?.before === ' ' && hours.has(next.key)
    && before !== undefined && hourPrepositions.has(before.text) && isBehindHouse(atoms, at);
  return isHour ? 7 << (at - 1) : 0;
}

/** The hour at an atom with the words beside it. */
function hoursAt(atoms: readonly Atom[], at: number): number {
  const [before, { key, suffix }, next] = [atoms[at - 1], atoms[at], atoms[at + 1]];
  const isHour = suffix === '' && Number(key) <= LAST_HOUR && atoms[at].before === ' ';
  if (!isHour || !before || before.isNumber) return 0;
  const isUnit = next !== undefined && next.before === ' ' && (hours.has(next.key) || next.text === hour);
  const unit = isUnit ? 2 << at : 0;
  const preposition = (1 << at) | (1 << (at - 1)) | unit;
  // "с 9 до 18"
  const isRange = before.text === until && atoms[at - 2]?.isNumber && atoms[at - 3]?.text === from
    && atoms[at - 2].before === ' ' && before.before === ' ';
  if (isRange) return preposition | (6 << (at - 3)) | (1 << (at - 3));
  if (!isBehindHouse(atoms, at)) return 0;
  if (isUnit) return hourPrepositions.has(before.text) ? preposition : 0;
  const isLast = !next || next.before === ',';
  return isLast && (before.text === until || before.text === after) ? preposition : 0;
}

const isBehindHouse = (atoms: readonly Atom[], at: number): boolean =>
  atoms.some(({ isNumber, suffix }, before) => before < at && isNumber && suffix === '');
