import { plainNumber } from '../text/digits.ts';
import { fold } from '../text/fold.ts';
import { beginsTypePhrase, isContraction, isTypePhrase, ownTypeKey, typeReadings } from '../language/type-words.ts';
import { numbersIn, packs, wordsOfAll } from '../packs/list.ts';

/** A word or number of a text, with the sign before it. */
export interface Atom {
  readonly isNumber: boolean;
  /** The text as written, in lower case. */
  readonly text: string;
  /** The folded word, or the digits. */
  readonly key: string;
  /** For a word that could be a type word: its key among type words. */
  readonly typeKey?: string;
  /** The ending that makes a number an ordinal: "я" in 3-я. */
  readonly suffix: string;
  /** The separator before it: '' if glued, else ' ' or the heaviest sign. */
  readonly before: string;
  readonly hasDot: boolean;
  readonly start: number;
  readonly end: number;
  /** For a number written in words: the keys of the words. */
  readonly words?: readonly string[];
}

const MOST_ATOMS = 40;

const suffixes = new Set(wordsOfAll('ordinalSuffixes'));
/** Endings that are house letters too, so that they make an ordinal only after a hyphen. */
const letterSuffixes = new Set(['е', 'а', 'e', 'i', 'y', 'j', 'х', 'і', 'ы']);

/** The highest ordinal read from words; higher ones are more often part of a name. */
const GREATEST_ORDINAL = 12;
const ordinalWords = new Map(packs.flatMap(({ ordinals, ordinalEndings }) => numbersIn(ordinals, ordinalEndings))
  .filter(([, number]) => number <= GREATEST_ORDINAL).map(([word, number]) => [fold(word), String(number)]));

/** Numbers at the beginning of names of anniversaries: "Пятидесятилетия" is 50-летия. */
const anniversaryNumbers = new Map(Object.entries({
  пяти: 5, десяти: 10, пятнадцати: 15, двадцати: 20, двадцатипяти: 25, тридцати: 30, тридцатипяти: 35, сорока: 40,
  пятидесяти: 50, шестидесяти: 60, семидесяти: 70, восьмидесяти: 80, девяносто: 90, сто: 100, двухсот: 200,
  трёхсот: 300, трехсот: 300, тысяче: 1000,
}));

const wordLetter = /[\p{L}\p{M}]/u;
const digit = /\p{Nd}/u;
const apostrophes = new Set("'’ʻ`ʼ‘ʹ´");

/** Cuts a text into at most 40 atoms, also between letters and digits ("д5") and before a capital ("улНовая"). */
export function atomsOf(text: string): Atom[] {
  const pieces = cut(text);
  const atoms: Atom[] = [];
  for (let at = 0; at < pieces.length && atoms.length < MOST_ATOMS; at++) {
    const joined = joinedType(pieces, at);
    if (joined > 1) {
      atoms.push(asAtom(pieces.slice(at, at + joined)));
      at += joined - 1;
    } else if (pieces[at].isNumber && isSuffix(pieces, at + 1)) {
      atoms.push({ ...asAtom([pieces[at]]), suffix: pieces[at + 1].text, end: pieces[at + 1].end });
      at++;
    } else atoms.push(asAtom([pieces[at]], pieces[at + 1], pieces[at - 1]));
  }
  return atoms.map(withComma);
}

/** Reads a semicolon as a comma, as in the fields of a form; between two numbers, "10; 12", it lists houses. */
const withComma = (atom: Atom, at: number, atoms: readonly Atom[]): Atom =>
  (atom.before === ';' && !(atom.isNumber && atoms[at - 1]?.isNumber) ? { ...atom, before: ',' } : atom);

interface Piece {
  readonly isNumber: boolean;
  readonly text: string;
  readonly key: string;
  readonly before: string;
  readonly hasDot: boolean;
  readonly start: number;
  readonly end: number;
}

type Sort = 'word' | 'number' | 'sign';

function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let before = ' ';
  let at = 0;
  while (at < text.length && pieces.length < MOST_ATOMS * 2) {
    const sort = sortOf(text, at);
    if (sort === 'sign') {
      before = heavier(before, isLetterBracket(pieces, text, at) ? '"' : isStrokeKey(text, at) ? '/'
        : arrow.test(text.slice(at, at + 2)) ? ',' : text[at]);
      at++;
      continue;
    }
    const whole = endOfRun(text, at, sort);
    // "10адробь2"
    const isGluedStroke = whole - at === strokeWord.length + 1
      && text.slice(at + 1, whole).toLowerCase() === strokeWord;
    const end = isGluedStroke ? at + 1 : whole;
    const run = text.slice(at, end);
    if (run.length === strokeWord.length && run.toLowerCase() === strokeWord && isStroke(pieces, text, end)) {
      before = heavier(before, '/');
      at = end;
      continue;
    }
    let start = at;
    const anniversary = sort === 'word' && run.length > 8 ? anniversaryOf(run) : undefined;
    const parts = sort !== 'word' ? [run]
      : anniversary?.parts ?? partsOfWord(run, { previous: pieces.at(-1), isGlued: before === '', text, end });
    for (const [index, part] of parts.entries()) {
      const isCount = anniversary !== undefined && index === 0;
      const lower = part.toLowerCase();
      const key = part === '№' ? 'n' : isCount ? anniversary.number
        : sort === 'number' ? plainNumber(part) : fold(lower);
      const isLast = start + part.length === end;
      if (key !== '') {
        pieces.push({
          isNumber: sort === 'number' || isCount, text: lower, key,
          before: pieces.length === 0 ? ' ' : before,
          hasDot: isLast && text[end] === '.', start, end: start + part.length,
        });
        before = '';
      }
      start += part.length;
    }
    at = end;
  }
  return pieces;
}

/** Cuts letters of house numbers from a word, by the numbers beside it. */
function partsOfWord(
  run: string,
  { previous, isGlued, text, end }: { previous: Piece | undefined; isGlued: boolean; text: string; end: number },
): readonly string[] {
  if (previous?.isNumber && isGlued) return partsOfHouse(run);
  const liter = previous?.isNumber || previous?.text.length === 1 ? literOf.exec(run) : null;
  if (liter) return [liter[1], liter[2]];
  const isBeforeNumber = end < text.length && sortOf(text, end) === 'number';
  const mayHaveLetters = mayBeLettered(previous) && (isBeforeNumber || numberNext.test(text.slice(end, end + 4)));
  return mayHaveLetters ? lettersOfHouse(run, isBeforeNumber) : isBeforeNumber ? markersOfHouse(run) : [run];
}

/** Whether a stroke was typed on the other layout: "41|3". Several of them separate the columns of a table. */
const isStrokeKey = (text: string, at: number): boolean => text[at] === '|'
  && text.indexOf('|') === text.lastIndexOf('|') && digit.test(text[at - 1] ?? '') && digit.test(text[at + 1] ?? '');

/** An arrow between the ends of a way, or the parts of an address: "-> ", "→", " > ". */
const arrow = /^(?:[>→⇒➔➜►]|[-–—=]>)/u;

const openedLetter = /^[([]\s?\p{L}\s?[)\]]/u;
const closedLetter = /[([]\s?\p{L}\s?[)\]]$/u;
const BRACKETED_LENGTH = 5;

/** Whether a bracket encloses a house letter and so counts as a quote: "10(Г)". */
function isLetterBracket(pieces: readonly Piece[], text: string, at: number): boolean {
  if (text[at] === '(' || text[at] === '[') {
    return pieces.at(-1)?.isNumber === true && openedLetter.test(text.slice(at, at + BRACKETED_LENGTH));
  }
  if (text[at] !== ')' && text[at] !== ']') return false;
  const behind = text.slice(Math.max(0, at + 1 - BRACKETED_LENGTH), at + 1);
  return pieces.at(-2)?.isNumber === true && closedLetter.test(behind);
}

/** The word for a stroke: "10 дробь 2" and "10а дробь 2" are 10/2 and 10А/2. */
const strokeWord = 'дробь';
const isStroke = (pieces: readonly Piece[], text: string, end: number): boolean =>
  (pieces.at(-1)?.isNumber === true || pieces.at(-1)?.text.length === 1) && /^[\s.]*\d/u.test(text.slice(end, end + 4));

function anniversaryOf(word: string): { readonly parts: readonly string[]; readonly number: string } | undefined {
  const cut = /лет(?:ия|ие|ию|ием|ии)$/iu.exec(word)?.index ?? 0;
  const number = anniversaryNumbers.get(word.slice(0, cut).toLowerCase());
  return number === undefined ? undefined : { parts: [word.slice(0, cut), word.slice(cut)], number: String(number) };
}

/** Matches "5 литб", "12 ЛИТБ". */
const literOf = /^(лит)([а-емни])$/iu;

/** Cuts a house letter from the word of a house part: "20Гк1", "5лита". */
function partsOfHouse(run: string): readonly string[] {
  const match = /^(\p{L})(к|корп|с|стр|лит|кв|оф|пом|k|s|c|kor|str|kv)$/iu.exec(run) ?? /^(лит)(\p{L})$/iu.exec(run);
  return match ? [match[1], match[2]] : [run];
}

/** The same for a letter apart from its number: "26 Ас4", "лит. Гк1". */
const lettersOfHouse = (run: string, isGlued: boolean): readonly string[] => {
  const match = (isGlued ? /^(\p{L})(к|с|c|корп|стр)$/iu : /^(\p{L})(корп|стр)$/iu).exec(run);
  return match ? [match[1], match[2]] : isGlued ? markersOfHouse(run) : [run];
};
/** "лит.Астр.15" */
const numberNext = /^\.?\s?№?\d/u;
const mayBeLettered = (before: Piece | undefined): boolean =>
  before !== undefined && (before.isNumber || typeReadings(before.key)?.some(({ code }) => code === 'litera') === true);

/** Cuts the "д" for house from the word of a house part: "дк2109", "двл3". */
function markersOfHouse(run: string): readonly string[] {
  const match = /^([дd])(к|корп|с|стр|вл|влад|соор|k|s|vl)$/iu.exec(run);
  return match ? [match[1], match[2]] : [run];
}

/** Cache of character classes: word, number or sign, with bits for capitals and apostrophes. */
const [WORD, NUMBER, SIGN, CAPITAL, APOSTROPHE] = [1, 2, 3, 4, 8];
const characters = new Uint8Array(2 ** 16);

/** The signs of "5º" and "5ª" are letters in Unicode. */
const ordinalSigns = new Set('ºª');

function classify(char: string): number {
  if (ordinalSigns.has(char)) return SIGN;
  const sort = char === '№' || wordLetter.test(char) ? WORD : digit.test(char) ? NUMBER : SIGN;
  if (apostrophes.has(char)) return sort | APOSTROPHE;
  return char !== char.toLowerCase() && char === char.toUpperCase() ? sort | CAPITAL : sort;
}

/** Returns 0 past the end of the text. */
function characterAt(text: string, at: number): number {
  if (at >= text.length) return 0;
  const code = text.charCodeAt(at);
  return isFirstOfPair(code) ? classifyPair(text, at) : (characters[code] ||= classify(text[at]));
}

/** Whether the code is the first half of a character outside the basic plane, such as a digit with a style: "𝟓". */
const isFirstOfPair = (code: number): boolean => (code & 0xfc00) === 0xd800;
const classifyPair = (text: string, at: number): number =>
  (digit.test(String.fromCodePoint(text.codePointAt(at)!)) ? NUMBER : SIGN);

/** Marks on a digit, "5️⃣", and the second half of a digit in a style. */
const ofDigit = /[\p{M}\p{Cf}\udc00-\udfff]/u;
const FIRST_MARK = 0xad;
const belongsToDigit = (text: string, at: number): boolean =>
  text.charCodeAt(at) >= FIRST_MARK && ofDigit.test(text[at]);

function sortOf(text: string, at: number): Sort {
  const sort = characterAt(text, at) & ~(CAPITAL | APOSTROPHE);
  return sort === WORD ? 'word' : sort === NUMBER ? 'number' : 'sign';
}

function endOfRun(text: string, start: number, sort: Sort): number {
  let end = start + 1;
  if (isNumberSign(text, start)) return end;
  for (; end < text.length; end++) {
    const continuesWord = sort === 'word' && (characterAt(text, end) & APOSTROPHE) !== 0 && isLetter(text, end + 1);
    if (continuesWord || (sort === 'number' && belongsToDigit(text, end))) continue;
    if (sortOf(text, end) !== sort || isNumberSign(text, end)) break;
    // "улНовая": a capital after a small letter begins a word.
    if (sort === 'word' && isCapital(text, end) && !isCapital(text, end - 1) && isLetter(text, end - 1)) break;
  }
  return end;
}

const NUMBER_SIGN = '№'.charCodeAt(0);
const isNumberSign = (text: string, at: number): boolean => text.charCodeAt(at) === NUMBER_SIGN;
const isLetter = (text: string, at: number): boolean => !isNumberSign(text, at) && sortOf(text, at) === 'word';
const isCapital = (text: string, at: number): boolean => (characterAt(text, at) & CAPITAL) !== 0;

const weights = [' ', ':', '"', '.', '-', '/', ',', ';'];
const classes = new Map([
  ['«', '"'], ['»', '"'], ['“', '"'], ['”', '"'], ['„', '"'], ["'", '"'], ['’', '"'], ['\\', '/'], ['–', '-'],
  ['—', '-'], ['‑', '-'], ['(', ','], [')', ','], ['|', ','], ['\n', ','], ['\t', ','], ['_', ' '], ['?', ','],
  ['!', ','], [':', ':'], ['№', ' '], ['#', ' '], ['&', '&'], ['+', '&'],
]);

function heavier(before: string, char: string): string {
  const sign = classes.get(char) ?? (weights.includes(char) ? char : ' ');
  if (sign === '&' || before === '&') return '&';
  if (before === '/' && sign === '-') return '-'; // "11/-89": house 11, flat 89
  return weights.indexOf(sign) > weights.indexOf(before) ? sign : before === '' ? ' ' : before;
}

const MOST_TYPE_WORDS = 6;

/** Counts the pieces that form one type word: 2 for б-р, 3 for п.г.т. and "посёлок городского типа", 0 for none. */
function joinedType(pieces: readonly Piece[], at: number): number {
  if (pieces[at].isNumber) return 0;
  const mayBePhrase = beginsTypePhrase(pieces[at].key);
  if (!mayBePhrase && pieces[at].key.length > 5) return 0;
  let [end, key, isTight] = [at + 1, pieces[at].key, pieces[at].key.length <= 5];
  let found = 0;
  for (; end < pieces.length && end - at < MOST_TYPE_WORDS && !pieces[end].isNumber; end++) {
    const { before } = pieces[end];
    if (before !== ' ' && before !== '-' && before !== '/' && before !== '.') break;
    isTight &&= before !== ' ' && end - at < 4;
    if (!isTight && !mayBePhrase) break;
    key += `-${pieces[end].key}`;
    if (before === '.' && isContraction(key)) continue;
    const isJoined = isTight ? typeReadings(key) !== undefined : isTypePhrase(key) && standsForType(pieces, at, end);
    if (isJoined) found = end - at + 1;
  }
  return found;
}

/** Accepts "г о" without dots only before a long word, and not after a number whose letters they could be. */
function standsForType(pieces: readonly Piece[], at: number, end: number): boolean {
  if (pieces[at].key.length > 2 || pieces[end].key.length >= 5) return true;
  const next = pieces[end + 1];
  return next !== undefined && next.key.length >= 4 && !next.isNumber && !pieces[at - 1]?.isNumber;
}

function isSuffix(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (!piece || piece.isNumber || !suffixes.has(piece.text)) return false;
  if (piece.before !== '' && piece.before !== '-') return false;
  const isLetter = letterSuffixes.has(piece.text);
  return !(isLetter && piece.before === '') && !(pieces[at + 1]?.isNumber && pieces[at + 1].before === '');
}

/** "18 C2", "50 c E": a Latin letter typed because it looks like the Cyrillic one. */
const latinBuilding = { text: 'c', typeKey: fold('с') };

function asAtom(group: readonly Piece[], next?: Piece, previous?: Piece): Atom {
  const [first] = group;
  if (first.isNumber) return newAtom(group, { isNumber: true, key: first.key.replace(/^0+(?=\d)/u, '') });
  if (group.length > 1) {
    const typeKey = group.map(({ key }) => key).join('-');
    return newAtom(group, { isNumber: false, text: group.map(({ text }) => text).join('-'), key: typeKey, typeKey });
  }
  const number = ordinalWords.get(first.key);
  if (number !== undefined) return newAtom(group, { isNumber: true, key: number, suffix: first.text });
  const key = first.text === '№' ? 'n' : first.key;
  // The house letter Ц is not a ТЦ, and "нн" not an "н".
  const mayBeType = (first.text.length > 1) === (key.length > 1);
  const isLatin = first.text === latinBuilding.text && next !== undefined && next.before !== ','
    && (next.isNumber || (previous?.isNumber === true && next.text.length === 1));
  const wordKey = ownTypeKey(first.text) ?? key;
  const typeKey = isLatin ? latinBuilding.typeKey : mayBeType && typeReadings(wordKey) ? wordKey : undefined;
  return newAtom(group, { isNumber: false, key, typeKey });
}

type AtomParts = Pick<Atom, 'isNumber' | 'key' | 'typeKey'> & Partial<Pick<Atom, 'text' | 'suffix'>>;

/** Gives all atoms the same properties in the same order: everything that reads a query is fastest with one shape. */
function newAtom(
  group: readonly Piece[], { isNumber, key, typeKey, text = group[0].text, suffix = '' }: AtomParts,
): Atom {
  const [{ before, start }] = group;
  const { hasDot, end } = group[group.length - 1];
  return { isNumber, text, key, typeKey, suffix, before, hasDot, start, end, words: undefined };
}

/** Whether a comma stands between two atoms. */
export function isParted(atoms: readonly Atom[], first: number, last: number): boolean {
  for (let at = first + 1; at <= last; at++) if (atoms[at].before === ',') return true;
  return false;
}
