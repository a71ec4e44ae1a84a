import { holdAccount } from './account-rows.ts';
import { openDeliveryList } from './delivery-list.ts';
import { ENDPOINT_COLUMNS, fromEndpoint, toEndpoint } from './webhook-rows.ts';
import type { StoredChange, WebhookStore } from '../../jobs/webhooks/ports.ts';
import type { Sql, SqlValue } from '../../kernel/sql.ts';

export function openWebhookStore(sql: Sql): WebhookStore {
  return {
    async list(accountId) {
      const rows = await sql.all(
        `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoint WHERE account_id = ? AND batch_id IS NULL
         ORDER BY created_at, id`,
        [accountId],
      );
      return rows.map(toEndpoint);
    },

    async find(accountId, id) {
      const query = `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoint WHERE id = ? AND account_id = ?`;
      const [row] = await sql.all(query, [id, accountId]);
      return row && toEndpoint(row);
    },

    add: (endpoint, most) =>
      sql.write(async (transaction) => {
        // concurrent additions to this account wait for each other, so that the limit holds
        await holdAccount(transaction, endpoint.accountId);
        const rows = await transaction.all<{ id: string }>(
          'SELECT id FROM webhook_endpoint WHERE account_id = ? AND batch_id IS NULL', [endpoint.accountId],
        );
        if (rows.some(({ id }) => id === endpoint.id)) return true;
        if (rows.length >= most) return false;
        await transaction.insert('webhook_endpoint', fromEndpoint(endpoint));
        return true;
      }),

    update: (accountId, id, change) =>
      sql.write(async (transaction) => {
        const sets = settingsOf(change);
        const query = ['id = id', ...sets.map(([name]) => `${name} = ?`)].join(', ');
        const values = [...sets.map(([, value]) => value), id, accountId];
        const update = `UPDATE webhook_endpoint SET ${query} WHERE id = ? AND account_id = ?`;
        return (await transaction.run(update, values)) > 0;
      }),

    changeSecrets: (accountId, id, expected, { current, old }) =>
      sql.write(async (transaction) => {
        const changed = await transaction.run(
          `UPDATE webhook_endpoint SET secret = ?, old_secrets = ?
           WHERE id = ? AND account_id = ? AND secret = ?`,
          [current, JSON.stringify(old), id, accountId, expected],
        );
        return changed > 0;
      }),

    remove: (accountId, id) =>
      sql.write(async (transaction) => {
        const query = 'DELETE FROM webhook_endpoint WHERE id = ? AND account_id = ?';
        if ((await transaction.run(query, [id, accountId])) === 0) return false;
        await transaction.run('DELETE FROM webhook_attempt WHERE endpoint_id = ?', [id]);
        await transaction.run('DELETE FROM webhook_delivery WHERE endpoint_id = ?', [id]);
        return true;
      }),

    ...openDeliveryList(sql),
  };
}

function settingsOf({ url, label, events, disabled }: StoredChange): [string, SqlValue][] {
  const sets: [string, SqlValue][] = [];
  if (url !== undefined) sets.push(['url', url]);
  if (label !== undefined) sets.push(['label', label]);
  if (events !== undefined) sets.push(['events', JSON.stringify(events)]);
  if (disabled !== undefined) {
    sets.push(['disabled_at', disabled?.at ?? null], ['disabled_reason', disabled?.reason ?? null]);
    // enabling it again means that it was fixed
    sets.push(['failing_since', null]);
  }
  return sets;
}
