import { fold } from './fold.ts';
import { isTitle } from './known-names.ts';
import { isOfNobody, isThing, placeIn, type StreetName } from './street-name.ts';
import { typeReadings } from './type-words.ts';

const keysOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map((word) => fold(word)));

/** Nobody had two of these: they tell two streets apart. */
const ranks = keysOf(`рядового сержанта серж старшины ефрейтора матроса красноармейца лейтенанта лейт
  капитана кап майора подполковника полковника генерала генерал ген адмирала адмирал адм маршала маршал
  марш комиссара комдива комбрига`);
const saints = keysOf('святого святой святителя св');
const flyers = keysOf('космонавта летчика');
const learned = keysOf('академика академик акад ак профессора проф доктора писателя поэта художника композитора');
/** Of several who bear one name: "Братьев Кашириных". */
const plurals = keysOf('братьев сестер');
const severalPersons = /[ыи]х$/u;
/** Every town has a street of theirs, and they were neither soldiers, nor saints, nor flyers. */
const civilians = keysOf(`пушкина чехова гоголя горького лермонтова некрасова толстого тургенева достоевского
  маяковского есенина островского грибоедова чайковского глинки репина шевченко франко ломоносова
  менделеева ленина маркса энгельса крупской`);
/** "ген" is "генерала". */
const FEWEST_SAME = 2;
const MOST_SAME = 4;

/**
 * Whether somebody of whom a street may be named bears a title: it is named after a person, and the map has no other
 * title of his. `told`: words of the query that stand for the name.
 */
export function bearsTitle(names: readonly StreetName[], told: readonly string[], title: string): boolean {
  const words = told.filter((key) => !isTitle(key) && typeReadings(key) === undefined);
  const inName = (name: StreetName): string | undefined => words.findLast((key) => placeIn(name, key) >= 0);
  // In other languages it is called otherwise; by initials and slips nobody is known.
  const known = names.filter((name) => inName(name) !== undefined);
  return known.length === 0 || known.some((name) => {
    const key = inName(name)!;
    if (isThing(key) || isOfNobody(name, key) || isOfOther(name, told, title)) return false;
    const own = name.words[placeIn(name, key)];
    if (plurals.has(title)) return severalPersons.test(own.text);
    return !civilians.has(own.key) || !(ranks.has(title) || saints.has(title) || flyers.has(title));
  });
}

/** The map says "Маршала" and the query "рядового". */
function isOfOther({ keys }: StreetName, told: readonly string[], title: string): boolean {
  const own = keys.filter((key) => isTitle(key) && !told.includes(key));
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
