import type { StreetName } from './street-name.ts';

type Rule = readonly [RegExp, string];

const apply = (word: string, rules: readonly Rule[]): string => {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
};

/** Where? "в Твери", "в Нижнем Новгороде". Names that do not bend in speech stay as they are. */
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

/** Word by word, and only the last part of "Ростов-на-Тихой"'s first word; undefined for names of another language. */
export function whereSettlement(name: string): string | undefined {
  if (!isRussian(name) || /[\d.]/u.test(name)) return undefined;
  if (/-на-|-над-/u.test(name)) return name.replace(/^[^-]+/u, (first) => apply(first, settlementRules));
  return name.split(' ').map((word) => apply(word, settlementRules)).join(' ');
}

/**
 * "на улице Ленина", "в Лесном переулке": the type bends, and so do adjectives; a name in the genitive does not.
 * Undefined where the name has no type word, or is not Russian.
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

/** "улица Садовая", not "улица Толстой": an adjective of the type's own gender. */
const agrees = (word: string, type: string): boolean =>
  /[ая]$|ль$|дь$/u.test(type) ? /[аья]я$/u.test(word) : type === 'шоссе' ? /[ое]е$/u.test(word) : /[ыио]й$/u.test(word);
