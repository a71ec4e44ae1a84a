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

export function inAccusative(name: string): string {
  const words = name.split(' ');
  const isFeminine = words.some((word) => Object.hasOwn(typeWords, lower(word)) || unchanged.has(lower(word)));
  const isAdjectiveAlone = words.length <= 2 && /(?:ая|яя)$/u.test(lower(words.at(-1)!));
  if (!isFeminine && !isAdjectiveAlone) return name;
  return words.map((word) => changed(word)).join(' ');
}

const lower = (word: string): string => word.toLowerCase();

function changed(word: string): string {
  const type = Object.hasOwn(typeWords, lower(word)) ? typeWords[lower(word)] : undefined;
  if (type) return word[0] + type.slice(1);
  if (/[а-яё]ая$/u.test(word)) return `${word.slice(0, -2)}ую`;
  if (/[а-яё]яя$/u.test(word)) return `${word.slice(0, -2)}юю`;
  return word.replace(/^(\d+)-я$/u, '$1-ю');
}
