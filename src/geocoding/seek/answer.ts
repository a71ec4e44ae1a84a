import type { Candidate } from '../query/candidate.ts';
import type { Hit } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';

/** The result of one reading of a query. */
export interface Answer {
  readonly words: QueryWords;
  /** Mask of the atoms that name a town or village exactly. */
  readonly townMask: number;
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** Streets and POI that the words could mean. */
  readonly subjectHits: readonly Hit[];
  /** Places and areas that the words could mean, by feature. */
  readonly containerHits: ReadonlyMap<number, Hit>;
}

export const costOf = ({ candidates }: Answer): number => candidates[0]?.cost ?? Infinity;

export const nothingFound = (words: QueryWords): Answer =>
  ({ words, townMask: 0, candidates: [], subjectHits: [], containerHits: new Map() });
