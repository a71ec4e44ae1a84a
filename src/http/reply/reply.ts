import type { Problem } from '../../contract.gen.ts';
import { AppError } from '../../errors.ts';
import { accepts } from './accept.ts';
import type { Bytes } from './bytes.ts';
import { codingFor, encode, encodeNow, MIN_CODED_BYTES, type Coding } from './coding.ts';
import { GUARDS } from './guards.ts';
import type { Exchange } from '../request/exchange.ts';
import { languageOf, toProblem } from './problem.ts';
import type { Lang } from './problem-texts.ts';
import type { Log } from '../../kernel/log.ts';

export const JSON_TYPE = 'application/json';
export const PROBLEM_TYPE = 'application/problem+json';

export async function sendJson(exchange: Exchange, status: number, text: string): Promise<void> {
  const { ctx } = exchange;
  ctx.status = status;
  ctx.res.setHeader('Content-Type', JSON_TYPE);
  const coding = codingOf(exchange, Buffer.byteLength(text));
  ctx.body = coding === 'identity' ? text : await encode(Buffer.from(text), coding);
}

/** Sends JSON bypassing Koa, which would measure and encode it again; for the most frequent answers. */
export function sendJsonBytes(exchange: Exchange, status: number, bytes: Bytes): void | Promise<void> {
  const { res } = exchange.ctx;
  exchange.ctx.respond = false;
  res.statusCode = status;
  res.setHeader('Content-Type', JSON_TYPE);
  const coding = codingOf(exchange, bytes.length);
  if (coding !== 'identity') return sendEncoded(exchange, Buffer.from(bytes, 'latin1'), coding);
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes, 'latin1');
}

async function sendEncoded({ ctx: { res } }: Exchange, bytes: Buffer, coding: 'br' | 'gzip'): Promise<void> {
  const encoded = await encode(bytes, coding);
  res.setHeader('Content-Length', encoded.length);
  res.end(encoded);
}

/** Chooses the coding of an answer and sets its headers; small answers are never encoded. */
function codingOf({ ctx: { req, res } }: Exchange, length: number): Coding {
  if (length < MIN_CODED_BYTES) return 'identity';
  res.appendHeader('Vary', 'Accept-Encoding');
  const coding = codingFor(req.headers['accept-encoding']);
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  return coding;
}

/** Answers `HEAD` of an operation that costs or changes something, without running it. */
export function sendHead({ ctx }: Exchange): void {
  ctx.status = 200;
  ctx.res.setHeader('Content-Type', JSON_TYPE);
}

/** The only place that turns an error into an answer. */
export function sendProblem(exchange: Exchange, error: unknown, { log, publicUrl }: ProblemServices): void {
  const { ctx, requestId } = exchange;
  const lang = languageOf(ctx.req.headers['accept-language']);
  const problem = toProblem(error, lang, requestId, publicUrl);
  if (problem.code === 'internal') log.error({ request_id: requestId, err: error }, 'a request failed');
  exchange.code = problem.code;
  if (problem.status > 500 && error instanceof AppError) exchange.why = error.message;
  ctx.status = problem.status;
  const details = error instanceof AppError ? error.details : {};
  for (const [name, value] of Object.entries(problemHeaders(problem, details, lang))) ctx.res.setHeader(name, value);
  // The rest of an unread body would otherwise be taken for the next request, or be read to its end.
  if (hasUnreadBody(exchange)) ctx.res.setHeader('Connection', 'close');
  const text = JSON.stringify(problem);
  const coding = codingOf(exchange, Buffer.byteLength(text));
  ctx.body = coding === 'identity' ? text : encodeNow(Buffer.from(text), coding);
}

interface ProblemServices {
  readonly log: Log;
  readonly publicUrl: string;
}

/** The headers of a problem. */
export function problemHeaders({ status }: Problem, details: AppError['details'], lang: Lang): Record<string, string> {
  const seconds = Math.max(1, Math.ceil(Number(details.retryAfterMs ?? 1000) / 1000));
  return {
    'Content-Type': PROBLEM_TYPE,
    'Content-Language': lang,
    Vary: 'Accept-Language',
    ...GUARDS,
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer realm="geokod"' }),
    ...(status === 405 && { Allow: String(details.allow) }),
    ...(status === 416 && { 'Content-Range': `bytes */${Number(details.size)}` }),
    ...((status === 429 || status === 503 || details.retryAfterMs !== undefined) && { 'Retry-After': String(seconds) }),
  };
}

const hasUnreadBody = ({ ctx: { req } }: Exchange): boolean =>
  !req.complete && (req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0);

/**
 * Refuses a request whose `Accept` excludes the answer. For operations that answer with a file or without a body,
 * `application/problem+json` suffices: generated clients name only the type of the errors.
 */
export function refuseAccept({ ctx, operation }: Exchange): void {
  const { accept } = ctx.req.headers;
  const [type = JSON_TYPE, ...others] = operation?.successTypes ?? [];
  const isJson = type === JSON_TYPE && !operation?.isBodiless;
  if ([type, ...others].some((each) => accepts(accept, each)) || (!isJson && accepts(accept, PROBLEM_TYPE))) return;
  throw new AppError('not_acceptable', 'Not acceptable.', { type });
}
