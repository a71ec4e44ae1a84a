import type { Atom } from '../atoms/atoms.ts';
import { isCommonStreet } from '../language/common-streets.ts';
import { stemOf } from '../text/stem.ts';
import { fold, foldUnmelted } from '../text/fold.ts';
import type { QueryWords } from '../query/words.ts';
import type { OwnWord } from '../language/street-name.ts';
import { typeReadings } from '../language/type-words.ts';
import { EDIT, typoCost } from '../text/typo-costs.ts';

const MOST_COST = 4 * EDIT;
const LONG_LETTERS = 9;
const FEWEST_LETTERS = 3;
/** Endings that half of all names have: letters that agree in them say nothing. */
const ending = /^(.{2,}?)(sk|n)(?:ay|uy|oi|ogo|omu|om|oe|ie|ih|im|i)$/u;
const writtenEnding =
  /^(.{2,}?)(?:(ск|н)(?:[ая]я|[ую]ю|[оеыи]й|[ое][гм]о|[ое]му|[ое]м|[ое]е|[ыи][ехм])|([ое]ва|[иы]на))$/u;
const nominative = /(?:ая|яя|[ыио]й|[ое]е)$/u;
const cyrillic = /^[а-яё]+$/u;
const kinds: readonly (readonly [string, RegExp])[] = [
  ['she', /(?:ая|яя)$/u], ['he', /(?:[ск]кий|ный|ний|вый|цкий)$/u], ['it', /(?:ое|ее)$/u], ['of him', /(?:ого|его)$/u],
];

const ofMany = /(?:[оеё]в|ей)$/u;
const ofOne = /[ая]$/u;

/** In the genitive, of a man, a woman and a family; the Каштановая is nobody's. */
const surnames: readonly (readonly [string, RegExp])[] = [
  ['his', /.(?:[оеё]в|[иы]н)а$/u], ['hers', /.(?:[оеё]в|[иы]н)ой$/u], ['theirs', /.(?:[оеё]в|[иы]н)ых$/u],
  ['of him', /[сц]кого$/u], ['of her', /[сц]кой$/u], ['of them', /[сц]ких$/u],
];
/** The same in Latin letters, by the key. */
const latinSurnames: readonly (readonly [string, RegExp])[] = [
  ['his', /.(?:[oe]v|in)a$/u], ['hers', /.(?:[oe]v|in)oi$/u], ['theirs', /.(?:[oe]v|in)ih$/u],
  ['of him', /skogo$/u], ['of her', /skoi$/u], ['of them', /skih$/u],
];
const ofTree = /[оеё]в(?:ая|ый|ое)$/u;
/** Ends of words that are the same with another end no longer: "Калиненко", "Калининича", "Вокзальника". */
const otherEnds = ['ича', 'енко', 'чука', 'ника', 'ского'];
/** "вулиця Садова" is the Садовая. */
const ukrainian = 'вул';

/**
 * Whether words of the query stand for others of a street's name that are no slips of them: more letters differ than
 * one mistypes in so many, it is what many streets are called, or it is of another gender ("Невская", "Невского").
 */
export function isOtherName({ atoms, shortMask }: QueryWords, mask: number, own: readonly OwnWord[]): boolean {
  const isUkrainian = (): boolean => atoms.some(({ text }) => text.startsWith(ukrainian));
  return atoms.some((atom, at) => {
    if (atom.isNumber || !(mask & (1 << at)) || atom.key.length < FEWEST_LETTERS) return false;
    if (own.some(({ key }) => key === atom.key || (shortMask & (1 << at) && key.startsWith(atom.key)))) return false;
    const word = nearest(atom, own);
    const isInCase = word !== undefined && isSameStem(atom.key, word.key);
    // "Ляпуновой" begins as "Lyapunov" does, but is the Ляпунова in another form.
    if (!isInCase && own.some(({ key }) => isJoined(atom, key, atoms, own))) return false;
    return word === undefined || (isInCase
      ? isOtherKind(atom.text, word.text) || (isOfOthers(atom, own) && !isUkrainian())
      : hasOtherEnd(atom.text, word.text) || isCommonStreet(atom.key) || isTooFar(atom, word));
  });
}

function nearest({ key }: Atom, own: readonly OwnWord[]): OwnWord | undefined {
  let [best, least]: [OwnWord | undefined, number] = [undefined, MOST_COST];
  for (const word of own) {
    const cost = isSameStem(key, word.key) ? 0 : typoCost(key, word.key, least);
    if (cost < least) [best, least] = [word, cost];
  }
  return best;
}

/** "Новосадовая" for Ново-Садовая, "Ново Садовая" for the Новосадовая, "улленина". */
function isJoined({ key }: Atom, word: string, atoms: readonly Atom[], own: readonly OwnWord[]): boolean {
  const isOwn = (rest: string): boolean => rest !== '' && own.some((one) => one.key === rest);
  const isType = (rest: string): boolean => rest.length > 1 && typeReadings(rest) !== undefined;
  if (key.startsWith(word) && key !== word) return isOwn(key.slice(word.length)) || isType(key.slice(word.length));
  if (key.endsWith(word) && key !== word) return isOwn(key.slice(0, -word.length)) || isTypeOfStreet(key, word);
  if (!word.startsWith(key) && !word.endsWith(key)) return false;
  return atoms.some((other) => word === key + other.key || word === other.key + key
    || word === key + other.key.slice(1));
}

const isTypeOfStreet = (key: string, word: string): boolean =>
  typeReadings(key.slice(0, -word.length))?.some(({ level }) => level !== 'room' && level !== 'building') === true;

const hasOtherEnd = (asked: string, own: string): boolean =>
  otherEnds.some((end) => asked.endsWith(end) && !own.endsWith(end));

const isSameStem = (one: string, other: string): boolean => {
  const stem = stemOf(one);
  return stem !== undefined && stem === stemOf(other);
};

function isTooFar(atom: Atom, { key, text }: OwnWord): boolean {
  const [own, other] = [ending.exec(atom.key), ending.exec(key)];
  if (own && other && own[2] === other[2]) {
    const cost = typoCost(own[1], other[1], MOST_COST);
    return cost > mostOf(own[1].length) || (cost >= EDIT && isTooFarWritten(atom.text, text));
  }
  const cost = Math.min(...foldUnmelted(atom.text).map((one) => typoCost(one, key, MOST_COST)),
    typoCost(fold(atom.text, true), key, MOST_COST));
  return cost > mostOf(Math.min(lengthOf(atom), lengthOf({ key, text })))
    || (cost >= EDIT && isTooFarWritten(atom.text, text));
}

const lengthOf = ({ key, text }: OwnWord): number => Math.max(key.length, [...text].length);

/** A letter is another one, and one more that sounds like nothing: "Эстонская" for the Эльтонская. */
function isTooFarWritten(asked: string, own: string): boolean {
  if (!cyrillic.test(asked) || !cyrillic.test(own)) return false;
  const [one, other] = [asked, own].map((text) => text.replaceAll('ё', 'е'));
  const [cut, otherCut] = [writtenEnding.exec(one), writtenEnding.exec(other)];
  const isEndedAlike = cut && otherCut && cut[2] === otherCut[2] && cut[3] === otherCut[3];
  if (isEndedAlike && typoCost(cut[1], otherCut[1], MOST_COST) > mostOf(cut[1].length)) return true;
  const isOfOneForm = one.slice(-2) === other.slice(-2) || (nominative.test(one) && nominative.test(other));
  return isOfOneForm && typoCost(one, other, MOST_COST) > mostOf(Math.min(one.length, other.length));
}

const mostOf = (letters: number): number => (letters >= LONG_LETTERS ? 2 * EDIT : EDIT);

const kindOf = (text: string): string | undefined => kinds.find(([, end]) => end.test(text))?.[0];

/** "Калининой" and "Калининых" are not Калинина, nor is "Каштанова" the Каштановая; but "Терешкова" may be she. */
function isOtherPerson(asked: OwnWord, own: OwnWord): boolean {
  const [one, other] = [surnameOf(asked), surnameOf(own)];
  if (one === other) return false;
  if (one !== undefined && other !== undefined) return other !== 'hers' || one !== 'his';
  // "Sadova" is Ukrainian.
  if (one === 'his' || one === 'theirs') return ofTree.test(own.text) && cyrillic.test(asked.text);
  return other === 'his' && ofTree.test(asked.text);
}

/** The name may stand in other letters as well. */
const isOfOthers = (asked: Atom, own: readonly OwnWord[]): boolean =>
  own.some((word) => isSameStem(asked.key, word.key) && isOtherPerson(asked, word));

const surnameOf = ({ text, key }: OwnWord): string | undefined => cyrillic.test(text)
  ? surnames.find(([, end]) => end.test(text))?.[0] : latinSurnames.find(([, end]) => end.test(key))?.[0];

/** Both are told in the form of the map, and are not one; the genitive of the проспект is no other. */
function isOtherKind(asked: string, own: string): boolean {
  const [one, other] = [kindOf(asked), kindOf(own)];
  // "Космонавта" is of one, the улица Космонавтов of many.
  if (one === undefined && ofMany.test(own)) return ofOne.test(asked);
  // "Рабочих" for the Рабочая.
  if (one === undefined && other === 'she') return /[ыи]х$/u.test(asked);
  if (one === undefined || one === other) return false;
  if (one === 'of him') return other === 'she';
  // The Заводской is a переулок, the улица Крупской hers, the улица Учёных theirs.
  return other !== undefined || (one === 'she' && /(?:ой|[ыи]х)$/u.test(own));
}
