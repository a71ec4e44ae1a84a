/**
 * Puts the type word of a Russian name in its usual place, however the map writes it: in front ("улица Ленина",
 * "микрорайон Восток-5"), unless the word before agrees with it ("Мясницкая улица", "Девяткин переулок", "4-й
 * микрорайон"). Unambiguous short forms are written out.
 */
type Gender = 'masculine' | 'feminine' | 'neuter';

const types: Readonly<Record<string, Gender>> = {
  улица: 'feminine', площадь: 'feminine', набережная: 'feminine', аллея: 'feminine', линия: 'feminine',
  дорога: 'feminine', магистраль: 'feminine', территория: 'feminine',
  проспект: 'masculine', переулок: 'masculine', проезд: 'masculine', бульвар: 'masculine', тупик: 'masculine',
  тракт: 'masculine', спуск: 'masculine', микрорайон: 'masculine', квартал: 'masculine', жилмассив: 'masculine',
  шоссе: 'neuter', кольцо: 'neuter',
};

const shortForms: Readonly<Record<string, string>> = {
  'ул.': 'улица', ул: 'улица', 'пр-т': 'проспект', 'пр-кт': 'проспект', 'просп.': 'проспект', 'пер.': 'переулок',
  'пр-д': 'проезд', 'б-р': 'бульвар', 'бул.': 'бульвар', 'пл.': 'площадь', 'наб.': 'набережная', 'ш.': 'шоссе',
  'туп.': 'тупик', 'ал.': 'аллея', 'мкр.': 'микрорайон', мкр: 'микрорайон', 'мкрн.': 'микрорайон', мкрн: 'микрорайон',
  'м-н': 'микрорайон', 'мк-н': 'микрорайон', 'кв-л': 'квартал', 'ж/м': 'жилмассив', 'тер.': 'территория',
};

const agreeing: Readonly<Record<Gender, RegExp>> = {
  masculine: /(?:ый|ий|ой|[еиоы]в|ин|ын|\d-?й)$/u,
  feminine: /(?:ая|яя|ья|\d-?я)$/u,
  neuter: /(?:ое|ее|ье|ево|ово|\d-?е)$/u,
};

/** Words in -я that look like feminine adjectives, but are not: "1 Мая улица". */
const nouns = new Set(['мая', 'чапая', 'гая', 'рая', 'николая', 'ильича']);

export function inUsualOrder(name: string): string {
  const parts = name.split(' ').filter(Boolean);
  if (parts.length < 2) return name;
  const last = parts.length - 1;
  parts[0] = shortForms[parts[0].toLowerCase()] ?? parts[0];
  parts[last] = shortForms[parts[last].toLowerCase()] ?? parts[last];
  const type = parts[last].toLowerCase();
  const gender = Object.hasOwn(types, type) ? types[type] : undefined;
  if (gender === undefined || Object.hasOwn(types, parts[0].toLowerCase())) return parts.join(' ');
  const before = parts[last - 1].toLowerCase();
  if (/^\d+$/u.test(before) || (agreeing[gender].test(before) && !nouns.has(before))) return parts.join(' ');
  return [type, ...parts.slice(0, last)].join(' ');
}
