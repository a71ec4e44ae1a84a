import { queryText } from '../read/read-query.ts';
import type { QueryText } from '../query/words.ts';
import type { Answer } from './answer.ts';
import type { Seeker } from './seeker.ts';

const number = String.raw`\d{1,4}\p{L}?(?![\p{L}\d])`;
const name = String.raw`[^\d,;/|]*\p{L}{3}[^\d,;/|]*`;
const words = String.raw`(?:д\.?\s*|дом\s+)?`;
/** Matches two streets, each followed by its number: "Кирова 38 / Московская 45". */
const besideNumbers = new RegExp(`(${number})\\s*/(${name},?\\s*${words})(?=${number})`, 'iu');
/** Matches both numbers after both streets: "Кирова/Московская 38/45", "угол Кирова и Московской, 38/45". */
const behindNames = new RegExp(
  `(?<=^|[,;]\\s*)((?:угол|уг\\.?|пересечение)\\s+)?(${name}?)(\\s*/\\s*|\\s+(?:и|уг\\.?|угол)\\s+)(${name}?)` +
    `(?=,?\\s*${words}\\d{1,4}\\p{L}?/\\d)`, 'iu',
);

/**
 * Reads the address of a corner house by one of its streets, whose number has that of the other after a stroke: "Кирова
 * 38 / Московская 45" as "Кирова 38/45". Words are blanked, so that the rest stays where it is.
 */
export function answerCorner(seeker: Seeker, { text }: QueryText, answer: Answer): Answer {
  for (const read of cornerTexts(text)) {
    const found = seeker.best([queryText(read)]);
    if (found.candidates[0]?.house?.precision === 'house' && hasStroke(found)) return found;
  }
  return answer;
}

const hasStroke = ({ candidates }: Answer): boolean => candidates[0]?.asked?.fraction !== ''
  && !candidates[0]?.isElsewhere;

/** Two names before the numbers. */
const hasTwoNames = /\p{L}\s*\/\s*\p{L}|\s(?:и|уг\.?|угол)\s/iu;
/** A quick test that rules most texts out. */
const mayBeCorner = /\d\p{L}?\s*\/[^\d,/]*\p{L}|\d\/\d/u;

function cornerTexts(text: string): string[] {
  if (!text.includes('/') || !mayBeCorner.test(text)) return [];
  if (besideNumbers.test(text)) return [text.replace(besideNumbers, (_, first, second) => `${first}/${blank(second)}`)];
  const both = hasTwoNames.test(text) ? behindNames.exec(text) : null;
  if (!both) return [];
  const [, corner = '', first, sign, second] = both;
  const texts = [[first, blank(second)], [blank(first), second]];
  return texts.map(([kept, rest]) => text.replace(behindNames, blank(corner) + kept + blank(sign) + rest));
}

const blank = (text: string): string => ' '.repeat(text.length);
