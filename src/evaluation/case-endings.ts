import type { StreetName } from './street-name.ts';

type Rule = readonly [RegExp, string];

const apply = (word: string, rules: readonly Rule[]): string => {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
};

/** The prepositional case: "в Твери", "в Нижнем Новгороде". Indeclinable names stay as they are. */
const settlementRules: readonly Rule[] = [
  [/(?<=[жшщчн])ий$/u, 'ем'], [/[ыи]й$/u, 'ом'], [/ой$/u, 'ом'], [/ая$/u, 'ой'], [/яя$/u, 'ей'], [/ое$/u, 'ом'],
  [/(?<=[нж])ее$/u, 'ем'], [/ье$/u, 'ье'], [/ия$/u, 'ии'], [/[ая]$/u, 'е'], [/ы$/u, 'ах'], [/(?<=[кгхжшчщ])и$/u, 'ах'],
  [/(?<=сла[вл])ь$/u, 'е'], [/(?<=вл)ь$/u, 'е'], [/ь$/u, 'и'], [/ец$/u, 'це'], [/(?<=[бвгджзклмнпрстфхцчшщ])$/u, 'е'],
];

const typeRules: readonly Rule[] = [
  [/^набережная$/u, 'набережной'], [/^переулок$/u, 'переулке'], [/^аллея$/u, 'аллее'], [/^линия$/u, 'линии'],
  [/^площадь$/u, 'площади'], [/^магистраль$/u, 'магистрали'], [/^шоссе$/u, 'шоссе'], [/^кольцо$/u, 'кольце'],
  [/а$/u, 'е'], [/(?<=[бвгджзклмнпрстфхцчшщ])$/u, 'е'],
];

const adjectiveRules: readonly Rule[] = [
  [/чья$/u, 'чьей'], [/чий$/u, 'чьем'], [/чье$/u, 'чьем'], [/яя$/u, 'ей'], [/(?<=^[Бб]ольш)ая$/u, 'ой'],
  [/(?<=[жшчщ])ая$/u, 'ей'], [/ая$/u, 'ой'],
  [/(?<=н)ий$/u, 'ем'], [/[ыио]й$/u, 'ом'], [/ее$/u, 'ем'], [/ое$/u, 'ом'],
  [/(?<=\d)-я$/u, '-й'], [/(?<=\d)-й$/u, '-м'], [/(?<=\d)-е$/u, '-м'],
];

const isRussian = (text: string): boolean => /^[а-яё\d\s.«»"-]+$/iu.test(text);

/** Declines each word; of "Ростов-на-Тихой" only the first part. Undefined for names in another language. */
export function whereSettlement(name: string): string | undefined {
  if (!isRussian(name) || /[\d.]/u.test(name)) return undefined;
  if (/-на-|-над-/iu.test(name)) return name.replace(/^[^-]+/u, (first) => apply(first, settlementRules));
  return name.split(' ').map((word) => apply(word, settlementRules)).join(' ');
}

/**
 * "на улице Ленина", "в Лесном переулке": declines the type word and adjectives, but not a name in the genitive.
 * Undefined for a name without a type word, or not in Russian.
 */
export function whereStreet({ type, before, behind, language, whole }: StreetName): string | undefined {
  if (type === undefined || language !== 'ru' || !isRussian(whole)) return undefined;
  const bent = apply(type, typeRules);
  const preposition = /^(переулок|проезд|тупик|квартал|микрорайон|проулок|заезд|въезд)$/u.test(type) ? 'в' : 'на';
  if (before.length > 0) {
    const words = before.map((word) => apply(word, adjectiveRules));
    return [preposition, ...words, bent, ...behind].join(' ');
  }
  const agree = behind.length === 1 && agrees(behind[0], type);
  return [preposition, bent, ...(agree ? [apply(behind[0], adjectiveRules)] : behind)].join(' ');
}

/** Whether a word is an adjective in the gender of the type word: "улица Садовая", not "улица Толстой". */
const agrees = (word: string, type: string): boolean =>
  /[ая]$|ль$|дь$/u.test(type) ? /[аья]я$/u.test(word) : type === 'шоссе' ? /[ое]е$/u.test(word) : /[ыио]й$/u.test(word);
