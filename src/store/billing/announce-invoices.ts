import { toRoubles, type InvoiceFacts } from '../../../billing/index.ts';
import { addEvent } from '../sql/webhook-outbox.ts';
import type { WebhookEvent } from '../../jobs/webhooks/events.ts';
import type { SqlTransaction } from '../../kernel/sql.ts';

/** Sends final invoices to the webhooks of their accounts. One query leaves out the accounts without webhooks. */
export async function announceFinalInvoices(
  transaction: SqlTransaction, invoices: readonly InvoiceFacts[], at: number,
): Promise<void> {
  if (invoices.length === 0) return;
  const rows = await transaction.all<{ account_id: string }>(
    `SELECT DISTINCT account_id FROM webhook_endpoint
     WHERE disabled_at IS NULL AND batch_id IS NULL AND account_id IN (${invoices.map(() => '?').join(', ')})`,
    invoices.map(({ accountId }) => accountId),
  );
  const subscribed = new Set(rows.map(({ account_id: id }) => id));
  const announced = invoices.filter(({ accountId }) => subscribed.has(accountId));
  for (const facts of announced) await addEvent(transaction, toInvoiceEvent(facts, at));
}

type AnnouncedFacts = Pick<InvoiceFacts, 'id' | 'number' | 'accountId' | 'month' | 'totalKopecks' | 'dueOn'>;

export const toInvoiceEvent = (facts: AnnouncedFacts, at: number): WebhookEvent => ({
  id: `${facts.number}_finalized`,
  accountId: facts.accountId,
  type: 'invoice.finalized',
  at,
  data: {
    id: facts.id,
    number: facts.number,
    month: facts.month,
    total: toRoubles(facts.totalKopecks),
    currency: 'RUB',
    due_on: facts.dueOn,
  },
});
