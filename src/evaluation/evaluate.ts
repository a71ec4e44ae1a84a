import { distanceMeters } from '../kernel/geo.ts';
import type { Progress } from '../kernel/progress.ts';
import type { PartialEngine } from './engine.ts';
import { scoreTyping, type, typedAddress, type Typing, type TypingScore } from './prefixes.ts';
import type { QuerySet } from './queries.ts';
import { calibrate, sampleOf, type Calibration, type Sample } from './fit/calibration.ts';
import { scoreDoubts, type DoubtOutcome, type DoubtScore } from './doubt-score.ts';
import type { DoubtfulQuery } from './doubtful-queries.ts';
import { meetsExpected } from './expected.ts';
import { isRight } from './judge.ts';
import { score, scoreAll, type Outcome, type Score } from './score.ts';

export interface Evaluation {
  readonly houses: number;
  readonly askable: number;
  readonly geocode?: {
    readonly scores: readonly Score[]; readonly all: Score; readonly calibration: Calibration;
    /** Queries without a certain answer. */
    readonly doubts: readonly DoubtScore[];
  };
  readonly reverse?: { readonly scores: readonly Score[]; readonly all: Score; readonly calibration: Calibration };
  readonly suggest?: { readonly typing: TypingScore; readonly all: Score };
  readonly outcomes: readonly Outcome[];
  readonly doubts: readonly DoubtOutcome[];
  /** First answers of geocode. */
  readonly samples: readonly Sample[];
  readonly typings: readonly Typing[];
}

export interface EvaluationContext {
  /** Milliseconds from any fixed moment. */
  now(): number;
  readonly progress: Progress;
  /** How many addresses to type letter by letter. */
  readonly typings: number;
  /** The engine without some houses, and the queries for those. */
  readonly hidden?: { readonly engine: PartialEngine; readonly queries: readonly DoubtfulQuery[] };
}

/** Unmeasured queries of every kind, because code is slow when it first runs. */
const WARM_UP = 3000;

const warmUps = <T>(queries: readonly T[]): T[] =>
  queries.filter((_, at) => at % Math.max(1, Math.floor(queries.length / WARM_UP)) === 0);

/** Runs the queries that the engine supports; other kinds are left out of the result, not counted as wrong. */
export function evaluate(engine: PartialEngine, queries: QuerySet, context: EvaluationContext): Evaluation {
  const { now, progress, typings, hidden } = context;
  const timed = <T>(run: () => T): { answers: T; millis: number } => {
    const start = now();
    const answers = run();
    return { answers, millis: now() - start };
  };
  const { geocode, reverse, suggest } = engine;
  const known = { houses: queries.houses.length, askable: queries.askable };
  let [texts, points, typed]: [Outcome[], Outcome[], Typing[]] = [[], [], []];
  const doubts: DoubtOutcome[] = [];
  if (geocode) {
    progress.phase('geocode', queries.texts.length, 'objects');
    for (const { text } of warmUps(queries.texts)) geocode(text);
    texts = queries.texts.map(({ category, text, house, right }) => {
      progress.advance(1);
      return { category, asked: text, house, right, ...timed(() => geocode(text)) };
    });
    const runAll = (engineOf: PartialEngine, list: readonly DoubtfulQuery[]): void => {
      for (const query of list) doubts.push({ ...query, ...timed(() => engineOf.geocode?.(query.text) ?? []) });
    };
    runAll(engine, queries.doubtful);
    if (hidden) runAll(hidden.engine, hidden.queries);
  }
  if (reverse) {
    progress.phase('reverse', queries.points.length, 'objects');
    for (const { lat, lon } of warmUps(queries.points)) reverse(lat, lon);
    points = queries.points.map(({ category, lat, lon, house, right }) => {
      progress.advance(1);
      return { category, asked: `${lat}, ${lon}`, house, right, ...timed(() => reverse(lat, lon)) };
    });
  }
  if (suggest) {
    const addresses = queries.texts.flatMap(({ category, house, right }) =>
      category === 'clean' ? (typedAddress(house, right) ?? []) : []).slice(0, typings);
    progress.phase('suggest', addresses.length, 'objects');
    typed = addresses.map((address) => {
      progress.advance(1);
      return type(address, (prefix) => timed(() => suggest(prefix)));
    });
  }
  const samples = [...texts.flatMap(toSample), ...doubts.flatMap(doubtSample)];
  return {
    ...known,
    geocode: geocode && {
      scores: scoreAll(texts), all: score('all', texts), calibration: calibrate(samples), doubts: scoreDoubts(doubts),
    },
    reverse: reverse && {
      scores: scoreAll(points), all: score('all', points), calibration: calibrate(points.flatMap(toSample)),
    },
    suggest: suggest && { typing: scoreTyping(typed), all: score('all', typed.flatMap(prefixOutcomes)) },
    outcomes: [...texts, ...points],
    doubts,
    samples,
    typings: typed,
  };
}

/** No sample if houses of several towns are right: nothing shows how likely each of them is. */
const toSample = ({ category, answers, right }: Outcome): Sample[] => (isSpread(right) ? []
  : sampleOf(category, answers, (answer) => isRight(answer, right)) ?? []);
const SPREAD_METERS = 1_000;
const isSpread = ([first, ...others]: Outcome['right']): boolean =>
  others.some(({ lat, lon }) => distanceMeters(lat, lon, first.lat, first.lon) > SPREAD_METERS);
/** No sample for a town with a street of another town: nothing shows which was meant. */
const doubtSample = ({ category, answers, expected }: DoubtOutcome): Sample[] => (category === 'other-town' ? []
  : sampleOf(category, answers, (answer) => meetsExpected(answer, expected)) ?? []);

/** Outcomes for the response times only. */
const prefixOutcomes = ({ typed, millis }: Typing): Outcome[] =>
  millis.map((milliseconds, at) => ({
    category: 'prefix', asked: typed.text.slice(0, at + 1), house: typed.house, right: typed.right, answers: [],
    millis: milliseconds,
  }));
