import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newRequestId } from '../../http/request/request-id.ts';
import { digestWith } from '../digest.ts';
import { edgeKeyOf, edgePassesWith } from './pass.ts';

const NOON = Date.parse('2026-11-25T12:00:00Z');
const passes = edgePassesWith(edgeKeyOf(digestWith('a secret of nothing but tests')));
const others = edgePassesWith(edgeKeyOf(digestWith('another secret of tests')));
const passed = { requestId: newRequestId(NOON), clientAddress: '2001:db8::7' };
const text = passes.write(passed);

describe('an edge\'s pass', () => {
  it('is valid for holders of the secret, for some minutes', () => {
    assert.deepEqual(passes.read(text, NOON), passed);
    assert.deepEqual(passes.read(text, NOON + 299_000), passed);
    assert.deepEqual(passes.read(text, NOON - 299_000), passed);
  });

  for (const [what, seen, now] of [
    ['later', text, NOON + 301_000],
    ['before its time', text, NOON - 301_000],
    ['written with another secret', others.write(passed), NOON],
    ['for another request', text.replace(passed.requestId, newRequestId(NOON)), NOON],
    ['for another client', text.replace('::7', '::8'), NOON],
    ['without its proof', text.replace(/ \S+$/, ''), NOON],
    ['written twice', `${text}, ${text}`, NOON],
    ['that is empty', '', NOON],
    ['in small letters', text.toLowerCase(), NOON],
    ['for its withdrawal', passes.writeWithdrawal(passed), NOON],
  ] as const) {
    it(`is rejected ${what}`, () => assert.equal(passes.read(seen, now), undefined));
  }

  it('for a withdrawal is valid for longer, and for nothing else', () => {
    const withdrawal = passes.writeWithdrawal(passed);
    assert.deepEqual(passes.readWithdrawal(withdrawal, NOON + 1_199_000), passed);
    assert.equal(passes.readWithdrawal(withdrawal, NOON + 1_201_000), undefined);
    assert.equal(passes.readWithdrawal(text, NOON), undefined);
    assert.equal(passes.readWithdrawal(others.writeWithdrawal(passed), NOON), undefined);
  });
});
