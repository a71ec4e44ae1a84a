import { fold } from '../text/fold.ts';

/**
 * House letters are distinguished where words merge them: 5Ш and 5Щ, 5Е and 5Э are neighbours. A Cyrillic letter is
 * itself, one of another alphabet the letter of its sound ("2Zh", "5ბ"). A Latin letter that could be several is
 * kept: B looks like В and sounds like Б.
 */
const bySound: Readonly<Record<string, string>> = {
  a: 'а', b: 'б', v: 'в', g: 'г', d: 'д', e: 'е', j: 'ж', z: 'з', i: 'и', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о',
  p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', f: 'ф', h: 'х', ts: 'ц', q: 'ч', w: 'ш', x: 'ю', y: 'я',
};
const latinRuns: Readonly<Record<string, string>> = { shch: 'щ', sch: 'щ', shh: 'щ', tc: 'ц', ck: 'ц' };

/** Cyrillic letters that a Latin one can mean, by sound and by looks; H is г in Belarusian and Ukrainian. */
const readings: Readonly<Record<string, string>> = {
  b: 'бв', c: 'цсч', e: 'эё', h: 'хнг', i: 'йы', j: 'йж', p: 'пр', q: 'кч', w: 'вшщ', x: 'х', y: 'уйы',
};
const byLooks: Readonly<Record<string, string>> = {
  b: 'в', c: 'с', e: 'е', h: 'н', p: 'р', x: 'х', y: 'у',
};
/** Letters that both sound and look alike. */
const twins: Readonly<Record<string, string>> = { e: 'е', i: 'и' };

/**
 * Returns the house letter for a letter, or for the few that spell one in another alphabet; '' for any other text.
 * Among Cyrillic words a Latin letter was typed for its looks.
 */
export function houseLetter(text: string, isAmongCyrillic = false): string {
  const small = text.toLowerCase();
  if (/^[а-я]$/u.test(small)) return small;
  if (isAmongCyrillic && byLooks[small] !== undefined) return byLooks[small];
  if (readings[small] !== undefined) return small;
  return latinRuns[small] ?? bySound[fold(small)] ?? '';
}

export type LetterLikeness = 'same' | 'maybe' | 'other';

/** Compares two values like "9б" or "/12b", letter by letter. */
export function likenessOf(a: string, b: string): LetterLikeness {
  if (a === b) return 'same';
  if (a.length !== b.length) return 'other';
  let likeness: LetterLikeness = 'same';
  for (let at = 0; at < a.length; at++) {
    if (a[at] === b[at] || isTwin(a[at], b[at]) || isTwin(b[at], a[at])) continue;
    if (!isReading(a[at], b[at]) && !isReading(b[at], a[at])) return 'other';
    likeness = 'maybe';
  }
  return likeness;
}

const isTwin = (latin: string, letter: string): boolean => twins[latin] === letter;
const isReading = (latin: string, letter: string): boolean => readings[latin]?.includes(letter) ?? false;
