import type { Code, FieldError, Problem, Quota } from './gen/types.gen.ts';

/**
 * What the service refused, and why. `code` is for programs, `message` for people (in the language asked for), and
 * `requestId` for those who are asked for help. What answered in no format of ours has the code `unexpected`.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: Code | 'unexpected';
  readonly status: number;
  readonly title: string;
  readonly requestId: string | undefined;
  /** What was wrong with the request, part by part. */
  readonly errors: readonly FieldError[];
  /** With 402: the month's quota. */
  readonly quota: Quota | undefined;
  readonly response: Response;

  constructor(response: Response, problem: Partial<Problem>) {
    super(problem.detail ?? `The service answered ${response.status}.`);
    this.code = problem.code ?? 'unexpected';
    this.status = response.status;
    this.title = problem.title ?? response.statusText;
    this.requestId = problem.request_id ?? response.headers.get('x-request-id') ?? undefined;
    this.errors = problem.errors ?? [];
    this.quota = problem.quota;
    this.response = response;
  }

  /** Reads it out of a reply; a proxy on the way may have answered something else entirely. */
  static from(response: Response, body: unknown): ProblemError {
    return new ProblemError(response, isProblem(body) ? body : {});
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  typeof (body as Problem).code === 'string' &&
  typeof (body as Problem).detail === 'string';
