import { AppError } from '../../errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import { bareProblem } from '../reply/bare-problem.ts';
import { newRequestId } from '../request/request-id.ts';
import type { findOperationIn } from './edge-reception.ts';
import type { Refuse } from './refusing.ts';

export interface BrokenOff {
  readonly requestId: string;
  /** `none` for pages and files. */
  readonly operation: string;
  readonly status: number;
  readonly code: string;
  /** Since it was read. */
  readonly tookMs: number;
}

interface BreakingParts {
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly findOperation: ReturnType<typeof findOperationIn>;
  /** Called for each of them: they were requests, and count as faults. */
  readonly report: (request: BrokenOff) => void;
}

const broken = new AppError('temporarily_unavailable', 'The thread that worked on this request broke off.');

/** Answers `temporarily_unavailable` to requests whose thread has failed. */
export const refuseAll =
  ({ clock, publicUrl, findOperation, report }: BreakingParts): Refuse =>
    (request, response, begunAt) => {
      const id = response.getHeader('X-Request-Id');
      const requestId = typeof id === 'string' ? id : newRequestId(clock.now());
      const { 'accept-language': acceptLanguage } = request.headers;
      const { problem, text, headers } = bareProblem(broken, acceptLanguage, requestId, publicUrl);
      response.writeHead(problem.status, headers);
      response.end(text);
      const operation = findOperation(request.method!, request.url!)?.operationId ?? 'none';
      report({ requestId, operation, status: problem.status, code: problem.code, tookMs: clock.monotonic() - begunAt });
    };
