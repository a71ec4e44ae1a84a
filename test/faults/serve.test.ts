import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, test, type TestContext } from 'node:test';
import { monthOf } from '../../src/kernel/moscow.ts';
import { openStores, type Stores } from '../../src/store/open.ts';
import { newFolder } from '../harness/folder.ts';
import { writeTownAtlas } from '../harness/small-geocoder.ts';

const ROUNDS = 10;
/** What may be lost, and the time a busy machine takes to write it. */
const LOST_MS = 50;
const SLACK_MS = 150;
const CONNECTIONS = 8;

interface Stand {
  readonly folder: string;
  readonly key: string;
  readonly accountId: string;
  readonly open: () => Promise<Stores>;
}

/** A data folder with an atlas and a key that nothing limits. */
async function prepare(context: TestContext): Promise<Stand> {
  const folder = await newFolder(context);
  await writeTownAtlas(join(folder, 'town.atlas'));
  const open = (): Promise<Stores> =>
    openStores({
      databaseUrl: `sqlite:${join(folder, 'geokod.db')}`,
      redisUrl: '',
      dataDir: folder,
      smtpUrl: '',
      secret: '',
      publicUrl: 'http://localhost',
      legacyKeysUntil: 0,
      note: () => {},
    });
  const stores = await open();
  const now = Date.now();
  const { key } = await stores.keys.issue({ email: 'load@example.ru', mode: 'live', ip: '127.0.0.1' }, now);
  await stores.accounts.override('load@example.ru', { freeUnits: 1e9, perSecond: 1e6, burst: 1e6 }, now);
  const { accountId } = await stores.keys.authenticate(key, now);
  await stores.close();
  return { folder, key, accountId, open };
}

async function serve({ folder }: Stand): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [resolve('src/geokod.mjs'), 'serve'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: folder, ATLAS: join(folder, 'town.atlas'), PORT: '0', OPS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    if (said.length < 5000) said += data.toString();
  });
  const ended = once(child, 'exit');
  while (!said.includes('Or:')) await Promise.race([sleep(20), ended]);
  return { process: child, port: Number(/public +http:\/\/127\.0\.0\.1:(\d+)/.exec(said)![1]) };
}

interface Loading {
  /** When each whole answer had come, by `performance.now()`. */
  readonly answeredAt: number[];
  /** Requests that got no answer, or another than 200. */
  failed: number;
  stop(): void;
  readonly done: Promise<unknown>;
}

/** Asks on several connections, one request after another, and counts what was answered whole. */
function load(port: number, key: string): Loading {
  let asking = true;
  const loading = { answeredAt: [] as number[], failed: 0, stop: () => void (asking = false) };
  const one = (number: number): Promise<void> =>
    new Promise((done) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      let waiting = false;
      let count = 0;
      const ask = (): void => {
        if (!asking) return void socket.end();
        waiting = true;
        const path = `/v2/reverse?lat=54.44${number}${count++ % 1000}&lon=148.34`;
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`);
      };
      socket.on('connect', ask);
      socket.on('data', (data) => {
        text += data.toString('latin1');
        const head = text.indexOf('\r\n\r\n');
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Infinity);
        if (head < 0 || text.length < head + 4 + length) return;
        if (text.startsWith('HTTP/1.1 200')) loading.answeredAt.push(performance.now());
        else loading.failed++;
        const ends = /connection: close/i.test(text.slice(0, head));
        text = '';
        waiting = false;
        if (!ends) ask();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        // A request that was written while the other side was closing was not taken: it may be sent again.
        if (waiting && text !== '') loading.failed++;
        done();
      });
    });
  return Object.assign(loading, { done: Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => one(i))) });
}

async function bookedUnits({ open, accountId }: Stand): Promise<number> {
  const stores = await open();
  await stores.journal!.book();
  const units = await stores.ledger.getMonthUnits(accountId, monthOf(Date.now()));
  await stores.close();
  return units;
}

describe('the service under load', () => {
  test(`killed ${ROUNDS} times, books at most what it answered, and loses at most the last moment`, async (context) => {
    const stand = await prepare(context);
    let answered = 0;
    let mayBeLost = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { process: child, port } = await serve(stand);
      const loading = load(port, stand.key);
      await sleep(200 + round * 20);
      const killedAt = performance.now();
      child.kill('SIGKILL');
      await Promise.all([once(child, 'exit'), loading.done]);
      answered += loading.answeredAt.length;
      mayBeLost += loading.answeredAt.filter((at) => at > killedAt - LOST_MS - SLACK_MS).length;
    }
    const booked = await bookedUnits(stand);
    context.diagnostic(`answered ${answered}, booked ${booked}, lost ${answered - booked}`);
    assert.ok(answered > ROUNDS * 20, 'there was no load to speak of');
    assert.ok(booked <= answered, `${booked} booked, ${answered} answered`);
    assert.ok(booked >= answered - mayBeLost, `${answered - booked} lost, ${mayBeLost} may be`);
  });

  test('asked to stop, fails no request and loses no usage', async (context) => {
    const stand = await prepare(context);
    const { process: child, port } = await serve(stand);
    const loading = load(port, stand.key);
    await sleep(300);
    child.kill('SIGTERM');
    const [[code]] = await Promise.all([once(child, 'exit') as Promise<[number]>, loading.done]);
    assert.equal(code, 0);
    assert.equal(loading.failed, 0);
    assert.ok(loading.answeredAt.length > 50);
    assert.equal(await bookedUnits(stand), loading.answeredAt.length);
  });
});
