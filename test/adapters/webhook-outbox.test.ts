import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { AppError } from '../../src/errors.ts';
import { addBatchEndpoint, addEvent, webhookTables } from '../../src/store/sql/webhook-outbox.ts';
import { closeNodes, NOON, openNode } from '../harness/accounts-stand.ts';
import { describeSql } from '../harness/stores.ts';
import type { WebhookEvent } from '../../src/jobs/webhooks/events.ts';
import type { Sql } from '../../src/kernel/sql.ts';

const event: WebhookEvent = {
  id: 'b_1_completed', accountId: 'acc_1', batchId: 'b_1', type: 'batch.completed', at: NOON, data: { job: 'b_1' },
};
const endpoint = { url: 'https://example.ru/', sealedSecret: 'sealed', createdAt: NOON };

/** An endpoint for a nonexistent batch, distinct from the account's own. */
const addOwn = (sql: Sql, id: string, accountId: string, events: readonly string[] = [], disabledAt?: number) =>
  sql.write(async (transaction) => {
    await addBatchEndpoint(transaction, { ...endpoint, id, accountId, batchId: 'none' });
    await transaction.run('UPDATE webhook_endpoint SET batch_id = NULL, events = ?, disabled_at = ? WHERE id = ?', [
      JSON.stringify(events), disabledAt ?? null, id,
    ]);
  });
const emit = (sql: Sql, event: WebhookEvent) => sql.write((transaction) => addEvent(transaction, event));
const receivers = async (sql: Sql): Promise<string[]> =>
  (await sql.all<{ endpoint_id: string }>('SELECT endpoint_id FROM webhook_delivery ORDER BY endpoint_id')).map(
    (row) => row.endpoint_id,
  );

describeSql('an event', (stand) => {
  after(closeNodes);

  it('goes to the subscribed endpoints of its account, and to that of its batch', async () => {
    const { sql } = await stand.open();
    await addOwn(sql, 'all', 'acc_1');
    await addOwn(sql, 'named', 'acc_1', ['batch.completed', 'batch.failed']);
    await addOwn(sql, 'others', 'acc_1', ['invoice.finalized']);
    await addOwn(sql, 'disabled', 'acc_1', [], NOON);
    await addOwn(sql, 'stranger', 'acc_2');
    await sql.write(async (transaction) => {
      await addBatchEndpoint(transaction, { ...endpoint, id: 'batch', accountId: 'acc_1', batchId: 'b_1' });
      await addBatchEndpoint(transaction, { ...endpoint, id: 'other batch', accountId: 'acc_1', batchId: 'b_2' });
    });
    await emit(sql, event);
    assert.deepEqual(await receivers(sql), ['all', 'batch', 'named']);
  });

  it('without a batch goes to no batch’s endpoint', async () => {
    const { sql } = await stand.open();
    await sql.write((transaction) =>
      addBatchEndpoint(transaction, { ...endpoint, id: 'batch', accountId: 'acc_1', batchId: 'b_1' }),
    );
    await emit(sql, { ...event, batchId: undefined, type: 'quota.threshold' });
    assert.deepEqual(await receivers(sql), []);
  });

  it('is delivered once, however often it is emitted, and only to the endpoints of the first time', async () => {
    const { sql } = await stand.open();
    await addOwn(sql, 'early', 'acc_1');
    await emit(sql, event);
    await addOwn(sql, 'late', 'acc_1');
    await Promise.all([1, 2, 3].map(() => emit(sql, event)));
    assert.deepEqual(await receivers(sql), ['early']);
  });

  it('is delivered if and only if its transaction is committed', async () => {
    const { sql } = await stand.open();
    await addOwn(sql, 'all', 'acc_1');
    const failed = sql.write(async (transaction) => {
      await addEvent(transaction, event);
      throw new Error('changed its mind');
    });
    await assert.rejects(failed, /changed its mind/);
    assert.deepEqual(await receivers(sql), []);
    assert.deepEqual(await sql.all('SELECT id FROM webhook_event'), []);
  });

  it('is exported to its owner, and deleted with its endpoints when the account is forgotten', async () => {
    const { sql, url } = await stand.open();
    const { stores } = await openNode(url);
    const { key } = await stores.keys.issue({ email: 'a@example.ru', mode: 'live', ip: '' }, NOON);
    const { accountId } = await stores.keys.authenticate(key, NOON);
    await addOwn(sql, 'mine', accountId);
    await addOwn(sql, 'stranger', 'acc_2');
    await emit(sql, { ...event, accountId });
    await emit(sql, { ...event, id: 'b_2_completed', accountId: 'acc_2' });
    const { accounts } = await stores.personalData.exportData('a@example.ru', NOON);
    const [{ webhooks }] = accounts as { webhooks: { id: string; deliveries: object[] }[] }[];
    assert.deepEqual(webhooks.map(({ id, deliveries }) => [id, deliveries.length]), [['mine', 1]]);
    assert.doesNotMatch(JSON.stringify(webhooks), /sealed/);
    await stores.personalData.forget('a@example.ru', NOON);
    const left = webhookTables.map((table) => sql.all<{ account_id: string }>(`SELECT account_id FROM ${table}`));
    const owners = (await Promise.all(left)).flat().map((row) => row.account_id);
    assert.deepEqual(owners, ['acc_2', 'acc_2', 'acc_2']);
  });

  it('that is too long is refused', async () => {
    const { sql } = await stand.open();
    const refused = (error: unknown) => error instanceof AppError && error.code === 'limit_reached';
    await assert.rejects(emit(sql, { ...event, data: { text: 'x'.repeat(8000) } }), refused);
  });
});
