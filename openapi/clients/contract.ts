import {
  deref, isRepeatable, objectOf, operationsOf, textOf, type FoundOperation, type Json, type JsonObject,
} from '../document.ts';

/** Operations with streamed bodies, which generators read into memory: clients implement them by hand, as `batch`. */
const streamed: ReadonlySet<string> = new Set(['submitBatch', 'getBatchResult']);

/**
 * The contract for client generators: requests and 2xx replies only. Errors are left out, since the hand-written layer
 * handles them before generated code sees them; 56,000 lines of Go become 5,000.
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

/** The success reply with one status and one type: JSON, otherwise bytes. */
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

/** What a hand-written layer needs to know about an operation. */
export interface ClientOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Whether the request may be sent again if its answer was lost; with an `Idempotency-Key` every request may. */
  readonly repeatable: boolean;
  /** Whether an `Idempotency-Key` is accepted. */
  readonly idempotent: boolean;
  /** Required fields of the JSON answer; empty for files. */
  readonly fields: readonly string[];
  /** Media types of the 2xx reply; empty if it has no body. Any other type is not a valid answer. */
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

/** The required fields of a schema without references. */
function requiredIn({ required = [], allOf = [] }: JsonObject): Set<string> {
  const inherited = (allOf as readonly JsonObject[]).flatMap((part) => [...requiredIn(part)]);
  return new Set([...(required as readonly string[]), ...inherited]);
}
