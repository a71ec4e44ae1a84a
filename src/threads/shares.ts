import { MAX_IN_FLIGHT, type AppOptions } from '../http/app.ts';
import { ANSWER_LIMITS } from '../http/reply/answers.ts';

/** What a thread may have of what the process may. */
export const shareOf = (most: number, threads: number): number => Math.ceil(most / threads);

export const sharesOf = (threads: number): Required<Pick<AppOptions, 'maxInFlight' | 'answerLimits'>> => ({
  maxInFlight: shareOf(MAX_IN_FLIGHT, threads),
  answerLimits: {
    answers: shareOf(ANSWER_LIMITS.answers, threads),
    characters: shareOf(ANSWER_LIMITS.characters, threads),
  },
});
