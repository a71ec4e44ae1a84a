import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { column, nullable } from './table.ts';

interface OldSecret {
  readonly sealed: string;
  readonly until: number;
}
type Row = Readonly<Record<string, string | number>> & { readonly id: string };

/** Every secret signs until its own day is over, so there may be several old ones. */
export class WebhookSecrets1764000000602 implements MigrationInterface {
  readonly name = 'WebhookSecrets1764000000602';

  async up(runner: QueryRunner): Promise<void> {
    const list = { ...column('old_secrets', 'varchar', 2000), default: "'[]'" };
    await runner.addColumn('webhook_endpoint', new TableColumn(list));
    await each(runner, 'old_secret IS NOT NULL', ({ id, old_secret: sealed, old_secret_until: until }) => {
      const old: OldSecret[] = [{ sealed: String(sealed), until: Number(until) }];
      return ['UPDATE webhook_endpoint SET old_secrets = ? WHERE id = ?', [JSON.stringify(old), id]];
    });
    await runner.dropColumns('webhook_endpoint', ['old_secret', 'old_secret_until']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn('webhook_endpoint', new TableColumn(nullable(column('old_secret', 'varchar', 300))));
    await runner.addColumn('webhook_endpoint', new TableColumn(nullable(column('old_secret_until', 'bigint'))));
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
