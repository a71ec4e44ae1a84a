import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { makeKey } from '../../src/accounts/key-form.ts';
import { AppError } from '../../src/errors.ts';
import { openMysql } from '../../src/store/sql/mysql/open.ts';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import type { Sql } from '../../src/kernel/sql.ts';
import { eventually } from '../harness/eventually.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';

const away = (error: unknown): boolean => error instanceof AppError && error.code === 'temporarily_unavailable';
const keyRequest = { email: 'away@example.ru', mode: 'live', ip: '10.0.0.1' } as const;

const request = async ({ stores }: Node, key: string, requestId: string): Promise<number> => {
  const who = await stores.keys.authenticate(key, NOON);
  const answer = await stores.quota.take(who, 1, NOON);
  assert.ok(answer.granted);
  const { accountId, keyId } = who;
  stores.journal!.record({ requestId, accountId, keyId, operation: 'reverse', region: 'msk-1', units: 1, at: NOON });
  return answer.used;
};

describe('a node whose MariaDB becomes unavailable', { skip: skipReason('mysql') }, () => {
  let server: Found;
  before(async () => {
    server = await findServer('mysql', true);
  });
  after(async () => {
    await closeNodes();
    await server?.stop();
  });

  it('still serves known keys, answers 503 for others, and books everything later', async () => {
    const node = await openNode(server.url, { journal: { segmentMs: 50, retryMs: 50 } });
    const { key } = await node.stores.keys.issue(keyRequest, NOON);
    const { accountId } = await node.stores.keys.authenticate(key, NOON);
    for (let number = 0; number < 10; number += 1) await request(node, key, `before-${number}`);
    server.own!.signal('SIGKILL');
    for (let number = 0; number < 10; number += 1) {
      assert.equal(await request(node, key, `away-${number}`), 11 + number);
    }
    await assert.rejects(async () => node.stores.keys.authenticate(makeKey('live', randomBytes), NOON), away);
    await assert.rejects(node.stores.keys.issue({ ...keyRequest, email: 'new@example.ru' }, NOON), away);
    await eventually('trouble is told', () => node.stores.journal!.state.trouble !== undefined);
    await server.own!.start();
    await eventually('usage is booked', async () => {
      const units = await node.stores.ledger.getMonthUnits(accountId, '2026-11').catch(() => 0);
      assert.ok(units <= 20);
      return units === 20;
    });
    assert.ok((await node.stores.keys.issue({ ...keyRequest, email: 'new@example.ru' }, NOON)).key);
    assert.equal(node.stores.journal!.state.trouble, undefined);
  });

  /** Far less patient than usual with silence, and far more with work and signs of life, as on a busy machine. */
  const limits = { suspectMs: 150, signMs: 5_000, deadlineMs: 600_000 };
  const select = (sql: Sql) => sql.all('SELECT 1 AS one');

  it('refuses all pending requests on a frozen one, later ones at once, and recovers', async (context) => {
    context.after(() => server.own!.signal('SIGCONT'));
    const sql = await openMysql(server.url, { limits: { ...limits, signMs: 1_000 } });
    server.own!.signal('SIGSTOP');
    const asked = await Promise.allSettled(Array.from({ length: 30 }, () => select(sql)));
    const others = asked.filter((each) => each.status === 'fulfilled' || !away(each.reason));
    assert.deepEqual(others, []);
    const write = () => sql.write((transaction) => transaction.increment('revision', { name: 'x' }, { number: 1 }));
    // one after another: if each had to time out by itself, this would take minutes
    for (let number = 0; number < 500; number += 1) await assert.rejects(number % 2 ? select(sql) : write(), away);
    server.own!.signal('SIGCONT');
    // so impatient a client may take a busy machine for an unresponsive server, and then refuses at once
    const all = () => Promise.all(Array.from({ length: 30 }, () => select(sql)));
    await eventually('it answers all again', () => all().then((rows) => rows.length === 30, () => false));
    await sql.close();
  });

  it('lets a merely slow statement finish', async (context) => {
    const sql = await openMysql(server.url, { limits });
    const slow = sql.all('SELECT SLEEP(1.5) AS slept');
    const others = setInterval(() => void select(sql).catch(() => undefined), 400);
    context.after(() => clearInterval(others));
    assert.deepEqual(await slow, [{ slept: 0 }]);
    await sql.close();
    const impatient = await openMysql(server.url, { limits: { ...limits, deadlineMs: 500 } });
    await assert.rejects(impatient.all('SELECT SLEEP(3) AS slept'), away);
    await impatient.close();
  });

  it('that refuses our login, or lacks the database, is reported to the operator', async () => {
    const isExpected = (error: unknown): boolean =>
      error instanceof AppError && error.code === 'config_invalid' && error.message.startsWith('DATABASE_URL: ')
      && !/stranger|hidden|nowhere/.test(`${error.message}${JSON.stringify(error.details)}`);
    const { host } = new URL(server.url);
    for (const place of [`stranger:hidden@${host}/geokod`, `root@${host}/nowhere`]) {
      await assert.rejects(openMysql(`mysql://${place}`), isExpected);
    }
  });

  it('that no longer accepts our login is unavailable, and not a bug', async () => {
    const root = await openMysql(server.url);
    const run = (query: string) => root.write((transaction) => transaction.run(query));
    await run("CREATE USER guest@'127.0.0.1' IDENTIFIED BY 'first'");
    await run("GRANT ALL ON *.* TO guest@'127.0.0.1'");
    const sql = await openMysql(`mysql://guest:first@${new URL(server.url).host}/geokod`);
    await select(sql);
    await run("ALTER USER guest@'127.0.0.1' IDENTIFIED BY 'second'");
    await run('KILL USER guest');
    await eventually('it is told', () => select(sql).then(() => false, (error: AppError) =>
      away(error) && error.message.includes('ER_ACCESS_DENIED_ERROR')));
    await sql.close();
    await root.close();
  });

  it('trusts its cached keys for a while, but not forever', async (context) => {
    context.after(() => server.own!.signal('SIGCONT'));
    const node = await openNode(server.url, { trustKeysMs: 10_000 });
    const { key } = await node.stores.keys.issue({ ...keyRequest, email: 'trust@example.ru' }, NOON);
    const enter = async () => node.stores.keys.authenticate(key, NOON);
    const { keyId } = await enter();
    server.own!.signal('SIGSTOP');
    assert.equal((await enter()).keyId, keyId);
    await eventually('it is no longer believed', () => enter().then(() => false, away));
    server.own!.signal('SIGCONT');
    await eventually('it is known again', () => enter().then((who) => who.keyId === keyId, () => false));
  });
});

describe('a node whose Redis becomes unavailable', { skip: skipReason('redis') }, () => {
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
    it(`counts locally while it is ${how}, fails no request, and agrees with the ledger afterwards`, async () => {
      const node = await openNode(`sqlite:${join(folder, `${how}.db`)}`, { redisUrl: server.url });
      const { key } = await node.stores.keys.issue(keyRequest, NOON);
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
