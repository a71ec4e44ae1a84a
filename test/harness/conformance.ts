import assert from 'node:assert/strict';
import type { ValidateFunction } from 'ajv';
import { deref, readContract, type ContractOperation, type ContractResponse } from '../../src/http/contract.ts';
import { newValidator } from '../../src/http/request/validation.ts';

/** A reply, as far as the contract describes it. */
export interface SeenReply {
  readonly status: number;
  readonly headers: Headers;
  /** The bytes as text. */
  readonly text: string;
}

export const contract = readContract();
// `make check` has checked the schemas themselves.
const ajv = newValidator({ validateSchema: false });
/** By the text of their schemas, since most operations answer errors and lists alike. */
const validators = new Map<string, ValidateFunction>();
const ofReplies = new WeakMap<object, ValidateFunction>();

/**
 * Fails unless the contract allows this very reply: its status, its type, and a body without undescribed fields. An
 * undefined operation stands for paths and methods that do not exist: 404 and 405.
 */
export function assertConforms(operation: ContractOperation | undefined, reply: SeenReply): void {
  const sentType = reply.headers.get('content-type') ?? '';
  const type = sentType === 'text/csv; charset=utf-8' ? 'text/csv' : sentType;
  const seen = `${operation?.operationId ?? 'no operation'} ${reply.status} ${type} ${reply.text.slice(0, 500)}`;
  assert.match(reply.headers.get('x-request-id') ?? '', /^[0-9A-Z]{26}$/, `no request id: ${seen}`);
  if (operation === undefined) {
    assert.ok(reply.status >= 400 && reply.status < 500, seen);
    assertProblem(reply, seen);
    return;
  }
  const response = operation.responses[reply.status];
  assert.ok(response, `the contract has no such status here: ${seen}`);
  assertDeclared(response, reply, seen);
  if (response.content === undefined) {
    assert.equal(reply.text, '', seen);
    return;
  }
  assert.ok(response.content[type], `the contract has no such type here: ${seen}`);
  const validate = validatorOf(response.content[type].schema);
  const body: unknown = type.endsWith('json') ? JSON.parse(reply.text) : reply.text;
  assert.ok(validate(body), `${seen}: ${ajv.errorsText(validate.errors)}`);
  if (reply.status >= 400) assertProblem(reply, seen);
}

/** Headers that every HTTP answer may have: on connections, contents, caches and cross-origin access. */
const ofHttp = new RegExp(
  '^(date|connection|keep-alive|transfer-encoding|content-.*|vary|cache-control|etag|allow|x-content-type-options|' +
    'access-control-.*)$',
);

function assertDeclared({ headers = {} }: ContractResponse, reply: SeenReply, seen: string): void {
  const declared = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const others = [...reply.headers.keys()].filter((name) => !ofHttp.test(name) && !declared.has(name));
  assert.deepEqual(others, [], `headers that the contract does not tell of: ${seen}`);
}

function assertProblem(reply: SeenReply, seen: string): void {
  assert.equal(reply.headers.get('content-type'), 'application/problem+json', seen);
  const problem = JSON.parse(reply.text) as { status: number; request_id: string };
  const validate = validatorOf(problemSchema);
  assert.ok(validate(problem), `${seen}: ${ajv.errorsText(validate.errors)}`);
  assert.equal(problem.status, reply.status, seen);
  assert.equal(problem.request_id, reply.headers.get('x-request-id'), seen);
}

const { Problem } = (contract.document.components as { schemas: { Problem: unknown } }).schemas;
const problemSchema = deref(contract.document, Problem);

function validatorOf(schema: unknown): ValidateFunction {
  const known = ofReplies.get(schema as object);
  if (known) return known;
  const text = JSON.stringify(schema);
  const validate = validators.get(text) ?? ajv.compile(closed(schema) as object);
  validators.set(text, validate);
  ofReplies.set(schema as object, validate);
  return validate;
}

/** Closes a schema, so that it refuses fields it does not name. The contract itself lets clients expect new ones. */
export function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const open = withClosedParts(schema as Schema);
  return mayBeObject(schema as Schema) ? { ...open, unevaluatedProperties: false } : open;
}

type Schema = Readonly<Record<string, unknown>>;

/** Keywords whose schemas apply to the same value, and describe only some of its fields. */
const sameValue: ReadonlySet<string> = new Set(['allOf', 'oneOf', 'anyOf', 'if', 'then', 'else']);

function withClosedParts(schema: Schema): Schema {
  const result = Object.entries(schema).map(([keyword, value]) => {
    // Clients must expect new values, but we answer only listed ones.
    if (keyword === 'x-extensible-enum') return ['enum', value];
    if (sameValue.has(keyword)) return [keyword, each(value, withClosedParts)];
    if (keyword === 'properties' || keyword === 'patternProperties') {
      const fields = Object.entries(value as Schema).map(([name, field]) => [name, closed(field)]);
      return [keyword, Object.fromEntries(fields)];
    }
    const isChild = ['items', 'prefixItems', 'additionalProperties', 'contains'].includes(keyword);
    return [keyword, isChild ? each(value, closed) : value];
  });
  return Object.fromEntries(result) as Schema;
}

const each = (value: unknown, change: (schema: Schema) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : typeof value === 'object' ? change(value as Schema) : value;

const mayBeObject = (schema: Schema): boolean =>
  schema.type === 'object' ||
  schema.properties !== undefined ||
  (Array.isArray(schema.type) && schema.type.includes('object')) ||
  [...sameValue].some((keyword) => [schema[keyword] ?? []].flat().some((part) => mayBeObject(part as Schema)));
