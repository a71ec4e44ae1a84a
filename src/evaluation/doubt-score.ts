import type { DoubtfulQuery } from './doubtful-queries.ts';
import type { Answer } from './engine.ts';
import { claimsWrongHouse, meetsExpected } from './expected.ts';

export interface DoubtOutcome extends DoubtfulQuery {
  readonly answers: readonly Answer[];
  readonly millis: number;
}

/** How an engine answers queries without a certain answer. */
export interface DoubtScore {
  readonly category: string;
  readonly queries: number;
  /** Shares of the queries. */
  readonly right: number;
  readonly nothing: number;
  readonly wrongHouses: number;
  readonly meanConfidence: number;
}

export function scoreDoubts(outcomes: readonly DoubtOutcome[]): DoubtScore[] {
  return [...Map.groupBy(outcomes, ({ category }) => category)].map(([category, group]) => {
    const share = (passes: (outcome: DoubtOutcome) => boolean): number => group.filter(passes).length / group.length;
    const answered = group.filter(({ answers }) => answers.length > 0);
    const confidences = answered.reduce((sum, { answers }) => sum + (answers[0].confidence ?? 0), 0);
    return {
      category,
      queries: group.length,
      right: share(isHonest),
      nothing: share(({ answers }) => answers.length === 0),
      wrongHouses: share(isWrongClaim),
      meanConfidence: answered.length === 0 ? 0 : confidences / answered.length,
    };
  });
}

/** Where nothing can be found or believed, an empty answer is right. */
export function isHonest({ answers, expected }: DoubtOutcome): boolean {
  if (answers.length === 0) return expected.kind === 'nothing' || expected.kind === 'doubted';
  if (expected.kind !== 'one of several') return meetsExpected(answers[0], expected);
  return meetsExpected(answers[0], expected.first) && answers.some((answer) => meetsExpected(answer, expected.meant));
}

/** Whether the first answer claims a wrong house, however near. */
export const isWrongClaim = ({ answers, expected }: DoubtOutcome): boolean =>
  answers.length > 0 && claimsWrongHouse(answers[0], expected);
