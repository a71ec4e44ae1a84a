import { queryText } from '../read/read-query.ts';
import type { QueryText } from '../query/words.ts';
import { hasSignsBehindNumber, withSignsAsDigits } from '../text/digits.ts';
import type { Answer } from './answer.ts';
import type { Seeker } from './seeker.ts';

/** Letters and signs that a scanner confuses with digits; б and ч only before a digit: behind one they are letters. */
const digits: Readonly<Record<string, string>> = { о: '0', o: '0', з: '3', l: '1', i: '1', б: '6', ч: '4', '|': '1' };
const beforeDigit = /(?<![\p{L}])[оoзlбiч|](?=[\dоoзl|]*\d)/giu;
/** A letter that nothing else explains: a house without it is not the one asked for. */
const inFront = /(?<![\p{L}\d])[оoзlбiч|](?=\d)/iu;
const behindDigit = /(?<=\d[оoзl]*)[оoзl|](?=[оoзl]*[а-ге]?(?!\p{L}))/giu;
/** More letters behind a number than a house has, of which the first are digits: "5ОА", "4|". */
const behind = /\d(?:[оoзl]{2,}|[оoзl]+[а-ге]|\|)(?![\p{L}\d])/iu;
/** A word without any digit that could be a number all the same, with its house letter: "бЗ", "lбА". */
const onlyLetters = /(?<![\p{L}\d])([оОoOзЗlб]{2,4})([А-Еа-е]?)(?![\p{L}\d])/u;
/** The same of one letter, which is a number only where a house has its place: "улица Чехова, З", "д. lБ". */
const onlyLetter = /(?<=,\s*(?:д\.?|дом)?\s*)([ОOЗlIб|])([А-Еа-е]?)(?=\s*$)/u;
const bar = '|';

/** Matches blanks inside a number: "7 7", "12 5", "1 2 5". */
const gap = /(?<![\d\p{L}])(\d{1,2}) (?=\d{1,2}(?![\d\p{L}-]))/gu;
/** A number in single digits, of which the first alone is hardly the house. */
const manyGaps = /(?: |^|,)\d(?: \d){2,}(?:[ ,]|$)/u;
const longNumber = /\d{4}/u;

/** The part of a query that has its house number, and the query with another text for this part. */
export interface NumberText {
  readonly text: string;
  with(text: string): QueryText;
}

/** The part of free text with the number: all of it. */
export const wholeText = ({ text }: QueryText): NumberText => ({ text, with: queryText });

/**
 * Reads letters inside a number as digits, "1О5" as 105, signs for numbers as these, "⑫" as 12, and blanks inside it as
 * nothing, if the text as it is finds no house.
 */
export function answerScanned(seeker: Seeker, number: NumberText, answer: Answer): Answer {
  return answerInSigns(seeker, number, answer) ?? answerInLetters(seeker, number, answer);
}

/** A number whose signs are no digits was asked for even if the map lacks its house. */
function answerInSigns(seeker: Seeker, number: NumberText, answer: Answer): Answer | undefined {
  const read = withSignsAsDigits(number.text);
  if (read === undefined || (isHouse(answer) && !hasSignsBehindNumber(number.text))) return undefined;
  const found = seeker.best([{ ...number.with(read), isScanned: true }]);
  return found.candidates.length > 0 ? found : undefined;
}

function answerInLetters(seeker: Seeker, number: NumberText, answer: Answer): Answer {
  const { text } = number;
  if (isHouse(answer) && !inFront.test(text) && !behind.test(text) && !manyGaps.test(text)) return answer;
  const [read, hasLettersOnly] = inDigits(text);
  if (read === text) return answer;
  const found = seeker.best([{ ...number.with(read), isScanned: true }]);
  // "Чехова бб" asks for a house all the same, though the map lacks it.
  const asksSameStreet = hasLettersOnly && found.candidates[0]?.asked !== undefined
    && found.candidates[0].feature === answer.candidates[0]?.feature;
  return isHouse(found) || asksSameStreet ? found : answer;
}

/** The text with its number in digits, and whether that was of letters only. */
function inDigits(text: string): [read: string, hasLettersOnly: boolean] {
  // Several bars separate the columns of a table.
  if (text.indexOf(bar) !== text.lastIndexOf(bar)) return [text, false];
  const read = text.replaceAll(beforeDigit, toDigit).replaceAll(behindDigit, toDigit);
  if (read !== text) return [read, false];
  if (longNumber.test(text)) return [text, false];
  const joined = withoutGap(text);
  if (joined !== text) return [joined, false];
  const letters = /\d/u.test(text) ? onlyLetters : onlyLetters.test(text) ? onlyLetters : onlyLetter;
  const inLetters = text.replace(letters, (_, number: string, letter: string) =>
    [...number].map(toDigit).join('') + letter);
  return [inLetters, inLetters !== text];
}

const toDigit = (letter: string): string => digits[letter.toLowerCase()];

/** No house number is longer than three digits where it was scanned in pieces. */
function withoutGap(text: string): string {
  const joined = text.replaceAll(gap, '$1');
  return longNumber.test(joined) ? text : joined;
}

const isHouse = ({ candidates }: Answer): boolean =>
  candidates[0]?.house?.precision === 'house' && !candidates[0].isElsewhere;
