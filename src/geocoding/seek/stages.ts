import { Assembler } from '../fit/assemble.ts';
import { toFound } from '../judge/found-rows.ts';
import { rankCandidates } from '../judge/rank.ts';
import type { AtlasSearch } from '../names/atlas-search.ts';
import type { Retrieved } from '../query/hit.ts';
import type { QueryWords } from '../query/words.ts';
import { readQuery } from '../read/read-query.ts';
import { retrieve } from '../retrieve/retrieve.ts';

const fit = (
  search: AtlasSearch, words: QueryWords, retrieved: Retrieved, nearby: (feature: number) => number,
): Assembler => new Assembler(search, words, retrieved, nearby);

/**
 * The stages of a query. Each reading enters the first four once each, in this order; the best reading is answered
 * once. A test watches the stages being entered.
 */
export const stages = { read: readQuery, retrieve, fit, judge: rankCandidates, answer: toFound } as const;

export type Stages = typeof stages;
