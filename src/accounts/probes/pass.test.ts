import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { digestWith } from '../digest.ts';
import { makeProbePass, prober } from './pass.ts';

const digest = digestWith('a secret of nothing but tests');
const NOON = Date.parse('2026-11-21T12:00:00Z');
const pass = makeProbePass(digest, NOON);

describe('a pass of who probes', () => {
  it('is believed for two minutes by whoever has the secret', () => {
    assert.equal(prober(pass, digest, NOON)?.isProbe, true);
    assert.equal(prober(pass, digest, NOON + 119_000)?.isProbe, true);
    assert.equal(prober(pass, digestWith('another secret of tests'), NOON), undefined);
  });

  for (const [what, text, now] of [
    ['that is over', pass, NOON + 121_000],
    ['for some time later', makeProbePass(digest, NOON + 600_000), NOON],
    ['whose end was moved', pass.replace(/probe_(\d+)_/, (_, until) => `probe_${Number(until) + 1}_`), NOON],
    ['that is a key', 'gk_live_0123', NOON],
    ['of nothing', '', NOON],
  ] as const) {
    it(`${what} is none`, () => assert.equal(prober(text, digest, now), undefined));
  }
});
