import type { DoubtfulQuery } from './doubtful-queries.ts';
import type { Answer } from './engine.ts';
import { claimsWrongHouse, meetsExpected } from './expected.ts';

export interface DoubtOutcome extends DoubtfulQuery {
  readonly answers: readonly Answer[];
  readonly millis: number;
}

/** How an engine bears what has no certain answer. */
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
    const told = group.filter(({ answers }) => answers.length > 0);
    const confidences = told.reduce((sum, { answers }) => sum + (answers[0].confidence ?? 0), 0);
    return {
      category,
      queries: group.length,
      right: share(isHonest),
      nothing: share(({ answers }) => answers.length === 0),
      wrongHouses: share(isWrongClaim),
      meanConfidence: told.length === 0 ? 0 : confidences / told.length,
    };
  });
}

/** Where nothing is to be found, nothing is right. */
export const isHonest = ({ answers, expected }: DoubtOutcome): boolean =>
  answers.length === 0 ? expected.kind === 'nothing' : meetsExpected(answers[0], expected);

/** However near it is. */
export const isWrongClaim = ({ answers, expected }: DoubtOutcome): boolean =>
  answers.length > 0 && claimsWrongHouse(answers[0], expected);
