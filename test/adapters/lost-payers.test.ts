import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { closeNodes, NOON, openNode } from '../harness/accounts-stand.ts';
import { company } from '../harness/payer.ts';
import { describeSql } from '../harness/stores.ts';
import type { Payer } from '../../src/accounts/account.ts';

const EMAIL = 'leaves@example.ru';
const PAYER = company;
const NEXT_PAYER = {
  name: 'ИП Иванов Иван Иванович', inn: '500100732259', kpp: null, address: null, ogrn: null, bank: null,
};
const [DRAFT_TIME, FINAL_TIME] = ['2026-12-01T00:10:00+03:00', '2026-12-03T06:10:00+03:00'].map(Date.parse);

describeSql('a payer who is gone before the 1st', (stand) => {
  after(closeNodes);

  /** A paying account, and a service whose database clock is set by the test. */
  async function openBooks() {
    const clock = { at: NOON };
    const { stores, tokenFor } = await openNode((await stand.open()).url, { databaseClock: async () => clock.at });
    const { keys, accounts, billing, personalData, ledger, sql } = stores;
    await keys.issue({ email: EMAIL, mode: 'live', ip: '192.0.2.1' }, NOON);
    const { accountId, keyId } = await keys.confirm(await tokenFor(EMAIL), NOON, '192.0.2.1');
    await accounts.update(accountId, { payer: PAYER }, NOON);
    let requests = 0;
    return {
      clock, sql, billing, accountId,
      name: (payer: Payer | null) => accounts.update(accountId, { payer }, clock.at),
      grant: (freeUnits: number | null) => accounts.override(EMAIL, { freeUnits }, clock.at),
      forget: () => personalData.forget(EMAIL, clock.at),
      exportedInvoices: async () => {
        const exported = await personalData.exportData(EMAIL, clock.at);
        const sides = exported.accounts as readonly { id: string; invoices: object }[];
        return sides.find(({ id }) => id === accountId)!.invoices;
      },
      use: (units: number, at = NOON) => ledger.book(`segment-${requests += 1}`, [{
        requestId: `request-${requests}`, accountId, keyId, operation: 'geocode', region: 'msk-1', units, at,
      }]),
      preview: () => billing.preview(
        { id: accountId, payer: null, freeUnits: 10_000n, unpaidFreeUnits: 10_000n }, '2026-11', 20_000n),
      kept: async () => (await sql.all<{ month: string }>('SELECT month FROM kept_payer ORDER BY month'))
        .map(({ month }) => month),
      async close(month = '2026-11') {
        for (const moment of [DRAFT_TIME, FINAL_TIME]) {
          clock.at = Math.max(clock.at, moment);
          await billing.months.close(month);
        }
        assert.deepEqual((await billing.reconcile(month)).differences, []);
        const invoices = await billing.invoices.list(accountId, clock.at);
        return invoices.map(({ payer, totalKopecks, state }) => [payer, totalKopecks, state]);
      },
    };
  }

  it('owes for the account’s usage, even if the details were deleted', async () => {
    const books = await openBooks();
    await books.use(20_000);
    await books.name(null);
    const preview = await books.preview();
    assert.deepEqual([preview.payer, preview.totalKopecks], [PAYER, 400n]);
    const account = { id: books.accountId, isBillable: false, freeUnitsOf: () => 10_000n };
    const [cost] = await books.billing.listCosts(account, new Map([['2026-11', 20_000n]]));
    assert.equal(cost.chargedKopecks, 400n);
    assert.deepEqual(await books.exportedInvoices(), [{ month: '2026-11', payer: PAYER }], 'it is kept, so it is told');
    assert.deepEqual(await books.close(), [[PAYER, 400n, 'final']]);
  });

  it('owes by the free requests of that time, even if the account was forgotten', async () => {
    const books = await openBooks();
    await books.grant(15_000);
    await books.use(20_000);
    await books.forget();
    assert.deepEqual(await books.sql.all('SELECT id FROM account'), []);
    assert.deepEqual(await books.close(), [[PAYER, 200n, 'final']]);
  });

  it('owes for usage booked later, once the month exceeds the free requests', async () => {
    const books = await openBooks();
    await books.use(20_000);
    await books.forget();
    await books.use(10_000);
    assert.deepEqual(await books.close(), [[PAYER, 800n, 'final']]);
  });

  it('owes nothing if another one is named in time', async () => {
    const books = await openBooks();
    await books.use(20_000);
    await books.name(null);
    await books.name(NEXT_PAYER);
    assert.deepEqual(await books.close(), [[NEXT_PAYER, 400n, 'final']]);
    assert.equal((await books.billing.invoices.list(books.accountId, FINAL_TIME)).length, 1);
  });

  it('is not kept if the month is within the free requests', async () => {
    const books = await openBooks();
    await books.use(10_000);
    await books.name(null);
    await books.forget();
    assert.deepEqual(await books.kept(), []);
    assert.deepEqual(await books.close(), []);
  });

  it('is kept for ended months that are not final yet, and for no others', async () => {
    const books = await openBooks();
    await books.use(20_000, Date.parse('2026-10-10T12:00:00+03:00'));
    await books.billing.months.close('2026-10');
    await books.use(20_000);
    books.clock.at = DRAFT_TIME - 1;
    await books.use(30_000, DRAFT_TIME - 1);
    await books.forget();
    assert.deepEqual(await books.kept(), ['2026-11', '2026-12']);
    assert.deepEqual((await books.close())[0], [PAYER, 400n, 'final']);
  });

  it('is kept in its last state, and its missing invoice is reported', async () => {
    const books = await openBooks();
    await books.use(20_000);
    await books.name(null);
    await books.name(NEXT_PAYER);
    await books.name(null);
    assert.deepEqual(await books.close(), [[NEXT_PAYER, 400n, 'final']]);
    await books.sql.write(async (transaction) => {
      await transaction.run('DELETE FROM invoice');
      await transaction.run('UPDATE invoice_series SET last_number = 0');
    });
    const { differences } = await books.billing.reconcile('2026-11');
    assert.deepEqual(differences.map(({ accountId, what, ledger }) => [accountId, what, ledger]), [
      [books.accountId, 'invoice', '20000 units, 4.00 roubles'],
    ]);
  });
});
