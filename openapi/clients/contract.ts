import {
  deref, isRepeatable, objectOf, operationsOf, textOf, type FoundOperation, type Json, type JsonObject,
} from '../document.ts';

/** Their bodies are streams, which generators read into memory: each client has them by hand, as `batch`. */
const streamed: ReadonlySet<string> = new Set(['submitBatch', 'getBatchResult']);

/**
 * The contract as generators of clients get it: what is asked, and what a 2xx brings. Refusals are left out, since the
 * layer by hand makes errors of them before generated code sees them: 56,000 lines of Go become 5,000.
 */
export function contractOfClients(document: JsonObject): JsonObject {
  const { webhooks: _, components, info, ...rest } = document;
  const { schemas, parameters, requestBodies, securitySchemes } = objectOf(components);
  const paths: Record<string, Record<string, Json>> = {};
  for (const { path, method, operation, item } of clientOperations(document)) {
    paths[path] ??= item.parameters === undefined ? {} : { parameters: item.parameters };
    paths[path][method] = { ...operation, responses: successOf(document, operation) };
  }
  const { description: __, ...title } = objectOf(info);
  const kept = { schemas, parameters, requestBodies, securitySchemes };
  return withoutExamples({ ...rest, info: title, paths, components: withoutAbsent(kept) }) as JsonObject;
}

const clientOperations = (document: JsonObject): FoundOperation[] =>
  operationsOf(document).filter(({ operation }) => !streamed.has(textOf(operation.operationId)));

/** One status, with one type: JSON, or else bytes. */
function successOf(document: JsonObject, operation: JsonObject): JsonObject {
  const [status, response] = successIn(operation);
  const { description, content = {} } = objectOf(deref(document, response));
  const types = Object.keys(objectOf(content));
  if (types.length === 0) return { [status]: { description } };
  const schema = objectOf(objectOf(objectOf(response).content)['application/json']).schema;
  const isJson = types.length === 1 && types[0] === 'application/json';
  const plain: JsonObject = isJson && schema !== undefined
    ? { 'application/json': { schema } }
    : { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return { [status]: { description, content: plain } };
}

const successIn = ({ responses }: JsonObject): [string, Json] =>
  Object.entries(objectOf(responses)).find(([status]) => status.startsWith('2'))!;

const withoutAbsent = (parts: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [] : [[name, part]])));

function withoutExamples(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => withoutExamples(item));
  if (typeof value !== 'object' || value === null) return value;
  const { example: _, examples: __, ...rest } = value as JsonObject;
  return Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, withoutExamples(item)]));
}

/** What a layer by hand has to know of an operation that a request belongs to. */
export interface ClientOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Whether it may be sent again when its answer was lost; with an `Idempotency-Key` every request may. */
  readonly repeatable: boolean;
  /** Whether an `Idempotency-Key` is understood. */
  readonly idempotent: boolean;
  /** Fields of its JSON that are always there; none where it is a file. */
  readonly fields: readonly string[];
  /** Media types of a 2xx; none where it has no body. Anything else that comes is no answer. */
  readonly types: readonly string[];
}

export function operationTable(document: JsonObject): ClientOperation[] {
  return operationsOf(document).map((found) => {
    const { operation, path, method } = found;
    const [, response] = successIn(operation);
    const content = objectOf(objectOf(deref(document, response)).content);
    const parameters = deref(document, operation.parameters ?? []) as readonly JsonObject[];
    return {
      id: textOf(operation.operationId),
      method: method.toUpperCase(),
      path,
      repeatable: isRepeatable(found),
      idempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
      fields: [...requiredIn(objectOf(objectOf(content['application/json']).schema))].sort(),
      types: Object.keys(content),
    };
  });
}

/** Of a schema whose references were followed. */
function requiredIn({ required = [], allOf = [] }: JsonObject): Set<string> {
  const inherited = (allOf as readonly JsonObject[]).flatMap((part) => [...requiredIn(part)]);
  return new Set([...(required as readonly string[]), ...inherited]);
}
