import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppError } from '../../errors.ts';
import type { ContractOperation } from '../contract.ts';
import { parseQuery } from './query.ts';

const parameters = [
  { name: 'n', schema: { type: 'number' } },
  { name: 'i', schema: { type: 'integer' } },
  { name: 'b', schema: { type: 'boolean' } },
  { name: 's', schema: { type: 'string' } },
  { name: 'l', schema: { type: 'array', items: { type: 'integer' } } },
  { name: 'c', explode: false, schema: { type: 'array', items: { type: 'string' } } },
] as const;
const operation = {
  query: new Map(parameters.map((parameter) => [parameter.name, { in: 'query', ...parameter }])),
} as unknown as ContractOperation;

const cases: readonly [string, object][] = [
  ['', {}],
  ['&&', {}],
  ['n=1.5&i=-7&b=true&s=7', { n: 1.5, i: -7, b: true, s: '7' }],
  ['n=1e3&n2=1', { n: 1000, n2: '1' }],
  ['n=.5', { n: 0.5 }],
  // a malformed number stays a string, for the validator to refuse
  ['n=0x10', { n: '0x10' }],
  ['n=', { n: '' }],
  ['n=%201', { n: ' 1' }],
  ['n=+1', { n: ' 1' }],
  ['n=Infinity', { n: 'Infinity' }],
  ['n=1_000', { n: '1_000' }],
  ['b=1', { b: '1' }],
  ['s=%D0%81%D0%B6+%F0%9F%A6%94', { s: 'Ёж 🦔' }],
  ['s=a=b', { s: 'a=b' }],
  ['s', { s: '' }],
  ['l=1,2,x', { l: [1, 2, 'x'] }],
  ['l=1&l=2,3', { l: [1, 2, 3] }],
  ['c=a,b', { c: ['a', 'b'] }],
  [
    '__proto__=1&constructor=2',
    Object.assign(Object.create(null) as object, JSON.parse('{"__proto__":"1","constructor":"2"}')),
  ],
];
for (const [text, expected] of cases) {
  test(`the query "${text}"`, () => {
    const query = parseQuery(text, operation);
    assert.ok(!('toString' in query) && !('hasOwnProperty' in query));
    assert.deepEqual(Object.entries(query), Object.entries(expected));
  });
}

for (const text of ['s=%', 's=%f', 's=%ff', 's=%c0%80', 's=%ed%a0%80', '%ff=1', 's=%00', '%00=1']) {
  test(`the query "${text}" is refused: it is not valid text`, () => {
    assert.throws(() => parseQuery(text, operation), { code: 'invalid_parameter' });
  });
}

const named: readonly (readonly [text: string, parameter: string, code: string])[] = [
  ['s=1&s=2', 's', 'duplicate'],
  ['s=1&s=1', 's', 'duplicate'],
  ['n=1&i=2&n=3', 'n', 'duplicate'],
  ['s&s', 's', 'duplicate'],
  ['c=a&c=b', 'c', 'duplicate'],
  ['nobody=1&nobody=2', 'nobody', 'duplicate'],
  ['=', '=', 'name'],
  ['s=1&=', '=', 'name'],
  ['=5', '=5', 'name'],
];
for (const [text, parameter, code] of named) {
  test(`the query "${text}" is refused, and the error names "${parameter}"`, () => {
    assert.throws(
      () => parseQuery(text, operation),
      (error: AppError) => {
        assert.equal(error.code, 'invalid_parameter');
        const [first] = error.details.errors as [{ parameter: string; code: string }];
        assert.deepEqual([first.parameter, first.code], [parameter, code]);
        return true;
      },
    );
  });
}
