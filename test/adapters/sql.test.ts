import assert from 'node:assert/strict';
import { it } from 'node:test';
import { AppError } from '../../src/errors.ts';
import { entities } from '../../src/store/sql/entities.ts';
import { mysqlSource } from '../../src/store/sql/mysql/source.ts';
import { migrations } from '../../src/store/sql/migrations/list.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { sqliteSource } from '../../src/store/sql/sqlite.ts';
import { describeSql } from '../harness/stores.ts';
import type { Sql } from '../../src/kernel/sql.ts';

const revision = async (sql: Sql, name = 'n'): Promise<unknown> =>
  (await sql.all<{ number: unknown }>('SELECT number FROM revision WHERE name = ?', [name]))[0]?.number;

describeSql('a store for rows', (stand) => {
  it('keeps the writes of a transaction, and nothing of a failed one', async () => {
    const { sql } = await stand.open();
    await sql.write((transaction) => transaction.insert('revision', { name: 'kept', number: 1 }));
    const failed = sql.write(async (transaction) => {
      await transaction.insert('revision', { name: 'lost', number: 1 });
      throw new Error('changed its mind');
    });
    await assert.rejects(failed, /changed its mind/);
    const rows = await sql.all<{ name: string }>('SELECT name FROM revision');
    assert.deepEqual(rows.map(({ name }) => name), ['kept']);
  });

  it('refuses a second row with the same key, by one code, and continues in the transaction', async () => {
    const { sql } = await stand.open();
    const row = { id: 's', units: 1, line_count: 1, booked_at: 0 };
    await sql.write((transaction) => transaction.insert('usage_segment', row));
    await assert.rejects(
      sql.write((transaction) => transaction.insert('usage_segment', row)),
      (error: unknown) => error instanceof AppError && error.code === 'row_exists',
    );
    const added = await sql.write(async (transaction) => [
      await transaction.insertIfAbsent('usage_segment', row),
      await transaction.insertIfAbsent('usage_segment', { ...row, id: 't' }),
    ]);
    assert.deepEqual(added, [false, true]);
  });

  it('loses none of five hundred concurrent transactions that read, add and write', async () => {
    const { sql } = await stand.open();
    await sql.write((transaction) => transaction.insert('revision', { name: 'n', number: 0 }));
    const one = (at: number) =>
      sql.write(async (transaction) => {
        const query = 'SELECT number FROM revision WHERE name = ?';
        const [row] = await transaction.lock<{ number: number }>(query, ['n']);
        await transaction.run('UPDATE revision SET number = ? WHERE name = ?', [row.number + 1, 'n']);
        if (at === 250) throw new Error('one of them fails');
      });
    const done = await Promise.allSettled(Array.from({ length: 500 }, (_, at) => one(at)));
    assert.equal(done.filter(({ status }) => status === 'rejected').length, 1);
    assert.equal(await revision(sql), 499);
  });

  it('adds to existing rows and creates missing ones', async () => {
    const { sql } = await stand.open();
    const key = { account_id: 'a', day: '2026-11-21', key_id: 'k', operation: 'reverse', region: 'msk-1' };
    const add = (units: number) =>
      sql.write((transaction) => transaction.increment('usage_row', key, { units, requests: 1 }));
    await Promise.all([1, 2, 3, 4].map(add));
    const rows = await sql.all('SELECT units, requests FROM usage_row');
    assert.deepEqual(rows.map((row) => ({ ...row })), [{ units: 10, requests: 4 }]);
  });

  it('holds integers above 2^53 exactly, as text', async () => {
    const { sql } = await stand.open();
    await sql.write((transaction) => transaction.insert('revision', { name: 'n', number: 9007199254740993n }));
    assert.equal(await revision(sql), '9007199254740993');
  });

  it('compares texts by their bytes: letter case and accents count', async () => {
    const { sql } = await stand.open();
    await sql.write(async (transaction) => {
      for (const name of ['a', 'A', 'á', 'ё', 'е']) await transaction.insert('revision', { name, number: 1 });
    });
    assert.equal((await sql.all('SELECT name FROM revision WHERE name = ?', ['a'])).length, 1);
  });

  it('never repeats the values of a refused statement', async () => {
    const { sql } = await stand.open();
    const failed = sql.write((transaction) => transaction.run('UPDATE nowhere SET a = ?', ['gk_live_secret']));
    await assert.rejects(failed, (error: Error) => !JSON.stringify([error.message, error]).includes('gk_live_secret'));
  });

  it('has exactly the tables that the code describes', async () => {
    const { url } = await stand.open();
    const source = stand.name === 'mysql' ? await mysqlSource(url) : sqliteSource(url.slice('sqlite:'.length));
    await source.initialize();
    try {
      const drift = await source.driver.createSchemaBuilder().log();
      assert.deepEqual(drift.upQueries.map(({ query }) => query), []);
    } finally {
      await source.destroy();
    }
  });

  it('can revert every migration and run it again', async () => {
    const { url } = await stand.open();
    const source = stand.name === 'mysql' ? await mysqlSource(url) : sqliteSource(url.slice('sqlite:'.length));
    await source.initialize();
    try {
      for (const _ of source.migrations) await source.undoLastMigration();
      const runner = source.createQueryRunner();
      for (const { tableName } of source.entityMetadatas) {
        assert.equal(await runner.hasTable(tableName), false, tableName);
      }
      await runner.release();
      assert.equal((await source.runMigrations()).length, source.migrations.length);
    } finally {
      await source.destroy();
    }
  });

  it('adds the second of two columns at the next start after a kill between them', async () => {
    const { sql, url } = await stand.open();
    for (const query of [
      'ALTER TABLE billing_month DROP COLUMN small_total_kopecks',
      "DELETE FROM migration WHERE name LIKE 'FreeEarlier%'",
    ]) await sql.write((transaction) => transaction.run(query));
    const again = await openSql(url);
    assert.deepEqual(await again.all('SELECT free_earlier, small_total_kopecks FROM account, billing_month'), []);
    await again.close();
  });

  it('keeps existing marks although the migration of their table was not recorded', async () => {
    const { sql, url } = await stand.open();
    await sql.write((transaction) => transaction.insert('commit_mark', { id: 'kept', made_at: 1 }));
    await sql.write((transaction) => transaction.run("DELETE FROM migration WHERE name LIKE 'Holds%'"));
    await assert.rejects(openSql(url));
    assert.deepEqual((await sql.all<{ id: string }>('SELECT id FROM commit_mark')).map(({ id }) => id), ['kept']);
    assert.notDeepEqual(await sql.all('SELECT number FROM hold'), []);
    assert.deepEqual(await sql.all('SELECT id FROM hold_shared'), []);
  });

  // SQLite rolls back all of it.
  if (stand.name === 'mysql') it('is completed by the next start after a kill at any of its changes', async () => {
    const { sql, url } = await stand.open();
    for (const table of [...entities.map(({ options }) => options.tableName!), 'migration']) {
      await sql.write((transaction) => transaction.run(`DROP TABLE ${table}`));
    }
    const source = await mysqlSource(url);
    await source.initialize();
    const { createQueryRunner } = source;
    let kills = 0;
    try {
      for (let isMade = false; !isMade; kills += 1) {
        let left = kills;
        source.createQueryRunner = (mode) => {
          const runner = createQueryRunner.call(source, mode);
          const query = runner.query.bind(runner);
          runner.query = (text: string, ...more: unknown[]) => {
            if (/^(CREATE|ALTER|DROP|INSERT|DELETE)/.test(text) && left-- === 0) throw new Error('killed');
            return query(text, ...(more as []));
          };
          return runner;
        };
        isMade = await source.runMigrations({ transaction: 'each' }).then(() => true, (error: Error) => {
          assert.equal(error.message, 'killed', error.message);
          return false;
        });
      }
      assert.ok(kills > 10, String(kills));
      source.createQueryRunner = createQueryRunner;
      const drift = await source.driver.createSchemaBuilder().log();
      assert.deepEqual(drift.upQueries.map(({ query }) => query), []);
    } finally {
      await source.destroy();
    }
  });

  it('is created once when several nodes start together', async () => {
    const { sql, url } = await stand.open();
    for (const table of [...entities.map(({ options }) => options.tableName!), 'migration']) {
      await sql.write((transaction) => transaction.run(`DROP TABLE ${table}`));
    }
    const nodes = await Promise.all([1, 2, 3].map(() => openSql(url)));
    for (const node of nodes) {
      assert.equal((await node.all('SELECT id FROM migration')).length, migrations.length);
      await node.close();
    }
  });

  it('can be opened twice, as by a command beside the server', async () => {
    const { sql, url } = await stand.open();
    const other = await openSql(url);
    await other.write((transaction) => transaction.insert('revision', { name: 'n', number: 7 }));
    assert.equal(await revision(sql), 7);
    await other.close();
  });
});
