import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClosing, openLedger } from '../../billing/index.ts';
import { AppError } from '../../src/errors.ts';
import { splitUrls } from '../../src/kernel/servers/urls.ts';
import { openMysql } from '../../src/store/sql/mysql/open.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { openReserveStore } from '../../src/store/sql/reserve-store.ts';
import { eventually } from '../harness/eventually.ts';
import { galeraSkipReason, privateGalera, type GaleraCluster } from '../harness/galera.ts';
import { PATIENT } from '../harness/stores.ts';
import type { Sql, SqlReader } from '../../src/kernel/sql.ts';

const away = (error: unknown): boolean => error instanceof AppError && error.code === 'temporarily_unavailable';

const MOST_TRIES = 20;

/** Writes like a caller that tries again: on a busy machine others change the same rows longer than a store waits. */
async function patiently<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!away(error) || tries === MOST_TRIES) throw error;
    }
  }
}

describe('writers at all three servers of a MariaDB Galera cluster', { skip: galeraSkipReason() }, () => {
  let cluster: GaleraCluster;
  let stores: readonly Sql[];
  before(async () => {
    cluster = await privateGalera();
    stores = await Promise.all(cluster.servers.map(({ url }) => openMysql(url, { limits: PATIENT })));
  });
  after(async () => {
    for (const sql of stores ?? []) await sql.close();
    await cluster?.stop();
  });
  /** Starts all work at once, distributed over the servers. */
  const everywhere = <T>(count: number, work: (sql: Sql, number: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, number) => work(stores[number % 3], number)));
  const read = async <Row>(query: string, at = 0): Promise<Row[]> => stores[at].all<Row>(query);

  it('migrate the tables together, each with a primary key', async () => {
    const bare = await read<{ name: string }>(
      `SELECT t.table_name AS name FROM information_schema.tables t LEFT JOIN information_schema.table_constraints c
       ON c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY'
       WHERE t.table_schema = 'geokod' AND (c.constraint_name IS NULL OR t.engine <> 'InnoDB')`,
    );
    assert.deepEqual(bare, []);
  });

  it('change the same row 300 times without losing a change', async () => {
    await stores[0].write((transaction) => transaction.insert('revision', { name: 'n', number: 0 }));
    await everywhere(300, (sql) => sql.write(async (transaction) => {
      const [row] = await transaction.lock<{ number: number }>("SELECT number FROM revision WHERE name = 'n'");
      await transaction.run("UPDATE revision SET number = ? WHERE name = 'n'", [row.number + 1]);
    }));
    const seen = [0, 1, 2].map((at) => read<{ number: number }>("SELECT number FROM revision WHERE name = 'n'", at));
    for (const [row] of await Promise.all(seen)) assert.equal(row.number, 300);
  });

  it('see at each server what was just written at another', async () => {
    for (let number = 0; number < 30; number += 1) {
      const name = `seen-${number}`;
      await stores[number % 3].write((transaction) => transaction.insert('revision', { name, number }));
      const rows = await read(`SELECT number FROM revision WHERE name = '${name}'`, (number + 1) % 3);
      assert.equal(rows.length, 1);
    }
  });

  it('hold a name one after another, although they change different rows', async () => {
    await everywhere(60, (sql, number) => sql.write(async (transaction) => {
      await transaction.hold('ten places');
      const [{ count }] = await transaction.all<{ count: number }>(
        "SELECT COUNT(*) AS count FROM revision WHERE name LIKE 'place-%'");
      if (count < 10) await transaction.insert('revision', { name: `place-${number}`, number });
    }));
    assert.equal((await read("SELECT name FROM revision WHERE name LIKE 'place-%'")).length, 10);
  });

  it('reserve no more than is available', async () => {
    const reservation = { accountId: 'acc_1', month: '2026-11', units: 1, limit: 500, takenAtLeast: 0 };
    const nodes = stores.map((sql, at) => openReserveStore(sql, `node-${at}`));
    const taken = await everywhere(150, async (_, number) => (await nodes[number % 3].take(reservation)).units);
    const sum = taken.reduce((all, units) => all + units, 0);
    assert.ok(sum > 0 && sum <= 500, String(sum));
    const [{ units }] = await read<{ units: string }>('SELECT SUM(units) AS units FROM quota_reserve');
    assert.ok(Number(units) <= 500, units);
  });

  it('book overlapping segments, and each line counts once', async () => {
    const lines = (segment: number) => Array.from({ length: 20 }, (_, line) => ({
      requestId: `r-${segment}-${line}`, accountId: 'acc_1', keyId: 'key_1', operation: 'reverse', units: 1,
      region: 'msk-1' as const, at: Date.parse('2026-11-26T12:00:00+03:00'),
    }));
    const ledgers = stores.map((sql) => openLedger(sql));
    // each segment arrives twice, at two servers at the same time
    await everywhere(120, (_, number) => ledgers[number % 3].book(`s-${number >> 1}`, lines(number >> 1)));
    assert.equal(await ledgers[0].getMonthUnits('acc_1', '2026-11'), 60 * 20);
  });

  it('close a month during bookings, and count all that was booked into it', async () => {
    const month = Date.parse('2026-10-15T12:00:00+03:00');
    const closer = openClosing({ ...stores[2], now: async () => Date.parse('2026-11-05T12:00:00+03:00') });
    const ledgers = stores.map((sql) => openLedger(sql));
    const close = async (): Promise<number> => {
      await sleep(50);
      await closer.closeMonths();
      return ledgers[2].getMonthUnits('acc_2', '2026-10');
    };
    const closing = close();
    const booked = everywhere(120, (_, number) => ledgers[number % 2].book(`old-${number}`, [{
      requestId: `old-${number}`, accountId: 'acc_2', keyId: `key_${number}`, operation: 'reverse', region: 'msk-1',
      units: 1, at: month,
    }]));
    const [countedAtClose] = await Promise.all([closing, booked]);
    assert.equal(await ledgers[0].getMonthUnits('acc_2', '2026-10'), countedAtClose);
  });

  it('exclude each other by name, at whichever server', async () => {
    const name = 'months of usage';
    const countOf = async (reader: SqlReader, kind: string): Promise<number> => {
      const query = `SELECT COUNT(*) AS count FROM revision WHERE name LIKE '${kind}-%'`;
      return (await reader.all<{ count: number }>(query))[0].count;
    };
    let isOver = false;
    const sharing = everywhere(12, async (sql, number) => {
      for (let round = 0; !isOver; round += 1) {
        await patiently(() => sql.write(async (transaction) => {
          await transaction.holdShared(name);
          const holders = await countOf(transaction, 'holder');
          await transaction.insert('revision', { name: `sharer-${number}-${round}`, number: holders });
        }));
        await sleep(40);
      }
    });
    const seen: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      await sleep(30);
      seen.push(await patiently(() => stores[2].write(async (transaction) => {
        await transaction.hold(name);
        await transaction.insert('revision', { name: `holder-${round}`, number: round });
        return countOf(transaction, 'sharer');
      })));
    }
    isOver = true;
    await sharing;
    for (const [round, sharers] of seen.entries()) {
      const before = `SELECT name FROM revision WHERE name LIKE 'sharer-%' AND number <= ${round}`;
      assert.equal(sharers, (await read(before)).length, `of holder ${round}`);
    }
  });

  it('lose nothing and repeat nothing when their server is killed, and return to it', async () => {
    const sql = await openSql(cluster.url);
    try {
      await sql.write((transaction) => transaction.insert('revision', { name: 'killed', number: 0 }));
      let isOver = false;
      const add = async (name: string): Promise<number> => {
        let done = 0;
        for (; !isOver; done += 1) {
          await sql.write((transaction) => transaction.increment('revision', { name }, { number: 1 }));
        }
        return done;
      };
      const adding = Promise.all(['killed', 'killed', 'killed-2', 'killed-3', 'killed-4'].map(add));
      await sleep(300);
      cluster.servers[0].signal('SIGKILL');
      await sleep(8000);
      isOver = true;
      const done = (await adding).reduce((sum, each) => sum + each, 0);
      const counted = async (): Promise<number> => {
        const query = "SELECT SUM(number) AS sum FROM revision WHERE name LIKE 'killed%'";
        const [row] = await sql.all<{ sum: string }>(query);
        return Number(row.sum);
      };
      assert.equal(await counted(), done);
      await cluster.servers[0].start();
      const server = async (): Promise<string> =>
        (await sql.all<{ name: string }>('SELECT @@wsrep_node_name AS name'))[0].name;
      await eventually('the first is asked again', async () => (await server()) === 'server-1');
      assert.equal(await counted(), done);
    } finally {
      await sql.close();
    }
  });

  it('are refused at a disconnected server, and served at the next one', async () => {
    const [, , third] = cluster.servers;
    const alone = await openSql(third.url);
    const anywhere = await openSql([third, ...cluster.servers].map(({ url }) => url).join(','));
    const write = (sql: Sql, name: string): Promise<void> =>
      sql.write((transaction) => transaction.insert('revision', { name, number: 1 }));
    try {
      await third.cutOff(true);
      await write(anywhere, 'of the majority');
      await assert.rejects(write(alone, 'of the minority'), away);
      await assert.rejects(alone.all('SELECT number FROM revision'), away);
      await third.cutOff(false);
      while (await third.status('wsrep_ready') !== 'ON') await sleep(100);
      await write(alone, 'of all again');
      const rows = await alone.all<{ name: string }>("SELECT name FROM revision WHERE name LIKE 'of %' ORDER BY name");
      assert.deepEqual(rows.map(({ name }) => name), ['of all again', 'of the majority']);
    } finally {
      await alone.close();
      await anywhere.close();
    }
  });

  it('are configured by several addresses', () => {
    assert.deepEqual(splitUrls(cluster.url), cluster.servers.map(({ url }) => url));
  });
});
