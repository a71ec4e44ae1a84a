import { OpenAPIBackend, type Context, type Document, type Operation, type Request } from 'openapi-backend';
import type { ErrorObject } from 'ajv';
import { Answers, answerKey, type AnswerLimits } from './reply/answers.ts';
import { refusalOf as refusalOfCaller, schemes } from './request/authenticate.ts';
import { readJsonBody } from './request/body.ts';
import { isContent, sendContent } from './reply/content.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { announceEnd } from './reply/deprecation.ts';
import type { Exchange } from './request/exchange.ts';
import { asksToProceed, queryOf } from './request/head.ts';
import { limit } from './request/limit.ts';
import { setLocation } from './reply/location.ts';
import { meter, type Payload } from './reply/meter.ts';
import type { AnyInput, Desk, Handlers, MeteredHandler } from './operations.ts';
import { parsePathPart, parseQuery } from './request/query.ts';
import { refuseAccept, sendHead, sendJson, sendJsonBytes } from './reply/reply.ts';
import type { Router } from './router.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { Geocoder, WayServices } from './services.ts';
import { settleQuery } from './request/settle-query.ts';
import { repeatKeyIn } from './request/repeats.ts';
import { uploadOf } from './request/upload.ts';
import { markInvalidItems } from './request/invalid-items.ts';
import { newValidator, refusalOf } from './request/validation.ts';
import { jsonOf } from './reply/written.ts';

/** A request in openapi-backend's terms, built once per request; openapi-backend's own parsing is bypassed. */
interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Request['headers'];
  readonly match: ContractOperation;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string>>;
  requestBody: unknown;
}
interface ApiContext {
  readonly request: ApiRequest;
  readonly security?: Context['security'];
  readonly validation: Context['validation'];
}

export interface ApiParts {
  readonly contract: Contract;
  readonly router: Router;
  /** Handlers of metered operations; all other operations are answered by the desk. */
  readonly handlers: Handlers;
  readonly desk: Desk;
  readonly sandbox: Sandbox;
  readonly services: WayServices;
  readonly legacyKeysUntil: number;
  /** Limits of the cache of answers. */
  readonly answerLimits?: AnswerLimits | undefined;
}

/** Answers one request whose path belongs to the contract. */
export type Api = (exchange: Exchange, path: string) => Promise<void>;

/** The request pipeline, each step once and in order: authentication, rate limit, body, validation, handler, meter. */
export async function openApi(parts: ApiParts): Promise<Api> {
  const { contract, router, services } = parts;
  const backend = await openBackend(contract);
  for (const [name, scheme] of Object.entries(schemes)) {
    backend.registerSecurityHandler(
      name,
      (_context, exchange: Exchange) => exchange.sandbox || scheme(exchange, services),
    );
  }
  backend.register('postSecurityHandler', async ({ request, security }: ApiContext, exchange: Exchange) => {
    if (security?.authorized === false && request.match.access.length > 0) return;
    await limit(exchange, services);
    if (request.match.bodyTypes.length > 0) {
      const { req, res } = exchange.ctx;
      const proceed = (): void => void (asksToProceed(req.headers) && res.writeContinue());
      const { match } = request;
      if (match.takesUpload) exchange.upload = uploadOf(req, match, proceed);
      // an upload is checked by its reader, while it arrives
      request.requestBody = match.takesUpload ? {}
        : await readJsonBody(req, match, { proceed, ended: exchange.waitForBody() });
    }
  });
  backend.register('unauthorizedHandler', ({ request }: ApiContext, exchange: Exchange) => {
    throw refusalOfCaller(exchange, request.match.access);
  });
  backend.register('validationFail', ({ validation }: ApiContext) => {
    throw refusalOf(validation.errors ?? []);
  });
  const answers = new Answers(parts.answerLimits);
  for (const operation of contract.operations) {
    const operate = operateBy(operation, parts, answers);
    backend.register(operation.operationId, ({ request }: ApiContext, exchange: Exchange) =>
      operate(exchange, inputOf(request, exchange)),
    );
  }
  return async (exchange, path) => {
    const { operation, parts: pathParts } = router.get(exchange.ctx.req.method!, path);
    exchange.operation = operation;
    refuseAccept(exchange);
    await backend.handleRequest(requestOf(exchange, operation, path, pathParts) as object as Request, exchange);
  };
}

async function openBackend({ document, operations }: Contract): Promise<OpenAPIBackend> {
  // One validator for all operations: creating one costs more than everything it compiles here.
  const validator = newValidator({ validateSchema: false });
  const backend = new OpenAPIBackend({
    definition: document as unknown as Document,
    // openapi-backend's own check of the document knows OpenAPI 3.0 only; "make check" lints ours.
    quick: true,
    strict: true,
    coerceTypes: false,
    customizeAjv: () => validator,
  });
  await backend.init();
  routeByContract(backend);
  validateByContract(backend, operations);
  return backend;
}

/**
 * Replaces openapi-backend's validation: parameters are parsed already, and its own would be prepared anew for each
 * request.
 */
function validateByContract({ validator }: OpenAPIBackend, operations: readonly ContractOperation[]): void {
  // Compiled at start: the first request of each operation would otherwise wait some 40 ms.
  const compiled = new Map(operations.map((operation) => {
    const validators = validator.getRequestValidatorsForOperation(operation.operationId) ?? [];
    return [operation.operationId, { operation, validators }];
  }));
  const validateRequest = ({ match, params, query, headers, cookies, requestBody }: ApiRequest) => {
    const parts = { path: params, query, header: headers, cookie: cookies };
    const whole = requestBody === undefined ? parts : { ...parts, requestBody };
    const { operation, validators } = compiled.get(match.operationId)!;
    let found: ErrorObject[] | null = null;
    for (const validate of validators) {
      if (!validate(whole)) found = [...(found ?? []), ...validate.errors!];
    }
    const errors = markInvalidItems(found, requestBody, operation);
    return { valid: errors === null, errors };
  };
  Object.assign(validator, { validateRequest });
}

/** Answers a validated request: with a sandbox recording, a metered answer, or the reply of the desk. */
function operateBy(operation: ContractOperation, parts: ApiParts, answers: Answers) {
  const { services, sandbox, desk, legacyKeysUntil } = parts;
  const handler = parts.handlers[operation.operationId] as MeteredHandler;
  const work = workOf(operation, handler, services, answers);
  return async (exchange: Exchange, input: AnyInput): Promise<void> => {
    announceEnd(exchange, operation, legacyKeysUntil);
    if (exchange.sandbox || exchange.caller?.principal.mode === 'test') {
      await exchange.upload?.skip();
      return sandbox.answer(exchange, operation, input, services);
    }
    if (exchange.ctx.req.method === 'HEAD' && (operation.units || operation.changes)) return sendHead(exchange);
    if (operation.units) {
      const bytes = await meter(exchange, operation, input, services, () => work(input));
      await sendJsonBytes(exchange, 200, bytes);
      return exchange.afterSending?.();
    }
    const reply = await desk(operation, input);
    for (const [name, value] of Object.entries(reply.headers ?? {})) exchange.ctx.set(name, value);
    setLocation(exchange, input, reply.body, services.publicUrl);
    if (isContent(reply.body)) return sendContent(exchange, reply.body);
    if (reply.body === undefined) exchange.ctx.status = reply.status;
    else await sendJson(exchange, reply.status, JSON.stringify(reply.body));
  };
}

function requestOf(
  { ctx }: Exchange,
  operation: ContractOperation,
  path: string,
  pathParts: readonly string[],
): ApiRequest {
  const params: Record<string, unknown> = {};
  for (const [index, parameter] of operation.pathParameters.entries()) {
    params[parameter.name] = parsePathPart(parameter.name, pathParts[index], parameter);
  }
  return {
    match: operation,
    method: operation.method,
    path,
    headers: ctx.req.headers as Record<string, string>,
    cookies: {},
    query: parseQuery(queryOf(ctx.req.url!), operation),
    params,
    requestBody: undefined,
  };
}

/** Replaces openapi-backend's routing and parsing, which are done already; it only looks up the operation by its id. */
function routeByContract(backend: OpenAPIBackend): void {
  const operations = backend.router.getOperations();
  const byId = new Map(operations.map((operation) => [operation.operationId!, operation]));
  Object.assign(backend.router, {
    getOperations: () => operations,
    getOperation: (id: string): Operation | undefined => byId.get(id),
    matchOperation: (request: ApiRequest) => byId.get(request.match.operationId),
    parseRequest: (request: ApiRequest) => request,
  });
}

const inputOf = (request: ApiRequest, { caller, now, clientAddress, ctx, upload }: Exchange): AnyInput => ({
  query: settleQuery(request.match.operationId, request.query),
  path: request.params,
  body: upload ?? request.requestBody,
  caller,
  now,
  clientAddress,
  acceptLanguage: ctx.req.headers['accept-language'],
  ...(request.match.takesIdempotencyKey && { repeatKey: repeatKeyIn(ctx.req) }),
});

/**
 * The payload of a metered operation: kept from before where the operation is pure, else made now. It is that of the
 * atlas in force when it was asked for, though another one may come while it is made.
 */
function workOf(
  operation: ContractOperation,
  handler: MeteredHandler,
  services: WayServices,
  answers: Answers,
): (input: AnyInput) => Payload | Promise<Payload> {
  const make = async (input: AnyInput, geocoder: Geocoder): Promise<Payload> => {
    const { body, units } = await handler(input, { ...services, geocoder });
    return { text: jsonOf(body as object), cached: false, units };
  };
  const look = async (key: string, input: AnyInput, geocoder: Geocoder): Promise<Payload> => {
    const fetched = await answers.fetch(key, services);
    if (fetched !== undefined) return { text: fetched, cached: true };
    const made = await make(input, geocoder);
    answers.put(key, made.text, services);
    return made;
  };
  return (input) => {
    const geocoder = services.geocoder.pinned();
    // kept answers would say that an engine works which does not
    const isFresh = !operation.pure || input.caller?.principal.isProbe === true;
    // people ask for explanations one at a time: kept, they would only push plain answers out
    if (isFresh || input.query.explain === true) return make(input, geocoder);
    const key = answerKey(operation, input, geocoder.version);
    const kept = answers.find(key);
    return kept === undefined ? look(key, input, geocoder) : { text: kept, cached: true };
  };
}
