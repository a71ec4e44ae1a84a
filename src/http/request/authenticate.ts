import { AppError } from '../../errors.ts';
import type { Principal } from '../../accounts/ports.ts';
import { VISITOR } from '../../accounts/visits/visitor.ts';
import type { Exchange } from './exchange.ts';
import { announceLimitOf } from './limit.ts';
import { sessionTokenIn } from './session-cookie.ts';
import type { WayServices } from '../services.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The security schemes of the contract. Each says whether it accepts the request; the reason for a refusal is kept
 * in the exchange, since another scheme may accept it.
 */
export const schemes = {
  async key(exchange: Exchange, services: WayServices): Promise<boolean> {
    const { authorization } = exchange.ctx.req.headers;
    if (authorization === undefined) return isVisit(exchange, services);
    try {
      const principal = await services.keys.authenticate(bearerOf(authorization), exchange.now, exchange.clientAddress);
      if (principal.isProbe) refuseAccount(exchange);
      exchange.caller = { by: 'key', principal };
      return true;
    } catch (error) {
      exchange.refusal = error;
      return false;
    }
  },

  async session(exchange: Exchange, { sessions, publicUrl }: WayServices): Promise<boolean> {
    const token = sessionTokenIn(exchange.ctx.req.headers.cookie, publicUrl);
    if (token === undefined || exchange.ctx.req.headers.authorization !== undefined) return false;
    try {
      const { account } = await sessions.authenticate(token, exchange.now, exchange.clientAddress);
      refuseOtherSites(exchange, publicUrl);
      const principal: Principal = {
        keyId: '',
        accountId: account.id,
        mode: 'live',
        side: account.side,
        account,
        billable: false,
      };
      exchange.caller = { by: 'session', principal, account, sessionToken: token };
      return true;
    } catch (error) {
      exchange.refusal = error;
      return false;
    }
  },
};

/** The error to answer if no scheme accepted the request. */
export function refusalOf(exchange: Exchange, wanted: readonly string[]): unknown {
  if (exchange.refusal !== undefined) {
    announceLimitOf(exchange, exchange.refusal);
    return exchange.refusal;
  }
  return wanted.includes('session')
    ? new AppError('session_required', 'A session or a key is needed.')
    : new AppError('key_missing', 'No key was sent.');
}

/** Operations that the map page may call without a key. Files and lists cost money and need one. */
const VISITS: ReadonlySet<string> = new Set(['geocode', 'suggest', 'reverse', 'route', 'matrix']);
/** Only our own page can send it: a page of another origin needs a preflight, which is refused. */
const PAGE_HEADER = 'geokod-page';

function isVisit(exchange: Exchange, { visitsADay = 0 }: WayServices): boolean {
  const { operation, ctx: { req: { headers } } } = exchange;
  if (visitsADay === 0 || headers[PAGE_HEADER] !== 'map' || !VISITS.has(operation!.operationId)) return false;
  exchange.caller = { by: 'key', principal: VISITOR };
  return true;
}

/** Probes call what customers call, but have no account whose keys or usage could be shown. */
function refuseAccount({ operation }: Exchange): void {
  if (!operation?.units) throw new AppError('key_invalid', 'A pass for probes opens no account.');
}

export function bearerOf(authorization: string): string {
  const match = /^bearer +([^\s]+)$/i.exec(authorization);
  if (!match) throw new AppError('key_missing', 'The header Authorization must be "Bearer KEY".');
  return match[1];
}

/** Browsers attach the cookie to requests from any site, so changes are only accepted from our own pages. */
function refuseOtherSites({ ctx }: Exchange, publicUrl: string): void {
  if (SAFE_METHODS.has(ctx.req.method!)) return;
  const { origin, 'sec-fetch-site': site } = ctx.req.headers;
  if (site === 'same-origin' || origin === new URL(publicUrl).origin) return;
  throw new AppError('forbidden', 'A change with a cookie from elsewhere.', { crossSite: true });
}
