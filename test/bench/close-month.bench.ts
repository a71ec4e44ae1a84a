import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createConnection } from 'mysql2/promise';
import { openSql } from '../../src/store/sql/open.ts';
import type { Sql, SqlRow } from '../../src/kernel/sql.ts';
import { DRAFT_TIME, FINAL_TIME, openBillingStand } from '../harness/billing-stand.ts';
import { findServer } from '../harness/servers.ts';
import type { Bench } from './bench.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const ACCOUNTS = 100_000;
const ROWS_OF_EACH = 6;
const AT_ONCE = 1_000;

/** Closes a month of many accounts on MariaDB, in wall time: the drafts, then the final invoices. */
export const closeMonth: Bench = async () => {
  const facts: Record<string, string> = {
    accounts: String(ACCOUNTS), 'rows of usage': String(ACCOUNTS * ROWS_OF_EACH),
  };
  const server = await findServer('mysql');
  const connection = await createConnection({ uri: server.url });
  await connection.query('DROP DATABASE IF EXISTS geokod_months');
  await connection.query('CREATE DATABASE geokod_months');
  connection.destroy();
  const url = new URL(server.url);
  url.pathname = '/geokod_months';
  const sql = await openSql(url.href);
  await fill(sql);
  const books = openBillingStand(sql);
  for (const [name, moment] of [['drafts', DRAFT_TIME], ['final invoices', FINAL_TIME]] as const) {
    books.clock.at = moment;
    const [start, memory] = [performance.now(), new Peak()];
    let steps = 0;
    const progress = {
      phase: () => {},
      advance(accounts: number) {
        steps += 1;
        memory.see(accounts / ACCOUNTS);
      },
    };
    const { invoices } = await books.months.close('2026-11', progress);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    facts[name] = `${invoices} in ${seconds} s, progress told ${steps} times, ${memory.summary()}`;
  }
  await sql.close();
  await server.stop();
  return { facts, trials: [] };
};

/**
 * The process's peak memory in each fifth of the work, garbage included, and the memory held after a collection at the
 * end of each fifth, which stays flat if nothing is retained.
 */
class Peak {
  readonly #most: number[] = [0, 0, 0, 0, 0];
  readonly #held: number[] = [];
  #done = 0;

  see(share: number): void {
    const fifth = Math.min(4, Math.floor(this.#done * 5));
    this.#most[fifth] = Math.max(this.#most[fifth], process.memoryUsage.rss());
    this.#done += share;
    if (Math.floor(this.#done * 5 + 1e-9) === this.#held.length) return;
    collect();
    const { heapUsed, external } = process.memoryUsage();
    this.#held.push(heapUsed + external);
  }

  summary(): string {
    const peaks = this.#most.map((bytes) => Math.round(bytes / 1e6)).join(', ');
    const held = this.#held.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ');
    return `memory by fifths of it ${peaks} MB, held ${held} MB`;
  }
}

/** Fills two days with three operations each, for accounts that all owe something. */
async function fill(sql: Sql): Promise<void> {
  for (let from = 0; from < ACCOUNTS; from += AT_ONCE) {
    const ids = Array.from({ length: AT_ONCE }, (_, at) => `acc_${String(from + at).padStart(7, '0')}`);
    await sql.write(async (transaction) => {
      await transaction.insertAll('account', ids.map((id) => ({
        id, email: `${id}@example.ru`, side: 'confirmed', created_at: 1, suspended: 0, alert_percents: '[]',
        payer_name: 'ООО Ромашка', payer_inn: '7736050003', payer_kpp: '773601001',
      })));
      await transaction.insertAll('usage_row', ids.flatMap((id, at) => rowsOf(id, from + at)));
    });
  }
}

const rowsOf = (id: string, number: number): SqlRow[] =>
  ['2026-11-14', '2026-11-15'].flatMap((day) => ['geocode', 'reverse', 'suggest'].map((operation) => ({
    account_id: id, day, key_id: `key_${number}`, operation, region: 'msk-1', units: 2_500 + number, requests: 1,
  })));
