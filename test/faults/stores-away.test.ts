import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { makeKey } from '../../src/accounts/key-form.ts';
import { AppError } from '../../src/errors.ts';
import { openMysql } from '../../src/store/sql/mysql.ts';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';

const away = (error: unknown): boolean => error instanceof AppError && error.code === 'temporarily_unavailable';
const wish = { email: 'away@example.ru', mode: 'live', ip: '10.0.0.1' } as const;

async function eventually(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let wait = 0; wait < 500; wait += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(`never came to be: ${what}`);
}

const request = async ({ stores }: Node, key: string, requestId: string): Promise<number> => {
  const who = await stores.keys.authenticate(key, NOON);
  const answer = await stores.quota.take(who, 1, NOON);
  assert.ok(answer.granted);
  const { accountId, keyId } = who;
  stores.journal!.record({ requestId, accountId, keyId, operation: 'reverse', region: 'msk-1', units: 1, at: NOON });
  return answer.used;
};

describe('a node whose MariaDB goes away', { skip: skipReason('mysql') }, () => {
  let server: Found;
  before(async () => {
    server = await findServer('mysql', true);
  });
  after(async () => {
    await closeNodes();
    await server?.stop();
  });

  it('goes on serving the keys it knows, says of others that it cannot tell, and books all of it later', async () => {
    const node = await openNode(server.url, { journal: { segmentMs: 50, retryMs: 50 } });
    const { key } = await node.stores.keys.issue(wish, NOON);
    const { accountId } = await node.stores.keys.authenticate(key, NOON);
    for (let number = 0; number < 10; number += 1) await request(node, key, `before-${number}`);
    server.own!.signal('SIGKILL');
    for (let number = 0; number < 10; number += 1) {
      assert.equal(await request(node, key, `away-${number}`), 11 + number);
    }
    await assert.rejects(async () => node.stores.keys.authenticate(makeKey('live', randomBytes), NOON), away);
    await assert.rejects(node.stores.keys.issue({ ...wish, email: 'new@example.ru' }, NOON), away);
    await eventually('trouble is told', () => node.stores.journal!.state.trouble !== undefined);
    await server.own!.start();
    await eventually('usage is booked', async () => {
      const units = await node.stores.ledger.getMonthUnits(accountId, '2026-11').catch(() => 0);
      assert.ok(units <= 20);
      return units === 20;
    });
    assert.ok((await node.stores.keys.issue({ ...wish, email: 'new@example.ru' }, NOON)).key);
    assert.equal(node.stores.journal!.state.trouble, undefined);
  });

  it('waits for a frozen one no longer than its deadline, and finds the way back', async () => {
    const sql = await openMysql(server.url, 300);
    server.own!.signal('SIGSTOP');
    const asked = await Promise.allSettled(Array.from({ length: 30 }, () => sql.all('SELECT 1 AS one')));
    const writing = sql.write((transaction) => transaction.increment('revision', { name: 'frozen' }, { number: 1 }));
    await assert.rejects(writing, away);
    server.own!.signal('SIGCONT');
    assert.ok(asked.every((each) => each.status === 'rejected' && away(each.reason)));
    await eventually('it answers again', () => sql.all('SELECT 1 AS one').then(() => true, () => false));
    const rows = await Promise.all(Array.from({ length: 30 }, () => sql.all('SELECT 1 AS one')));
    assert.equal(rows.length, 30);
    await sql.close();
  });
});

describe('a node whose Redis goes away', { skip: skipReason('redis') }, () => {
  let server: Found;
  const folder = mkdtempSync(join(tmpdir(), 'geokod-away-'));
  before(async () => {
    server = await findServer('redis', true);
  });
  after(async () => {
    await closeNodes();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [how, signal] of [['frozen', 'SIGSTOP'], ['killed', 'SIGKILL']] as const) {
    it(`counts on by itself while it is ${how}, fails no request, and agrees with the ledger afterwards`, async () => {
      const node = await openNode(`sqlite:${join(folder, `${how}.db`)}`, { redisUrl: server.url });
      const { key } = await node.stores.keys.issue(wish, NOON);
      const who = await node.stores.keys.authenticate(key, NOON);
      for (let number = 0; number < 50; number += 1) await request(node, key, `before-${number}`);
      const flight = Promise.all(Array.from({ length: 50 }, (_, number) => request(node, key, `flight-${number}`)));
      server.own!.signal(signal);
      await flight;
      const take = () => node.stores.limiter.take(who, 'ordinary', NOON);
      const buckets = await Promise.all(Array.from({ length: 100 }, take));
      assert.ok(buckets.filter(({ granted }) => granted).length <= 20, 'never open');
      for (let number = 0; number < 50; number += 1) await request(node, key, `away-${number}`);
      assert.equal(node.stores.cache.shared, false);
      if (how === 'frozen') server.own!.signal('SIGCONT');
      else await server.own!.start();
      await eventually('Redis is back', () => node.stores.cache.shared);
      assert.equal((await node.stores.quota.look(who, NOON)).used, 150, 'each request once');
      await node.stores.journal!.book();
      assert.equal(await node.stores.ledger.getMonthUnits(who.accountId, '2026-11'), 150);
    });
  }
});
