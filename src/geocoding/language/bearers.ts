import { fold } from '../text/fold.ts';
import { isKnownPerson, isKnownBearer } from './known-bearers.ts';
import { isTitle } from './known-names.ts';
import { namesNobody, isCause, placeIn, type StreetName } from './street-name.ts';
import { typeReadings } from './type-words.ts';

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map((word) => fold(word)));

/** Ranks of which nobody holds two, so that they distinguish two streets. */
const ranks = keysOf(`рядового сержанта серж старшины ефрейтора матроса красноармейца лейтенанта лейт
  капитана кап майора подполковника полковника генерала генерал ген адмирала адмирал адм маршала маршал
  марш комиссара комдива комбрига`);
const saints = keysOf('святого святой святителя св');
const learned = keysOf('академика академик акад ак профессора проф доктора писателя поэта художника композитора');
/** Titles of several people of one name: "Братьев Кашириных". */
const plurals = keysOf('братьев сестер');
const severalPersons = /[ыи]х$/u;
/** How many letters of two titles are compared: "ген" is "генерала". */
const FEWEST_SAME = 2;
const MOST_SAME = 4;

/**
 * Whether the person whom a street is named after bears a title: the map has a title that agrees with it, or it is
 * common knowledge, or the query says "имени": "им. инженера Рябикова". `matched`: words of the query that match the
 * name.
 */
export function bearsTitle(
  names: readonly StreetName[], matched: readonly string[], title: string, isNamedAfter: boolean,
): boolean {
  const words = matched.filter((key) => !isTitle(key) && typeReadings(key) === undefined);
  const inName = (name: StreetName): string | undefined => words.findLast((key) => placeIn(name, key) >= 0);
  // Names in other languages lack the word, and initials or slips identify no person.
  const known = names.filter((name) => inName(name) !== undefined);
  return known.length === 0 || known.some((name) => {
    const key = inName(name)!;
    if (isCause(key) || namesNobody(name, key) || hasOtherTitle(name, matched, title)) return false;
    const surname = name.words[placeIn(name, key)];
    if (plurals.has(title)) return severalPersons.test(surname.text);
    return name.keys.some(isTitle) || isKnownBearer(surname.key, title)
      || (isNamedAfter && !isKnownPerson(surname.key));
  });
}

/** Whether the map says "Маршала" and the query "рядового". */
function hasOtherTitle({ keys }: StreetName, matched: readonly string[], title: string): boolean {
  const titles = keys.filter((key) => isTitle(key) && !matched.some((word) => isTitle(word) && isSame(word, key)));
  return titles.some((onMap) => contradict(onMap, title)) && !titles.some((onMap) => isSame(onMap, title));
}

function contradict(a: string, b: string): boolean {
  if (ranks.has(a)) return ranks.has(b) || saints.has(b) || learned.has(b);
  if (saints.has(a)) return !saints.has(b);
  return (learned.has(a) && (ranks.has(b) || saints.has(b)));
}

function isSame(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length, MOST_SAME);
  return length >= FEWEST_SAME && a.slice(0, length) === b.slice(0, length);
}
