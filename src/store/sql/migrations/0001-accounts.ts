import { column, createTable, nullable, primary } from './table.ts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, their keys and sessions. */
export class Accounts1764000000001 implements MigrationInterface {
  readonly name = 'Accounts1764000000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'account',
      columns: [
        primary(column('id', 'varchar', 40)),
        column('email', 'varchar', 254),
        column('side', 'varchar', 12),
        column('created_at', 'bigint'),
        column('suspended', 'bigint'),
        nullable(column('payer_name', 'varchar', 200)),
        nullable(column('payer_inn', 'varchar', 12)),
        nullable(column('payer_kpp', 'varchar', 9)),
        nullable(column('cap_units', 'bigint')),
        nullable(column('cap_roubles', 'bigint')),
        column('alert_percents', 'varchar', 100),
        nullable(column('alert_email', 'varchar', 254)),
        nullable(column('rate_milli', 'bigint')),
        nullable(column('burst', 'bigint')),
        nullable(column('free_units', 'bigint')),
      ],
      unique: { account_email_side: ['email', 'side'] },
    });
    await createTable(runner, {
      name: 'api_key',
      columns: [
        primary(column('id', 'varchar', 40)),
        column('account_id', 'varchar', 40),
        column('mode', 'varchar', 8),
        column('digest', 'varchar', 43),
        column('shown', 'varchar', 16),
        column('label', 'varchar', 100),
        column('created_at', 'bigint'),
        nullable(column('revoked_at', 'bigint')),
      ],
      unique: { api_key_digest: ['digest'] },
      index: { api_key_account: ['account_id', 'created_at', 'id'] },
    });
    await createTable(runner, {
      name: 'session',
      columns: [
        primary(column('digest', 'varchar', 43)),
        column('account_id', 'varchar', 40),
        column('link_nonce', 'varchar', 32),
        column('created_at', 'bigint'),
        column('expires_at', 'bigint'),
      ],
      unique: { session_link: ['link_nonce'] },
      index: { session_expiry: ['expires_at'] },
    });
    await createTable(runner, {
      name: 'revision',
      columns: [primary(column('name', 'varchar', 20)), column('number', 'bigint')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['revision', 'session', 'api_key', 'account']) await runner.dropTable(table);
  }
}
