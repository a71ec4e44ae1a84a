import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { describeSql } from '../harness/stores.ts';

const PAYER = { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001', address: null, ogrn: null, bank: null };
const DRAFT_TIME = Date.parse('2026-12-01T00:10:00+03:00');
const FINAL_TIME = Date.parse('2026-12-03T06:10:00+03:00');
const OTHER_DAY = NOON + 2 * 86_400_000;
const IP = '192.0.2.1';

describeSql('a key that moves between accounts within a month', (stand) => {
  after(closeNodes);

  it('is billed with all its usage to its new account, and not to the old one', async () => {
    const { url } = await stand.open();
    let now = NOON;
    const node = await openNode(url, { databaseClock: async () => now });
    const { keys, accounts, journal, billing } = node.stores;
    const links = new Set<string>();
    const issue = async (email: string) => {
      const { key } = await keys.issue({ email, mode: 'live', ip: IP }, NOON);
      await eventually('a link of its own', async () => !links.has(await node.tokenFor(email)));
      const token = await node.tokenFor(email);
      links.add(token);
      return { key, token };
    };
    let requests = 0;
    const use = async (key: string, units: number, at: number): Promise<void> => {
      const { accountId, keyId } = await keys.authenticate(key, at);
      requests += 1;
      const line = { requestId: `request-${requests}`, accountId, keyId, operation: 'geocode', region: 'msk-1' };
      journal!.record({ ...line, units, at });
    };

    // the paying account has a key of its own; another was requested for it, and is confirmed later
    const own = await issue('payer@example.ru');
    const { accountId: payerId } = await keys.confirm(own.token, NOON, IP);
    await accounts.update(payerId, { payer: PAYER }, NOON);
    const moved = await issue('payer@example.ru');
    const left = (await keys.issue({ email: 'payer@example.ru', mode: 'live', ip: IP }, NOON)).key;
    const { accountId: unconfirmedId } = await keys.authenticate(moved.key, NOON);
    assert.notEqual(unconfirmedId, payerId);
    await use(own.key, 15_000, NOON);
    await use(moved.key, 4_000, NOON);
    await use(left, 3_000, NOON);
    assert.equal((await keys.confirm(moved.token, OTHER_DAY, IP)).accountId, payerId);
    await use(moved.key, 11_000, OTHER_DAY);
    await use(left, 2_000, OTHER_DAY);
    await journal!.book();

    for (const moment of [DRAFT_TIME, FINAL_TIME]) {
      now = moment;
      await billing.months.close('2026-11');
    }
    const [invoice, ...more] = await billing.invoices.list(payerId, FINAL_TIME);
    assert.deepEqual(more, []);
    assert.deepEqual(
      [invoice.units, invoice.totalKopecks, invoice.lines.map(({ amountKopecks }) => amountKopecks)],
      [30_000n, 800n, [0n, 800n]],
    );
    assert.deepEqual(await billing.invoices.list(unconfirmedId, FINAL_TIME), []);
    assert.deepEqual(await reconciliationOf(node, invoice), { [await idOf(node, own.key)]: 15_000,
      [await idOf(node, moved.key)]: 15_000 });
    assert.deepEqual((await billing.reconcile('2026-11')).differences, []);
    const rest = await node.stores.ledger.getMonthUnits(unconfirmedId, '2026-11');
    assert.equal(rest, 5_000, 'the key that stayed');
  });
});

const idOf = async ({ stores }: Node, key: string): Promise<string> =>
  (await stores.keys.authenticate(key, FINAL_TIME)).keyId;

/** Units by key, from the reconciliation file. */
async function reconciliationOf(
  { stores: { billing } }: Node, invoice: Parameters<typeof billing.document>[0],
): Promise<Record<string, number>> {
  const { bytes } = await billing.document(invoice, 'reconciliation');
  const units: Record<string, number> = {};
  for (const row of Buffer.from(bytes).toString('utf8').trimEnd().split('\r\n').slice(1)) {
    const [, , , key, count] = row.split(',');
    units[key] = (units[key] ?? 0) + Number(count);
  }
  return units;
}
