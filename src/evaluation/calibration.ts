import type { Answer } from './engine.ts';

/** A first answer: how sure the engine was, what that was read from, and whether it was right. */
export interface Sample {
  readonly category: string;
  readonly precision: string;
  readonly confidence: number;
  readonly evidence?: Answer['evidence'];
  readonly isRight: boolean;
}

/** One tenth of confidence: how sure the engine was, and how often rightly so. */
export interface Reliability {
  readonly from: number;
  readonly answers: number;
  readonly meanConfidence: number;
  readonly right: number;
  /** Of the answers: as many as would be stated higher, were more ever stated of their kind. */
  readonly capped: number;
}

export interface Calibration {
  readonly tenths: readonly Reliability[];
  /** Mean distance between what was stated and what came, over all answers that are not capped: 0 is perfect. */
  readonly error: number;
  /** Of answers with confidence >= 0.9. */
  readonly sureAnswers: number;
  readonly sureRight: number;
}

const SURE = 0.9;

/** Of the first answer, where it gives a confidence. */
export function sampleOf(
  category: string, answers: readonly Answer[], isRight: boolean,
): [Sample] | undefined {
  const [first] = answers;
  if (first?.confidence === undefined) return undefined;
  return [{ category, precision: first.precision, confidence: first.confidence, evidence: first.evidence, isRight }];
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

/** Tenth by tenth. */
function errorOf(samples: readonly Sample[]): number {
  const free = samples.filter((one) => !isCapped(one));
  const groups = Map.groupBy(free, ({ confidence }) => Math.min(9, Math.floor(confidence * 10 + 1e-9)));
  const off = [...groups.values()]
    .reduce((sum, group) => sum + group.length * Math.abs(mean(group) - shareRight(group)), 0);
  return free.length === 0 ? 0 : off / free.length;
}

const mean = (samples: readonly Sample[]): number =>
  samples.length === 0 ? 0 : samples.reduce((sum, { confidence }) => sum + confidence, 0) / samples.length;
const shareRight = (samples: readonly Sample[]): number =>
  samples.length === 0 ? 0 : samples.filter(({ isRight }) => isRight).length / samples.length;
