/** Two streets of one address, as they stand in a text. Texts are read in few passes, since anybody may send them. */
export interface TwoStreets {
  readonly index: number;
  /** "угол " before both names, or nothing. */
  readonly corner: string;
  readonly first: string;
  /** " / ", " и ", " уг. " */
  readonly sign: string;
  readonly second: string;
}

/** Two streets, each before its number. */
export interface TwoAddresses {
  readonly index: number;
  readonly whole: string;
  readonly first: string;
  readonly sign: string;
  /** With the word of a house behind it. */
  readonly street: string;
  readonly second: string;
}

const words = String.raw`(?:(?<!\p{L})(?:д\.?\s*|дом\s+))?`;
const beforeNumber = new RegExp(String.raw`,?\s*${words}$`, 'iu');
const name = /^[^\d,;/|]*/u;
const threeLetters = /\p{L}{3}/u;

const numberAndSign = /(\d{1,4}\p{L}?(?![\p{L}\d]))(\s*\/|,?\s+(?:угол|уг\.?)\s)/giu;
const numberBehindName = new RegExp(String.raw`^,?\s*${words}(\d{1,4}\p{L}?(?![\p{L}\d]))`, 'iu');

/** Finds "38 / Московская 45", "38, угол Московской 45". */
export function findTwoAddresses(text: string): TwoAddresses | undefined {
  for (const { index, 0: { length }, 1: first, 2: sign } of text.matchAll(numberAndSign)) {
    const rest = text.slice(index + length);
    const [street] = name.exec(rest)!;
    const number = threeLetters.test(street) && numberBehindName.exec(rest.slice(street.length));
    if (!number) continue;
    const [behind, second] = number;
    const named = street + behind.slice(0, behind.length - second.length);
    return { index, whole: text.slice(index, index + length) + named + second, first, sign, street: named, second };
  }
  return undefined;
}

/** The name of a street at the end of a text, with what stands between it and a number. Empty if there is none. */
export function streetAtEnd(text: string): string {
  const end = text.search(beforeNumber);
  const start = beginningOf(text.slice(0, end), /[\d,;/|]/u);
  return threeLetters.test(text.slice(start, end)) ? text.slice(start) : '';
}

const twoNumbers = /\d{1,4}\p{L}?\/\d/gu;
const cornerWord = /^(?:угол|уг\.?|пересечение)\s+/iu;
/** The blanks behind a word are left, since they may begin the next sign. */
const signs = /\s*\/\s*|\s+(?:и|уг\.?|угол)(?=\s)/giu;

/** Finds the names in "Кирова/Московская 38/45", "угол Кирова и Московской, 38/45". */
export function findNamesBeforeTwo(text: string): TwoStreets | undefined {
  for (const { index: numberAt } of text.matchAll(twoNumbers)) {
    const before = text.slice(0, numberAt);
    const end = before.search(beforeNumber);
    const index = beginningOf(before.slice(0, end), /[\d,;|]/u);
    if (index > 0 && !/[,;]/u.test(text[index - 1])) continue;
    const names = before.slice(index, end);
    const [corner = ''] = cornerWord.exec(names) ?? [];
    const found = dividedNames(names.slice(corner.length)) ?? dividedNames(names);
    if (found) return { index, corner: names.slice(0, names.length - lengthOf(found)), ...found };
  }
  return undefined;
}

type Divided = Pick<TwoStreets, 'first' | 'sign' | 'second'>;

const lengthOf = ({ first, sign, second }: Divided): number => first.length + sign.length + second.length;

/** Names may have an "и" themselves, so that the last sign is meant, or the first of several in a row. */
function dividedNames(names: string): Divided | undefined {
  let found: Divided | undefined;
  for (const { index, 0: { length } } of names.matchAll(signs)) {
    const first = names.slice(0, index);
    const second = names.slice(index + length).trimStart();
    const areNames = [first, second].every((one) => threeLetters.test(one) && !one.includes('/'));
    const continuesRow = found !== undefined && !threeLetters.test(first.slice(found.first.length));
    if (areNames && !continuesRow) found = { first, sign: names.slice(index, names.length - second.length), second };
  }
  return found;
}

const cornerSign = /\s+(?:уг\.?|угол)(?=\s)/giu;
const oneNumber = new RegExp(String.raw`,?\s*${words}\d{1,4}\p{L}?(?![\p{L}\d/])`, 'giu');
/** A name that may have a number: "2-я Глинистая", "30 лет Победы", but not "30 угол …". */
const nameWithNumber = /^(?:[^\d,;/|]|\d{1,3}(?=-\p{L}|\s(?!угол(?!\p{L}))\p{L}{3}))*$/iu;

const isName = (text: string): boolean => threeLetters.test(text) && nameWithNumber.test(text);

/** Finds the names in "Кирова уг. Московской, 38". */
export function findNamesBeforeOne(text: string): TwoStreets | undefined {
  for (const { index: signAt, 0: { length } } of text.matchAll(cornerSign)) {
    const index = beginningOf(text.slice(0, signAt), /[,;/|]/u);
    const first = text.slice(index, signAt);
    if ((index > 0 && !/[,;]/u.test(text[index - 1])) || !isName(first)) continue;
    const rest = text.slice(signAt + length).trimStart();
    const sign = text.slice(signAt, text.length - rest.length);
    const end = rest.matchAll(oneNumber).find((number) => isName(rest.slice(0, number.index)))?.index;
    if (end !== undefined) return { index, corner: '', first, sign, second: rest.slice(0, end) };
  }
  return undefined;
}

/** Where the last part of a text begins, behind a character that ends parts. */
function beginningOf(text: string, end: RegExp): number {
  let at = text.length;
  while (at > 0 && !end.test(text[at - 1])) at--;
  return at;
}
