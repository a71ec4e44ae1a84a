import { packs, recordOfAll, wordsIn } from '../packs/list.ts';

/**
 * Romanizes names for English readers where the map has no English name: letters by the usual tables of maps, type
 * words translated and put last. "улица Чаплыгина" is "Chaplygina Street", "3-й Лесной проезд" is "3rd Lesnoy Drive".
 * The tables of each language are in its pack.
 */
const letters = recordOfAll('latin');
const lettersAtBeginning = recordOfAll('latinAtBeginning');

/** Type words in English. */
const words: Readonly<Record<string, string>> = Object.fromEntries(packs.flatMap(({ english = {} }) =>
  Object.entries(english).flatMap(([name, list]) => wordsIn(list).map((word) => [word, name]))));

const ordinal = /^(\d+)-(?:[ыои]?й|[ая]?я|[ое]?е|ші|шы)$/u;
const vowel = /[аеёиоуыэюяіїєьъ]$/iu;
/** Scripts that the table covers. */
const foreign = /[\u0400-\u052f\u0530-\u058f\u10a0-\u10ff]/u;

export const isLatin = (text: string): boolean => !foreign.test(text);

export function romanizeName(name: string): string {
  if (isLatin(name)) return name;
  const parts = name.split(' ').filter(Boolean);
  if (leadsSomewhere(parts)) return towards(parts);
  const typeAt = parts.length > 1 ? typeWordAt(parts) : -1;
  const shownAt = typeAt === 1 && numbered.has(words[parts[1].toLowerCase()]) ? 1 : parts.length - 1;
  if (typeAt >= 0) parts.splice(shownAt, 0, ...parts.splice(typeAt, 1));
  return parts.map((part, index) => {
    const type = typeAt >= 0 && index === shownAt ? words[part.toLowerCase()] : undefined;
    return type ?? englishOrdinal(part) ?? romanize(part);
  }).join(' ');
}

/** Words that more often begin a name ("Край Света") than give its type, unless in lower case. */
const neverFirst = new Set(['Край', 'Мост', 'Дорога', 'Дарога']);
/** Words that make the type word before them part of the name: "дорога на Пулково". */
const afterType = new Set(['на', 'в', 'во', 'к', 'ко', 'от', 'до', 'из', 'через']);

/** Types whose number is their own: "4-я линия В.О." is "4th Line V.O.", "1-я улица Зои" is "1st Zoi Street". */
const numbered = new Set(['Line', 'Microdistrict', 'Quarter']);
/** Type words that are adjectives too, and then the name: "Набережная улица". */
const adjective = /ая$/iu;

/** Finds the type word at the beginning or end, or after a number. */
function typeWordAt(parts: readonly string[]): number {
  const isType = (at: number): boolean => Object.hasOwn(words, parts[at].toLowerCase());
  const last = parts.length - 1;
  const isName = neverFirst.has(parts[0]) || afterType.has(parts[1]) || (adjective.test(parts[0]) && isType(last));
  if (isType(0) && !isName) return 0;
  if (isType(last)) return last;
  return ordinal.test(parts[0]) && isType(1) ? 1 : -1;
}

/** "Дорога на Иваново", but not "дорога от Иваново до Кинешмы". */
const leadsSomewhere = ([type, towardsWord, ...place]: readonly string[]): boolean =>
  roads.has(words[type.toLowerCase()]) && destinationWords.has(towardsWord) && place.length > 0 &&
  !place.some((part) => afterType.has(part));

const roads = new Set(['Road', 'Highway']);
const destinationWords = new Set(['на', 'в', 'во', 'к', 'ко', 'до']);

function towards([type, , ...place]: readonly string[]): string {
  const road = words[type.toLowerCase()];
  return `${type === type.toLowerCase() ? road.toLowerCase() : road} to ${place.map(romanize).join(' ')}`;
}

function englishOrdinal(part: string): string | undefined {
  const digits = ordinal.exec(part)?.[1];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  return digits + (isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'));
}

/** Romanizes letter by letter. Capitals stay capitals, Latin letters stay. */
export function romanize(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const pair = text.slice(i, i + 2).toLowerCase();
    const small = pair.length > 1 && Object.hasOwn(letters, pair) ? pair : text[i].toLowerCase();
    const found = letters[small];
    if (found === undefined) {
      out += text[i];
      continue;
    }
    const isCapital = text[i] !== text[i].toLowerCase();
    const isFirst = i === 0 || text[i - 1] === ' ';
    const startsYe = small === 'е' && isWord(text) && (isFirst || vowel.test(text[i - 1]));
    const latin = startsYe ? 'ye' : (isFirst ? lettersAtBeginning[small] : undefined) ?? found;
    out += isCapital || (isFirst && caseless.test(text)) ? latin.slice(0, 1).toUpperCase() + latin.slice(1) : latin;
    i += small.length - 1;
  }
  return out;
}

const isWord = (text: string): boolean => /^[\u0400-\u04ff -]{2,}$/u.test(text);
/** Georgian, which has no capitals: romanized names get them. */
const caseless = /^[\u10d0-\u10ff]/u;
