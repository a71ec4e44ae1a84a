import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { closeNodes, NOON, openNode } from '../harness/accounts-stand.ts';
import { describeSql } from '../harness/stores.ts';

const EMAIL = 'granted@example.ru';
const PAYER = { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001', address: 'г. Уфа', ogrn: null, bank: null };
const [DRAFT_TIME, BETWEEN, FINAL_TIME] = ['2026-12-01T00:10:00', '2026-12-02T12:00:00', '2026-12-03T06:10:00']
  .map((moment) => Date.parse(`${moment}+03:00`));

describeSql('free requests that the operator changes', (stand) => {
  after(closeNodes);

  /** A paying account, and a service whose database clock is set by the test. */
  async function openBooks() {
    const clock = { at: NOON };
    const { stores, tokenFor } = await openNode((await stand.open()).url, { databaseClock: async () => clock.at });
    const { keys, accounts, billing, ledger, personalData, sql } = stores;
    await keys.issue({ email: EMAIL, mode: 'live', ip: '192.0.2.1' }, NOON);
    const { accountId, keyId } = await keys.confirm(await tokenFor(EMAIL), NOON, '192.0.2.1');
    await accounts.update(accountId, { payer: PAYER }, NOON);
    let requests = 0;
    return {
      clock,
      grant: (freeUnits: number | null) => accounts.override(EMAIL, { freeUnits }, clock.at),
      leave: () => accounts.update(accountId, { payer: null }, clock.at),
      forget: () => personalData.forget(EMAIL, clock.at),
      /** Changes the free requests stated in the invoice. */
      misstate: (from: number, to: number) => sql.write((transaction) => transaction.run(
        'UPDATE invoice SET facts = REPLACE(facts, ?, ?)', [`"freeUnits":"${from}"`, `"freeUnits":"${to}"`])),
      differences: async () => (await billing.reconcile('2026-11')).differences
        .map(({ what, invoice, ledger }) => `${what} ${invoice} ${ledger}`),
      use: (units: number, at = clock.at) => ledger.book(`segment-${requests += 1}`, [{
        requestId: `request-${requests}`, accountId, keyId, operation: 'geocode', region: 'msk-1', units, at,
      }]),
      async close(moment: number, month = '2026-11') {
        clock.at = moment;
        await billing.months.close(month);
        if (moment >= FINAL_TIME) assert.deepEqual((await billing.reconcile(month)).differences, []);
        const invoices = await billing.invoices.list(accountId, moment);
        return invoices.map(({ month: of, freeUnits, totalKopecks }) => `${of} ${freeUnits} ${totalKopecks}`);
      },
    };
  }

  it('reduce them for later months, not for the announced one', async () => {
    const books = await openBooks();
    await books.grant(1_000_000);
    await books.use(900_000);
    await books.grant(null);
    await books.use(200_000);
    assert.deepEqual(await books.close(DRAFT_TIME), ['2026-11 1000000 2500']);
    await books.use(20_000);
    assert.deepEqual(await books.close(FINAL_TIME), ['2026-11 1000000 2500']);
    assert.deepEqual(await books.close(Date.parse('2027-01-04T12:00:00+03:00'), '2026-12'), [
      '2026-12 10000 400', '2026-11 1000000 2500',
    ]);
  });

  it('change no ended month, even while its invoice is a draft', async () => {
    const books = await openBooks();
    await books.use(20_000);
    assert.deepEqual(await books.close(DRAFT_TIME), ['2026-11 10000 400']);
    books.clock.at = BETWEEN;
    await books.grant(1_000_000);
    assert.deepEqual(await books.close(FINAL_TIME), ['2026-11 10000 400']);
    await books.grant(5);
    assert.deepEqual(await books.close(FINAL_TIME + 1), ['2026-11 10000 400']);
  });

  it('raise them for the whole month, also for an account that removed its payer before', async () => {
    const books = await openBooks();
    await books.use(20_000);
    await books.leave();
    await books.grant(15_000);
    assert.deepEqual(await books.close(DRAFT_TIME), ['2026-11 15000 200']);
    assert.deepEqual(await books.close(FINAL_TIME), ['2026-11 15000 200']);
  });

  it('leave nothing to pay, and no difference, if a former payer used less than is free in the end', async () => {
    const books = await openBooks();
    await books.use(20_000);
    await books.leave();
    await books.grant(30_000);
    assert.deepEqual(await books.close(FINAL_TIME), []);
  });

  it('are those of each month also for forgotten accounts', async () => {
    const books = await openBooks();
    await books.use(20_000);
    books.clock.at = BETWEEN;
    await books.grant(1_000_000);
    await books.use(30_000);
    await books.forget();
    assert.deepEqual(await books.close(FINAL_TIME), ['2026-11 10000 400']);
  });

  for (const [when, order] of [
    ['before its month was final', ['forget', 'close']], ['after it', ['close', 'forget']],
  ] as const) {
    it(`are known for an account forgotten ${when}, and an invoice that misstates them is reported`, async () => {
      const books = await openBooks();
      await books.grant(15_000);
      await books.use(20_000);
      const steps = { forget: books.forget, close: () => books.close(FINAL_TIME) };
      for (const step of order) await steps[step]();
      books.clock.at = FINAL_TIME + 1;
      assert.deepEqual(await books.differences(), []);
      await books.misstate(15_000, 16_000);
      assert.deepEqual((await books.differences())[0], 'free requests 16000 15000');
    });
  }
});
