import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { judge, outcomeOf, type Attempt } from './outcome.ts';
import { MOST_ATTEMPTS, retryAfterMs, waitAfter } from './schedule.ts';
import { makeSecret } from './secret.ts';
import { signatureHeaders } from './signature.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const attempt = (status: number | undefined, retryAfter?: string): Attempt => ({
  outcome: status === undefined ? 'timeout' : outcomeOf(status), at: NOW, tookMs: 1, status, reply: '', retryAfter,
});

describe('a delivery', () => {
  it('is attempted ten times in 75 hours, with 10% jitter', () => {
    const waits = (chance: number) => Array.from({ length: MOST_ATTEMPTS }, (_, at) => waitAfter(at + 1, chance));
    assert.equal(MOST_ATTEMPTS, 10);
    assert.equal(waits(0.5).at(-1), undefined);
    const hours = (chance: number) => waits(chance).reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / HOUR;
    assert.equal(Math.floor(hours(0.5)), 75);
    fc.assert(fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      assert.ok(Math.abs(hours(chance) / hours(0.5) - 1) <= 0.1001);
    }));
  });

  for (const [name, status, roundAttempts, expected] of [
    ['with 200 is delivered', 200, 1, { state: 'delivered' }],
    ['with 204 at the last attempt is delivered', 204, 10, { state: 'delivered' }],
    ['with 410 disables its endpoint', 410, 1, { state: 'failed', disables: 'gone' }],
    ['with a redirect is retried at the original URL', 302, 1, { state: 'waiting', dueAt: NOW + 5000 }],
    ['with 404 is retried', 404, 2, { state: 'waiting', dueAt: NOW + 300_000 }],
    ['without an answer is retried', undefined, 9, { state: 'waiting', dueAt: NOW + 24 * HOUR }],
    ['with ten failed attempts has failed', 500, 10, { state: 'failed' }],
  ] as const) {
    it(name, () => {
      const history = { roundAttempts, failingSince: undefined };
      assert.deepEqual(judge(attempt(status), history, NOW, 0.5), expected);
    });
  }

  it('with all attempts failed disables an endpoint that has received nothing for three days', () => {
    const at = (hours: number) =>
      judge(attempt(500), { roundAttempts: 10, failingSince: NOW - hours * HOUR }, NOW, 0.5);
    assert.deepEqual(at(71), { state: 'failed' });
    assert.deepEqual(at(72), { state: 'failed', disables: 'failing' });
  });

  for (const [name, status, header, waitSeconds] of [
    ['429 with seconds', 429, '60', 60],
    ['503 with a date', 503, 'Sat, 21 Nov 2026 12:02:00 GMT', 120],
    ['503 with less than the schedule has', 503, '1', 5],
    ['503 with a past date', 503, 'Sat, 21 Nov 2026 11:00:00 GMT', 5],
    ['503 with a year', 503, '31536000', 24 * 3600],
    ['429 with nonsense', 429, 'soon', 5],
    ['500 with seconds, which mean nothing there', 500, '60', 5],
  ] as const) {
    it(`is retried when the receiver requests: ${name}`, () => {
      const verdict = judge(attempt(status, header), { roundAttempts: 1, failingSince: undefined }, NOW, 0.5);
      assert.deepEqual(verdict, { state: 'waiting', dueAt: NOW + waitSeconds * 1000 });
    });
  }

  it('reads only seconds and dates from Retry-After', () => {
    for (const text of [undefined, '', '-1', '1.5', '1e3', '99999999999', '2026-11-21', 'Sat, nonsense']) {
      assert.equal(retryAfterMs(text, NOW), undefined, text);
    }
  });
});

describe('a signature', () => {
  const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, at) => at);
  it('is valid by Standard Webhooks, for each current secret', () => {
    const other = (count: number): Uint8Array => bytes(count).reverse();
    const secrets = [makeSecret(bytes), makeSecret(other)];
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      const body = JSON.stringify({ text });
      const headers = signatureHeaders(secrets, { id: 'evt_1', at: Date.now(), body });
      for (const secret of secrets) assert.deepEqual(new Webhook(secret).verify(body, headers), { text });
      const stranger = makeSecret((count) => new Uint8Array(count));
      assert.throws(() => new Webhook(stranger).verify(body, headers));
    }));
  });
});
