import { column, createTable, nullable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reported thresholds of quotas and caps, and the pending mails about them. */
export class UsageAlerts1764000000710 implements MigrationInterface {
  readonly name = 'UsageAlerts1764000000710';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'usage_alert',
      columns: [
        primary(column('account_id', 'varchar', 40)), primary(column('month', 'varchar', 7)),
        primary(column('kind', 'varchar', 10)), primary(column('percent', 'bigint')),
        column('told_at', 'bigint'), column('facts', 'varchar', 1000), nullable(column('mail_due_at', 'bigint')),
      ],
      index: { usage_alert_mail: ['mail_due_at'], usage_alert_age: ['told_at'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('usage_alert');
  }
}
