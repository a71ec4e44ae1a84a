/**
 * Where to: "на Тверскую улицу", "на набережную Макарова". Only feminine words change, and only those that a
 * street's name is built of: the type word, and adjectives in "-ая", "-яя" before or instead of it. Names of persons
 * stand in the genitive and stay as they are.
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

export function inAccusative(name: string): string {
  const words = name.split(' ');
  const isFeminine = words.some((word) => Object.hasOwn(typeWords, lower(word)) || unchanged.has(lower(word)));
  const isAlone = !words.some((word) => notFeminine.has(lower(word))) && words.length <= 3 &&
    (words.length <= 2 && isAdjective(words.at(-1)!) || isAdjective(words[0]) || /^\d+-я$/u.test(words[0]));
  if (!isFeminine && !isAlone) return name;
  return words.map((word, at) => changed(word, words[at - 1])).join(' ');
}

const lower = (word: string): string => word.toLowerCase();

/** "Верхняя"; "Тверская-Ямская" is one word of two. */
const isAdjective = (word: string): boolean => /[а-яё](?:ая|яя)$/u.test(lower(word));

/** `before`: a noun behind an adjective is the name itself ("Малая Лубянка"), and changes with it. */
function changed(word: string, before = ''): string {
  const type = Object.hasOwn(typeWords, lower(word)) ? typeWords[lower(word)] : undefined;
  if (type) return word[0] + type.slice(1);
  const parts = word.split('-');
  if (parts.length > 1 && parts.every(isAdjective)) return parts.map((part) => changed(part)).join('-');
  if (/[а-яё]ая$/u.test(word)) return `${word.slice(0, -2)}ую`;
  if (/[а-яё]яя$/u.test(word)) return `${word.slice(0, -2)}юю`;
  if (isAdjective(before) && /^\p{Lu}.*а$/u.test(word)) return `${word.slice(0, -1)}у`;
  if (isAdjective(before) && /^\p{Lu}.*я$/u.test(word)) return `${word.slice(0, -1)}ю`;
  return word.replace(/^(\d+)-я$/u, '$1-ю');
}
