import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { digestWith } from '../digest.ts';
import { makeProbePass, prober } from './pass.ts';

const digest = digestWith('a secret of nothing but tests');
const NOON = Date.parse('2026-11-21T12:00:00Z');
const pass = makeProbePass(digest, NOON);

describe('a prober\'s pass', () => {
  it('is valid for two minutes for holders of the secret', () => {
    assert.equal(prober(pass, digest, NOON)?.isProbe, true);
    assert.equal(prober(pass, digest, NOON + 119_000)?.isProbe, true);
    assert.equal(prober(pass, digestWith('another secret of tests'), NOON), undefined);
  });

  for (const [what, text, now] of [
    ['that has expired', pass, NOON + 121_000],
    ['for some time later', makeProbePass(digest, NOON + 600_000), NOON],
    ['whose expiry was changed', pass.replace(/probe_(\d+)_/, (_, until) => `probe_${Number(until) + 1}_`), NOON],
    ['that is a key', 'gk_live_0123', NOON],
    ['that is empty', '', NOON],
  ] as const) {
    it(`a pass ${what} is rejected`, () => assert.equal(prober(text, digest, now), undefined));
  }
});
