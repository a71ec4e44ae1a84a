import { packs, wordsIn } from './list.ts';
import { typeClasses, type TypeCode } from './type-classes.ts';

/**
 * Type words as mappers write them, for the importer. A form has one meaning there, that of the first class that lists
 * it: "пр" is проспект on a map, while a query's "пр" could be a проезд as well.
 */
const quarters: readonly TypeCode[] = ['mkr', 'kvartal', 'massiv', 'jk'];
/** Classes whose word is half of the name: Земляной Вал, Кузнецкий Мост. */
const halves: ReadonlySet<TypeCode> =
  new Set(['val', 'most', 'ryad', 'poryadok', 'km', 'tropa', 'dubler', 'estakada']);
const streets: readonly TypeCode[] = [...typeClasses.street, ...quarters];
const settlements: readonly TypeCode[] = [...typeClasses.settlement, ...quarters, 'ter', 'snt'];

/** Letters that are short for a type on maps; all others are initials of a name: "улица П. Лумумбы". */
const streetLetters = 'ш';
const placeLetters = 'гпсдх';

const formsOf = (code: TypeCode, letters: string): string[] => packs.flatMap(({ types }) => wordsIn(types[code]))
  .map(plain).filter((word) => word.length > 1 || letters.includes(word));
const plain = (word: string): string => word.replaceAll('ё', 'е');

/** Each form with the Russian word in full: улица for "вул" and көшесі. */
export const streetWords: ReadonlyMap<string, string> = new Map(streets.toReversed().flatMap((code) => {
  const full = plain(wordsIn(packs[0].types[code])[0]);
  return formsOf(code, streetLetters).map((form) => [form, full] as const);
}));

/** The words in full that a name can go without. */
export const bareTypes: ReadonlySet<string> =
  new Set(streets.filter((code) => !halves.has(code)).map((code) => plain(wordsIn(packs[0].types[code])[0])));

/** Type words of settlements and quarters, before or after the name. */
export const placeWords: ReadonlySet<string> = new Set(settlements.flatMap((code) => formsOf(code, placeLetters)));
