import { clipped, deref, isRepeatable, listOf, objectOf, operationsOf, same, textOf, texts } from '../document.ts';
import type { FoundOperation, Json, JsonObject } from '../document.ts';
import { compareSchemas, type Problem, type Way } from './schemas.ts';

/** Changes of operations that break clients. */
export function compareOperations(released: JsonObject, current: JsonObject): Problem[] {
  const now = new Map(operationsOf(current).map((one) => [nameOf(one), one]));
  return operationsOf(released).flatMap((was) => {
    const name = nameOf(was);
    const is = now.get(name);
    if (!is) return [{ at: name, what: `the operation ${clipped(was.operation.operationId)} is gone` }];
    return compareOperation(resolved(released, was), resolved(current, is), name);
  });
}

/** To customers, our webhook bodies are replies. */
export function compareWebhooks(released: JsonObject, current: JsonObject): Problem[] {
  const now = new Map(operationsOf(current, 'webhooks').map((one) => [nameOf(one), one]));
  return operationsOf(released, 'webhooks').flatMap((was) => {
    const name = `webhook ${nameOf(was)}`;
    const is = now.get(nameOf(was));
    if (!is) return [{ at: name, what: 'it is not sent any more' }];
    const [before, after] = [resolved(released, was), resolved(current, is)];
    return compareContent(before.operation.requestBody, after.operation.requestBody, 'answered', `${name} body`);
  });
}

const nameOf = ({ method, path }: FoundOperation): string => `${method.toUpperCase()} ${path}`;
const found = (broken: boolean, at: string, what: string): Problem[] => (broken ? [{ at, what }] : []);

interface Resolved {
  readonly operation: JsonObject;
  readonly parameters: ReadonlyMap<string, JsonObject>;
  readonly access: ReadonlySet<string>;
  readonly repeatable: boolean;
  readonly servers: readonly string[];
}

/** The operation with its references resolved, including what the path and the document define for it. */
function resolved(document: JsonObject, { operation, item, method }: FoundOperation): Resolved {
  const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)]
    .map((parameter) => objectOf(deref(document, parameter)))
    .map((parameter) => [`${textOf(parameter.in)} parameter ${textOf(parameter.name)}`, parameter] as const);
  const access = listOf(operation.security ?? document.security).map((one) => sorted(one));
  const servers = listOf(operation.servers ?? item.servers ?? document.servers ?? [{ url: '/' }]);
  return {
    operation: objectOf(deref(document, operation)),
    parameters: new Map(parameters),
    access: new Set(access.length === 0 ? ['{}'] : access),
    repeatable: isRepeatable({ method, operation }),
    servers: servers.map((server) => textOf(objectOf(server).url)),
  };
}

const sorted = (requirement: Json): string =>
  JSON.stringify(Object.fromEntries(Object.entries(objectOf(requirement)).sort(([a], [b]) => (a < b ? -1 : 1))));

const DEFAULT_BODY_BYTES = 65_536;
/** `x-pure` concerns only our cache; the others are compared below. */
const lookedAt: ReadonlySet<string> = new Set([
  ...texts,
  ...'operationId parameters requestBody responses security servers'.split(' '),
  ...'x-pure x-safe x-max-body-bytes x-repeatable'.split(' '),
]);

function compareOperation(was: Resolved, is: Resolved, at: string): Problem[] {
  const [before, now] = [was.operation, is.operation];
  const bytes = (one: JsonObject): number => Number(one['x-max-body-bytes'] ?? DEFAULT_BODY_BYTES);
  return [
    ...found(
      before.operationId !== now.operationId,
      at,
      `operationId ${clipped(before.operationId)} became ${clipped(now.operationId)} in every client`,
    ),
    ...compareAccess(was.access, is.access, at),
    ...was.servers
      .filter((server) => !is.servers.includes(server))
      .map((server) => ({ at, what: `it is not at the server ${server} any more` })),
    ...compareParameters(was.parameters, is.parameters, at),
    ...compareBody(before.requestBody, now.requestBody, `${at} body`),
    ...found(bytes(now) < bytes(before), at, `x-max-body-bytes ${bytes(before)} became ${bytes(now)}`),
    ...found(was.repeatable && !is.repeatable, at, 'it must not be repeated any more, which clients do'),
    ...compareResponses(objectOf(before.responses), objectOf(now.responses), at),
    ...findSurprises(was, is, at),
    ...unlike(before, now, lookedAt, at),
  ];
}

/** Reports changes of anything unknown, such as quota units or callbacks. */
function unlike(before: JsonObject, now: JsonObject, known: ReadonlySet<string>, at: string): Problem[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((key) => !known.has(key) && !same(before[key], now[key]))
    .map((key) => ({ at, what: `${key} ${clipped(before[key])} became ${clipped(now[key])}` }));
}

/** An additional way of access is harmless, except open access: it would expose private data. */
function compareAccess(was: ReadonlySet<string>, is: ReadonlySet<string>, at: string): Problem[] {
  const lost = [...was].filter((way) => !is.has(way));
  return [
    ...lost.map((way) => ({ at, what: way === '{}' ? 'it needs a key now' : `${way} does not open it any more` })),
    ...found(is.has('{}') && !was.has('{}'), at, 'it is open to everybody now'),
  ];
}

function compareParameters(was: Resolved['parameters'], is: Resolved['parameters'], operation: string): Problem[] {
  const known = new Set([...texts, 'name', 'in', 'required', 'schema']);
  const kept = [...was].flatMap(([name, before]): Problem[] => {
    const at = `${operation} ${name}`;
    const now = is.get(name);
    if (!now) return [{ at, what: 'it is gone' }];
    return [
      ...found(before.required !== true && now.required === true, at, 'it must be sent now'),
      ...compareSchemas(before.schema, now.schema, 'asked', at),
      ...unlike(before, now, known, at),
    ];
  });
  const added = [...is].filter(([name, parameter]) => !was.has(name) && parameter.required === true);
  return [...kept, ...added.map(([name]) => ({ at: `${operation} ${name}`, what: 'it is new and must be sent' }))];
}

function compareBody(before: Json | undefined, now: Json | undefined, at: string): Problem[] {
  if (before === undefined) return found(objectOf(now).required === true, at, 'it is new and must be sent');
  if (now === undefined) return [{ at, what: 'it is gone' }];
  const required = (body: Json): boolean => objectOf(body).required === true;
  return [
    ...found(!required(before) && required(now), at, 'it must be sent now'),
    ...compareContent(before, now, 'asked', at),
  ];
}

function compareContent(before: Json | undefined, now: Json | undefined, way: Way, at: string): Problem[] {
  const [was, is] = [objectOf(objectOf(before).content), objectOf(objectOf(now).content)];
  const gone = Object.keys(was).filter((type) => !(type in is));
  const kept = Object.keys(was).filter((type) => type in is);
  return [
    ...gone.map((type) => ({ at, what: `the type ${type} is gone` })),
    ...kept.flatMap((type) => [
      ...compareSchemas(objectOf(was[type]).schema, objectOf(is[type]).schema, way, at),
      ...unlike(objectOf(was[type]), objectOf(is[type]), new Set([...texts, 'schema']), `${at} ${type}`),
    ]),
  ];
}

function compareResponses(was: JsonObject, is: JsonObject, operation: string): Problem[] {
  return Object.keys(was).flatMap((status): Problem[] => {
    const at = `${operation} ${status}`;
    const [before, now] = [objectOf(was[status]), objectOf(is[status])];
    if (!(status in is)) return [{ at, what: 'the reply is gone, which clients may be handling' }];
    const addsBody = before.content === undefined && now.content !== undefined;
    return [
      ...found(addsBody, at, 'it has a body now'),
      ...compareHeaders(objectOf(before.headers), objectOf(now.headers), at),
      ...compareLinks(objectOf(before.links), objectOf(now.links), at),
      ...compareContent(before, now, 'answered', at),
      ...unlike(before, now, new Set([...texts, 'headers', 'content', 'links']), at),
    ];
  });
}

/** The request header that leads to these statuses: clients that do not send it never get them. */
const askedFor: Readonly<Record<string, string>> = {
  206: 'header parameter Range', 304: 'header parameter If-None-Match',
};

/** Clients expect any error. A new success status would be misread, unless only a new parameter leads to it. */
function findSurprises(was: Resolved, is: Resolved, at: string): Problem[] {
  const [before, now] = [objectOf(was.operation.responses), objectOf(is.operation.responses)];
  const isNew = (parameter: string | undefined): boolean =>
    parameter !== undefined && is.parameters.has(parameter) && !was.parameters.has(parameter);
  return Object.keys(now)
    .filter((status) => !(status in before) && !/^[45]/.test(status) && !isNew(askedFor[status]))
    .map((status) => ({ at: `${at} ${status}`, what: 'a new kind of success' }));
}

const bare = (link: Json | undefined): JsonObject => ({ ...objectOf(link), description: null });

/** Compares links; additional ones are harmless. */
function compareLinks(was: JsonObject, is: JsonObject, reply: string): Problem[] {
  return Object.keys(was)
    .filter((name) => !same(bare(was[name]), bare(is[name])))
    .map((name) => ({ at: `${reply} link ${name}`, what: name in is ? 'it changed' : 'it is gone' }));
}

function compareHeaders(was: JsonObject, is: JsonObject, reply: string): Problem[] {
  return Object.keys(was).flatMap((name): Problem[] => {
    const at = `${reply} header ${name}`;
    const [before, now] = [objectOf(was[name]), objectOf(is[name])];
    if (!(name in is)) return [{ at, what: 'it is gone' }];
    return [
      ...found(before.required === true && now.required !== true, at, 'it may be missing now'),
      ...compareSchemas(before.schema, now.schema, 'answered', at),
      ...unlike(before, now, new Set([...texts, 'required', 'schema']), at),
    ];
  });
}
