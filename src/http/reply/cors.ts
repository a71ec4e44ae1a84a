import type { Exchange } from '../request/exchange.ts';

const EXPOSED =
  'X-Request-Id, X-Client-Request-Id, Idempotent-Replayed, RateLimit, RateLimit-Policy, Retry-After, Location, ' +
  'Deprecation, Sunset, Link, X-Sandbox';

const REQUEST_HEADERS = 'Authorization, Content-Type, Accept-Language, Idempotency-Key, X-Request-Id';

/** Every method that some path supports. */
export const ANY_METHOD = 'GET, HEAD, POST, PATCH, DELETE, OPTIONS';

export const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED } as const;

/** Allows any page to call the API with a key, but never with cookies, so sessions work on our own pages only. */
export function allowOrigins({ ctx }: Exchange): void {
  if (ctx.req.headers.origin === undefined) return;
  for (const [name, value] of Object.entries(ANY_ORIGIN)) ctx.res.setHeader(name, value);
}

/** Answers `OPTIONS`: a CORS preflight, or the allowed methods. */
export function sendOptions({ ctx }: Exchange, allow: string): void {
  ctx.status = 204;
  ctx.res.setHeader('Allow', allow);
  if (ctx.req.headers['access-control-request-method'] === undefined) return;
  ctx.res.setHeader('Access-Control-Allow-Methods', allow);
  ctx.res.setHeader('Access-Control-Allow-Headers', REQUEST_HEADERS);
  ctx.res.setHeader('Access-Control-Max-Age', '86400');
}
