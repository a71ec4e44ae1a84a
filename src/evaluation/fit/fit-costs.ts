import { silent, type Progress } from '../../kernel/progress.ts';
import type { Choice, Sample } from './calibration.ts';

/** Costs by names of doubts. */
export type Costs = Readonly<Record<string, number>>;

export interface FittedCost {
  readonly name: string;
  readonly byHand: number;
  readonly cost: number;
  /** Queries in which a right and a wrong answer differ in this doubt. */
  readonly queries: number;
}

/** How well costs order the answers to queries that have right and wrong ones. */
export interface CostCheck {
  readonly queries: number;
  /** The share of these queries whose best answer is right. */
  readonly rightFirst: number;
  /** The mean of -ln of the probability of the right answers; 0 is perfect. */
  readonly surprise: number;
}

/** Answers to one query, with a column of costs for each name that is fitted. */
interface Query {
  readonly scores: readonly number[];
  readonly costs: readonly (readonly number[])[];
  readonly isRight: readonly boolean[];
}

/** Fewer queries than this are no evidence: they may all be of one street. */
export const LEAST_QUERIES = 60;
/** The spread and the costs depend on each other, so they are fitted alternately. */
const TURNS = 5;
const MOST_ROUNDS = 60;
const STILL = 1e-4;
/** The fraction of each step that is applied, because a step considers one cost while all move. */
const DAMPING = 0.5;
/** The assumed error of a hand-set cost: a quarter of it, and at least this. */
const LEAST_DOUBT = 0.05;
/** Replaces a probability of zero, whose logarithm is infinite. */
const LEAST_CHANCE = 1e-12;
/** Candidates for s; the best fit to the samples is used. */
const SPREADS = Array.from({ length: 60 }, (_, step) => 0.02 * 1.07 ** step);

/**
 * Fits costs to queries with known right answers. The probability of an answer grows with its score, as exp(score /
 * s); the costs maximise that of right answers. Each is its hand-set value times a factor, which is never negative
 * and is drawn to 1: a cost that hardly any query shows stays as it is.
 */
export function fitCosts(samples: readonly Sample[], byHand: Costs, progress: Progress = silent): FittedCost[] {
  const names = Object.keys(byHand);
  const queries = queriesOf(samples, names);
  const counts = names.map((_, k) => queries.filter((query) => shows(query, k)).length);
  const fitted = counts.flatMap((count, k) => (count < LEAST_QUERIES ? [] : [k]));
  const factors = names.map(() => 1);
  progress.phase('fitting costs', TURNS);
  for (let turn = 0; turn < TURNS; turn++) {
    const spread = spreadOf(queries, factors);
    for (let round = 0, moved = Infinity; round < MOST_ROUNDS && moved > STILL; round++) {
      const steps = fitted.map((k) => stepOf(queries, factors, spread, k, holdOf(byHand[names[k]])));
      moved = Math.max(0, ...steps.map(Math.abs));
      fitted.forEach((k, i) => (factors[k] = Math.max(0, factors[k] - steps[i])));
    }
    progress.advance(1);
  }
  return names.map((name, k) =>
    ({ name, byHand: byHand[name], cost: rounded(byHand[name] * factors[k]), queries: counts[k] }));
}

/** Reorders the answers of samples, whose costs were `byHand`, by other costs. */
export function checkCosts(samples: readonly Sample[], byHand: Costs, costs: Costs): CostCheck {
  const names = Object.keys(byHand);
  const queries = queriesOf(samples, names);
  const factors = names.map((name) => (byHand[name] === 0 ? 1 : costs[name] / byHand[name]));
  const firsts = queries.filter((query) => {
    const scores = scoresOf(query, factors);
    return query.isRight[scores.indexOf(Math.max(...scores))];
  });
  const count = Math.max(1, queries.length);
  return {
    queries: queries.length,
    rightFirst: firsts.length / count,
    surprise: surpriseOf(queries, factors, spreadOf(queries, factors)) / count,
  };
}

/** Queries with a right and a wrong answer: only those show what a cost should be. */
const queriesOf = (samples: readonly Sample[], names: readonly string[]): Query[] =>
  samples.flatMap(({ choices = [] }) => {
    const right = choices.filter(({ isRight }) => isRight).length;
    return right > 0 && right < choices.length ? [queryOf(choices, names)] : [];
  });

const queryOf = (choices: readonly Choice[], names: readonly string[]): Query => ({
  scores: choices.map(({ score }) => score),
  costs: names.map((name) => choices.map(({ costs }) => costs[name] ?? 0)),
  isRight: choices.map(({ isRight }) => isRight),
});

/** Whether a right and a wrong answer differ in a cost. */
function shows({ costs, isRight }: Query, k: number): boolean {
  const costsOf = (wanted: boolean): number[] => costs[k].filter((_, at) => isRight[at] === wanted);
  const wrong = costsOf(false);
  return costsOf(true).some((right) => wrong.some((cost) => cost !== right));
}

/** How strongly the prior holds a factor at 1. */
const holdOf = (byHand: number): number => (byHand / Math.max(LEAST_DOUBT, byHand / 4)) ** 2;

function spreadOf(queries: readonly Query[], factors: readonly number[]): number {
  const surprises = SPREADS.map((spread) => surpriseOf(queries, factors, spread));
  return SPREADS[surprises.indexOf(Math.min(...surprises))];
}

const surpriseOf = (queries: readonly Query[], factors: readonly number[], spread: number): number =>
  queries.reduce((sum, query) => sum - Math.log(chanceOfRight(query, chancesOf(query, factors, spread))), 0);

/** The amount by which to lower a factor: a damped Newton step, by the slope and curvature of the surprise. */
function stepOf(
  queries: readonly Query[], factors: readonly number[], spread: number, k: number, hold: number,
): number {
  let [slope, bend] = [hold * (factors[k] - 1), hold];
  for (const query of queries) {
    const costs = query.costs[k];
    if (costs.every((cost) => cost === costs[0])) continue;
    const chances = chancesOf(query, factors, spread);
    const right = chanceOfRight(query, chances);
    let [mean, square, meanOfRight] = [0, 0, 0];
    for (let i = 0; i < costs.length; i++) {
      const cost = costs[i] / spread;
      mean += chances[i] * cost;
      square += chances[i] * cost * cost;
      if (query.isRight[i]) meanOfRight += (chances[i] / right) * cost;
    }
    slope += meanOfRight - mean;
    bend += square - mean * mean;
  }
  return (DAMPING * slope) / bend;
}

const scoresOf = ({ scores, costs }: Query, factors: readonly number[]): number[] =>
  scores.map((score, i) => factors.reduce((sum, factor, k) => sum - (factor - 1) * costs[k][i], score));

function chancesOf(query: Query, factors: readonly number[], spread: number): number[] {
  const scores = scoresOf(query, factors);
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - most) / spread));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
}

const chanceOfRight = ({ isRight }: Query, chances: readonly number[]): number =>
  Math.max(LEAST_CHANCE, chances.reduce((sum, chance, i) => sum + (isRight[i] ? chance : 0), 0));

const rounded = (cost: number): number => Math.round(cost * 1000) / 1000;
