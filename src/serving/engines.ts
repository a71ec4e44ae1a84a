import { openComposer, openMaterials, type Composed, type Composer } from '../geocoding/tell/compose.ts';
import type { Found, SearchOptions, StructuredQuery, Search } from '../geocoding/query/found.ts';
import type { Explainer } from '../geocoding/judge/explain.ts';
import { subjectOf } from '../geocoding/tell/found-subject.ts';
import type { Gazetteer } from '../geocoding/gazetteer/schema.ts';
import type { Language } from '../geocoding/tell/names-in.ts';
import { openReverse, type Reverse, type Reversed } from '../geocoding/reverse.ts';
import { openSearch } from '../geocoding/search.ts';
import { openSuggest, type Suggest, type SuggestableTables } from '../geocoding/suggest.ts';
import type { Atlas } from '../store/files/atlas/read.ts';

/** The address engine over one atlas. */
export interface Engines {
  /** Changes whenever answers could change. */
  readonly version: string;
  readonly tables: Gazetteer;
  readonly search: Search & Explainer;
  readonly composer: Composer;
  readonly reverse: Reverse;
  readonly suggest: Suggest;
}

export function openEngines(tables: SuggestableTables, version: string): Engines {
  const materials = openMaterials(tables);
  return {
    version,
    tables,
    search: openSearch(tables),
    composer: openComposer(materials),
    reverse: openReverse(tables, materials),
    suggest: openSuggest(tables, materials),
  };
}

/** Equal for copies of one file, different for any other atlas. */
export const versionOf = ({ facts, bytes }: Pick<Atlas, 'facts' | 'bytes'>): string => `${facts.builtAt} ${bytes}`;

export const enginesOf = (atlas: Atlas): Engines => openEngines(atlas.tables, versionOf(atlas));

/** An answer in words, with how well it fits the query. */
export type Answer = Composed & Pick<Found, 'confidence' | 'match' | 'unparsed'> & Pick<Reversed, 'distanceMeters'> & {
  readonly precision: Exclude<Found['precision'], 'point'>;
  /** Only where the options ask for it. */
  readonly explained?: Pick<Found, 'understanding' | 'doubts' | 'evidence'>;
};

export interface AskOptions extends SearchOptions {
  readonly language: Language;
}

/** Answers, best first. Coordinates typed as text get what lies there, as in a reverse search. */
export function geocode(engines: Engines, query: string | StructuredQuery, options: AskOptions): Answer[] {
  return engines.search.geocode(query, options).flatMap((found): Answer[] => {
    const { precision, confidence, expectedErrorMeters: distanceMeters, match, unparsed } = found;
    const { understanding, doubts, evidence } = found;
    const explanation = options.explain && { explained: { understanding, doubts, evidence } };
    if (precision === 'point') {
      return whatIsAt(engines, found, options).map((place) => ({ ...place, match, unparsed: [], ...explanation }));
    }
    const composed = engines.composer.compose(subjectOf(engines.tables, found), options.language);
    return [{ ...composed, precision, confidence, distanceMeters, match, unparsed, ...explanation }];
  });
}

/** The address at a point, if it lies in one of the countries asked for. */
export function whatIsAt(
  { reverse }: Engines, { lat, lon }: { lat: number; lon: number }, { language, countries = [] }: AskOptions,
): Reversed[] {
  return reverse
    .reverse(lat, lon, { language })
    .filter(({ components: { countryCode: code = '' } }) => countries.length === 0 || countries.includes(code));
}
