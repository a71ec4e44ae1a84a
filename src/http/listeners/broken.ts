import type { RequestListener } from 'node:http';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import { bareProblem } from '../reply/bare-problem.ts';
import { newRequestId } from '../request/request-id.ts';

export interface Refused {
  readonly status: number;
  readonly code: string;
}

const broken = new AppError('temporarily_unavailable', 'The thread that worked on this request broke off.');

/** Answers `temporarily_unavailable` to requests whose thread has failed. */
export const refuseAll =
  (clock: Clock, publicUrl: string, report: (refused: Refused) => void): RequestListener =>
    (request, response) => {
      if (response.headersSent) return;
      const id = response.getHeader('X-Request-Id');
      const requestId = typeof id === 'string' ? id : newRequestId(clock.now());
      const { 'accept-language': acceptLanguage } = request.headers;
      const { problem, text, headers } = bareProblem(broken, acceptLanguage, requestId, publicUrl);
      response.writeHead(problem.status, { ...headers, Connection: 'close' });
      response.end(text);
      report({ status: problem.status, code: problem.code });
    };
