import { language, type Language } from './language.ts';

/** The texts of an area in the other language; a missing name does not compile. */
export type SameWords<Words> = { readonly [Name in keyof Words]: string };

export type Say<Words> = (name: keyof Words & string, values?: Readonly<Record<string, unknown>>) => string;

/** Returns a function that gives an area's text by name in the page's language, with values for the names in braces. */
export function speaker<Words>(texts: Readonly<Record<Language, SameWords<Words>>>): Say<Words> {
  return (name, values = {}) =>
    texts[language()][name].replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
}
