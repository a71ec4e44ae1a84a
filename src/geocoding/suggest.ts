import { openAtlasSearch, type SearchableTables } from './names/atlas-search.ts';
import type { NearestTables } from './near/nearest.ts';
import { openWithin } from './retrieve/within.ts';
import { openHomesNear } from './suggest/homes-near.ts';
import { openHouseSuggester } from './suggest/houses.ts';
import type { SuggestTables } from './suggest/lists.ts';
import { openScopes } from './suggest/scope.ts';
import { subjectTypesFor, type SuggestEngine } from './suggest/seek.ts';
import { openShower, type SuggestedSubject } from './suggest/show.ts';
import type { SuggestOptions, Suggestion } from './suggest/suggestion.ts';
import { openTopEntries } from './suggest/top.ts';
import { understand } from './suggest/understand.ts';
import { openMaterials, type Materials } from './tell/compose.ts';
import { settleUnfinished } from './text/settled-text.ts';

export type { SuggestOptions, Suggestion, SuggestType } from './suggest/suggestion.ts';

export interface Suggest {
  /** Best first. Never throws, whatever the text; a text that nothing fits gives an empty list. */
  suggest(text: string, options?: SuggestOptions): Suggestion[];
  /** The same suggestions with the rows of the atlas. */
  suggestSubjects(text: string, options?: SuggestOptions): SuggestedSubject[];
}

export type SuggestableTables = NearestTables & SearchableTables & SuggestTables;

/** Longer texts are not addresses. */
const MOST_CHARACTERS = 400;
const MOST_SUGGESTIONS = 20;
const USUAL_SUGGESTIONS = 7;

/** Opens the tables of an atlas for suggestions; `materials` may be shared with other engines. */
export function openSuggest(tables: SuggestableTables, materials: Materials = openMaterials(tables)): Suggest {
  const search = openAtlasSearch(tables);
  const houses = openHouseSuggester(tables, (string) => search.text(string));
  const engine: SuggestEngine = { search, tables, houses, top: openTopEntries(tables) };
  const scopeOf = openScopes(tables, tables.places.rows, (string) => search.text(string));
  const homesNear = openHomesNear(tables, materials.rows);
  const { show } = openShower(search, materials);
  const suggestSubjects = (typed: string, options: SuggestOptions = {}): SuggestedSubject[] => {
    const { near, countries, language = 'ru' } = options;
    if (typed.length > MOST_CHARACTERS) return [];
    const text = settleUnfinished(typed);
    const limit = limitOf(options);
    const types = options.types?.length ? options.types : undefined;
    const scope = scopeOf(countries, near ? homesNear(near) : [], subjectTypesFor(types));
    const { words, candidates } = understand(engine, text, scope, { limit, near, types });
    const within = openWithin(search, { countries });
    const allowed = within ? candidates.filter(({ feature }) => within.mayHold(feature)) : candidates;
    return show(allowed, words, { limit, language, near });
  };
  return {
    suggestSubjects,
    suggest: (text, options) => suggestSubjects(text, options).map(({ suggestion }) => suggestion),
  };
}

const limitOf = ({ limit = USUAL_SUGGESTIONS }: SuggestOptions): number =>
  Math.max(1, Math.min(MOST_SUGGESTIONS, Math.floor(limit)));
