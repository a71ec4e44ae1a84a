import { GeokodError } from './errors.ts';
import type { Code, FieldError, Problem, Quota } from './gen/types.gen.ts';

/**
 * A refusal of the service. `code` is for programs, `message` for people (in the requested language), and
 * `requestId` for support.
 */
export class ProblemError extends GeokodError {
  override readonly name = 'ProblemError';
  readonly code: Code;
  readonly status: number;
  readonly title: string;
  /** URL of a page that explains the code. */
  readonly type: string;
  readonly requestId: string;
  /** The errors of the request's fields. */
  readonly errors: readonly FieldError[];
  /** The month's quota, with status 402. */
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

/** Checked, since a proxy may have answered something else. */
export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  typeof (body as Problem).code === 'string' &&
  typeof (body as Problem).detail === 'string';
