import { otherLayout } from '../../src/geocoding/text/fold.ts';
import type { Gazetteer } from '../../src/geocoding/gazetteer/schema.ts';
import { writtenTypeWords } from '../../src/geocoding/language/type-words.ts';
import { TextReader, type TextTables } from '../../src/kernel/text.ts';

/** A number in [0, 1). */
export type Random = () => number;

/** The words of an atlas that cause the most work, and samples of its names. */
export interface Material {
  /** Starting with the words of the most streets. */
  readonly common: readonly string[];
  readonly names: readonly string[];
  readonly towns: readonly string[];
}

const MOST_READ = 200_000;

export function gather(tables: Gazetteer & TextTables): Material {
  const text = new TextReader(tables);
  const nameOf = (set: number): string => text.tags(set).name ?? '';
  const counts = new Map<string, number>();
  const { streets, places } = tables;
  const step = Math.max(1, Math.floor(streets.rows / MOST_READ));
  const names = new Set<string>();
  for (let row = 0; row < streets.rows; row += step) {
    const name = nameOf(streets.names[row]);
    if (names.size < 20_000) names.add(name);
    for (const word of name.split(/[\s-]+/u)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const common = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word).filter((word) => word !== '');
  const towns = Array.from({ length: Math.min(2000, places.rows) }, (_, row) => nameOf(places.names[row]));
  return { common: common.slice(0, 300), names: [...names], towns };
}

const MOST_CHARACTERS = 400;
const alphabets = [
  'абвгдежзиклмнопрстуфхцчшщыэюя', 'abcdefghiklmnopqrstuvwxyz', 'աբգդեզէըթ', 'აბგდევზთი', '0123456789',
  ' ,.-/«»"№&',
];
const signs = [', ', ' ', '-', '/', ',', '. ', ' & ', '; ', '', '«'];

/** Kinds of texts that nobody types, but an attacker or a broken program may send. */
export function families({ common, names, towns }: Material): Readonly<Record<string, (random: Random) => string>> {
  const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)];
  const many = (make: () => string, separator = ' '): string => {
    const parts: string[] = [];
    for (let length = 0; length < MOST_CHARACTERS - 20;) {
      parts.push(make());
      length += parts.at(-1)!.length + separator.length;
    }
    return parts.join(separator).slice(0, MOST_CHARACTERS);
  };
  const word = (random: Random): string => pick(common.slice(0, 60), random);
  const letters = (random: Random, count: number): string =>
    Array.from({ length: count }, () => pick([...alphabets[0]], random)).join('');
  const slip = (text: string, random: Random): string => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + (random() < 0.5 ? '' : letters(random, 1)) + text.slice(at + 1);
  };
  const kinds: Record<string, (random: Random) => string> = {
    'common words': (random) => many(() => word(random)),
    'few common words': (random) => Array.from({ length: 4 }, () => word(random)).join(' '),
    'one common word again and again': (random) => many(((one) => () => one)(word(random))),
    'type words': (random) => many(() => pick(writtenTypeWords, random)),
    'type words and numbers': (random) => many(() => `${pick(writtenTypeWords, random)} ${Math.floor(random() * 40)}`),
    'one glued word': (random) => many(() => word(random), ''),
    'glued pairs': (random) => many(() => word(random) + word(random)),
    digits: (random) => many(() => String(Math.floor(random() * 1e9)), ''),
    numbers: (random) => many(() => String(Math.floor(random() * 100)), pick(signs, random)),
    'ordinals and common words': (random) => many(() => `${1 + Math.floor(random() * 20)}-я ${word(random)}`),
    'one letter words': (random) => many(() => letters(random, 1)),
    'two letter words': (random) => many(() => letters(random, 2)),
    'any letters': (random) => many(() => letters(random, 3 + Math.floor(random() * 12))),
    'mixed scripts': (random) =>
      many(() => Array.from({ length: 9 }, () => pick([...pick(alphabets, random)], random)).join('')),
    emoji: (random) => many(() => pick(['🏠', '👨‍👩‍👧‍👦', '🇷🇺', 'ул🏠ица', '\u0301\u0301', '\u202e', '５', '①'], random)),
    commas: (random) => many(() => (random() < 0.7 ? '' : word(random)), ','),
    'names of streets': (random) => many(() => pick(names, random), ', '),
    'names with slips': (random) => many(() => slip(pick(names, random), random), ', '),
    'common words with slips': (random) => many(() => slip(word(random), random)),
    'a corner of everything': (random) => many(() => word(random), ' угол '),
    'corners before a number': (random) => `${many(() => 'угол')} ${pick(['38', '38/45', ''], random)}`,
    towns: (random) => many(() => pick(towns, random), ', '),
    'towns and common words': (random) =>
      many(() => `${pick(towns, random)} ${word(random)} ${Math.floor(random() * 30)}`),
  };
  for (const kind of ['few common words', 'common words', 'names with slips', 'type words']) {
    kinds[`${kind}, other layout`] = (random) => otherLayout(kinds[kind](random));
  }
  kinds['ten thousand characters'] = (random) => `${word(random)} `.repeat(2000).slice(0, 10_000);
  return kinds;
}

/** Changes a text slightly, in search of a slower one. */
export function change(text: string, other: string, { common, names, towns }: Material, random: Random): string {
  const words = text.split(' ');
  const at = Math.floor(random() * words.length);
  const from = random() < 0.5 ? common : random() < 0.5 ? names : towns;
  const fresh = from[Math.floor(random() * from.length)];
  const how = Math.floor(random() * 7);
  if (how === 0) words.splice(at, 1);
  else if (how === 1) words.splice(at, 0, fresh);
  else if (how === 2) words[at] = fresh;
  else if (how === 3) words[at] = words[at].slice(0, -1) + (common[0]?.[1] ?? 'а');
  else if (how === 4) words.splice(at, 0, String(1 + Math.floor(random() * 30)));
  else if (how === 5) words[at] += random() < 0.5 ? ',' : '-я';
  else words.splice(at, words.length, ...other.split(' ').slice(Math.floor(random() * 4)));
  return words.join(' ').slice(0, MOST_CHARACTERS);
}
