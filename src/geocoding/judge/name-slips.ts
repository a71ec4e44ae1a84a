import type { Atom } from '../atoms/atoms.ts';
import { isCommonStreet } from '../language/common-streets.ts';
import { stemOf } from '../text/stem.ts';
import { fold, foldUnmelted } from '../text/fold.ts';
import type { QueryWords } from '../query/words.ts';
import type { NameWord } from '../language/street-name.ts';
import { typeReadings } from '../language/type-words.ts';
import { EDIT, typoCost } from '../text/typo-costs.ts';

const MOST_COST = 4 * EDIT;
const LONG_LETTERS = 9;
const FEWEST_LETTERS = 3;
/** Endings that half of all names have: agreement in them means nothing. */
const ending = /^(.{2,}?)(sk|n)(?:ay|uy|oi|ogo|omu|om|oe|ie|ih|im|i)$/u;
const writtenEnding =
  /^(.{2,}?)(?:(ск|н)(?:[ая]я|[ую]ю|[оеыи]й|[ое][гм]о|[ое]му|[ое]м|[ое]е|[ыи][ехм])|([ое]ва|[иы]на))$/u;
const nominative = /(?:ая|яя|[ыио]й|[ое]е)$/u;
const cyrillic = /^[а-яё]+$/u;
const genders: readonly (readonly [string, RegExp])[] = [
  ['she', /(?:ая|яя)$/u], ['he', /(?:[ск]кий|ный|ний|вый|цкий)$/u], ['it', /(?:ое|ее)$/u], ['of him', /(?:ого|его)$/u],
];

const ofMany = /(?:[оеё]в|ей)$/u;
const ofOne = /[ая]$/u;

/** Surnames in the genitive, of a man, a woman and a family; "Каштановая" is not a surname. */
const surnames: readonly (readonly [string, RegExp])[] = [
  ['his', /.(?:[оеё]в|[иы]н)а$/u], ['hers', /.(?:[оеё]в|[иы]н)ой$/u], ['theirs', /.(?:[оеё]в|[иы]н)ых$/u],
  ['of him', /[сц]кого$/u], ['of her', /[сц]кой$/u], ['of them', /[сц]ких$/u],
];
/** The same in Latin letters, compared by the key. */
const latinSurnames: readonly (readonly [string, RegExp])[] = [
  ['his', /.(?:[oe]v|in)a$/u], ['hers', /.(?:[oe]v|in)oi$/u], ['theirs', /.(?:[oe]v|in)ih$/u],
  ['of him', /skogo$/u], ['of her', /skoi$/u], ['of them', /skih$/u],
];
const ofTree = /[оеё]в(?:ая|ый|ое)$/u;
/** Endings that make another word: "Калиненко", "Калининича", "Вокзальника". */
const otherEnds = ['ича', 'енко', 'чука', 'ника', 'ского'];
/** In Ukrainian the Садовая is "вулиця Садова". */
const ukrainian = 'вул';

/**
 * Whether words of the query that match a name are too different to be its misspellings: more letters differ than
 * people mistype in a word of that length, or the word is a common street name itself, or it has another gender
 * ("Невская" for "Невского").
 */
export function isOtherName({ atoms, shortMask }: QueryWords, mask: number, nameWords: readonly NameWord[]): boolean {
  const isUkrainian = (): boolean => atoms.some(({ text }) => text.startsWith(ukrainian));
  return atoms.some((atom, at) => {
    if (atom.isNumber || !(mask & (1 << at)) || atom.key.length < FEWEST_LETTERS) return false;
    if (nameWords.some(({ key }) => key === atom.key || (shortMask & (1 << at) && key.startsWith(atom.key)))) {
      return false;
    }
    const word = nearest(atom, nameWords);
    const isInflected = word !== undefined && isSameStem(atom.key, word.key);
    // "Ляпуновой" begins with "Lyapunov", yet is a form of "Ляпунова" and not a compound.
    if (!isInflected && nameWords.some(({ key }) => isJoined(atom, key, atoms, nameWords))) return false;
    return word === undefined || (isInflected
      ? hasOtherGender(atom.text, word.text) || (namesOtherPerson(atom, nameWords) && !isUkrainian())
      : hasOtherEnd(atom.text, word.text) || isCommonStreet(atom.key) || isTooFar(atom, word));
  });
}

function nearest({ key }: Atom, nameWords: readonly NameWord[]): NameWord | undefined {
  let [best, least]: [NameWord | undefined, number] = [undefined, MOST_COST];
  for (const word of nameWords) {
    const cost = isSameStem(key, word.key) ? 0 : typoCost(key, word.key, least);
    if (cost < least) [best, least] = [word, cost];
  }
  return best;
}

/** Whether words are joined or split: "Новосадовая" for Ново-Садовая, "Ново Садовая" for Новосадовая, "улленина". */
function isJoined({ key }: Atom, word: string, atoms: readonly Atom[], nameWords: readonly NameWord[]): boolean {
  const isNameWord = (rest: string): boolean => rest !== '' && nameWords.some((nameWord) => nameWord.key === rest);
  const isType = (rest: string): boolean => rest.length > 1 && typeReadings(rest) !== undefined;
  if (key.startsWith(word) && key !== word) return isNameWord(key.slice(word.length)) || isType(key.slice(word.length));
  if (key.endsWith(word) && key !== word) return isNameWord(key.slice(0, -word.length)) || isTypeOfStreet(key, word);
  if (!word.startsWith(key) && !word.endsWith(key)) return false;
  return atoms.some((atom) => word === key + atom.key || word === atom.key + key || word === key + atom.key.slice(1));
}

const isTypeOfStreet = (key: string, word: string): boolean =>
  typeReadings(key.slice(0, -word.length))?.some(({ level }) => level !== 'room' && level !== 'building') === true;

const hasOtherEnd = (asked: string, named: string): boolean =>
  otherEnds.some((end) => asked.endsWith(end) && !named.endsWith(end));

const isSameStem = (asked: string, named: string): boolean => {
  const stem = stemOf(asked);
  return stem !== undefined && stem === stemOf(named);
};

function isTooFar(atom: Atom, { key, text }: NameWord): boolean {
  const [asked, named] = [ending.exec(atom.key), ending.exec(key)];
  if (asked && named && asked[2] === named[2]) {
    const cost = typoCost(asked[1], named[1], MOST_COST);
    return cost > mostOf(asked[1].length) || (cost >= EDIT && isTooFarWritten(atom.text, text));
  }
  const cost = Math.min(...foldUnmelted(atom.text).map((unmelted) => typoCost(unmelted, key, MOST_COST)),
    typoCost(fold(atom.text, true), key, MOST_COST));
  return cost > mostOf(Math.min(lengthOf(atom), lengthOf({ key, text })))
    || (cost >= EDIT && isTooFarWritten(atom.text, text));
}

const lengthOf = ({ key, text }: NameWord): number => Math.max(key.length, [...text].length);

/** Compares letters rather than sounds, where a soft sign counts too: "Эстонская" is not the Эльтонская. */
function isTooFarWritten(askedText: string, namedText: string): boolean {
  if (!cyrillic.test(askedText) || !cyrillic.test(namedText)) return false;
  const [asked, named] = [askedText, namedText].map((text) => text.replaceAll('ё', 'е'));
  const [askedCut, namedCut] = [writtenEnding.exec(asked), writtenEnding.exec(named)];
  const isEndedAlike = askedCut && namedCut && askedCut[2] === namedCut[2] && askedCut[3] === namedCut[3];
  if (isEndedAlike && typoCost(askedCut[1], namedCut[1], MOST_COST) > mostOf(askedCut[1].length)) return true;
  const haveSameForm = asked.slice(-2) === named.slice(-2) || (nominative.test(asked) && nominative.test(named));
  return haveSameForm && typoCost(asked, named, MOST_COST) > mostOf(Math.min(asked.length, named.length));
}

const mostOf = (letters: number): number => (letters >= LONG_LETTERS ? 2 * EDIT : EDIT);

const genderOf = (text: string): string | undefined => genders.find(([, end]) => end.test(text))?.[0];

/** "Калининой" and "Калининых" are not Калинина, nor is "Каштанова" the Каштановая; "Терешкова" could be the woman. */
function isOtherPerson(asked: NameWord, named: NameWord): boolean {
  const [askedForm, namedForm] = [surnameOf(asked), surnameOf(named)];
  if (askedForm === namedForm) return false;
  if (askedForm !== undefined && namedForm !== undefined) return namedForm !== 'hers' || askedForm !== 'his';
  // Only in Cyrillic: "Sadova" is the Ukrainian for Садовая.
  if (askedForm === 'his' || askedForm === 'theirs') return ofTree.test(named.text) && cyrillic.test(asked.text);
  return namedForm === 'his' && ofTree.test(asked.text);
}

/** Checks every word of that stem, because the street may have its name in Latin letters too. */
const namesOtherPerson = (asked: Atom, nameWords: readonly NameWord[]): boolean =>
  nameWords.some((word) => isSameStem(asked.key, word.key) && isOtherPerson(asked, word));

const surnameOf = ({ text, key }: NameWord): string | undefined => cyrillic.test(text)
  ? surnames.find(([, end]) => end.test(text))?.[0] : latinSurnames.find(([, end]) => end.test(key))?.[0];

/** Whether two words in forms that streets have differ in gender or number. The genitive of a проспект does not. */
function hasOtherGender(asked: string, named: string): boolean {
  const [askedGender, namedGender] = [genderOf(asked), genderOf(named)];
  // "Космонавта" is one person, the улица Космонавтов is named after many.
  if (askedGender === undefined && ofMany.test(named)) return ofOne.test(asked);
  // "Рабочих" is not the Рабочая.
  if (askedGender === undefined && namedGender === 'she') return /[ыи]х$/u.test(asked);
  if (askedGender === undefined || askedGender === namedGender) return false;
  if (askedGender === 'of him') return namedGender === 'she';
  // "Заводская" is not the Заводской переулок, nor "Крупская" the улица Крупской, nor "Учёная" the улица Учёных.
  return namedGender !== undefined || (askedGender === 'she' && /(?:ой|[ыи]х)$/u.test(named));
}
