/** A part of a house's number that has a value of its own: "к2" is block 2. */
export type HouseSlot = 'block' | 'building' | 'structure' | 'liter';

/**
 * What is said beside the number of a house. Adding one is a row below, and nothing else; other languages name it in
 * their packs.
 */
export interface HousePart {
  readonly code: string;
  /** As people and maps write it in Russian, the full words first, divided by spaces. */
  readonly words?: string;
  /** The same of several words, divided by commas. */
  readonly phrases?: string;
  /** As an address shows it: "7 к2", "вл31". */
  readonly mark?: string;
  /** What its value is behind a number: "7 корпус 2". */
  readonly slot?: HouseSlot;
  /** Counted apart from the others of its slot: the флигель 1 is no строение 1, секция 12 no корпус 12. */
  readonly isApart?: true;
  /** Before a number, what it says of it: "сооружение 1" is no house 1. Empty: it says nothing. */
  readonly flag?: string;
  /** The field of `house_parts` in the contract; absent where the contract shows it in the number alone. */
  readonly field?: 'letter' | 'block' | 'building' | 'structure';
}

/** "13 bld. 5" is 13 с5 or 13 к5, whichever the map has: the mark of a value that may be in either slot. */
export const EITHER_MARK = '?';

const rows = [
  { code: 'dom', flag: '', words: 'дом доме дому дома домом д', phrases: 'жилой дом' },
  { code: 'vladenie', words: 'владение вл влад влд', mark: 'вл', flag: 'vl' },
  { code: 'domovladenie', words: 'домовладение двлд', mark: 'двлд', flag: 'vl' },
  { code: 'korpus', words: 'корпус корпусе корп кор к', mark: 'к', slot: 'block', flag: 'k', field: 'block' },
  {
    code: 'stroenie', words: 'строение строен стр с стр-е строен-е', phrases: 'незавершённое строение',
    mark: 'с', slot: 'building', flag: 's', field: 'building',
  },
  {
    code: 'sooruzhenie', words: 'сооружение соор сооруж',
    mark: 'соор', slot: 'structure', flag: 'soor', field: 'structure',
  },
  {
    code: 'litera', words: 'литера лит литер буква букв буквой',
    mark: 'лит', slot: 'liter', flag: 'l', field: 'letter',
  },
  { code: 'zdanie', words: 'здание зд', slot: 'building', flag: '' },
  { code: 'blok', words: 'блок бл', mark: 'бл', slot: 'block', isApart: true, flag: 'k' },
  { code: 'sekciya', words: 'секция ск', mark: 'ск', slot: 'block', isApart: true },
  { code: 'pavilon', words: 'павильон пав', mark: 'пав', slot: 'building', isApart: true, flag: 'pav' },
  { code: 'fligel', words: 'флигель фл', mark: 'фл', slot: 'building', isApart: true, flag: 'fl' },
  { code: 'garazh', words: 'гараж гар бокс', mark: 'гар', slot: 'building', isApart: true, flag: 'gar' },
  {
    code: 'uchastok', words: 'участок участке уч уч-к зу з/у', mark: 'уч', flag: 'uch',
    phrases: 'земельный участок, зем участок, зем.уч, садовый участок',
  },
  { code: 'building', mark: EITHER_MARK, slot: 'building', isApart: true, flag: '' },
  { code: 'chasti', words: 'часть ч' },
  { code: 'nomer', words: '№ n номер', flag: '' },
] as const satisfies readonly HousePart[];

export type HousePartCode = (typeof rows)[number]['code'];

export const houseParts: readonly (HousePart & { readonly code: HousePartCode })[] = rows;
