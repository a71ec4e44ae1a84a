import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isObject, listOf, objectOf, operationsOf, textOf } from '../../openapi/document.ts';
import type { Json, JsonObject } from '../../openapi/document.ts';
import { OPEN_LIST } from '../../openapi/open-lists.ts';
import { contract } from '../harness/conformance.ts';

/**
 * Rules for generators of other languages, learnt from failures of openapi-generator (Go, Java, Python) and
 * openapi-python-client. `test/contract/generators/` runs the real ones.
 */
const document = contract.document as JsonObject;
const schemas = objectOf(objectOf(document.components).schemas);

interface Node {
  readonly at: string;
  readonly schema: JsonObject;
}

/** All nodes below a value that may be schemas; examples are data. */
function nodesIn(value: Json | undefined, at: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => nodesIn(item, `${at}/${index}`));
  if (!isObject(value)) return [];
  const inside = Object.entries(value)
    .filter(([key]) => !['example', 'examples', 'default'].includes(key) || at.endsWith('/properties'))
    .flatMap(([key, child]) => nodesIn(child, `${at}/${key}`));
  return [{ at, schema: value }, ...inside];
}

/** The schemas reachable from a part of the document, including itself. */
function reachedFrom(value: Json | undefined, at: string, seen = new Set<string>()): Node[] {
  return nodesIn(value, at).flatMap((node): Node[] => {
    const reference = node.schema.$ref;
    if (typeof reference !== 'string' || seen.has(reference)) return [node];
    seen.add(reference);
    const target = reference.split('/').slice(1).reduce<Json>((found, part) => objectOf(found)[part], document);
    return [node, ...reachedFrom(target, reference, seen)];
  });
}

const every = [...nodesIn(document.paths, '#/paths'), ...nodesIn(document.components, '#/components')];
const asked = operationsOf(document).flatMap(({ path, method, operation, item }) =>
  [operation.parameters, operation.requestBody, item.parameters].flatMap((part) =>
    reachedFrom(part, `${method} ${path}`),
  ),
);
const answered = operationsOf(document).flatMap(({ path, method, operation }) =>
  reachedFrom(operation.responses, `${method} ${path}`),
);
const placesOf = (nodes: readonly Node[], isWrong: (schema: JsonObject, at: string) => boolean): string[] => [
  ...new Set(nodes.filter(({ schema, at }) => isWrong(schema, at)).map(({ at }) => at)),
];

const LARGEST_INT32 = 2 ** 31 - 1;
const typesOf = ({ type }: JsonObject): readonly Json[] => (Array.isArray(type) ? (type as Json[]) : [type ?? null]);

describe('other generators can use the contract:', () => {
  test('no value is a "const", which does not compile in Java', () => {
    assert.deepEqual(placesOf(every, (schema, at) => 'const' in schema && !at.endsWith('/properties')), []);
  });

  test('a number is a double: Go would take float32, which is 0.4 m off in the middle of Russia', () => {
    const isFloat = (schema: JsonObject): boolean => typesOf(schema).includes('number') && schema.format !== 'double';
    assert.deepEqual(placesOf(every, isFloat), []);
  });

  test('an integer that may exceed 32 bits says so: the default of Go and Java is 32', () => {
    const isVague = (schema: JsonObject): boolean => {
      if (!typesOf(schema).includes('integer') || Number(schema.maximum ?? Infinity) <= LARGEST_INT32) return false;
      return schema.format !== 'int64' && (schema.format !== 'int32' || schema.maximum !== undefined);
    };
    assert.deepEqual(placesOf(every, isVague), []);
  });

  test('an enum has a schema of its own: an inline one is named after its field, which may clash with a schema', () => {
    const isNamed = (at: string): boolean => /^#\/components\/schemas\/\w+$/.test(at);
    const isList = (schema: JsonObject): boolean => 'enum' in schema || OPEN_LIST in schema;
    const isInline = (schema: JsonObject, at: string): boolean => isList(schema) && !isNamed(at);
    assert.deepEqual(placesOf(every, (schema, at) => isInline(schema, at) && !at.endsWith('/properties')), []);
  });

  test('an enum in a reply is open, so that no generated client fails on a new value', () => {
    assert.deepEqual(placesOf(answered, (schema) => Array.isArray(schema.enum)), []);
    assert.deepEqual(placesOf(asked, (schema) => OPEN_LIST in schema), [], 'what may be sent is known');
  });

  test('the values of an open enum are in its description, which is all that users of a plain string see', () => {
    const undocumented = Object.entries(schemas).flatMap(([name, schema]) => {
      const { description, [OPEN_LIST]: values } = objectOf(schema);
      const text = textOf(description);
      if (text.includes('/docs/errors')) return [];
      const named = listOf(values).map(textOf);
      return named.filter((value) => !text.includes(`\`${value}\``)).map((value) => `${name} ${value}`);
    });
    assert.deepEqual(undocumented, []);
  });

  test('constants differ across enums, since in Go they share a namespace', () => {
    const constants = Object.entries(schemas).flatMap(([name, schema]) => {
      const { enum: values, 'x-enum-varnames': names } = objectOf(schema);
      if (names !== undefined) {
        assert.equal(listOf(names).length, listOf(values).length, name);
        assert.equal(objectOf(schema).default, undefined, `${name}: Python's default of such a list does not exist`);
      }
      return listOf(names ?? values).map((value) => textOf(value).toUpperCase());
    });
    assert.deepEqual(constants.filter((constant, at) => constants.indexOf(constant) < at), []);
  });

  test('names of schemas do not clash with generated or reserved ones', () => {
    const names = Object.keys(schemas);
    const taken = new Set('string object error list map class type exception response request api set'.split(' '));
    for (const name of names) {
      assert.match(name, /^([A-Z][a-z0-9]+)+$/, name);
      assert.ok(!taken.has(name.toLowerCase()), name);
      // Go generates NewKey() and NullableKey for Key.
      for (const prefix of ['New', 'Nullable', 'Model']) assert.ok(!names.includes(`${prefix}${name}`), prefix + name);
    }
    assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length, 'some file systems ignore case');
  });
});
