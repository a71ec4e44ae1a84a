import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readContract } from '../http/contract.ts';
import { findOperationIn } from '../http/listeners/edge-reception.ts';
import { isWorthRepeating, ruleOf, type Rule } from './rules.ts';

const find = findOperationIn(readContract());

function rule(method: string, path: string, hasKey = false): Rule {
  const found = find(method, path);
  return ruleOf(found && { ...found, isEngine: found.units !== undefined && !found.takesUpload }, method, hasKey);
}

describe('the rule of an operation', () => {
  for (const [what, method, path, repeatable, keepsBody, isEvidence] of [
    ['geocode is repeatable', 'GET', '/v2/geocode?q=x', true, true, true],
    ['geocode of the sandbox is repeatable', 'GET', '/sandbox/v2/geocode?q=x', true, true, true],
    ['geocodeMany is repeatable', 'POST', '/v2/geocode', true, true, true],
    ['route is repeatable', 'POST', '/v2/route', true, true, true],
    ['matrix is repeatable', 'POST', '/v2/matrix', true, true, true],
    ['issueKey is not repeatable', 'GET', '/v2/key?email=x', false, true, false],
    ['createKey is not repeatable', 'POST', '/v2/keys', false, true, false],
    ['an upload is not repeatable', 'POST', '/v2/batch', false, false, false],
    ['the result of a batch is repeatable', 'GET', '/v2/batch/j1/result', true, true, false],
    ['revokeKey is repeatable', 'DELETE', '/v2/keys/k1', true, true, false],
    ['deleteAccount is not repeatable', 'DELETE', '/v2/account', false, true, false],
    ['HEAD is repeatable', 'HEAD', '/v2/key?email=x', true, true, false],
    ['a page is repeatable', 'GET', '/docs', true, true, false],
    ['a path outside the contract is not repeatable by POST', 'POST', '/mcp', false, true, false],
  ] as const) {
    test(what, () => {
      const seen = rule(method, path);
      assert.deepEqual([seen.repeatable, seen.keepsBody, seen.isEvidence], [repeatable, keepsBody, isEvidence]);
    });
  }

  test('only uploads have more time to arrive', () => {
    const paths = ['/v2/batch', '/v2/keys', '/mcp', '/nothing'];
    assert.deepEqual(paths.map((path) => rule('POST', path).isLong), [true, false, false, false]);
  });

  test('a region has 2 s for a single answer of the engines, 4 s for many, and 20 s for all other operations', () => {
    for (const [patienceMs, method, path] of [
      [2000, 'GET', '/v2/reverse'], [2000, 'POST', '/v2/route'], [4000, 'POST', '/v2/matrix'],
      [4000, 'POST', '/v2/geocode'], [20_000, 'GET', '/v2/usage'], [20_000, 'GET', '/docs'],
    ] as const) assert.equal(rule(method, path).patienceMs, patienceMs, path);
  });

  test('an Idempotency-Key makes an operation that takes one repeatable, unless it is an upload', () => {
    assert.equal(rule('POST', '/v2/keys', true).repeatable, true);
    assert.equal(rule('POST', '/v2/batch', true).repeatable, false);
    assert.equal(rule('POST', '/v2/account/delete', true).repeatable, false);
  });

  for (const [status, ifRepeatable] of [
    [200, false], [404, false], [429, false], [500, false], [502, true], [503, true], [504, true],
  ] as const) {
    test(`${status} moves ${ifRepeatable ? 'a repeatable' : 'no'} request to another region`, () => {
      assert.equal(isWorthRepeating(status, { repeatable: false }), false);
      assert.equal(isWorthRepeating(status, { repeatable: true }), ifRepeatable);
    });
  }
});
