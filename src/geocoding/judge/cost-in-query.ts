import type { Candidate } from '../query/candidate.ts';
import { weigh, type QueryWords } from '../query/words.ts';

/** The weight of a street, its number and half a town. */
const FEW_WORDS = 2;
/** The weight of a type word alone. No less is counted, so that the factor has a bound. */
const LEAST_WEIGHT = 0.05;

/**
 * Returns the cost that confidence is computed from: in a short query a misspelling weighs more. A word left over makes
 * the query longer only by its own cost and never lowers the sum, so "28-й квартал, 40, 36 срочно" is no surer than
 * "28-й квартал, 40, 36".
 */
export function costInQuery(words: QueryWords, { cost, doubts, explained }: Candidate): number {
  const leftOver = doubts.find(({ name }) => name === 'leftOver')?.cost ?? 0;
  const found = weigh(words, explained);
  return Math.max((cost - leftOver) * factorAt(found), cost * factorAt(found + leftOver));
}

const factorAt = (weight: number): number => FEW_WORDS / Math.min(FEW_WORDS, Math.max(LEAST_WEIGHT, weight));
