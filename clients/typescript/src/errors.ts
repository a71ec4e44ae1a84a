/**
 * The base of all errors of this package, except that a call aborted by its own `signal` throws that signal's
 * reason.
 */
export abstract class GeokodError extends Error {}

/**
 * The service was not reached, or the connection was lost before the end of the answer; `cause` is the platform's
 * error.
 */
export class ConnectionError extends GeokodError {
  override readonly name = 'ConnectionError';

  constructor(url: string, cause: unknown) {
    super(`The connection to ${originOf(url)} failed or was lost${because(cause)}.`, { cause });
  }
}

/** The whole answer did not arrive in time. */
export class TimeoutError extends GeokodError {
  override readonly name = 'TimeoutError';
  readonly timeoutMs: number;

  constructor(url: string, timeoutMs: number) {
    super(`${originOf(url)} did not answer within ${timeoutMs} ms.`);
    this.timeoutMs = timeoutMs;
  }
}

/** The answer is neither one of the contract nor a problem: a network's login page, or a proxy's own error. */
export class UnexpectedAnswerError extends GeokodError {
  override readonly name = 'UnexpectedAnswerError';
  readonly status: number;
  readonly contentType: string;
  /** The beginning of the unexpected answer. */
  readonly text: string;
  readonly response: Response;

  /** `flaw` describes what is wrong with an answer that looks valid. */
  constructor(response: Response, text: string, flaw?: string) {
    const contentType = response.headers.get('content-type') ?? '';
    const wrong = flaw === undefined ? '' : `: ${flaw}`;
    const to = response.headers.get('location');
    const elsewhere = to === null ? '' : ` It points to ${URL.canParse(to) ? new URL(to).origin : 'another path'}.`;
    super(
      `${originOf(response.url)} answered ${response.status} ${contentType || 'without a type'}, which is no answer ` +
        `of the service${wrong}. A network that wants a login, a proxy, or another service is there.${elsewhere}`,
    );
    this.status = response.status;
    this.contentType = contentType;
    this.text = text.slice(0, MAX_TEXT);
    this.response = response;
  }
}

const MAX_TEXT = 1000;

/** Only the origin: the rest of a URL may contain what somebody is looking for. */
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : 'The service');

/** The reason in the error's cause, since `fetch` itself says little. */
function because(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const reason = cause instanceof Error && cause.message !== '' ? cause : error;
  return reason instanceof Error && reason.message !== '' ? `: ${reason.message}` : '';
}
