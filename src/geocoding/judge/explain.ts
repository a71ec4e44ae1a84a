import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Candidate } from '../query/candidate.ts';
import type { Doubt } from '../query/doubt.ts';
import { doubtTable } from '../query/doubts.ts';
import type { Evidence, Found, Precision, SearchOptions, StructuredQuery } from '../query/found.ts';
import type { Hit } from '../query/hit.ts';
import type { TakenFor } from '../query/understanding.ts';
import type { QueryWords } from '../query/words.ts';
import { nameOf, takenFor, type Named } from './taken-for.ts';

/** The origin of the answers to a query. */
export interface Explanation {
  readonly words: readonly ExplainedWord[];
  /** Names that the words could be, the most promising first. */
  readonly hits: readonly ExplainedHit[];
  readonly answers: readonly ExplainedAnswer[];
}

export interface ExplainedWord {
  readonly text: string;
  /** What the first answer takes the word for. */
  readonly takenFor: TakenFor;
  /** The cost of leaving the word unexplained. */
  readonly weight: number;
  /** Codes of the type words that it could be. */
  readonly types: readonly string[];
  /** Words of the atlas that it could be, with the cost of each. */
  readonly readings: readonly { readonly word: string; readonly cost: number }[];
}

export interface ExplainedHit extends Named {
  /** The words of the query that match the name. */
  readonly words: string;
  readonly cost: number;
  readonly gain: number;
}

export interface ExplainedAnswer extends Evidence {
  readonly precision: Precision;
  readonly confidence: number;
  readonly against: readonly (Doubt & { readonly why: string })[];
}

export interface Explainer {
  explain(query: string | StructuredQuery, options?: SearchOptions): Explanation;
}

/** The reading of the query that the answers come from. */
interface Reading {
  readonly words: QueryWords;
  readonly first: Candidate | undefined;
  readonly subjectHits: readonly Hit[];
  readonly containerHits: ReadonlyMap<number, Hit>;
}

const MOST_HITS = 12;
const MOST_READINGS = 5;

export function explainFound(
  search: AtlasSearch, { words, first, subjectHits, containerHits }: Reading, found: readonly Found[],
): Explanation {
  const hits = [...subjectHits, ...containerHits.values()].sort((a, b) => b.gain - a.gain).slice(0, MOST_HITS);
  return {
    words: words.atoms.map((_, at) => explainWord(search, words, first, at)),
    hits: hits.map((hit) =>
      ({ ...nameOf(search, hit.feature), words: textOf(words, hit), cost: hit.cost, gain: hit.gain })),
    answers: found.map(({ precision, confidence, evidence, doubts: against }) => ({
      precision, confidence, ...evidence, against: against.map((doubt) => ({ ...doubt, why: reasonOf(doubt) })),
    })),
  };
}

function explainWord(
  search: AtlasSearch, words: QueryWords, first: Candidate | undefined, at: number,
): ExplainedWord {
  const { dictionary } = search;
  const atom = words.atoms[at];
  const readings = [...words.readings].flatMap(([term, list]) =>
    list.filter(({ mask }) => (mask & (1 << at)) !== 0).map(({ cost }) => ({ word: dictionary.text(term), cost })));
  return {
    text: atom.text, takenFor: takenFor(search, words, first, at), weight: words.weights[at],
    types: words.types[at].map(({ code }) => code),
    // Terms that begin with "~" are type words, which `types` lists.
    readings: readings.filter(({ word }) => !word.startsWith('~'))
      .sort((a, b) => a.cost - b.cost).slice(0, MOST_READINGS),
  };
}

const textOf = ({ atoms }: QueryWords, { mask, typeMask }: Hit): string =>
  atoms.filter((_, at) => ((mask | typeMask) & (1 << at)) !== 0).map(({ text }) => text).join(' ');

const reasonOf = ({ name }: Doubt): string => doubtTable[name].why;
