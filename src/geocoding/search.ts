import { isSettlement } from './fit/district-centres.ts';
import { withoutChanceNames } from './judge/chance-names.ts';
import { explainFound, type Explainer } from './judge/explain.ts';
import { understood } from './judge/rank.ts';
import { openAtlasSearch, type AtlasSearch, type SearchableTables } from './names/atlas-search.ts';
import type { Candidate } from './query/candidate.ts';
import type { Found, Search, SearchOptions, StructuredQuery } from './query/found.ts';
import { queryText } from './read/read-query.ts';
import { structuredText } from './read/structured-query.ts';
import { typedPoint } from './read/typed-point.ts';
import { boxHolds } from './retrieve/within.ts';
import type { Answer } from './seek/answer.ts';
import { answerFields } from './seek/fields.ts';
import { limitOf } from './seek/attempts.ts';
import { answerInEitherLayout, asTyped } from './seek/layouts.ts';
import { Seeker } from './seek/seeker.ts';
import { stages as usualStages, type Stages } from './seek/stages.ts';
import { settleText } from './text/settled-text.ts';

/** Longer texts are not addresses. */
const MOST_CHARACTERS = 400;

/** Opens the tables of an atlas for search by text. Only a test that watches the stages passes others. */
export function openSearch(tables: SearchableTables, stages: Stages = usualStages): Search & Explainer {
  const search = openAtlasSearch(tables);
  const geocode = (query: string | StructuredQuery, options: SearchOptions): Geocoded => {
    const asked: Asked = { search, options, stages };
    return typeof query === 'string' ? geocodeText(asked, settleText(query)) : geocodeFields(asked, settled(query));
  };
  return {
    geocode: (query, options = {}) => geocode(query, options).found,
    explain: (query, options = {}) => {
      const { found, read } = geocode(query, options);
      return read ? explainFound(search, read, found) : { words: [], hits: [], answers: [] };
    },
  };
}

const settled = (query: StructuredQuery): StructuredQuery =>
  Object.fromEntries(Object.entries(query).map(([field, text]) => [field, text && settleText(text)]));

interface Asked {
  readonly search: AtlasSearch;
  readonly options: SearchOptions;
  readonly stages: Stages;
}

/** The answers, and how the text was read; absent for a point or a text without words. */
interface Geocoded {
  readonly found: Found[];
  readonly read?: Pick<Answer, 'words' | 'subjectHits' | 'containerHits'> & { readonly first: Candidate | undefined };
}

/** Free text: coordinates, or an address that may be typed in the wrong keyboard layout. */
function geocodeText(asked: Asked, query: string): Geocoded {
  const { search, options, stages } = asked;
  if (query.length > MOST_CHARACTERS) return { found: [] };
  const point = typedPoint(query);
  if (point) return { found: pointFound(point, options) };
  const text = queryText(query);
  if (text.atoms.length === 0) return { found: [] };
  const answer = answerInEitherLayout(search, new Seeker(search, options, stages), text);
  return toGeocoded(asked, { ...answer, words: asTyped(answer.words, query) });
}

function geocodeFields(asked: Asked, query: StructuredQuery): Geocoded {
  const { search, options, stages } = asked;
  if (structuredText(query).atoms.length === 0) return { found: [] };
  return toGeocoded(asked, answerFields(new Seeker(search, options, stages), query));
}

function toGeocoded({ search, options, stages }: Asked, answer: Answer): Geocoded {
  const { words, subjectHits, containerHits } = answer;
  const candidates = withoutChanceNames(search, words,
    withoutOtherCity(search, understood(words, answer.candidates)));
  const found = stages.answer(search, words, candidates, {
    limit: limitOf(options), subjectHits, explain: options.explain === true,
  });
  return { found, read: { words, subjectHits, containerHits, first: candidates[0] } };
}

/**
 * Keeps nothing where the query names a well-known city that the map lacks, and neither a town nor a village of the
 * map: every answer would be elsewhere. "Калуга, Канская, 41" does not ask for the Канская улица of Ветроград.
 */
function withoutOtherCity(search: AtlasSearch, candidates: readonly Candidate[]): readonly Candidate[] {
  const namesSettlement = ({ feature, containerHits }: Candidate): boolean =>
    isSettlement(search, feature) || containerHits.some((container) => isSettlement(search, container.feature));
  return candidates[0]?.contradiction === 'city' && !candidates.some(namesSettlement) ? [] : candidates;
}

function pointFound({ lat, lon }: { lat: number; lon: number }, { box }: SearchOptions): Found[] {
  if (box && !boxHolds(box, lat, lon)) return [];
  return [{
    kind: 'point', lat, lon, precision: 'point', confidence: 1,
    evidence: { cost: 0, lead: Infinity, cap: 1, isSpot: true },
    doubts: [],
    score: 0,
    expectedErrorMeters: 0, isRenamed: false, unparsed: [],
    match: { house: 'absent', street: 'absent', place: 'absent', region: 'absent', postal_code: 'absent' },
  }];
}
