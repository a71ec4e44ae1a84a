import { readFileSync } from 'node:fs';
import type { OperationId } from '../contract.gen.ts';

/** The parts of an operation that the server itself uses; validators and readers use the rest of the bundle. */
export interface ContractOperation {
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: string;
  /** Units of the quota that an answer costs; absent if it is free. */
  readonly units?: number;
  /** The list in the body whose items are charged one by one, and only if they were answered. */
  readonly unitsEach?: string;
  /** The security schemes of which one suffices; empty if none is required. */
  readonly access: readonly string[];
  /** Whether a GET changes state: a HEAD of such an operation does nothing. */
  readonly changes: boolean;
  /** Whether equal input gives an equal payload as long as the atlas is the same. */
  readonly pure: boolean;
  /** Whether a client that got no answer may send it again: by the method's HTTP semantics, or by `x-repeatable`. */
  readonly repeatable: boolean;
  readonly takesIdempotencyKey: boolean;
  /** Whether the handler reads the body itself, while it arrives. */
  readonly takesUpload: boolean;
  /** Content types of a successful answer, the usual one first; empty for an operation without a body. */
  readonly successTypes: readonly string[];
  readonly deprecated: boolean;
  /** RFC 3339: when a deprecated operation is switched off. */
  readonly sunset?: string;
  readonly maxBodyBytes: number;
  readonly bodyTypes: readonly string[];
  /** Schema of a JSON body, with references resolved. */
  readonly bodySchema?: Readonly<Record<string, unknown>>;
  /** The first example of a JSON body. */
  readonly bodyExample?: unknown;
  readonly query: ReadonlyMap<string, ContractParameter>;
  readonly pathParameters: readonly ContractParameter[];
  readonly responses: Readonly<Record<string, ContractResponse>>;
  /** Whether a successful answer has no body. */
  readonly isBodiless: boolean;
  readonly parameters: readonly ContractParameter[];
}

export interface ContractParameter {
  readonly name: string;
  readonly in: string;
  readonly explode?: boolean;
  readonly required?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: unknown;
}

export interface ContractResponse {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema: unknown;
        readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
      }
    >
  >;
}

export interface Contract {
  /** The text of the file, as served. */
  readonly text: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly operations: readonly ContractOperation[];
}

const DEFAULT_BODY_BYTES = 65_536;
const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

export function readContract(
  file: string | URL = new URL('../../openapi/dist/openapi.json', import.meta.url),
): Contract {
  const text = readFileSync(file, 'utf8');
  const document = JSON.parse(text) as Record<string, unknown>;
  const operations: ContractOperation[] = [];
  for (const [path, item] of Object.entries(document.paths as Record<string, RawItem>)) {
    for (const method of methods) {
      const raw = item[method];
      if (raw) operations.push(toOperation(document, path, method, item, raw));
    }
  }
  return { text, document, operations };
}

export function findOperation({ operations }: Contract, operationId: OperationId): ContractOperation {
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`the contract has no operation ${operationId}`);
  return found;
}

interface RawItem {
  readonly parameters?: readonly object[];
  readonly get?: RawOperation;
  readonly put?: RawOperation;
  readonly post?: RawOperation;
  readonly delete?: RawOperation;
  readonly patch?: RawOperation;
}
interface RawBody {
  readonly schema: object;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface RawOperation {
  readonly operationId: OperationId;
  readonly parameters?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, RawBody>> };
  readonly responses: Readonly<Record<string, object>>;
  readonly deprecated?: boolean;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-units'?: number;
  readonly 'x-units-each'?: string;
  readonly 'x-upload'?: boolean;
  readonly 'x-pure'?: boolean;
  readonly 'x-repeatable'?: boolean;
  readonly 'x-safe'?: boolean;
  readonly 'x-sunset'?: string;
  readonly 'x-max-body-bytes'?: number;
}

function toOperation(
  document: object,
  path: string,
  method: string,
  item: RawItem,
  raw: RawOperation,
): ContractOperation {
  const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])].map(
    (parameter) => deref(document, parameter) as ContractParameter,
  );
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const responses = Object.fromEntries(
    Object.entries(raw.responses).map(([status, response]) => [status, deref(document, response) as ContractResponse]),
  );
  return {
    operationId: raw.operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    units: raw['x-units'],
    unitsEach: raw['x-units-each'],
    access: (raw.security ?? (document as { security: Readonly<Record<string, unknown>>[] }).security).flatMap(
      Object.keys,
    ),
    changes: raw['x-safe'] === false || method !== 'get',
    pure: raw['x-pure'] ?? false,
    repeatable: raw['x-repeatable'] ?? ['get', 'put', 'delete'].includes(method),
    takesIdempotencyKey: parameters.some(({ name, in: where }) => where === 'header' && name === 'Idempotency-Key'),
    takesUpload: raw['x-upload'] ?? false,
    successTypes: successTypesOf(responses),
    deprecated: raw.deprecated ?? false,
    sunset: raw['x-sunset'],
    maxBodyBytes: raw['x-max-body-bytes'] ?? DEFAULT_BODY_BYTES,
    bodyTypes: Object.keys(raw.requestBody?.content ?? {}),
    ...jsonBodyOf(document, raw),
    query: new Map(query.map((parameter) => [parameter.name, parameter])),
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    isBodiless: raw.responses['204'] !== undefined,
    responses,
  };
}

/** Fits any file and describes none, so it is the last choice. */
export const ANY_FILE = 'application/octet-stream';

function successTypesOf(responses: Readonly<Record<string, ContractResponse>>): string[] {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2'))!;
  const types = Object.keys(success.content ?? {});
  return [...types.filter((type) => type !== ANY_FILE), ...types.filter((type) => type === ANY_FILE)];
}

function jsonBodyOf(
  document: object, { requestBody }: RawOperation,
): Pick<ContractOperation, 'bodySchema' | 'bodyExample'> {
  const json = requestBody?.content['application/json'];
  if (!json) return {};
  const [example] = Object.values(json.examples ?? {});
  return { bodySchema: deref(document, json.schema) as Record<string, unknown>, bodyExample: example?.value };
}

/** What references of a document lead to. Most are met dozens of times. */
const resolved = new WeakMap<object, Map<string, unknown>>();

/** Resolves references, at the top level and below; the contract has no cycles. Equal ones lead to the same object. */
export function deref(document: object, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => deref(document, item));
  if (typeof value !== 'object' || value === null) return value;
  const reference = (value as { $ref?: unknown }).$ref;
  if (typeof reference !== 'string') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deref(document, item)]));
  }
  const known = resolved.get(document) ?? new Map<string, unknown>();
  resolved.set(document, known);
  if (!known.has(reference)) known.set(reference, deref(document, findPart(document, reference)));
  return known.get(reference);
}

function findPart(document: object, reference: string): unknown {
  let found: unknown = document;
  for (const part of reference.slice(2).split('/')) {
    found = (found as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return found;
}
