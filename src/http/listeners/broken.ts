import type { RequestListener } from 'node:http';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import { languageOf, toProblem } from '../reply/problem.ts';
import { problemHeaders } from '../reply/reply.ts';
import { newRequestId } from '../request/request-id.ts';

export interface Refused {
  readonly status: number;
  readonly code: string;
}

const broken = new AppError('temporarily_unavailable', 'The thread that worked on this request broke off.');

/** Answers requests whose work has come to nothing. */
export const refuseAll =
  (clock: Clock, publicUrl: string, tell: (refused: Refused) => void): RequestListener =>
    (request, response) => {
      if (response.headersSent) return;
      const id = response.getHeader('X-Request-Id');
      const requestId = typeof id === 'string' ? id : newRequestId(clock.now());
      const lang = languageOf(request.headers['accept-language']);
      const problem = toProblem(broken, lang, requestId, publicUrl);
      const text = JSON.stringify(problem);
      const headers = { ...problemHeaders(problem, {}, lang), 'Content-Length': Buffer.byteLength(text) };
      response.writeHead(problem.status, { ...headers, 'X-Request-Id': requestId, Connection: 'close' });
      response.end(text);
      tell({ status: problem.status, code: problem.code });
    };
