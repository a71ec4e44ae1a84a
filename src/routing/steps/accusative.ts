/**
 * Where to: "на Тверскую улицу", "на набережную Макарова". Only feminine words change, and only those that a
 * street's name is built of: the type word, adjectives in "-ая", "-яя" before or instead of it, and nouns that can be
 * nothing but the name itself ("улица Покровка"). Names of persons stand in the genitive and stay as they are.
 */
const typeWords: Readonly<Record<string, string>> = {
  улица: 'улицу', аллея: 'аллею', линия: 'линию', дорога: 'дорогу', набережная: 'набережную', трасса: 'трассу',
  дорожка: 'дорожку', тропа: 'тропу', развязка: 'развязку', эстакада: 'эстакаду', переправа: 'переправу',
  площадка: 'площадку', велодорожка: 'велодорожку',
};

/** A feminine type word that stays as it is, but whose adjectives change. */
const unchanged = new Set(['площадь', 'магистраль']);

/** Type words of the other genders: what stands beside them stays as it is ("проспект Красная Звезда"). */
const notFeminine = new Set([
  'проспект', 'переулок', 'проезд', 'бульвар', 'тупик', 'тракт', 'спуск', 'вал', 'мост', 'тоннель', 'шоссе', 'кольцо',
  'квартал', 'микрорайон', 'взвоз', 'подъезд', 'путепровод', 'въезд', 'съезд',
]);

/** Feminine nouns that are a name by themselves; in "-нка", "-вка" there are few others. */
const nouns = /^(?:маросейка|плющиха|варварка|\p{L}+[нв]ка)$/u;
/** What only looks like a feminine word: the genitive of a man, a month, a place. */
const genitives = new Set([
  'рынка', 'островка', 'левка', 'казанка', 'жаворонка', 'огонька', 'ровка', 'алтая', 'николая', 'китая', 'урожая',
  'мая', 'края', 'трамвая', 'жуная',
]);
/** "Абая", "Тынышбая", not "голубая". */
const genitiveEnding = /(?<!голу|сла|осо|гру)бая$/u;

export function inAccusative(name: string): string {
  const words = name.split(' ');
  const typeAt = words.findIndex((word) => Object.hasOwn(typeWords, lower(word)) || unchanged.has(lower(word)));
  // "На площадь Тверская Застава": the words behind it are the name.
  if (lower(words[0]) === 'площадь' && words.length > 2) return name;
  if (typeAt < 0 && !isFeminineAlone(words)) return name;
  return words.map((word, at) => (namesPerson(words, at, typeAt) ? word : changed(words, at, typeAt))).join(' ');
}

const lower = (word: string): string => word.toLowerCase();

/** "Верхняя"; "Тверская-Ямская" is one word of two. */
const isAdjective = (word: string): boolean =>
  /[а-яё](?:ая|яя)$/u.test(lower(word)) && !genitives.has(lower(word)) && !genitiveEnding.test(lower(word));

const isOrdinal = (word: string): boolean => /^\d+-я$/u.test(word);

/** A name without a type word: "Моховая", "Верхняя Масловка", "Петровка". */
function isFeminineAlone(words: readonly string[]): boolean {
  if (words.some((word) => notFeminine.has(lower(word))) || words.length > 3) return false;
  return (words.length <= 2 && isAdjective(words.at(-1)!)) || isAdjective(words[0]) || isOrdinal(words[0]) ||
    (words.length === 1 && isNoun(words[0]));
}

const isNoun = (word: string): boolean => nouns.test(lower(word)) && !genitives.has(lower(word));

/** Before a type word adjectives stand next to it: "Малая Садовая улица", not "Жуная Мавлянова улица". */
const namesPerson = (words: readonly string[], at: number, typeAt: number): boolean =>
  words.slice(at, typeAt).some((word) => !isAdjective(word) && !isOrdinal(word) && !isPossessive(word));

/** "Казачья", before its type word only: "улица Приволья". */
const isPossessive = (word: string): boolean => /[а-яё]ья$/u.test(word);

/** A noun behind an adjective, or alone behind "улица", is the name itself ("Малая Лубянка"), and changes with it. */
function changed(words: readonly string[], at: number, typeAt: number): string {
  const [word, before = ''] = [words[at], words[at - 1]];
  const type = Object.hasOwn(typeWords, lower(word)) ? typeWords[lower(word)] : undefined;
  if (type) return word[0] + type.slice(1);
  const parts = word.split('-');
  if (isOrdinal(word)) return word.replace(/я$/u, 'ю');
  if (isAdjective(word)) {
    return parts.every(isAdjective) ? parts.map(adjectiveChanged).join('-') : adjectiveChanged(word);
  }
  if (at < typeAt && isPossessive(word)) return `${word.slice(0, -1)}ю`;
  const isName = isNoun(word) && (words.length === 1 || (words.length === 2 && lower(before) === 'улица'));
  if (isName || (isAdjective(before) && /^\p{Lu}.*а$/u.test(word))) return `${word.slice(0, -1)}у`;
  return isAdjective(before) && /^\p{Lu}.*я$/u.test(word) ? `${word.slice(0, -1)}ю` : word;
}

const adjectiveChanged = (word: string): string => `${word.slice(0, -2)}${word.endsWith('яя') ? 'юю' : 'ую'}`;
