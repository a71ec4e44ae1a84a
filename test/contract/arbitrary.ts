import fc from 'fast-check';
import type { ContractOperation, ContractParameter } from '../../src/http/contract.ts';
import { contract } from '../harness/conformance.ts';
import { deref } from '../../src/http/contract.ts';
import { brokenRules, keepPoint, keepRules, wrongBoxes } from './rules-between.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A generated request: its query, path and body. */
export interface Drawn {
  readonly query: Readonly<Record<string, unknown>>;
  readonly path: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Generates valid requests. Values that must exist on the server are taken from `known`. */
export function validRequest(
  operation: ContractOperation,
  known: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<Drawn> {
  const fields = (where: string) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === where);
    return fc.record(
      Object.fromEntries(parameters.map(({ name, schema }) => [name, known[name] ?? fromSchema(schema, known)])),
      { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
    );
  };
  const schema = bodySchema(operation);
  const drawn = fc.record({
    query: fields('query'),
    path: fields('path'),
    ...(schema ? { body: fromSchema(schema, known) } : {}),
  });
  return drawn.map(({ body, ...request }) => ({
    ...request,
    query: keepRules(operation, request.query),
    ...(body !== undefined && { body: keepPoint(operation, body as Drawn['query']) }),
  }));
}

/** The same with exactly one error, and its name. */
export function invalidRequest(
  operation: ContractOperation,
  known: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<{ request: Drawn; wrong: string }> {
  return validRequest(operation, known).chain((request) => {
    const ways: fc.Arbitrary<{ request: Drawn; wrong: string }>[] = [
      fc.constantFrom('foo', 'latitude', '__proto__', 'toString', 'Lat', '').map((name) => ({
        request: { ...request, query: Object.fromEntries([...Object.entries(request.query), [name || '%20', 'x']]) },
        wrong: `an unknown parameter "${name}"`,
      })),
    ];
    for (const { name, in: where, schema, required } of operation.parameters) {
      // Headers with a meaning of their own have separate tests.
      if (where === 'header') continue;
      const section = where as 'query' | 'path';
      const without = { ...request[section] };
      delete without[name];
      if (required && section === 'query') {
        ways.push(fc.constant({ request: { ...request, query: without }, wrong: `no ${name}` }));
      }
      for (const value of wrongTexts({ name, schema } as ContractParameter)) {
        if (section === 'path' && value === '') continue;
        ways.push(
          fc.constant({
            request: { ...request, [section]: { ...without, [name]: value } },
            wrong: `${name}=${value.slice(0, 40)}`,
          }),
        );
      }
    }
    for (const [query, wrong] of brokenRules(operation, request.query)) {
      ways.push(fc.constant({ request: { ...request, query }, wrong }));
    }
    const schema = bodySchema(operation);
    if (schema) {
      for (const [body, wrong] of wrongBodies(schema, request.body as Record<string, unknown>, operation.unitsEach)) {
        ways.push(fc.constant({ request: { ...request, body }, wrong }));
      }
    }
    return fc.oneof(...ways);
  });
}

export function bodySchema(operation: ContractOperation): Schema | undefined {
  if (!operation.bodyTypes.includes('application/json')) return undefined;
  const paths = contract.document.paths as Record<
    string,
    Record<string, { requestBody: { content: Record<string, { schema: unknown }> } }>
  >;
  const { content } = paths[operation.path][operation.method.toLowerCase()].requestBody;
  return deref(contract.document, content['application/json'].schema) as Schema;
}

/**
 * Generates values for every keyword that our schemas use; throws at an unknown keyword, so that nothing goes
 * untested.
 */
export function fromSchema(
  schema: Schema,
  known: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<unknown> {
  const values = (schema.enum ?? schema['x-extensible-enum']) as unknown[] | undefined;
  if (values) return fc.constantFrom(...values);
  if (schema.allOf) {
    const parts = (schema.allOf as Schema[]).map((part) => fromSchema(part, known));
    if (parts.length === 1) return parts[0];
    return fc.tuple(...parts).map((drawn) => Object.assign({}, ...drawn) as object);
  }
  if (schema.oneOf) return fc.oneof(...(schema.oneOf as Schema[]).map((one) => fromSchema(one, known)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => fromSchema({ ...schema, type }, known)));
  }
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({
        min: Number(schema.minimum ?? 0),
        max: Math.min(Number(schema.maximum ?? 1e9), Number.MAX_SAFE_INTEGER),
      });
    case 'number':
      return fc
        .double({ min: Number(schema.minimum ?? 0), max: Number(schema.maximum ?? 1e9), noNaN: true })
        .map((value) => (Object.is(value, -0) ? 0 : value));
    case 'string':
      return text(schema);
    case 'array':
      return (schema.uniqueItems ? fc.uniqueArray : fc.array)(fromSchema(schema.items as Schema, known), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Number(schema.maxItems ?? 5),
      });
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
      const drawn = fc.record(
        Object.fromEntries(properties.map(([name, one]) => [name, known[name] ?? fromSchema(one, known)])),
        { requiredKeys: (schema.required ?? []) as string[] },
      );
      return drawn.filter((value) => Object.keys(value as object).length >= Number(schema.minProperties ?? 0));
    }
    default:
      throw new Error(`no way to draw from ${JSON.stringify(schema)}`);
  }
}

function text(schema: Schema): fc.Arbitrary<string> {
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern as string));
  if (schema.format === 'idn-email') {
    return fc.stringMatching(/^([a-z]{1,20}|[а-я]{1,20})[0-9]{0,4}@([a-z]{1,20}\.(ru|example)|[а-я]{1,20}\.рф)$/);
  }
  if (schema.format === 'date') {
    return fc
      .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  }
  if (schema.format === 'date-time') return fc.constant('2026-11-21T09:30:00.000Z');
  if (schema.format === 'binary') return fc.constantFrom('', 'a,b\n1,2\n');
  if (schema.format === 'uri') return fc.constant('https://example.ru/hook');
  if (schema.format === 'uri-reference') return fc.constantFrom('/docs/errors#not_found', 'https://example.ru/');
  if (schema.format) throw new Error(`no way to draw a ${schema.format as string}`);
  return fc
    .string({ unit: 'grapheme', minLength: Number(schema.minLength ?? 0), maxLength: 40 })
    .filter((value) => !value.includes('\0') && value.isWellFormed());
}

/** Invalid texts of a parameter. */
function wrongTexts({ name, schema }: ContractParameter): string[] {
  if (schema.type === 'number' || schema.type === 'integer') {
    return [
      '',
      'x',
      '1e999',
      'NaN',
      'Infinity',
      '0x10',
      '1,5',
      '１',
      ' ',
      '--1',
      'null',
      '[]',
      ...(schema.type === 'integer' ? ['1.5'] : []),
      ...(schema.minimum === undefined ? [] : [String(Number(schema.minimum) - 1)]),
      ...(schema.maximum === undefined ? [] : [String(Number(schema.maximum) + 1)]),
    ];
  }
  if (name === 'bbox') return [...wrongBoxes];
  if (schema.type === 'array') return ['', 'x', 'day,day', 'day,', 'day,operation,key,day'];
  if (schema.enum) return ['', 'x', 'RU', 'ru,en'];
  if (schema.format === 'idn-email') {
    return ['', 'x', 'a@', '@b.ru', 'a b@c.ru', `${'a'.repeat(260)}@b.ru`, 'ю@пример', '👍@пример.рф', 'ю@-.рф'];
  }
  if (schema.format === 'date') return ['', 'x', '2026-02-30', '2026-13-01', '26-01-01', '2026-01-01T00:00:00Z'];
  const tooShort = Number(schema.minLength ?? 0) > 0 ? [''] : [];
  if (schema.pattern === undefined) return [...tooShort, 'a'.repeat(Number(schema.maxLength) + 1)];
  return ['!', 'ю', 'a'.repeat(800)];
}

/** `list` names a list whose items are answered individually, so that an item may have any form. */
function wrongBodies(schema: Schema, valid: Readonly<Record<string, unknown>>, list?: string): [unknown, string][] {
  const bodies: [unknown, string][] = [
    [null, 'null'],
    [[], 'a list'],
    ['x', 'a text'],
    [7, 'a number'],
    [{ ...valid, foo: 1 }, 'an unknown field'],
    [[[[[[[]]]]]], 'nested lists'],
  ];
  for (const [name, one] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
    const without = { ...valid };
    delete without[name];
    if ((schema.required as string[] | undefined)?.includes(name)) bodies.push([without, `no ${name}`]);
    for (const value of [{ a: 1 }, [{}], true, 'x\u0000y', '\ud800', 'x'.repeat(1000)]) {
      if (one.type === 'boolean' && typeof value === 'boolean') continue;
      if (Array.isArray(value) && (name === list || mayBeEmpty(one.items as Schema | undefined))) continue;
      bodies.push([{ ...valid, [name]: value }, `${name} = ${JSON.stringify(value).slice(0, 40)}`]);
    }
  }
  return bodies;
}

/** An object without required fields. */
const mayBeEmpty = (schema: Schema | undefined): boolean => schema?.type === 'object' && !schema.required;

/** The URL path and query of a generated request. */
export function addressOf(operation: ContractOperation, { query, path }: Drawn): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const pairs = Object.entries(query).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(Array.isArray(value) ? value.join(',') : String(value))}`,
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}
