import { queryText } from '../read/read-query.ts';
import type { QueryText } from '../query/words.ts';
import type { Answer } from './answer.ts';
import type { Seeker } from './seeker.ts';

/** Letters that a scanner confuses with digits; б only before another digit, since after one it is a house letter. */
const digits: Readonly<Record<string, string>> = { о: '0', o: '0', з: '3', l: '1', i: '1', б: '6' };
const beforeDigit = /(?<![\p{L}])[оoзlбi](?=[\dоoзl]*\d)/giu;
/** A letter that nothing else explains: a house without it is not the one asked for. */
const inFront = /(?<![\p{L}\d])[оoзlбi](?=\d)/iu;
const behindDigit = /(?<=\d)[оolз](?![\p{L}])/giu;
/** A word without any digit that could be a number all the same, with its house letter: "бЗ", "lбА". */
const onlyLetters = /(?<![\p{L}\d])([оОoOзЗlб]{2,4})([А-Еа-е]?)(?![\p{L}\d])/u;

/** Matches blanks inside a number: "7 7", "12 5", "1 2 5". */
const gap = /(?<![\d\p{L}])(\d{1,2}) (?=\d{1,2}(?![\d\p{L}-]))/gu;
/** A number in single digits, of which the first alone is hardly the house. */
const manyGaps = /(?: |^|,)\d(?: \d){2,}(?:[ ,]|$)/u;
const longNumber = /\d{4}/u;

/**
 * Reads letters inside a number as digits, "1О5" as 105, and blanks inside it as nothing, if the text as it is finds no
 * house.
 */
export function answerScanned(seeker: Seeker, { text }: QueryText, answer: Answer): Answer {
  if (isHouse(answer) && !inFront.test(text) && !manyGaps.test(text)) return answer;
  const inDigits = text.replaceAll(beforeDigit, toDigit).replaceAll(behindDigit, toDigit);
  const scanned = inDigits !== text ? inDigits : longNumber.test(text) ? text : withoutGap(text);
  const hasLettersOnly = scanned === text && onlyLetters.test(text);
  const read = hasLettersOnly ? text.replace(onlyLetters, (_, number: string, letter: string) =>
    [...number].map(toDigit).join('') + letter) : scanned;
  if (read === text) return answer;
  const found = seeker.best([{ ...queryText(read), isScanned: true }]);
  // "Чехова бб" asks for a house all the same, though the map lacks it.
  const asksSameStreet = hasLettersOnly && found.candidates[0]?.asked !== undefined
    && found.candidates[0].feature === answer.candidates[0]?.feature;
  return isHouse(found) || asksSameStreet ? found : answer;
}

const toDigit = (letter: string): string => digits[letter.toLowerCase()];

/** No house number is longer than three digits where it was scanned in pieces. */
function withoutGap(text: string): string {
  const joined = text.replaceAll(gap, '$1');
  return longNumber.test(joined) ? text : joined;
}

const isHouse = ({ candidates }: Answer): boolean =>
  candidates[0]?.house?.precision === 'house' && !candidates[0].isElsewhere;
