import { NONE } from '../../kernel/columns.ts';
import { listTypes, type ListType } from './importance.ts';
import type { SuggestTables } from './lists.ts';

/** The lists to look in. */
export interface SuggestScope {
  /** Lists of whole countries, by type. */
  wide(types: readonly ListType[]): readonly number[];
  /** Lists of one settlement. */
  home(place: number, types: readonly ListType[]): readonly number[];
  /** Settlements near the user's point; empty without a point. */
  readonly near: readonly { readonly place: number; readonly nearness: number }[];
  readonly subjectTypes: readonly ListType[];
}

export function openScopes(
  { suggestHomes, suggestLists }: SuggestTables, places: number, text: (string: number) => string,
): (
  countries: readonly string[] | undefined, near: SuggestScope['near'], subjectTypes: readonly ListType[],
) => SuggestScope {
  const between = (home: number): number[] => {
    const from = suggestHomes.lists[home];
    return Array.from({ length: suggestHomes.lists[home + 1] - from }, (_, at) => from + at);
  };
  const all = between(places).map((list) => {
    const { type, country } = suggestLists;
    const code = country[list] === NONE ? undefined : text(country[list]).toUpperCase();
    return { list, type: listTypes[type[list]], code };
  });
  return (countries, near, subjectTypes) => {
    const allowed = !countries || countries.length === 0 ? all
      : all.filter(({ code }) => code !== undefined && countries.includes(code));
    return {
      near, subjectTypes,
      wide: (types) => allowed.flatMap(({ list, type }) => (types.includes(type) ? [list] : [])),
      home: (place, types) => between(place).filter((list) => types.includes(listTypes[suggestLists.type[list]])),
    };
  };
}
