import { AppError } from '../../errors.ts';
import type { LimitAnswer, LimitClass } from '../../accounts/ports.ts';
import { networkOf } from '../../accounts/network.ts';
import { visitorBucket } from '../../accounts/visits/visitor.ts';
import type { Exchange } from './exchange.ts';
import type { OperationId } from '../operations.ts';
import type { WayServices } from '../services.ts';

/** Operations with a bucket of their own; all others of an account's keys share the ordinary one. */
const classes: Readonly<Partial<Record<OperationId, LimitClass>>> = {
  suggest: 'suggest',
  matrix: 'matrix',
  geocodeMany: 'many',
  reverseMany: 'many',
};

/** The rate of callers without a key, by network address. */
const openBucket = { perSecond: 5, burst: 20 };
const visitRate = { perSecond: 10, burst: 20 };

/** Takes one request from the caller's bucket, before anything is read or computed. */
export async function limit(exchange: Exchange, services: WayServices): Promise<void> {
  const { caller, operation, now } = exchange;
  if (!caller) return limitByAddress(exchange, services);
  if (caller.principal.isVisitor) return limitVisits(exchange, services);
  const kind = caller.by === 'session' ? 'pages' : classes[operation!.operationId] ?? 'ordinary';
  const answer = await services.limiter.take(caller.principal, kind, now);
  exchange.limit = answer;
  writeHeaders(exchange, answer);
  if (!answer.granted) throw tooFast(answer.retryAfterMs);
}

/** Limits operations without a key, and the sandbox. No headers announce it, since many people may share an address. */
async function limitByAddress({ clientAddress, now }: Exchange, { cache }: WayServices): Promise<void> {
  const answer = await cache.buckets.take(`open:${networkOf(clientAddress)}`, openBucket, 1, now);
  if (!answer.granted) throw tooFast(answer.retryAfterMs);
}

/**
 * Limits visits of the map page: faster than other callers, since the map requests with each letter typed, but
 * limited by day.
 */
async function limitVisits({ clientAddress, now }: Exchange, { cache, visitsADay }: WayServices): Promise<void> {
  const network = networkOf(clientAddress);
  const soon = await cache.buckets.take(`visit:${network}`, visitRate, 1, now);
  if (!soon.granted) throw tooFast(soon.retryAfterMs);
  const today = await cache.buckets.take(`visits:${network}`, visitorBucket(visitsADay!), 1, now);
  if (!today.granted) throw new AppError('key_missing', 'This address has used up its requests without a key.');
}

/** Announces the limit that a refusal carries. */
export function announceLimitOf(exchange: Exchange, refusal: unknown): void {
  const limit = refusal instanceof AppError ? refusal.details['limit'] : undefined;
  if (limit !== undefined) writeHeaders(exchange, limit as LimitAnswer);
}

const tooFast = (retryAfterMs: number): AppError =>
  new AppError('rate_limited', 'Too many requests.', { retryAfterMs });

/** Sets the headers of the IETF draft "RateLimit header fields for HTTP". */
function writeHeaders({ ctx }: Exchange, { policy, remaining, fullAfterMs }: LimitAnswer): void {
  const seconds = Math.max(1, Math.round(policy.burst / policy.perSecond));
  ctx.res.setHeader('RateLimit-Policy', `"${policy.name}";q=${policy.burst};w=${seconds}`);
  ctx.res.setHeader(
    'RateLimit',
    `"${policy.name}";r=${Math.max(0, Math.floor(remaining))};t=${Math.ceil(fullAfterMs / 1000)}`,
  );
}
