import { distanceMeters } from '../../kernel/geo.ts';
import { queryText } from '../read/read-query.ts';
import type { QueryText } from '../query/words.ts';
import type { Answer } from './answer.ts';
import {
  findNamesBeforeOne, findNamesBeforeTwo, findTwoAddresses, streetAtEnd, type TwoAddresses,
} from './corner-names.ts';
import type { Seeker } from './seeker.ts';

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

/** Reads the number as that of the first street, then of the second one; the house at the corner of both is sure. */
function answerCornerOfOne(seeker: Seeker, text: string, answer: Answer): Answer {
  const names = text.includes(' уг') ? findNamesBeforeOne(text) : undefined;
  if (!names) return answer;
  const { index, first, sign, second } = names;
  const end = index + first.length + sign.length + second.length;
  const withoutNumber = text.slice(0, end) + text.slice(end).replace(/\d{1,4}\p{L}?/u, blank);
  const [corner] = seeker.best([queryText(withoutNumber)]).candidates
    .filter(({ otherStreet }) => otherStreet !== undefined);
  const metersFromCorner = ({ candidates: [found] }: Answer): number =>
    (corner === undefined ? Infinity : distanceMeters(found.lat, found.lon, corner.lat, corner.lon));
  const houses = [[first, blank(sign + second)], [blank(first + sign), second]]
    .map((kept) => seeker.best([queryText(text.slice(0, index) + kept.join('') + text.slice(end))]))
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
  const beside = findTwoAddresses(text);
  if (beside) return besideTexts(text, beside);
  const both = hasTwoNames.test(text) ? findNamesBeforeTwo(text) : undefined;
  if (!both) return [];
  const { index, corner, first, sign, second } = both;
  const behind = text.slice(index + (corner + first + sign + second).length);
  const texts = [[first, blank(second)], [blank(first), second]];
  return texts.map(([kept, rest]) =>
    ({ read: text.slice(0, index) + blank(corner) + kept + blank(sign) + rest + behind, mayLackTown: false }));
}

function besideTexts(text: string, { index, whole, first, sign, street, second }: TwoAddresses): CornerText[] {
  const [before, behind] = [text.slice(0, index), text.slice(index + whole.length)];
  const name = streetAtEnd(before);
  const turned = `${street}${second}/${first}`;
  const beforeName = before.slice(0, before.length - name.length);
  return [
    { read: `${before}${first}/${blank(sign + street).slice(1)}${second}${behind}`, mayLackTown: false },
    { read: beforeName + turned.padStart(name.length + whole.length) + behind, mayLackTown: true },
  ];
}

const blank = (text: string): string => ' '.repeat(text.length);
