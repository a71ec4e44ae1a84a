import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accepts } from './accept.ts';

const cases: readonly (readonly [accept: string | undefined, accepted: boolean])[] = [
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['application/json', true],
  ['APPLICATION/Json', true],
  ['application/*', true],
  ['application/json; charset=utf-8', true],
  ['text/html, application/xhtml+xml, */*;q=0.8', true],
  ['text/html;q=1, application/json;q=0.001', true],
  // other types, however similar
  ['application/jsonx', false],
  ['xapplication/json', false],
  ['application/json-patch+json', false],
  ['application/problem+json', false],
  ['text/*', false],
  ['text/html', false],
  // a weight of 0 refuses, and the most specific range decides, wherever it stands
  ['application/json;q=0', false],
  ['application/json; q=0.000', false],
  ['*/*;q=0', false],
  ['*/*, application/json;q=0', false],
  ['application/json;q=0, */*', false],
  ['application/*;q=0, application/json', true],
  ['application/*;q=0, */*', false],
  ['*/*;q=0, application/*', true],
  ['application/json;q=0, application/json;charset=utf-8', true],
  // malformed ranges are ignored
  ['json', false],
  ['application/json;q=2', false],
  ['application/json;q=no, */*', true],
  ['*', false],
  [',,,', false],
];
for (const [accept, accepted] of cases) {
  test(`"Accept: ${accept ?? '(absent)'}" ${accepted ? 'accepts' : 'excludes'} JSON`, () => {
    assert.equal(accepts(accept, 'application/json'), accepted);
  });
}
