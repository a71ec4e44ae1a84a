import Koa from 'koa';
import { AppError } from '../errors.ts';
import { openApi, type ApiParts } from './api.ts';
import { allowOrigins, ANY_METHOD, sendOptions } from './reply/cors.ts';
import type { EdgePasses } from '../accounts/edge/pass.ts';
import type { AnswerLimits } from './reply/answers.ts';
import type { ClientAddress } from './request/client-address.ts';
import { deskOver } from './request/repeats.ts';
import type { Contract } from './contract.ts';
import { Documents } from './pages/documents.ts';
import { MapPages } from './pages/map/serve.ts';
import { Exchange } from './request/exchange.ts';
import { hasPass, passedBy } from './request/from-edge.ts';
import { pathOf, refuseHead } from './request/head.ts';
import { handlers as builtHandlers } from './handlers.ts';
import type { Page } from './listeners/front.ts';
import { openInside } from './mcp/inside.ts';
import type { Desk, Handlers } from './operations.ts';
import { sendJson, sendProblem } from './reply/reply.ts';
import { Router } from './router.ts';
import { pathInSandbox } from './sandbox/path.ts';
import { answerReport, isReport } from './report.ts';
import { answerWithdrawal } from './withdrawal.ts';
import { Sandbox, type Recording } from './sandbox/sandbox.ts';
import type { Services, WayServices } from './services.ts';

/** All services, or those of one thread and the desk that answers what needs the others. */
type Answering = { readonly services: Services } | { readonly services: WayServices; readonly desk: Desk };

export type AppOptions = Answering & {
  readonly contract: Contract;
  readonly recordings: readonly Recording[];
  readonly legacyKeysUntil: number;
  readonly clientAddress: ClientAddress;
  /** Passes of the edge processes that may stand in front. */
  readonly edgePasses?: EdgePasses;
  /** JSON pages outside the contract, by path. */
  readonly pages?: Readonly<Record<string, Page>>;
  /** Requests processed at once; further ones are refused rather than queued. */
  readonly maxInFlight?: number;
  readonly answerLimits?: AnswerLimits;
  /** Memory for cached map tiles. */
  readonly tileCacheBytes?: number;
  /** Replaces our own handlers, for tests of failures that cannot be provoked otherwise. */
  readonly handlers?: Handlers;
};

export const MAX_URI_BYTES = 8192;
export const MAX_IN_FLIGHT = 1000;

/** Builds the application of the public listener. All requests pass through one `try`. */
export async function createApp(options: AppOptions): Promise<Koa> {
  const { contract, services, services: { inFlight }, maxInFlight = MAX_IN_FLIGHT, handlers = builtHandlers } = options;
  const router = new Router(contract.operations);
  const parts: ApiParts = {
    contract,
    router,
    services,
    handlers,
    desk: 'desk' in options ? options.desk : deskOver(handlers, options.services),
    answerLimits: options.answerLimits,
    sandbox: new Sandbox(options.recordings),
    legacyKeysUntil: options.legacyKeysUntil,
  };
  const api = await openApi(parts);
  const map = new MapPages(services, { maxInFlight, cacheBytes: options.tileCacheBytes });
  const readable = { documents: new Documents(contract, services), map, pages: options.pages };

  const answer = async (exchange: Exchange): Promise<void> => {
    const { url, method } = exchange.ctx.req;
    if (url!.length > MAX_URI_BYTES) throw new AppError('uri_too_long', 'URI too long.', { maxBytes: MAX_URI_BYTES });
    refuseHeadAndEnd(exchange);
    if (method === 'OPTIONS' && url === '*') return sendOptions(exchange, ANY_METHOD);
    const requestedPath = pathOf(url!);
    const path = pathInSandbox(requestedPath) ?? requestedPath;
    exchange.sandbox = path !== requestedPath;
    const send = exchange.sandbox ? undefined : sendingOf(exchange, path, readable);
    if (send) return answerRead(exchange, send);
    allowOrigins(exchange);
    const isMcp = path === '/mcp';
    if (isMcp && method === 'OPTIONS') return sendOptions(exchange, 'POST, OPTIONS');
    if (inFlight.requests > maxInFlight) throw new AppError('overloaded', 'Too many requests are being worked on.');
    // Loaded on the first request: few clients use MCP.
    if (isMcp) return (await import('./mcp/endpoint.ts')).answerMcp(exchange, contract, askInside);
    const allowed = method === 'OPTIONS' ? router.findAllowed(path) : undefined;
    return allowed === undefined ? api(exchange, path) : sendOptions(exchange, allowed);
  };

  const app = new Koa();
  const askInside = openInside((request, response) => void callback(request, response));
  app.silent = true;
  app.on('error', (error: Error) => services.log.error({ err: error }, 'an answer could not be sent'));
  app.use(async (ctx) => {
    const passed = passedBy(ctx.req, options.edgePasses, services.clock);
    const address = passed?.clientAddress ?? options.clientAddress(ctx.req);
    const exchange = new Exchange(ctx, services.clock, address, passed?.requestId);
    try {
      inFlight.requests++;
      if (passed?.withdraws) await answerWithdrawal(exchange, contract, services);
      else if (isReport(ctx.req)) await answerReport(exchange, options.edgePasses, contract, services);
      else await answer(exchange);
    } catch (error) {
      sendProblem(exchange, error, services);
    } finally {
      inFlight.requests--;
      observe(exchange, services, passed === undefined && hasPass(ctx.req) && exchange.countedAs !== 'report');
    }
  });
  const callback = app.callback();
  return app;
}

/** Closes the connection after a malformed head: the bytes that follow it cannot be trusted to be a request. */
function refuseHeadAndEnd({ ctx: { req, res } }: Exchange): void {
  try {
    refuseHead(req);
  } catch (error) {
    res.setHeader('Connection', 'close');
    throw error;
  }
}

/**
 * Tells programs from browsers at `/`: a browser asks for HTML and gets the map page, a program the description of
 * the API.
 */
function wantsFacts({ ctx: { req, res } }: Exchange): boolean {
  res.setHeader('Vary', 'Accept');
  return !/\btext\/html\b/.test(req.headers.accept ?? '');
}

interface Readable {
  readonly documents: Documents;
  readonly map: MapPages;
  readonly pages: AppOptions['pages'];
}

/** Finds how a read-only path (document, page, map) is sent; undefined if it is none. */
function sendingOf(
  exchange: Exchange, path: string, { documents, map, pages }: Readable,
): (() => void | Promise<void>) | undefined {
  if (documents.has(path) && !(path === '/' && wantsFacts(exchange))) return () => documents.send(exchange, path);
  const canonicalPath = documents.placeOf(path);
  if (canonicalPath !== undefined) return () => redirectToPath(exchange, canonicalPath);
  if (pages && Object.hasOwn(pages, path)) return () => sendPage(exchange, pages[path]);
  return map.has(path) ? () => map.send(exchange, path) : undefined;
}

const READING = 'GET, HEAD, OPTIONS';

/** Answers a read-only path. Koa itself omits the body of an answer to `HEAD`. */
function answerRead(exchange: Exchange, send: () => void | Promise<void>): void | Promise<void> {
  const { method } = exchange.ctx.req;
  if (method === 'GET' || method === 'HEAD') return send();
  if (method === 'OPTIONS') return sendOptions(exchange, READING);
  throw new AppError('method_not_allowed', 'Method not allowed.', { allow: READING });
}

/** Redirects to where the page is, keeping the query. Without its trailing slash, relative links resolve. */
function redirectToPath({ ctx }: Exchange, path: string): void {
  ctx.status = 308;
  ctx.res.setHeader('Location', path + ctx.search);
}

function sendPage(exchange: Exchange, page: Page): Promise<void> {
  const { status, body } = page();
  return sendJson(exchange, status, JSON.stringify(body));
}

/**
 * Records the request: one metric, and one log line (none for tiles and probes, unless they fail). Never the address,
 * an e-mail or the query itself.
 */
function observe(exchange: Exchange, { log, metrics }: WayServices, isPassDropped: boolean): void {
  const { ctx, operation, caller, cached, sandbox } = exchange;
  const { tookMs, waitedMs } = exchange;
  const operationId = operation?.operationId ?? exchange.countedAs;
  const { code, requestId } = exchange;
  const { isProbe, mode } = caller?.principal ?? {};
  const isEngineless = sandbox || mode === 'test' || ctx.method === 'HEAD';
  const seconds = tookMs / 1000;
  const facts = { operation: operationId, status: ctx.status, seconds, cached, code, requestId, isProbe, isEngineless };
  metrics.observe(isPassDropped ? { ...facts, isPassDropped } : facts);
  // opening the map requests dozens of tiles, and regions are probed all day
  if ((operationId === 'tile' || isProbe) && ctx.status < 400) return;
  log.info(
    {
      request_id: requestId,
      operation: operationId,
      status: ctx.status,
      code,
      why: exchange.why,
      took_ms: Math.round(tookMs * 100) / 100,
      // of a slow client
      arrived_in_ms: Math.round(waitedMs) || undefined,
      cached,
      sandbox: sandbox || undefined,
      probe: isProbe,
      account: caller?.principal.accountId,
      key: caller?.principal.keyId || undefined,
    },
    'request',
  );
}
