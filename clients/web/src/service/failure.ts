import { ConnectionError, ProblemError, TimeoutError, type FieldError } from '@geokod/client';
import { say } from '../words/look.ts';

/** A failure in words for the reader. */
export interface Failure {
  readonly code: string;
  readonly detail: string;
  /** For support requests; empty if there was no answer. */
  readonly requestId: string;
  /** The faulty places of the request. */
  readonly errors: readonly FieldError[];
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ProblemError) {
    const { code, message: detail, requestId, errors } = error;
    return { code, detail, requestId, errors };
  }
  const isAway = error instanceof ConnectionError || error instanceof TimeoutError;
  const [code, detail] = isAway ? ['offline', say('offline')] : ['unexpected', say('unexpected')];
  return { code, detail, requestId: '', errors: [] };
}

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => codes.includes(failureOf(error).code);
