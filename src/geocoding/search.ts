import { explainFound, type Explainer } from './judge/explain.ts';
import { understood } from './judge/rank.ts';
import { openAtlasSearch, type AtlasSearch, type SearchableTables } from './names/atlas-search.ts';
import type { Candidate } from './query/candidate.ts';
import type { Found, Search, SearchOptions, StructuredQuery } from './query/found.ts';
import type { QueryText } from './query/words.ts';
import { queryText } from './read/read-query.ts';
import { structuredText } from './read/structured-query.ts';
import { typedPoint } from './read/typed-point.ts';
import { boxHolds } from './retrieve/within.ts';
import { costOf, type Answer } from './seek/answer.ts';
import { limitOf, MANY_ATOMS } from './seek/attempts.ts';
import { asTyped, chooseLayout, otherTexts, countKnown } from './seek/layouts.ts';
import { Seeker } from './seek/seeker.ts';
import { stages as usualStages, type Stages } from './seek/stages.ts';

/** Longer texts are no addresses. */
const MOST_CHARACTERS = 400;
/** So bad is an answer that the text may have been typed in the other layout. */
const BAD_COST = 0.75;
const LAYOUT_LEAD = 0.1;

/** Opens the tables of an atlas for search by text. `stages`: those of every query, for a test that watches them. */
export function openSearch(tables: SearchableTables, stages: Stages = usualStages): Search & Explainer {
  const search = openAtlasSearch(tables);
  return {
    geocode: (query, options = {}) => geocode(search, query, options, stages).found,
    explain: (query, options = {}) => {
      const { found, read } = geocode(search, query, options, stages);
      return read ? explainFound(search, read, found) : { words: [], hits: [], answers: [] };
    },
  };
}

/** What is told; and how the text was read, unless it is none or a point. */
interface Geocoded {
  readonly found: Found[];
  readonly read?: Pick<Answer, 'words' | 'subjectHits' | 'containerHits'> & { readonly first: Candidate | undefined };
}

function geocode(
  search: AtlasSearch, query: string | StructuredQuery, options: SearchOptions, stages: Stages,
): Geocoded {
  if (typeof query === 'string' && query.length > MOST_CHARACTERS) return { found: [] };
  const point = typeof query === 'string' ? typedPoint(query) : undefined;
  if (point) return { found: pointFound(point, options) };
  const text = typeof query === 'string' ? queryText(query) : structuredText(query);
  if (text.atoms.length === 0) return { found: [] };
  const seeker = new Seeker(search, options, stages);
  const answer = typeof query === 'string' ? freely(search, seeker, text) : seeker.best([text]);
  const words = typeof query === 'string' ? asTyped(answer.words, query) : answer.words;
  const candidates = understood(words, answer.candidates);
  const { subjectHits, containerHits } = answer;
  const found = stages.answer(search, words, candidates, { limit: limitOf(options), subjectHits });
  return { found, read: { words, subjectHits, containerHits, first: candidates[0] } };
}

/** Of free text: in the layout it seems to be in; then, where that is bad, in the other one. */
function freely(search: AtlasSearch, seeker: Seeker, text: QueryText): Answer {
  const answer = seeker.best(chooseLayout(search, text));
  if (costOf(answer) <= BAD_COST || text.atoms.length > MANY_ATOMS) return answer;
  // Whose words are known as they stand has not typed them in the other layout.
  const least = Math.max(1, countKnown(search, text).known);
  const swapped = seeker.best(otherTexts(text).filter((other) => countKnown(search, other).known >= least));
  return costOf(swapped) < costOf(answer) - LAYOUT_LEAD ? swapped : answer;
}

function pointFound({ lat, lon }: { lat: number; lon: number }, { box }: SearchOptions): Found[] {
  if (box && !boxHolds(box, lat, lon)) return [];
  return [{
    kind: 'point', lat, lon, precision: 'point', confidence: 1,
    evidence: { cost: 0, lead: Infinity, cap: 1, isSpot: true },
    against: [],
    expectedErrorMeters: 0, isRenamed: false, unparsed: [],
    match: { house: 'absent', street: 'absent', place: 'absent', region: 'absent', postal_code: 'absent' },
  }];
}
