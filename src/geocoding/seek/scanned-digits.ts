import { queryText } from '../read/read-query.ts';
import type { QueryText } from '../query/words.ts';
import type { Answer } from './answer.ts';
import type { Seeker } from './seeker.ts';

/** Letters that a scanner confuses with digits; б only before another digit, since after one it is a house letter. */
const digits: Readonly<Record<string, string>> = { о: '0', o: '0', з: '3', l: '1', б: '6' };
const beforeDigit = /(?<![\p{L}])[оoзlб](?=[\dоoзl]*\d)/giu;
/** A letter that nothing else explains: a house without it is not the one asked for. */
const inFront = /(?<![\p{L}\d])[оoзlб](?=\d)/iu;
const behindDigit = /(?<=\d)[оolз](?![\p{L}])/giu;

/** Matches blanks inside a number: "7 7", "12 5", "1 2 5". */
const gap = /(?<![\d\p{L}])(\d{1,2}) (?=\d{1,2}(?![\d\p{L}-]))/gu;
const longNumber = /\d{4}/u;

/**
 * Reads letters inside a number as digits, "1О5" as 105, and blanks inside it as nothing, if the text as it is finds no
 * house.
 */
export function answerScanned(seeker: Seeker, { text }: QueryText, answer: Answer): Answer {
  if (isHouse(answer) && !inFront.test(text)) return answer;
  const toDigit = (letter: string): string => digits[letter.toLowerCase()];
  const digitsOnly = text.replaceAll(beforeDigit, toDigit).replaceAll(behindDigit, toDigit);
  const scanned = digitsOnly === text && !longNumber.test(text) ? withoutGap(text) : digitsOnly;
  if (scanned === text) return answer;
  const found = seeker.best([{ ...queryText(scanned), isScanned: true }]);
  return isHouse(found) ? found : answer;
}

/** No house number is longer than three digits where it was scanned in pieces. */
function withoutGap(text: string): string {
  const joined = text.replaceAll(gap, '$1');
  return longNumber.test(joined) ? text : joined;
}

const isHouse = ({ candidates }: Answer): boolean =>
  candidates[0]?.house?.precision === 'house' && !candidates[0].isElsewhere;
