import { drawTable } from './draw-table.ts';
import type { Answer } from './engine.ts';
import type { Evaluation } from './evaluate.ts';
import type { KnownHouse } from './known-house.ts';
import type { Calibration } from './fit/calibration.ts';
import { isHonest, isWrongClaim, type DoubtOutcome, type DoubtScore } from './doubt-score.ts';
import type { Expected } from './expected.ts';
import type { Typing } from './prefixes.ts';
import { isFailure, type Outcome, type Score } from './score.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const millis = (value: number): string => value.toFixed(value < 10 ? 3 : 1);

const heads = ['queries', 'top 1', 'top 3', 'MRR', 'wrong house', 'p50 ms', 'p99 ms', 'max ms', 'per second'];

const scoreRow = (row: Score): string[] => [
  row.category, String(row.queries), percent(row.top1), percent(row.top3), row.reciprocalRank.toFixed(3),
  row.houseAnswers === 0 ? '-' : percent(row.wrongHouses / row.houseAnswers),
  millis(row.p50Millis), millis(row.p99Millis), millis(row.maxMillis), String(row.queriesPerSecond),
];

const drawScores = (title: string, scores: readonly Score[]): string =>
  drawTable([[title, ...heads], ...scores.map(scoreRow)]);

/** Renders a report for people, with a block for each kind of query. */
export function renderEvaluation({ houses, askable, geocode, reverse, suggest }: Evaluation): string {
  const blocks = [`${houses} houses drawn from ${askable}; right is within 50 m of a house that fits the query`];
  if (geocode) {
    blocks.push(drawScores('geocode', [...geocode.scores, geocode.all]));
    if (geocode.doubts.length > 0) blocks.push(renderDoubts(geocode.doubts));
    blocks.push(renderCalibration(geocode.calibration));
  }
  if (reverse) {
    blocks.push(drawScores('reverse', [...reverse.scores, reverse.all]), renderCalibration(reverse.calibration));
  }
  if (suggest) {
    const { typing, all } = suggest;
    blocks.push([
      `suggest: ${typing.addresses} addresses typed letter by letter, ${typing.prefixes} prefixes`,
      `  in the list at the end ${percent(typing.inListAtTheEnd)}, first ${percent(typing.firstAtTheEnd)}`,
      `  left the list after it was in: ${typing.flickers} times`,
      `  letters until it was in, in the middle: ${typing.medianLettersNeeded}`,
      `  p50 ${millis(all.p50Millis)} ms, p99 ${millis(all.p99Millis)} ms, max ${millis(all.maxMillis)} ms`,
    ].join('\n'));
  }
  for (const [name, part] of Object.entries({ geocode, reverse, suggest })) {
    if (!part) blocks.push(`${name}: this engine does not answer it, so nothing was asked`);
  }
  return blocks.join('\n\n');
}

/** The answers to queries without a certain answer. */
function renderDoubts(doubts: readonly DoubtScore[]): string {
  const rows = doubts.map(({ category, queries, right, nothing, wrongHouses, meanConfidence }) =>
    [category, String(queries), percent(right), percent(nothing), percent(wrongHouses), meanConfidence.toFixed(3)]);
  return drawTable([['doubtful', 'queries', 'honest', 'nothing', 'wrong house', 'mean confidence'], ...rows]);
}

export function renderCalibration({ tenths, error, sureAnswers, sureRight }: Calibration): string {
  if (tenths.every(({ answers }) => answers === 0)) return 'confidence: the engine gives none';
  const rows = tenths.filter(({ answers }) => answers > 0).map(({ from, answers, meanConfidence, right, capped }) => [
    `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}`, String(answers), meanConfidence.toFixed(3), percent(right),
    String(capped),
  ]);
  const sure = `of ${sureAnswers} answers with confidence 0.9 and more, ${percent(sureRight)} are right; ` +
    `below the caps, stated and seen are ${error.toFixed(3)} apart`;
  const head = ['confidence', 'answers', 'stated', 'right', 'at the cap of their kind'];
  return [drawTable([head, ...rows]), sure].join('\n');
}

export interface Failure {
  readonly category: string;
  readonly asked: string;
  readonly expected: string;
  readonly got: string;
}

/** Failures of suggestions: addresses that left the list after they had been in it. */
export const FLICKERS = 'flickers';

/** Failures of one category, or of "all". */
export function listFailures(
  { outcomes, doubts, typings }: Pick<Evaluation, 'outcomes' | 'doubts' | 'typings'>, category: string,
): Failure[] {
  const isOf = (outcome: { readonly category: string }): boolean =>
    category === 'all' || outcome.category === category;
  return [
    ...outcomes.filter(isOf).filter(isFailure).map(toFailure),
    ...doubts.filter((doubt) => isOf(doubt) && (!isHonest(doubt) || isWrongClaim(doubt))).map(toDoubtFailure),
    ...(isOf({ category: FLICKERS }) ? typings.flatMap(toFlickers) : []),
  ];
}

function toFailure({ category, asked, house, right, answers }: Outcome): Failure {
  const others = right.length > 1 ? ` or ${right.length - 1} more` : '';
  return { category, asked, expected: `${addressOf(house)} [${house.osm}]${others}`, got: answerText(answers[0]) };
}

const toFlickers = ({ typed, flickeredAt, isThereAtTheEnd }: Typing): Failure[] =>
  flickeredAt.map((asked) => ({
    category: FLICKERS, asked, expected: `${addressOf(typed.house)} [${typed.house.osm}]`,
    got: isThereAtTheEnd ? 'out of the list, later in it again' : 'out of the list',
  }));

const toDoubtFailure = ({ category, text, expected, answers }: DoubtOutcome): Failure =>
  ({ category, asked: text, expected: expectedText(expected), got: answerText(answers[0]) });

const addressOf = ({ settlement, street, label }: KnownHouse): string =>
  [settlement, street?.whole, label].filter(Boolean).join(', ');

function answerText(first: Answer | undefined): string {
  if (first === undefined) return 'nothing';
  const sure = first.confidence === undefined ? '' : ` ${first.confidence.toFixed(2)}`;
  return `${first.address} (${first.precision}${sure})`;
}

function expectedText(expected: Expected): string {
  if (expected.kind === 'nothing') return 'nothing';
  if (expected.kind === 'doubted') return 'nothing that is believed';
  if (expected.kind === 'house') return addressOf(expected.right[0]);
  if (expected.kind === 'house or town') return `${addressOf(expected.right[0])}, or ${expected.towns[0]}`;
  if (expected.kind === 'one of several') return `one of several, among them ${expectedText(expected.meant)}`;
  if (expected.kind === 'near') return `near ${addressOf(expected.house)}`;
  const { settlement, street } = expected.house;
  return expected.kind === 'settlement' ? `${settlement}` : `${settlement}, ${street?.whole}, no house`;
}

export const renderFailures = (failures: readonly Failure[]): string =>
  failures.map(({ category, asked, expected, got }) =>
    `${category}: ${asked}\n  expected ${expected}\n  got      ${got}`).join('\n');
