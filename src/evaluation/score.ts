import type { Answer } from './engine.ts';
import { isRight, isWrongHouse, rankOfRight } from './judge.ts';
import type { KnownHouse } from './known-house.ts';

/** The outcome of one query. */
export interface Outcome {
  readonly category: string;
  /** The text, or "55.751244, 37.618423". */
  readonly asked: string;
  readonly house: KnownHouse;
  readonly right: readonly KnownHouse[];
  readonly answers: readonly Answer[];
  readonly millis: number;
}

export interface Score {
  readonly category: string;
  readonly queries: number;
  /** Shares from 0 to 1. */
  readonly top1: number;
  readonly top3: number;
  /** The mean of 1 / rank of the first right answer. */
  readonly reciprocalRank: number;
  /** First answers that claim a house, and how many of them claim a wrong one. */
  readonly houseAnswers: number;
  readonly wrongHouses: number;
  readonly p50Millis: number;
  readonly p99Millis: number;
  readonly maxMillis: number;
  readonly queriesPerSecond: number;
}

export function score(category: string, outcomes: readonly Outcome[]): Score {
  const ranks = outcomes.map(({ answers, right }) => rankOfRight(answers, right));
  const firsts = outcomes.filter(({ answers }) => answers[0]?.precision === 'house');
  const millis = outcomes.map((outcome) => outcome.millis).toSorted((a, b) => a - b);
  const spent = millis.reduce((sum, milliseconds) => sum + milliseconds, 0);
  const count = outcomes.length;
  const share = (passes: (rank: number) => boolean): number => (count === 0 ? 0 : ranks.filter(passes).length / count);
  return {
    category,
    queries: count,
    top1: share((rank) => rank === 1),
    top3: share((rank) => rank >= 1 && rank <= 3),
    reciprocalRank: count === 0 ? 0 : ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / count,
    houseAnswers: firsts.length,
    wrongHouses: firsts.filter(({ answers, right }) => isWrongHouse(answers[0], right)).length,
    p50Millis: quantile(millis, 0.5),
    p99Millis: quantile(millis, 0.99),
    maxMillis: millis.at(-1) ?? 0,
    queriesPerSecond: spent > 0 ? Math.round((count / spent) * 1000) : 0,
  };
}

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** Scores in the order in which the categories first occur. */
export function scoreAll(outcomes: readonly Outcome[]): Score[] {
  const groups = Map.groupBy(outcomes, ({ category }) => category);
  return [...groups].map(([category, group]) => score(category, group));
}

/** Outcomes that are not right, or claim a wrong house. */
export const isFailure = ({ answers, right }: Outcome): boolean =>
  answers.length === 0 || !isRight(answers[0], right) || isWrongHouse(answers[0], right);
