/**
 * Parts of a house number with values of their own: "к2" is block 2. `mark` is the form in addresses, `lackCost` the
 * cost where only the query or only the map has a value: 7 for "7 к2".
 */
export const houseSlots = {
  block: { mark: 'к', lackCost: 0.3 },
  building: { mark: 'с', lackCost: 0.25 },
  structure: { mark: 'соор', lackCost: 0.25 },
  liter: { mark: 'лит', lackCost: 0.2 },
} as const;

export type HouseSlot = keyof typeof houseSlots;

/** A word beside a house number. A new one is a row below; other languages have their words in their packs. */
export interface HousePart {
  readonly code: string;
  /** Russian spellings of people and maps, full words first, separated by spaces. */
  readonly words?: string;
  /** Spellings of several words, separated by commas. */
  readonly phrases?: string;
  /** The form in addresses: "7 к2", "вл31". */
  readonly mark?: string;
  /** The slot of its value after a number: "7 корпус 2". */
  readonly slot?: HouseSlot;
  /** Counted separately from others of its slot: флигель 1 is not строение 1, секция 12 not корпус 12. */
  readonly isApart?: true;
  /** The flag of a number after it: "сооружение 1" is not house 1. Empty for plain house numbers. */
  readonly flag?: string;
  /** The field of `house_parts` in the contract; absent if the contract shows it only within the number. */
  readonly field?: 'letter' | 'block' | 'building' | 'structure';
}

/** Marks a value that could be in either slot: "13 bld. 5" is 13 с5 or 13 к5, whichever the map has. */
export const EITHER_MARK = '?';

const rows = [
  { code: 'dom', flag: '', words: 'дом доме дому дома домом д', phrases: 'жилой дом' },
  { code: 'vladenie', words: 'владение вл влад влд', mark: 'вл', flag: 'vl' },
  { code: 'domovladenie', words: 'домовладение двлд', mark: 'двлд', flag: 'vl' },
  {
    code: 'korpus', words: 'корпус корпусе корп копр крп кор к',
    mark: houseSlots.block.mark, slot: 'block', flag: 'k', field: 'block',
  },
  {
    code: 'stroenie', words: 'строение строен стр с стр-е строен-е', phrases: 'незавершённое строение',
    mark: houseSlots.building.mark, slot: 'building', flag: 's', field: 'building',
  },
  {
    code: 'sooruzhenie', words: 'сооружение соор сооруж',
    mark: houseSlots.structure.mark, slot: 'structure', flag: 'soor', field: 'structure',
  },
  {
    code: 'litera', words: 'литера лит литер буква букв буквой',
    mark: houseSlots.liter.mark, slot: 'liter', flag: 'l', field: 'letter',
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
