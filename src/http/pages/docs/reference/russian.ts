import { readFileSync } from 'node:fs';
import type { Lang } from '../../../reply/problem-texts.ts';

/** Russian texts by their English originals. */
type Texts = ReadonlyMap<string, string>;

const ENTRY = /^msgid ((?:".*"\s)+)msgstr ((?:".*"\s?)+)$/gm;

/** Reads a gettext file without plurals and contexts. */
export function readTexts(file: string): Texts {
  return new Map([...file.matchAll(ENTRY)].map(([, english, russian]) => [joined(english), joined(russian)]));
}

const joined = (quoted: string): string =>
  quoted.trim().split('\n').map((line) => JSON.parse(line) as string).join('');

let read: Texts | undefined;
export const russianTexts = (): Texts => (read ??= readTexts(readFileSync(new URL('ru.po', import.meta.url), 'utf8')));

/** A text of the contract in the reader's language, and the language it is in: English if there is no translation. */
export function inLanguage(english: string, lang: Lang): { readonly text: string; readonly lang: Lang } {
  const russian = lang === 'ru' ? russianTexts().get(english.trim()) : undefined;
  return russian === undefined ? { text: english, lang: 'en' } : { text: russian, lang };
}
