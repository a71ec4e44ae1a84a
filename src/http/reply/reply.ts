import type { Problem } from '../../contract.gen.ts';
import { AppError } from '../../errors.ts';
import { accepts } from './accept.ts';
import type { Bytes } from './bytes.ts';
import type { Exchange } from '../request/exchange.ts';
import { languageOf, toProblem } from './problem.ts';
import type { Lang } from './problem-texts.ts';
import type { Log } from '../../kernel/log.ts';

export const JSON_TYPE = 'application/json';
export const PROBLEM_TYPE = 'application/problem+json';

export function sendJson({ ctx }: Exchange, status: number, text: string): void {
  ctx.status = status;
  ctx.res.setHeader('Content-Type', JSON_TYPE);
  ctx.body = text;
}

/** For what is asked most. Past Koa, which would measure and encode it; everything else of an answer is the same. */
export function sendJsonBytes({ ctx }: Exchange, status: number, bytes: Bytes): void {
  const { res } = ctx;
  ctx.respond = false;
  res.statusCode = status;
  res.setHeader('Content-Type', JSON_TYPE);
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes, 'latin1');
}

/** All that a `HEAD` gets of what costs something, or makes something: nothing is done for a head alone. */
export function sendHead({ ctx }: Exchange): void {
  ctx.status = 200;
  ctx.res.setHeader('Content-Type', JSON_TYPE);
}

/** The one way for an error to become an answer. */
export function sendProblem(exchange: Exchange, error: unknown, { log, publicUrl }: ProblemServices): void {
  const { ctx, requestId } = exchange;
  const lang = languageOf(ctx.req.headers['accept-language']);
  const problem = toProblem(error, lang, requestId, publicUrl);
  if (problem.code === 'internal') log.error({ request_id: requestId, err: error }, 'a request failed');
  exchange.code = problem.code;
  ctx.status = problem.status;
  const details = error instanceof AppError ? error.details : {};
  for (const [name, value] of Object.entries(problemHeaders(problem, details, lang))) ctx.res.setHeader(name, value);
  ctx.res.setHeader('Vary', 'Accept-Language');
  // What is left of a body that was not read would otherwise be taken for the next request, or read to its end.
  if (hasUnreadBody(exchange)) ctx.res.setHeader('Connection', 'close');
  ctx.body = JSON.stringify(problem);
}

interface ProblemServices {
  readonly log: Log;
  readonly publicUrl: string;
}

/** What a caller should read beside the body. */
export function problemHeaders({ status }: Problem, details: AppError['details'], lang: Lang): Record<string, string> {
  const seconds = Math.max(1, Math.ceil(Number(details.retryAfterMs ?? 1000) / 1000));
  return {
    'Content-Type': PROBLEM_TYPE,
    'Content-Language': lang,
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer realm="geokod"' }),
    ...(status === 405 && { Allow: String(details.allow) }),
    ...((status === 429 || status === 503 || details.retryAfterMs !== undefined) && { 'Retry-After': String(seconds) }),
  };
}

const hasUnreadBody = ({ ctx: { req } }: Exchange): boolean =>
  !req.complete && (req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0);

/** Whether the client takes what there is. */
export function refuseAccept({ ctx }: Exchange, type: string): void {
  if (!accepts(ctx.req.headers.accept, type)) throw new AppError('not_acceptable', 'Not acceptable.', { type });
}

