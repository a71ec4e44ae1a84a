import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { openSql } from '../../src/store/sql/open.ts';
import { NOON } from '../harness/alerts-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { load } from '../harness/load.ts';
import { readOutbox } from '../harness/outbox.ts';
import { prepareStand, serve } from '../harness/served.ts';
import { describeSql } from '../harness/stores.ts';

const script = join(import.meta.dirname, '../harness/alert-poster.ts');
const ACCOUNTS = 300;
/** Kills after each ninth of the lines; the node's state at that moment varies by run and machine. */
const KILLS = 8;
/** By then the next node may claim what a dead one held. */
const NEXT_MS = 61_000;

it('a running service posts the mail of a threshold by itself', async (context) => {
  const served = await prepareStand(context);
  const sql = await openSql(`sqlite:${join(served.folder, 'geokod.db')}`);
  await sql.write((transaction) => transaction.run("UPDATE account SET side = 'confirmed', free_units = 4"));
  await sql.close();
  const { process: child, port, ended } = await serve(served);
  context.after(() => child.kill('SIGKILL'));
  const loading = load({ port, key: served.key, connections: 1 });
  const mails = (): string[] => readOutbox(served.folder);
  await eventually('all of the free requests are told', () => mails().some((mail) => mail.includes('100 % of free')));
  child.kill('SIGTERM');
  await Promise.all([ended, loading.done]);
  const halves = mails().filter((mail) => mail.includes('To: load@example.ru') && mail.includes('50 % of free'));
  assert.equal(halves.length, 1);
});

describeSql('a node that is killed between a threshold and its mail', (stand) => {
  it('posts each mail once, and emits each event once', async (context) => {
    const { sql, url } = await stand.open();
    const folder = await newFolder(context);
    const ids = Array.from({ length: ACCOUNTS }, (_, number) => `acc_${number}`);
    await sql.write((transaction) => transaction.insertAll('account', ids.map((id) => ({
      id, email: `${id}@example.ru`, side: 'confirmed', created_at: 1, suspended: 0, alert_percents: '[50]',
    }))));
    const run = async (now: number, killAfterLines: number): Promise<boolean> => {
      const child = spawn(process.execPath, [script, url, folder, String(now), String(ACCOUNTS)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.on('data', (data: Buffer) => {
        output += data.toString();
        if (output.length >= killAfterLines) child.kill('SIGKILL');
      });
      await once(child, 'close');
      return output.includes('done');
    };
    const mails = (): string[] => readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.eml'));
    const hits: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const ended = await run(NOON + round * NEXT_MS, ((round + 1) * ACCOUNTS) / (KILLS + 1));
      hits.push(`${mails().length}${ended ? ' (all)' : ''}`);
    }
    assert.ok(await run(NOON + KILLS * NEXT_MS, Infinity));
    context.diagnostic(`mails after each kill: ${hits.join(', ')}`);
    const receivers = mails().map((name) =>
      /^To: (\S+)$/m.exec(readFileSync(join(folder, 'outbox', name), 'utf8'))?.[1]);
    assert.deepEqual(receivers.sort(), ids.map((id) => `${id}@example.ru`).sort());
    const [{ count }] = await sql.all<{ count: number | string }>('SELECT COUNT(*) AS count FROM webhook_event');
    assert.equal(Number(count), ACCOUNTS);
  });
});
