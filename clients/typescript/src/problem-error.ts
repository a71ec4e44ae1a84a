import { GeokodError } from './errors.ts';
import type { Code, FieldError, Problem, Quota } from './gen/types.gen.ts';

/**
 * What the service refused, and why. `code` is for programs, `message` for people (in the language asked for), and
 * `requestId` for those who are asked for help.
 */
export class ProblemError extends GeokodError {
  override readonly name = 'ProblemError';
  readonly code: Code;
  readonly status: number;
  readonly title: string;
  /** The address of a page that explains the code. */
  readonly type: string;
  readonly requestId: string;
  /** What was wrong with the request, part by part. */
  readonly errors: readonly FieldError[];
  /** With 402: the month's quota. */
  readonly quota: Quota | undefined;
  readonly response: Response;

  constructor(response: Response, problem: Problem) {
    super(problem.detail);
    this.code = problem.code;
    this.status = response.status;
    this.title = problem.title;
    this.type = problem.type;
    this.requestId = problem.request_id;
    this.errors = Array.isArray(problem.errors) ? problem.errors : [];
    this.quota = problem.quota;
    this.response = response;
  }
}

/** A proxy on the way may have answered something else entirely. */
export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  typeof (body as Problem).code === 'string' &&
  typeof (body as Problem).detail === 'string';
