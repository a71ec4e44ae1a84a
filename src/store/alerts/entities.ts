import { EntitySchema } from 'typeorm';

/** A reported threshold of the free quota or of a cap: once per account, month, kind and share. */
const usageAlert = new EntitySchema({
  name: 'usage_alert',
  tableName: 'usage_alert',
  columns: {
    account_id: { type: 'varchar', length: 40, primary: true },
    month: { type: 'varchar', length: 7, primary: true },
    /** `quota` or `spend`. */
    kind: { type: 'varchar', length: 10, primary: true },
    percent: { type: 'bigint', primary: true },
    told_at: { type: 'bigint' },
    facts: { type: 'varchar', length: 1000 },
    /** When its mail may be sent, by any node; null when there is none to send. */
    mail_due_at: { type: 'bigint', nullable: true },
  },
  indices: [
    { name: 'usage_alert_mail', columns: ['mail_due_at'] },
    { name: 'usage_alert_age', columns: ['told_at'] },
  ],
});

export const alertEntities = [usageAlert];
