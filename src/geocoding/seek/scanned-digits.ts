import { queryText } from '../read/read-query.ts';
import type { QueryText } from '../query/words.ts';
import type { Answer } from './answer.ts';
import type { Seeker } from './seeker.ts';

/** Letters that a scanner takes for digits; б only before another digit, since behind one it is a house letter. */
const digits: Readonly<Record<string, string>> = { о: '0', o: '0', з: '3', l: '1', б: '6' };
const beforeDigit = /(?<![\p{L}])[оoзlб](?=[\dоoзl]*\d)/giu;
/** A letter that nothing else explains: a house without it is not the one asked for. */
const inFront = /(?<![\p{L}\d])[оoзlб](?=\d)/iu;
const behindDigit = /(?<=\d)[оolз](?![\p{L}])/giu;

/** Reads letters inside a number as digits, "1О5" as 105, where the text as it is finds no house. */
export function answerScanned(seeker: Seeker, { text }: QueryText, answer: Answer): Answer {
  if (isHouse(answer) && !inFront.test(text)) return answer;
  const toDigit = (letter: string): string => digits[letter.toLowerCase()];
  const scanned = text.replaceAll(beforeDigit, toDigit).replaceAll(behindDigit, toDigit);
  if (scanned === text) return answer;
  const found = seeker.best([{ ...queryText(scanned), isScanned: true }]);
  return isHouse(found) ? found : answer;
}

const isHouse = ({ candidates }: Answer): boolean =>
  candidates[0]?.house?.precision === 'house' && !candidates[0].isElsewhere;
