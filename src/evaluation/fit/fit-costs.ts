import { silent, type Progress } from '../../kernel/progress.ts';
import type { Choice, Sample } from './calibration.ts';

/** Costs by the names of their doubts. */
export type Costs = Readonly<Record<string, number>>;

export interface FittedCost {
  readonly name: string;
  readonly byHand: number;
  readonly cost: number;
  /** Queries in which a right and a wrong answer differ in this doubt. */
  readonly samples: number;
}

/** How well costs order the answers to queries that have right and wrong ones. */
export interface CostCheck {
  readonly samples: number;
  /** The share of these queries whose best answer is right. */
  readonly rightFirst: number;
  /** The mean of -ln of the chance given to the right answers; 0 is perfect. */
  readonly surprise: number;
}

/** The spread and the costs depend on each other, so they are fitted in turns. */
const TURNS = 5;
const ROUNDS = 60;
/** Part of each step that is taken: a step looks at one cost alone, and the others move as well. */
const DAMPING = 0.5;
/** How far from the truth a cost set by hand is taken to be: a quarter of it, and at least so much. */
const LEAST_DOUBT = 0.05;
/** Instead of none, whose logarithm is infinite. */
const LEAST_CHANCE = 1e-12;
/** How much the score of an answer says: the spread that fits the samples best, of these. */
const SPREADS = Array.from({ length: 60 }, (_, step) => 0.02 * 1.07 ** step);

/**
 * Fits costs to queries whose right answer is known. The chance of an answer grows with its score, as exp(score / s);
 * the costs are those that give most of it to right answers. Each is its hand-set value times a factor, which is never
 * negative and is drawn to 1: a cost that no sample shows stays as it is.
 */
export function fitCosts(samples: readonly Sample[], byHand: Costs, progress: Progress = silent): FittedCost[] {
  const names = Object.keys(byHand);
  const queries = comparable(samples);
  const factors = names.map(() => 1);
  progress.phase('fitting costs', TURNS * ROUNDS);
  for (let turn = 0; turn < TURNS; turn++) {
    const spread = spreadOf(queries, names, factors);
    for (let round = 0; round < ROUNDS; round++) {
      const slopes = slopesOf(queries, names, factors, spread);
      names.forEach((name, k) => {
        const { slope, bend } = slopes[k];
        const hold = holdOf(byHand[name]);
        factors[k] = Math.max(0, factors[k] - (DAMPING * (slope + hold * (factors[k] - 1))) / (bend + hold));
      });
      progress.advance(1);
    }
  }
  return names.map((name, k) => ({
    name, byHand: byHand[name], cost: round2(byHand[name] * factors[k]),
    samples: queries.filter((choices) => differsIn(choices, name)).length,
  }));
}

/** Orders the answers of samples, whose costs were `byHand`, by other costs. */
export function checkCosts(samples: readonly Sample[], byHand: Costs, costs: Costs): CostCheck {
  const names = Object.keys(byHand);
  const queries = comparable(samples);
  const factors = names.map((name) => (byHand[name] === 0 ? 1 : costs[name] / byHand[name]));
  const spread = spreadOf(queries, names, factors);
  const firsts = queries.filter((choices) => {
    const scores = scoresOf(choices, names, factors);
    return choices[scores.indexOf(Math.max(...scores))].isRight;
  });
  return {
    samples: queries.length,
    rightFirst: queries.length === 0 ? 0 : firsts.length / queries.length,
    surprise: queries.length === 0 ? 0 : surpriseOf(queries, names, factors, spread) / queries.length,
  };
}

/** Answers of queries that have a right and a wrong one: only those show what a cost should be. */
const comparable = (samples: readonly Sample[]): (readonly Choice[])[] =>
  samples.flatMap(({ choices }) =>
    (choices?.some(({ isRight }) => isRight) && choices.some(({ isRight }) => !isRight) ? [choices] : []));

function differsIn(choices: readonly Choice[], name: string): boolean {
  const costsOf = (isRight: boolean): number[] =>
    choices.filter((choice) => choice.isRight === isRight).map(({ costs }) => costs[name] ?? 0);
  const wrong = costsOf(false);
  return costsOf(true).some((right) => wrong.some((cost) => cost !== right));
}

/** How strongly the prior holds a factor at 1. */
const holdOf = (byHand: number): number => (byHand / Math.max(LEAST_DOUBT, byHand / 4)) ** 2;

function spreadOf(
  queries: readonly (readonly Choice[])[], names: readonly string[], factors: readonly number[],
): number {
  const surprises = SPREADS.map((spread) => surpriseOf(queries, names, factors, spread));
  return SPREADS[surprises.indexOf(Math.min(...surprises))];
}

const surpriseOf = (
  queries: readonly (readonly Choice[])[], names: readonly string[], factors: readonly number[], spread: number,
): number => queries.reduce((sum, choices) => {
  const chances = chancesOf(scoresOf(choices, names, factors), spread);
  return sum - Math.log(chanceOfRight(choices, chances));
}, 0);

const chanceOfRight = (choices: readonly Choice[], chances: readonly number[]): number =>
  Math.max(LEAST_CHANCE, chances.reduce((sum, chance, i) => sum + (choices[i].isRight ? chance : 0), 0));

/** How the surprise changes with each factor, and how fast that change itself changes. */
function slopesOf(
  queries: readonly (readonly Choice[])[], names: readonly string[], factors: readonly number[], spread: number,
): { slope: number; bend: number }[] {
  const slopes = names.map(() => ({ slope: 0, bend: 0 }));
  for (const choices of queries) {
    const chances = chancesOf(scoresOf(choices, names, factors), spread);
    const right = chanceOfRight(choices, chances);
    names.forEach((name, k) => {
      let [mean, square, meanOfRight] = [0, 0, 0];
      choices.forEach(({ costs, isRight }, i) => {
        const cost = (costs[name] ?? 0) / spread;
        mean += chances[i] * cost;
        square += chances[i] * cost * cost;
        if (isRight) meanOfRight += (chances[i] / right) * cost;
      });
      slopes[k].slope += meanOfRight - mean;
      slopes[k].bend += square - mean * mean;
    });
  }
  return slopes;
}

const scoresOf = (choices: readonly Choice[], names: readonly string[], factors: readonly number[]): number[] =>
  choices.map(({ score, costs }) =>
    names.reduce((sum, name, k) => sum - (factors[k] - 1) * (costs[name] ?? 0), score));

function chancesOf(scores: readonly number[], spread: number): number[] {
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - most) / spread));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
}

const round2 = (value: number): number => Math.round(value * 100) / 100;
