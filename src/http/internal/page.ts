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

/** The same format of errors as the public API has. */
export function problemPage(request: IncomingMessage, error: unknown, now: number, publicUrl: string): Page {
  const requestId = newRequestId(now);
  const asked = request.headers['accept-language'];
  // English as all else here, unless somebody wants it otherwise.
  const lang = asked === undefined || asked === '*' ? 'en' : languageOf(asked);
  const problem = toProblem(error, lang, requestId, publicUrl);
  const details = error instanceof AppError ? error.details : {};
  return {
    status: problem.status,
    type: PROBLEM_TYPE,
    body: `${JSON.stringify(problem)}\n`,
    headers: {
      'X-Request-Id': requestId,
      ...problemHeaders(problem, details, lang),
      // What is left of a body that was not read would otherwise be taken for the next request.
      ...(!request.complete && { Connection: 'close' }),
    },
  };
}
