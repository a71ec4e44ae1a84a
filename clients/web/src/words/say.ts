import { language, type Language } from './language.ts';

/** What an area says in the other language: the same names, or it does not compile. */
export type SameWords<Words> = { readonly [Name in keyof Words]: string };

export type Say<Words> = (name: keyof Words & string, values?: Readonly<Record<string, unknown>>) => string;

/** Says a text of an area by its name, in the language of the page, with what stands in braces filled in. */
export function speaker<Words>(texts: Readonly<Record<Language, SameWords<Words>>>): Say<Words> {
  return (name, values = {}) =>
    texts[language()][name].replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
}
