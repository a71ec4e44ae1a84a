import { fold } from '../text/fold.ts';
import { isKnownPerson, isKnownBearer } from './known-bearers.ts';
import { isTitle } from './known-names.ts';
import { isOfNobody, isCause, placeIn, type StreetName } from './street-name.ts';
import { typeReadings } from './type-words.ts';

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map((word) => fold(word)));

/** Nobody had two of these: they tell two streets apart. */
const ranks = keysOf(`рядового сержанта серж старшины ефрейтора матроса красноармейца лейтенанта лейт
  капитана кап майора подполковника полковника генерала генерал ген адмирала адмирал адм маршала маршал
  марш комиссара комдива комбрига`);
const saints = keysOf('святого святой святителя св');
const learned = keysOf('академика академик акад ак профессора проф доктора писателя поэта художника композитора');
/** Of several who bear one name: "Братьев Кашириных". */
const plurals = keysOf('братьев сестер');
const severalPersons = /[ыи]х$/u;
/** "ген" is "генерала". */
const FEWEST_SAME = 2;
const MOST_SAME = 4;

/**
 * Whether the one whom a street is named after bears a title: the map says another that goes with it, or everybody
 * knows, or registers write it so: "им. инженера Рябикова". `told`: words of the query that stand for the name.
 */
export function bearsTitle(
  names: readonly StreetName[], told: readonly string[], title: string, isNamedAfter: boolean,
): boolean {
  const words = told.filter((key) => !isTitle(key) && typeReadings(key) === undefined);
  const inName = (name: StreetName): string | undefined => words.findLast((key) => placeIn(name, key) >= 0);
  // In other languages it is called otherwise; by initials and slips nobody is known.
  const known = names.filter((name) => inName(name) !== undefined);
  return known.length === 0 || known.some((name) => {
    const key = inName(name)!;
    if (isCause(key) || isOfNobody(name, key) || isOfOther(name, told, title)) return false;
    const own = name.words[placeIn(name, key)];
    if (plurals.has(title)) return severalPersons.test(own.text);
    return name.keys.some(isTitle) || isKnownBearer(own.key, title) || (isNamedAfter && !isKnownPerson(own.key));
  });
}

/** The map says "Маршала" and the query "рядового". */
function isOfOther({ keys }: StreetName, told: readonly string[], title: string): boolean {
  const own = keys.filter((key) => isTitle(key) && !told.some((one) => isTitle(one) && isSame(one, key)));
  return own.some((one) => contradict(one, title)) && !own.some((one) => isSame(one, title));
}

function contradict(one: string, other: string): boolean {
  if (ranks.has(one)) return ranks.has(other) || saints.has(other) || learned.has(other);
  if (saints.has(one)) return !saints.has(other);
  return (learned.has(one) && (ranks.has(other) || saints.has(other)));
}

function isSame(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, MOST_SAME);
  return length >= FEWEST_SAME && one.slice(0, length) === other.slice(0, length);
}
