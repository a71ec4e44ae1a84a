import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accepts } from './accept.ts';

const cases: readonly (readonly [accept: string | undefined, taken: boolean])[] = [
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['application/json', true],
  ['APPLICATION/Json', true],
  ['application/*', true],
  ['application/json; charset=utf-8', true],
  ['text/html, application/xhtml+xml, */*;q=0.8', true],
  ['text/html;q=1, application/json;q=0.001', true],
  // another type, however alike
  ['application/jsonx', false],
  ['xapplication/json', false],
  ['application/json-patch+json', false],
  ['application/problem+json', false],
  ['text/*', false],
  ['text/html', false],
  // a weight of 0 is a no, and the most specific range decides, wherever it stands
  ['application/json;q=0', false],
  ['application/json; q=0.000', false],
  ['*/*;q=0', false],
  ['*/*, application/json;q=0', false],
  ['application/json;q=0, */*', false],
  ['application/*;q=0, application/json', true],
  ['application/*;q=0, */*', false],
  ['*/*;q=0, application/*', true],
  ['application/json;q=0, application/json;charset=utf-8', true],
  // what is no range says nothing
  ['json', false],
  ['application/json;q=2', false],
  ['application/json;q=no, */*', true],
  ['*', false],
  [',,,', false],
];
for (const [accept, taken] of cases) {
  test(`"Accept: ${accept ?? '(absent)'}" ${taken ? 'takes' : 'leaves out'} JSON`, () => {
    assert.equal(accepts(accept, 'application/json'), taken);
  });
}
