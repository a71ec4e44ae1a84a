import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { authenticateKey } from './authenticate.ts';
import { KeyBook } from './key-book.ts';
import { makeKey } from './key-form.ts';
import { STRANGERS, Strangers } from './strangers.ts';
import type { StoredKey } from './stores.ts';
import type { Account } from './account.ts';

test('a key being looked up counts as one stranger, however many requests use it meanwhile', async () => {
  const answer = Promise.withResolvers<{ key: StoredKey; account: Account }>();
  let queries = 0;
  const gate = {
    store: { findByDigest: () => {
      queries += 1;
      return answer.promise;
    } },
    book: new KeyBook(), digest: (_: string, text: string) => text, legacyUntil: 0, strangers: new Strangers(),
  };
  const text = makeKey('live', randomBytes);
  const asked = Array.from({ length: 3 * STRANGERS.burst }, async () => authenticateKey(text, gate, 0, '203.0.113.7'));
  const account = { id: 'acc_1', side: 'confirmed', payer: null, override: { suspended: false } };
  answer.resolve({
    key: { id: 'key_1', mode: 'live', revokedAt: null } as StoredKey, account: account as unknown as Account,
  });
  const answers = await Promise.allSettled(asked);
  assert.deepEqual([answers.filter(({ status }) => status === 'rejected').length, queries], [0, 1]);
});
