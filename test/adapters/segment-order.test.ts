import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { openLedger, reconcile, reconciliationDigest, type UsageLine } from '../../billing/index.ts';
import { openBilledAccounts } from '../../src/store/billing/billed-accounts.ts';
import { DRAFT_TIME, FINAL_TIME, openBillingStand } from '../harness/billing-stand.ts';
import { describeSql } from '../harness/stores.ts';

const ACCOUNTS = ['acc_0', 'acc_1'];
const FIRST = Date.parse('2026-11-01T00:00:00+03:00');
const SEGMENTS = 12;

/**
 * Twelve segments of five lines; two lines of each repeat the previous segment, as if two nodes had answered a
 * request.
 */
const segments: readonly (readonly UsageLine[])[] = Array.from({ length: SEGMENTS }, (_, segment) =>
  Array.from({ length: 5 }, (__, at) => {
    const number = Math.max(0, segment * 3 + at - 2);
    return {
      requestId: `request-${number}`, accountId: ACCOUNTS[number % 2], keyId: `key_${number % 3}`,
      operation: ['geocode', 'reverse'][number % 2], region: ['msk-1', 'spb-1', 'nsk-1'][number % 3],
      units: 1_000 + number, at: FIRST + number * 19 * 3_600_000,
    };
  }));
const whole = new Map(segments.flat().map((line) => [line.requestId, line]));

/** Every segment at least once, some repeatedly or under another name, in any order. */
const delivery = fc.tuple(
  fc.shuffledSubarray(segments.map((_, at) => at), { minLength: SEGMENTS }),
  fc.array(fc.record({ segment: fc.nat(SEGMENTS - 1), after: fc.nat(SEGMENTS - 1), copied: fc.boolean() }),
    { maxLength: 8 }),
);

describeSql('segments of a month', (stand) => {
  it('make the same invoices in any order, and however often they arrive', async () => {
    const seen = new Set<string>();
    for (const [order, repeats] of fc.sample(delivery, { seed: 29, numRuns: 6 })) {
      const { sql } = await stand.open();
      const books = openBillingStand(sql);
      const ledger = openLedger(sql);
      for (const id of ACCOUNTS) await books.addPayer(id, 100);
      for (const [at, segment] of order.entries()) {
        await ledger.book(`segment-${segment}`, segments[segment]);
        for (const { segment: again, copied } of repeats.filter(({ after }) => after === at)) {
          await ledger.book(copied ? `copy-${at}-${again}` : `segment-${again}`, segments[again].toReversed());
        }
      }
      for (const moment of [DRAFT_TIME, FINAL_TIME]) await books.closeAt(moment);
      const invoices = await Promise.all(ACCOUNTS.map(async (id) => (await books.list(id))[0]));
      for (const [at, { units }] of invoices.entries()) {
        const own = [...whole.values()].filter(({ accountId }) => accountId === ACCOUNTS[at]);
        assert.equal(units, BigInt(own.reduce((sum, line) => sum + line.units, 0)));
      }
      seen.add(JSON.stringify(invoices.map(({ number, totalKopecks, reconciliationSha256 }) =>
        [number, String(totalKopecks), reconciliationSha256])));
      const parts = { accounts: openBilledAccounts(sql), digest: reconciliationDigest, smallTotalKopecks: 100n };
      assert.deepEqual((await reconcile(sql, '2026-11', parts)).differences, []);
    }
    assert.equal(seen.size, 1, [...seen].join('\n'));
  });
});
