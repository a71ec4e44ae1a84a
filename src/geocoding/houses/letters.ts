import { fold } from '../text/fold.ts';

/**
 * The letters of houses are told apart where words melt them: 5Ш and 5Щ, 5Е and 5Э are neighbours. One of our alphabet
 * is itself. One of another is that of its sound ("2Zh", "5ბ"), but for Latin letters that may be several, which stay:
 * B is drawn as В and sounds as Б.
 */
const bySound: Readonly<Record<string, string>> = {
  a: 'а', b: 'б', v: 'в', g: 'г', d: 'д', e: 'е', j: 'ж', z: 'з', i: 'и', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о',
  p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', f: 'ф', h: 'х', ts: 'ц', q: 'ч', w: 'ш', x: 'ю', y: 'я',
};
const latinRuns: Readonly<Record<string, string>> = { shch: 'щ', sch: 'щ', shh: 'щ', tc: 'ц', ck: 'ц' };

/** By sound and by looks; H is г too, in Belarusian and Ukrainian. */
const readings: Readonly<Record<string, string>> = {
  b: 'бв', c: 'цсч', e: 'эё', h: 'хнг', i: 'йы', j: 'йж', p: 'пр', q: 'кч', w: 'вшщ', x: 'х', y: 'уйы',
};
const byLooks: Readonly<Record<string, string>> = {
  b: 'в', c: 'с', e: 'е', h: 'н', p: 'р', x: 'х', y: 'у',
};
/** Those that sound and look alike. */
const twins: Readonly<Record<string, string>> = { e: 'е', i: 'и' };

/**
 * Of one letter, or of the few that stand for one in another alphabet; '' for what is none. A Latin one among Cyrillic
 * words was typed for its looks.
 */
export function houseLetter(text: string, isAmongCyrillic = false): string {
  const small = text.toLowerCase();
  if (/^[а-я]$/u.test(small)) return small;
  if (isAmongCyrillic && byLooks[small] !== undefined) return byLooks[small];
  if (readings[small] !== undefined) return small;
  return latinRuns[small] ?? bySound[fold(small)] ?? '';
}

export type LetterLikeness = 'same' | 'maybe' | 'other';

/** Of two values as "9б" or "/12b", letter by letter. */
export function likenessOf(one: string, other: string): LetterLikeness {
  if (one === other) return 'same';
  if (one.length !== other.length) return 'other';
  let likeness: LetterLikeness = 'same';
  for (let at = 0; at < one.length; at++) {
    if (one[at] === other[at] || isTwin(one[at], other[at]) || isTwin(other[at], one[at])) continue;
    if (!isReading(one[at], other[at]) && !isReading(other[at], one[at])) return 'other';
    likeness = 'maybe';
  }
  return likeness;
}

const isTwin = (latin: string, letter: string): boolean => twins[latin] === letter;
const isReading = (latin: string, letter: string): boolean => readings[latin]?.includes(letter) ?? false;
