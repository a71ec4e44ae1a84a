import type { Answer } from '../engine.ts';

/** A first answer: its confidence, the evidence for it, and whether it was right. */
export interface Sample {
  readonly category: string;
  readonly precision: string;
  readonly confidence: number;
  readonly evidence?: Answer['evidence'];
  /** All answers to the query, best first, if the engine gives their costs. */
  readonly choices?: readonly Choice[];
  readonly isRight: boolean;
}

/** An answer among others to the same query. */
export interface Choice {
  /** The higher, the better; includes the costs. */
  readonly score: number;
  /** By names of doubts. */
  readonly costs: Readonly<Record<string, number>>;
  readonly isRight: boolean;
}

/** One tenth of the confidence scale: the mean confidence, and the share of right answers. */
export interface Reliability {
  readonly from: number;
  readonly answers: number;
  readonly meanConfidence: number;
  readonly right: number;
  /** Answers whose confidence is the cap of their kind. */
  readonly capped: number;
}

export interface Calibration {
  readonly tenths: readonly Reliability[];
  /** Mean distance between confidence and the share of right answers, without capped ones; 0 is perfect. */
  readonly error: number;
  /** Answers with confidence >= 0.9. */
  readonly sureAnswers: number;
  readonly sureRight: number;
}

const SURE = 0.9;

/** A sample of the answers, if the first one has a confidence. */
export function sampleOf(
  category: string, answers: readonly Answer[], isRight: (answer: Answer) => boolean,
): [Sample] | undefined {
  const [first] = answers;
  if (first?.confidence === undefined) return undefined;
  const { precision, confidence, evidence } = first;
  return [{ category, precision, confidence, evidence, choices: choicesOf(answers, isRight), isRight: isRight(first) }];
}

function choicesOf(answers: readonly Answer[], isRight: (answer: Answer) => boolean): Choice[] | undefined {
  if (answers.length < 2) return undefined;
  const choices = answers.flatMap((answer) => {
    const { score, costs } = answer;
    return score === undefined || costs === undefined ? [] : [{ score, costs, isRight: isRight(answer) }];
  });
  return choices.length === answers.length ? choices : undefined;
}

export function calibrate(samples: readonly Sample[]): Calibration {
  const tenths = Array.from({ length: 10 }, (_, tenth) => {
    const inside = samples.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10 + 1e-9)) === tenth);
    return {
      from: tenth / 10, answers: inside.length, meanConfidence: mean(inside), right: shareRight(inside),
      capped: inside.filter(isCapped).length,
    };
  });
  const sure = samples.filter(({ confidence }) => confidence >= SURE);
  return { tenths, error: errorOf(samples), sureAnswers: sure.length, sureRight: shareRight(sure) };
}

const isCapped = ({ confidence, evidence }: Sample): boolean =>
  evidence !== undefined && evidence.cap < 1 && confidence >= evidence.cap - 1e-3;

/** The error of each tenth, weighted by its answers. */
function errorOf(samples: readonly Sample[]): number {
  const free = samples.filter((sample) => !isCapped(sample));
  const groups = Map.groupBy(free, ({ confidence }) => Math.min(9, Math.floor(confidence * 10 + 1e-9)));
  const off = [...groups.values()]
    .reduce((sum, group) => sum + group.length * Math.abs(mean(group) - shareRight(group)), 0);
  return free.length === 0 ? 0 : off / free.length;
}

const mean = (samples: readonly Sample[]): number =>
  samples.length === 0 ? 0 : samples.reduce((sum, { confidence }) => sum + confidence, 0) / samples.length;
const shareRight = (samples: readonly Sample[]): number =>
  samples.length === 0 ? 0 : samples.filter(({ isRight }) => isRight).length / samples.length;
