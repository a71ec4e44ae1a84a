import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column, nullable } from './table.ts';

interface OldSecret {
  readonly sealed: string;
  readonly until: number;
}
type Row = Readonly<Record<string, string | number>> & { readonly id: string };

/** Every secret signs until its own expiry, so that there may be several old ones. */
export class WebhookSecrets1764000000602 implements MigrationInterface {
  readonly name = 'WebhookSecrets1764000000602';

  async up(runner: QueryRunner): Promise<void> {
    const list = { ...column('old_secrets', 'varchar', 2000), default: "'[]'" };
    await addColumns(runner, 'webhook_endpoint', [list]);
    const hasOld = (name: string): Promise<boolean> => runner.hasColumn('webhook_endpoint', name);
    if (await hasOld('old_secret')) await each(runner, 'old_secret IS NOT NULL', (row) => {
      const old: OldSecret[] = [{ sealed: String(row.old_secret), until: Number(row.old_secret_until) }];
      return ['UPDATE webhook_endpoint SET old_secrets = ? WHERE id = ?', [JSON.stringify(old), row.id]];
    });
    for (const name of ['old_secret', 'old_secret_until']) {
      if (await hasOld(name)) await runner.dropColumn('webhook_endpoint', name);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const old = [nullable(column('old_secret', 'varchar', 300)), nullable(column('old_secret_until', 'bigint'))];
    await addColumns(runner, 'webhook_endpoint', old);
    await each(runner, "old_secrets <> '[]'", ({ id, old_secrets: text }) => {
      const [{ sealed, until }] = JSON.parse(String(text)) as OldSecret[];
      return ['UPDATE webhook_endpoint SET old_secret = ?, old_secret_until = ? WHERE id = ?', [sealed, until, id]];
    });
    await runner.dropColumn('webhook_endpoint', 'old_secrets');
  }
}

async function each(runner: QueryRunner, which: string, change: (row: Row) => [string, unknown[]]): Promise<void> {
  const rows = (await runner.query(`SELECT * FROM webhook_endpoint WHERE ${which}`)) as Row[];
  for (const row of rows) await runner.query(...change(row));
}
