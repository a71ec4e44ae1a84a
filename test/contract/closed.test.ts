import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { newValidator } from '../../src/http/request/validation.ts';
import { assertConforms, closed, contract, type SeenReply } from '../harness/conformance.ts';
import { fromSchema } from './arbitrary.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Where a reply has objects: `items/[]/quota`. */
function objectsOf(schema: Schema, at = ''): string[] {
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => (schema[keyword] ?? []) as Schema[]);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return [
    ...new Set([
      ...(schema.properties ? [at] : []),
      ...parts.flatMap((part) => objectsOf(part, at)),
      ...fields.flatMap(([name, field]) => objectsOf(field, `${at}/${name}`)),
      ...(schema.items ? objectsOf(schema.items as Schema, `${at}/[]`) : []),
    ]),
  ];
}

/** The same reply with an extra field in each of its objects, one at a time. */
function* leaky(value: unknown, at = ''): Generator<{ at: string; leak: unknown }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { at, leak: { ...value, secret_column: 'x' } };
  for (const [key, child] of Object.entries(value)) {
    for (const { at: inside, leak } of leaky(child, `${at}/${Array.isArray(value) ? '[]' : key}`)) {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = leak;
      yield { at: inside, leak: copy };
    }
  }
}

/** The schema of every reply, with the first operation that has it: most errors are alike. */
function replies(): ReadonlyMap<string, string> {
  const found = contract.operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.values(content ?? {}).map(({ schema }) => [JSON.stringify(schema), `${operationId} ${status}`] as const),
    ),
  );
  return new Map(found.reverse());
}

describe('every check refuses a reply with an extra field', () => {
  for (const [text, name] of replies()) {
    const schema = JSON.parse(text) as Schema;
    test(`${name}, in any part of it`, () => {
      const validate = newValidator().compile(closed(schema) as object);
      const met = new Set<string>();
      for (const reply of fc.sample(fromSchema(schema, {}), { numRuns: 40, seed: 5 })) {
        assert.ok(validate(structuredClone(reply)), JSON.stringify(validate.errors));
        for (const { at, leak } of leaky(reply)) {
          met.add(at);
          assert.ok(!validate(leak), `a field too many in ${at || 'the reply'} was taken`);
        }
      }
      assert.deepEqual([...met].sort(), objectsOf(schema).sort(), 'not every part was tried');
    });
  }

  const a = { type: 'object', properties: { a: {} } };
  const b = { type: 'object', properties: { b: {} } };
  for (const [name, schema, good, bad] of [
    ['beside variants', { ...a, anyOf: [{ required: ['a'] }, b] }, { a: 1, b: 1 }, { a: 1, c: 1 }],
    ['of another variant', { oneOf: [{ ...a, required: ['a'] }, { ...b, required: ['b'] }] }, { b: 1 }, { b: 1, c: 1 }],
    ['in a variant within a part', { allOf: [{ oneOf: [a] }, b] }, { a: 1, b: 1 }, { a: 1, b: 1, c: 1 }],
    ['in a table of objects', { additionalProperties: a }, { x: { a: 1 } }, { x: { c: 1 } }],
    ['in a tuple', { prefixItems: [a] }, [{ a: 1 }], [{ c: 1 }]],
    ['of what may be null', { type: ['object', 'null'], properties: { a: {} } }, { a: 1 }, { c: 1 }],
    ['of an object without a single field', { type: 'object' }, {}, { c: 1 }],
  ] as const) {
    test(`${name}, whether the contract uses it or not`, () => {
      const validate = newValidator().compile(closed(schema) as object);
      assert.ok(validate(good), JSON.stringify(validate.errors));
      assert.ok(!validate(bad));
    });
  }

  test('every reply of every test is checked this way', () => {
    const operation = contract.operations.find(({ operationId }) => operationId === 'listKeys')!;
    const reply = (body: object): SeenReply => ({
      status: 200,
      headers: new Headers({ 'content-type': 'application/json', 'x-request-id': '0'.repeat(26) }),
      text: JSON.stringify(body),
    });
    const [example] = Object.values(operation.responses['200'].content!['application/json'].examples);
    const { items, next_cursor } = example.value as { items: object[]; next_cursor: null };
    assertConforms(operation, reply({ items, next_cursor }));
    const leak = { items: [{ ...items[0], digest: 'x' }], next_cursor };
    assert.throws(() => assertConforms(operation, reply(leak)), /unevaluated properties/);
  });
});
