import { MAX_IN_FLIGHT, type AppOptions } from '../http/app.ts';
import { TILE_CACHE_BYTES } from '../http/pages/map/kept-tiles.ts';
import { ANSWER_LIMITS } from '../http/reply/answers.ts';

/** One thread's share of a limit of the process. */
export const shareOf = (most: number, threads: number): number => Math.ceil(most / threads);

type Shares = Required<Pick<AppOptions, 'maxInFlight' | 'answerLimits' | 'tileCacheBytes'>>;

export const sharesOf = (threads: number): Shares => ({
  maxInFlight: shareOf(MAX_IN_FLIGHT, threads),
  tileCacheBytes: shareOf(TILE_CACHE_BYTES, threads),
  answerLimits: {
    answers: shareOf(ANSWER_LIMITS.answers, threads),
    characters: shareOf(ANSWER_LIMITS.characters, threads),
  },
});
