import { distanceMeters } from '../../kernel/geo.ts';
import { queryText } from '../read/read-query.ts';
import type { QueryText } from '../query/words.ts';
import type { Answer } from './answer.ts';
import type { Seeker } from './seeker.ts';

const number = String.raw`\d{1,4}\p{L}?(?![\p{L}\d])`;
const name = String.raw`[^\d,;/|]*\p{L}{3}[^\d,;/|]*`;
const words = String.raw`(?:д\.?\s*|дом\s+)?`;
/** Matches the second of two streets, each before its number: "Кирова 38 / Московская 45", "38, угол Московской 45". */
const besideNumbers = new RegExp(
  `(${number})(\\s*/|,?\\s+(?:угол|уг\\.?)\\s)(${name},?\\s*${words})(${number})`, 'iu',
);
/** Matches the first of them, at the end of the text before its number. */
const firstStreet = new RegExp(`${name},?\\s*${words}$`, 'iu');
/** Matches both numbers after both streets: "Кирова/Московская 38/45", "угол Кирова и Московской, 38/45". */
const behindNames = new RegExp(
  `(?<=^|[,;]\\s*)((?:угол|уг\\.?|пересечение)\\s+)?(${name}?)(\\s*/\\s*|\\s+(?:и|уг\\.?|угол)\\s+)(${name}?)` +
    `(?=,?\\s*${words}\\d{1,4}\\p{L}?/\\d)`, 'iu',
);

/** The farthest that a corner house is from the answer by its other street, which may be the middle of that street. */
const NEAR_METERS = 2_000;
/** The farthest that a house at a corner is from where the streets meet. */
const AT_CORNER_METERS = 150;

/**
 * Reads the address of a corner house by one of its streets, whose number has that of the other after a stroke: "Кирова
 * 38 / Московская 45" as "Кирова 38/45", then as "Московская 45/38". Words are blanked, so that the rest stays where it
 * is.
 */
export function answerCorner(seeker: Seeker, { text }: QueryText, answer: Answer): Answer {
  for (const { read, mayLackTown } of cornerTexts(text)) {
    const found = seeker.best([queryText(read)]);
    const isHouse = found.candidates[0]?.house?.precision === 'house' && hasStroke(found);
    if (isHouse && (!mayLackTown || isNear(found, answer))) return found;
  }
  return answerCornerOfOne(seeker, text, answer);
}

/** Letters of a name that may have a number: "2-я Глинистая", "30 лет Победы". */
const letters = String.raw`(?:[^\d,;/|]|\d{1,3}(?=-\p{L}|\s\p{L}{3}))*?`;
const numbered = `${letters}\\p{L}{3}${letters}`;
const houseNumber = String.raw`\d{1,4}\p{L}?(?![\p{L}\d/])`;
/** Matches two names before one number, which is that of the house in either street: "Кирова уг. Московской, 38". */
const beforeNumber = new RegExp(
  `(?<=^|[,;]\\s*)(${numbered})(\\s+(?:уг\\.?|угол)\\s+)(${numbered})(?=,?\\s*${words}${houseNumber})`, 'iu',
);

/** Reads the number as that of the first street, then of the second one; the house at the corner of both is sure. */
function answerCornerOfOne(seeker: Seeker, text: string, answer: Answer): Answer {
  const match = text.includes(' уг') ? beforeNumber.exec(text) : null;
  if (!match) return answer;
  const [whole, first, sign, second] = match;
  const end = match.index + whole.length;
  const withoutNumber = text.slice(0, end) + text.slice(end).replace(/\d{1,4}\p{L}?/u, blank);
  const [corner] = seeker.best([queryText(withoutNumber)]).candidates
    .filter(({ otherStreet }) => otherStreet !== undefined);
  const metersFromCorner = ({ candidates: [found] }: Answer): number =>
    (corner === undefined ? Infinity : distanceMeters(found.lat, found.lon, corner.lat, corner.lon));
  const houses = [[first, blank(sign + second)], [blank(first + sign), second]]
    .map((kept) => seeker.best([queryText(text.replace(whole, kept.join('')))]))
    .filter(({ candidates: [found] }) => found?.house?.precision === 'house' && !found.isElsewhere);
  const atCorner = houses.find((found) => metersFromCorner(found) <= AT_CORNER_METERS);
  if (atCorner !== undefined || houses.length === 0) return atCorner ?? answer;
  const [{ candidates: [house, ...others] }] = houses;
  return { ...houses[0], candidates: [{ ...house, isOneOfTwo: true }, ...others] };
}

const hasStroke = ({ candidates }: Answer): boolean => candidates[0]?.asked?.fraction !== ''
  && !candidates[0]?.isElsewhere;

/** The blanked name can have a town in it: "Тверь Кирова 38 / Московская 45". */
const isNear = ({ candidates: [found] }: Answer, { candidates: [typed] }: Answer): boolean =>
  typed === undefined || distanceMeters(found.lat, found.lon, typed.lat, typed.lon) <= NEAR_METERS;

/** Two names before the numbers. */
const hasTwoNames = /\p{L}\s*\/\s*\p{L}|\s(?:и|уг\.?|угол)\s/iu;
/** A quick test that rules most texts out. */
const mayBeCorner = /\d\p{L}?\s*\/[^\d,/]*\p{L}|\d\/\d|\d\p{L}?,?\s+уг(?:ол|\.)?\s/iu;

interface CornerText {
  readonly read: string;
  /** Words before a street were blanked together with it, which could be those of its town. */
  readonly mayLackTown: boolean;
}

function cornerTexts(text: string): CornerText[] {
  if (!(text.includes('/') || text.includes(' уг')) || !mayBeCorner.test(text)) return [];
  const beside = besideNumbers.exec(text);
  if (beside) return besideTexts(text, beside);
  const both = hasTwoNames.test(text) ? behindNames.exec(text) : null;
  if (!both) return [];
  const [, corner = '', first, sign, second] = both;
  const texts = [[first, blank(second)], [blank(first), second]];
  return texts.map(([kept, rest]) =>
    ({ read: text.replace(behindNames, blank(corner) + kept + blank(sign) + rest), mayLackTown: false }));
}

function besideTexts(text: string, match: RegExpExecArray): CornerText[] {
  const [whole, first, sign, street, second] = match;
  const [before, behind] = [text.slice(0, match.index), text.slice(match.index + whole.length)];
  const name = firstStreet.exec(before)?.[0] ?? '';
  const turned = `${street}${second}/${first}`;
  const beforeName = before.slice(0, before.length - name.length);
  return [
    { read: `${before}${first}/${blank(sign + street).slice(1)}${second}${behind}`, mayLackTown: false },
    { read: beforeName + turned.padStart(name.length + whole.length) + behind, mayLackTown: true },
  ];
}

const blank = (text: string): string => ' '.repeat(text.length);
