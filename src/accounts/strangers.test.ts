import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AppError } from '../errors.ts';
import { STRANGERS, Strangers } from './strangers.ts';

const NOW = 1_800_000_000_000;
const tooMany = (error: unknown): boolean => error instanceof AppError && error.code === 'rate_limited';

describe('lookups of unknown keys', () => {
  const stand = () => {
    const strangers = new Strangers();
    const stand = {
      queries: 0,
      ask: (digest: string, ip: string, now = NOW) =>
        strangers.lookUp(digest, ip, now, async () => {
          stand.queries += 1;
          return digest.startsWith('good') ? digest : undefined;
        }),
    };
    return stand;
  };

  it('are limited for each network address, and 60,000 guesses cost no more queries', async () => {
    const counted = stand();
    let refused = 0;
    for (let guess = 0; guess < 60_000; guess += 1) {
      await counted.ask(`guess${guess}`, '203.0.113.7').catch((error: unknown) => {
        assert.ok(tooMany(error));
        refused += 1;
      });
    }
    assert.deepEqual([counted.queries, refused], [STRANGERS.burst, 60_000 - STRANGERS.burst]);
    assert.equal(await counted.ask('guess', '203.0.113.8'), undefined, 'another address is another one');
    const waitMs = 1000 / STRANGERS.perSecond;
    assert.equal(await counted.ask('guess', '203.0.113.7', NOW + waitMs), undefined, 'a token came back');
    await assert.rejects(counted.ask('guess', '203.0.113.7', NOW + waitMs), tooMany);
  });

  it('count for the whole /64 of an IPv6 subscriber', async () => {
    const { ask } = stand();
    for (let guess = 0; guess < STRANGERS.burst; guess += 1) {
      await ask(`guess${guess}`, `2001:db8::${guess.toString(16)}`);
    }
    await assert.rejects(ask('guess', '2001:db8::ffff'), tooMany);
    assert.equal(await ask('guess', '2001:db8:0:1::1'), undefined);
  });

  it('take nothing from known callers, a thousand of them at one address', async () => {
    const { ask } = stand();
    for (let customer = 0; customer < 1000; customer += 1) {
      assert.equal(await ask(`good${customer}`, '203.0.113.7'), `good${customer}`);
    }
    for (let guess = 0; guess < STRANGERS.burst; guess += 1) await ask(`guess${guess}`, '203.0.113.7');
    await assert.rejects(ask('good1000', '203.0.113.7'), tooMany, 'a neighbour guesses: who is new waits a moment');
    assert.equal(await ask('good7', '203.0.113.7'), 'good7', 'who was here before does not');
  });

  it('cost nothing when the store is unavailable, and have no limit for the operator', async () => {
    const strangers = new Strangers();
    const away = new AppError('temporarily_unavailable', 'away');
    for (let guess = 0; guess < 1000; guess += 1) {
      await assert.rejects(strangers.lookUp('good', '203.0.113.7', NOW, () => Promise.reject(away)), away);
    }
    for (let guess = 0; guess < 1000; guess += 1) await strangers.lookUp(`${guess}`, '', NOW, async () => undefined);
  });
});
