import { AppError } from '../../errors.ts';
import type { IncomingMessage } from 'node:http';
import { languageOf, toProblem } from '../reply/problem.ts';
import { PROBLEM_TYPE, problemHeaders } from '../reply/reply.ts';
import { newRequestId } from '../request/request-id.ts';

/** An answer of the internal listener. */
export interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const jsonPage = (value: unknown): Page => ({
  status: 200, type: 'application/json', body: `${JSON.stringify(value, null, 2)}\n`,
});

/** Errors have the format of the public API. */
export function problemPage(request: IncomingMessage, error: unknown, now: number, publicUrl: string): Page {
  const requestId = newRequestId(now);
  const acceptLanguage = request.headers['accept-language'];
  // English like all other pages here, unless another language is requested.
  const lang = acceptLanguage === undefined || acceptLanguage === '*' ? 'en' : languageOf(acceptLanguage);
  const problem = toProblem(error, lang, requestId, publicUrl);
  const details = error instanceof AppError ? error.details : {};
  return {
    status: problem.status,
    type: PROBLEM_TYPE,
    body: `${JSON.stringify(problem)}\n`,
    headers: {
      'X-Request-Id': requestId,
      ...problemHeaders(problem, details, lang),
      // The rest of an unread body would otherwise be taken for the next request.
      ...(!request.complete && { Connection: 'close' }),
    },
  };
}
