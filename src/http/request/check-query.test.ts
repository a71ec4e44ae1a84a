import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOperation, readContract } from '../contract.ts';
import { openQueryCheck } from './check-query.ts';

test('the check of a query is compiled once for all requests of an operation', () => {
  const contract = readContract();
  const upload = findOperation(contract, 'submitBatch');
  assert.equal(openQueryCheck(upload), openQueryCheck(upload));
  assert.notEqual(openQueryCheck(upload), openQueryCheck(findOperation(contract, 'reverse')));
});
