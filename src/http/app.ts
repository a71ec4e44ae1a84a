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
import { Sandbox, type Recording } from './sandbox/sandbox.ts';
import type { Services, WayServices } from './services.ts';

/** All services, or those of every thread and who answers what needs others. */
type Answering = { readonly services: Services } | { readonly services: WayServices; readonly desk: Desk };

export type AppOptions = Answering & {
  readonly contract: Contract;
  readonly recordings: readonly Recording[];
  readonly legacyKeysUntil: number;
  readonly clientAddress: ClientAddress;
  /** Where an edge may stand in front. */
  readonly edgePasses?: EdgePasses;
  /** Pages of JSON beside the contract, by path. */
  readonly pages?: Readonly<Record<string, Page>>;
  /** Requests worked on at once; one more is refused rather than kept waiting. */
  readonly maxInFlight?: number;
  readonly answerLimits?: AnswerLimits;
  /** Of memory for tiles of the map. */
  readonly tileCacheBytes?: number;
  /** Others than our own, for trials of what cannot be brought about otherwise. */
  readonly handlers?: Handlers;
};

export const MAX_URI_BYTES = 8192;
export const MAX_IN_FLIGHT = 1000;

/** Everything that is served on the public listener. One try for all of it. */
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
    const asked = pathOf(url!);
    const path = pathInSandbox(asked) ?? asked;
    exchange.sandbox = path !== asked;
    const send = exchange.sandbox ? undefined : sendingOf(exchange, path, readable);
    if (send) return answerRead(exchange, send);
    allowOrigins(exchange);
    const isMcp = path === '/mcp';
    if (isMcp && method === 'OPTIONS') return sendOptions(exchange, 'POST, OPTIONS');
    if (inFlight.requests > maxInFlight) throw new AppError('overloaded', 'Too many requests are being worked on.');
    // Few ask for it: what it needs is read when somebody does.
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
      await answer(exchange);
    } catch (error) {
      sendProblem(exchange, error, services);
    } finally {
      inFlight.requests--;
      observe(exchange, services, passed === undefined && hasPass(ctx.req));
    }
  });
  const callback = app.callback();
  return app;
}

/** What stands behind such a head may be anything: no other request is read from there. */
function refuseHeadAndEnd({ ctx: { req, res } }: Exchange): void {
  try {
    refuseHead(req);
  } catch (error) {
    res.setHeader('Connection', 'close');
    throw error;
  }
}

/** At `/`, browsers get the page of the map, and programs, which do not ask for one, what is served here. */
function wantsFacts({ ctx: { req, res } }: Exchange): boolean {
  res.setHeader('Vary', 'Accept');
  return !/\btext\/html\b/.test(req.headers.accept ?? '');
}

interface Readable {
  readonly documents: Documents;
  readonly map: MapPages;
  readonly pages: AppOptions['pages'];
}

/** How what is only read is sent; undefined where nothing of it is. */
function sendingOf(
  exchange: Exchange, path: string, { documents, map, pages }: Readable,
): (() => void | Promise<void>) | undefined {
  if (documents.has(path) && !(path === '/' && wantsFacts(exchange))) return () => documents.send(exchange, path);
  const shorter = documents.withoutSlash(path);
  if (shorter !== undefined) return () => sendElsewhere(exchange, shorter);
  if (pages && Object.hasOwn(pages, path)) return () => sendPage(exchange, pages[path]);
  return map.has(path) ? () => map.send(exchange, path) : undefined;
}

const READING = 'GET, HEAD, OPTIONS';

/** What can only be read. Koa leaves the body of an answer to `HEAD` out by itself. */
function answerRead(exchange: Exchange, send: () => void | Promise<void>): void | Promise<void> {
  const { method } = exchange.ctx.req;
  if (method === 'GET' || method === 'HEAD') return send();
  if (method === 'OPTIONS') return sendOptions(exchange, READING);
  throw new AppError('method_not_allowed', 'Method not allowed.', { allow: READING });
}

/** One page has one address, so that what is relative to it is found. */
function sendElsewhere({ ctx }: Exchange, path: string): void {
  ctx.status = 308;
  ctx.res.setHeader('Location', path + ctx.search);
}

function sendPage(exchange: Exchange, page: Page): Promise<void> {
  const { status, body } = page();
  return sendJson(exchange, status, JSON.stringify(body));
}

/** One line in the log, but for tiles, and one in the metrics. No address, no e-mail, nothing of what was asked. */
function observe(exchange: Exchange, { clock, log, metrics }: WayServices, isPassDropped: boolean): void {
  const { ctx, operation, caller, cached, sandbox } = exchange;
  const tookMs = clock.monotonic() - exchange.startedAt;
  const operationId = operation?.operationId ?? exchange.countedAs;
  const { code, requestId } = exchange;
  const { isProbe, mode } = caller?.principal ?? {};
  const isEngineless = sandbox || mode === 'test' || ctx.method === 'HEAD';
  const seconds = tookMs / 1000;
  const facts = { operation: operationId, status: ctx.status, seconds, cached, code, requestId, isProbe, isEngineless };
  metrics.observe(isPassDropped ? { ...facts, isPassDropped } : facts);
  // A look at the map is dozens of tiles.
  if (operationId === 'tile' && ctx.status < 400) return;
  log.info(
    {
      request_id: requestId,
      operation: operationId,
      status: ctx.status,
      code,
      why: exchange.why,
      took_ms: Math.round(tookMs * 100) / 100,
      cached,
      sandbox: sandbox || undefined,
      probe: isProbe,
      account: caller?.principal.accountId,
      key: caller?.principal.keyId || undefined,
    },
    'request',
  );
}
