import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findDuplicateName } from './duplicate-names.ts';

for (const [text, pointer] of [
  ['{"a":1,"a":2}', '/a'],
  ['{"a":1,"\\u0061":2}', '/a'],
  ['{"a":{"b":1,"b":2}}', '/a/b'],
  ['[1,{"x":[{"a":1},{"b":1, "b" :1}]}]', '/1/x/1/b'],
  ['{"a/b~":1,"a/b~":1}', '/a~1b~0'],
  ['{"__proto__":1,"__proto__":1}', '/__proto__'],
  ['{"a":"b","b":"a"}', undefined],
  ['{"a":{"a":{"a":1}}}', undefined],
  ['[{"a":1},{"a":1}]', undefined],
  ['{"a":"\\",\\"a\\":"}', undefined],
  ['{"a":["a","a",{}],"b":"{\\"a\\":1,\\"a\\":2}"}', undefined],
  ['"a"', undefined],
] as const) {
  test(`${text} ${pointer === undefined ? 'has each name once' : `has ${pointer} twice`}`, () => {
    assert.equal(findDuplicateName(text), pointer);
  });
}

test('the output of JSON.stringify has no duplicate, until a member is added again', () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
  fc.assert(
    fc.property(object, fc.boolean(), (value, isSpaced) => {
      const text = JSON.stringify(value, null, isSpaced ? 2 : 0);
      assert.equal(findDuplicateName(text), undefined);
      const [name] = Object.keys(value);
      const again = `${text.slice(0, text.lastIndexOf('}'))},${JSON.stringify(name)}:0}`;
      assert.equal(findDuplicateName(again), `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }),
  );
});
