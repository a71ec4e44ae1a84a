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

describe('by the contract', () => {
  for (const [what, method, path, repeatable, keepsBody, isEvidence] of [
    ['an address may be asked for again', 'GET', '/v2/geocode?q=x', true, true, true],
    ['in the sandbox too', 'GET', '/sandbox/v2/geocode?q=x', true, true, true],
    ['so may a list of addresses', 'POST', '/v2/geocode', true, true, true],
    ['and a route', 'POST', '/v2/route', true, true, true],
    ['and a matrix', 'POST', '/v2/matrix', true, true, true],
    ['a key may not be issued twice', 'GET', '/v2/key?email=x', false, true, false],
    ['nor made twice', 'POST', '/v2/keys', false, true, false],
    ['nor an upload be sent twice', 'POST', '/v2/batch', false, false, false],
    ['a result may be fetched again', 'GET', '/v2/batch/j1/result', true, true, false],
    ['a key may be revoked again', 'DELETE', '/v2/keys/k1', true, true, false],
    ['nobody is asked twice to delete an account', 'DELETE', '/v2/account', false, true, false],
    ['a head does nothing', 'HEAD', '/v2/key?email=x', true, true, false],
    ['a page may be read again', 'GET', '/docs', true, true, false],
    ['what is nothing may not be sent twice', 'POST', '/mcp', false, true, false],
  ] as const) {
    test(what, () => {
      const seen = rule(method, path);
      assert.deepEqual([seen.repeatable, seen.keepsBody, seen.isEvidence], [repeatable, keepsBody, isEvidence]);
    });
  }

  test('only a file has more time to arrive', () => {
    const paths = ['/v2/batch', '/v2/keys', '/mcp', '/nothing'];
    assert.deepEqual(paths.map((path) => rule('POST', path).isLong), [true, false, false, false]);
  });

  test('a region has 2 s for what engines answer, 4 s for what is many answers, 20 s for all else', () => {
    for (const [patienceMs, method, path] of [
      [2000, 'GET', '/v2/reverse'], [2000, 'POST', '/v2/route'], [4000, 'POST', '/v2/matrix'],
      [4000, 'POST', '/v2/geocode'], [20_000, 'GET', '/v2/usage'], [20_000, 'GET', '/docs'],
    ] as const) assert.equal(rule(method, path).patienceMs, patienceMs, path);
  });

  test('an Idempotency-Key makes repeatable what takes one and is no file', () => {
    assert.equal(rule('POST', '/v2/keys', true).repeatable, true);
    assert.equal(rule('POST', '/v2/batch', true).repeatable, false);
    assert.equal(rule('POST', '/v2/account/delete', true).repeatable, false);
  });

  for (const [status, ifRepeatable] of [
    [200, false], [404, false], [429, false], [500, false], [502, true], [503, true], [504, true],
  ] as const) {
    test(`${status} is ${ifRepeatable ? '' : 'not '}worth another region, for what may be repeated only`, () => {
      assert.equal(isWorthRepeating(status, { repeatable: false }), false);
      assert.equal(isWorthRepeating(status, { repeatable: true }), ifRepeatable);
    });
  }
});
