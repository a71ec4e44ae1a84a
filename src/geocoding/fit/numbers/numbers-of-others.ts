import { fold } from '../../text/fold.ts';
import type { QueryWords } from '../../query/words.ts';
import { isNumberSign } from '../../language/type-words.ts';
import { isLastAmount } from '../../read/amounts.ts';

/** The object that a number belongs to instead of a house, as long as the words of `mask` have no other meaning. */
export interface OtherOwner {
  readonly mask: number;
  /** The number could still be a house's: of a part whose house is left out, or of a house only mentioned. */
  readonly couldBeHouse: boolean;
  /** The number of a plot, which is mostly that of the house on it. */
  readonly isPlot?: boolean;
}

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map((word) => fold(word)));

/** Type words of flats, garages and the like, in a house or beside it. */
const beside: ReadonlySet<string> = new Set(['kvartira', 'garazh', 'pavilon', 'sekciya', 'mesto']);
/** Other objects with numbers, whose words are not type words. */
const others = keysOf('место места сек маг лот ячейка кпп прилавок контейнер стол стенд');
/** Buildings known by number: "ТП-16", "общ. 16". */
const stations = keysOf('тп ктп грп общ общежитие');
/** Type words of house parts and quarters, which some towns number instead of houses. */
const parts: ReadonlySet<string> = new Set(['korpus', 'stroenie', 'litera', 'kvartal', 'blok']);
const plots: ReadonlySet<string> = new Set(['uchastok']);
/** Type words whose number follows them anywhere in the text. */
const numbered: ReadonlySet<string> = new Set(['gsk', 'snt', 'jk', 'chast']);
/** Units of sums, times, distances and days. */
const units = keysOf(`рублей рубля руб часов часа час метров метра остановка остановки остановок
  соток человек машин гаражей места мест штук шт кг утра вечера января февраля марта апреля мая июня июля августа
  сентября октября ноября декабря`);
const rooms = keysOf(`комнатная комнатную комнатной комн квартирный квартирного квартирном этажный этажного этажном
  подъездный подъездного секционный`);
/** Words before a street that the house is not in: "11, напротив ул. Садовая". */
const across = keysOf('напротив возле около рядом вблизи недалеко');
/** Words before a house that is not meant: "напротив дома 8", "бывший дом 8". */
const asides: ReadonlySet<string> = new Set([...across, ...keysOf('бывший бывшая бывшее бывш от за перед после')]);
export const isAcross = (key: string): boolean => across.has(key);
/** "8 бис" is a house of its own, next to 8. */
const seconds = keysOf('бис bis');
const house = 'dom';
const not = 'не';
const withWord = 'с';
const places: ReadonlySet<string> = new Set(['street', 'settlement', 'planning', 'area']);

type Words = Pick<QueryWords, 'atoms' | 'types' | 'text'>;

/** For each number, what it belongs to instead of a house; undefined if it could only be a house. */
export const numbersOfOthers = (words: Words): readonly (OtherOwner | undefined)[] =>
  words.atoms.map(({ isNumber }, at) => (isNumber ? behindWord(words, at) ?? beforeWord(words, at) : undefined));

/** Finds the owner of a number in the word before it: "Садовая, кв. 5", "ГСК 5", "не 5", "напротив дома 5". */
function behindWord({ atoms, types }: Words, at: number): OtherOwner | undefined {
  const behind = isNumberSign(types[at - 1]) ? at - 2 : at - 1;
  const word = atoms[behind];
  if (!word || word.isNumber || atoms[behind + 1].before === ',') return undefined;
  const has = (codes: ReadonlySet<string>): boolean => types[behind].some(({ code }) => codes.has(code));
  // "хона" means both a flat and a house.
  const isHouseWord = types[behind].some(({ code }) => code === house);
  const mask = 1 << behind;
  if ((has(beside) && !isHouseWord) || others.has(word.key) || word.text === not) return { mask, couldBeHouse: false };
  // In a СНТ the plots are the houses.
  const isGardenPlot = has(plots) && types.some((typeWords) => typeWords.some(({ code }) => code === 'snt'));
  if (has(plots) && !isGardenPlot) return { mask, couldBeHouse: true, isPlot: true };
  if (has(parts) || stations.has(word.key)) return { mask, couldBeHouse: true };
  const belongsToPlace = isPlace(types[behind]) && word.key.length > 1 && (word.before === ',' || has(numbered));
  if (belongsToPlace) return { mask, couldBeHouse: false };
  let first = isHouseWord ? behind - 1 : behind;
  if (atoms[first]?.text === withWord) first--;
  const isAside = first >= 0 && asides.has(atoms[first].key);
  return isAside ? { mask: 1 << first, couldBeHouse: true } : undefined;
}

/** Finds the owner of a number in the word after it: "6 мая", "5 бис", "2 корпус", "5 квартира", "5 линия", "5½". */
function beforeWord({ atoms, types, text }: Words, at: number): OtherOwner | undefined {
  const sign = text[atoms[at].end];
  if (sign === '%' || sign === '½' || sign === '¼' || sign === '¾') return { mask: 0, couldBeHouse: true };
  const next = atoms[at + 1];
  if (!next || next.isNumber || next.before === ',') return undefined;
  const mask = 2 << at;
  if (isLastAmount(atoms, at)) return { mask, couldBeHouse: true };
  if (next.before === ' ' ? units.has(next.key) : rooms.has(next.key)) return { mask, couldBeHouse: false };
  if (seconds.has(next.key)) return { mask, couldBeHouse: true };
  // "2 корпус дома 129"
  const belongsToPart = types[at + 2]?.some(({ code }) => code === house)
    && types[at + 1].some(({ code }) => code === 'korpus' || code === 'stroenie');
  if (belongsToPart) return { mask, couldBeHouse: true };
  const isLast = !atoms[at + 2] || atoms[at + 2].before === ',';
  if (!isLast) return undefined;
  const isFlat = types[at + 1].some(({ code }) => code === 'kvartira')
    && types[at + 1].every(({ code }) => code !== house)
    && !atoms.some(({ isNumber, key }, i) => i !== at && isNumber && key.length < 6);
  if (isFlat) return { mask, couldBeHouse: true };
  const belongsToPlace = atoms[at].before === ',' && next.before === ' ' && next.key.length > 1
    && isPlace(types[at + 1]) && types[at + 1].every(({ code }) => code !== 'ul');
  return belongsToPlace ? { mask, couldBeHouse: false } : undefined;
}

const isPlace = (types: QueryWords['types'][number]): boolean =>
  types.length > 0 && types.every(({ level }) => places.has(level));
