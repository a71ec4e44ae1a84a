import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../src/errors.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { startThreads, type ThreadStand } from '../harness/thread-stand.ts';
import { drawAddresses } from './asked-addresses.ts';
import type { Bench } from './bench.ts';
import { Callers } from './mixed-load.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 1);
const CONNECTIONS = 16;
const TURN_MS = 5000;
const FREE_UNITS = 10_000;
/** Requests made with a key before it is revoked. */
const KEY_UNITS = 2;

type Turn = (stand: ThreadStand) => Promise<void>;

const killed = (end: (stand: ThreadStand) => unknown): Turn => async (stand) => {
  const { worker } = stand.threads.seats[0];
  end(stand);
  const deadline = performance.now() + 60_000;
  while (stand.threads.seats[0].worker === worker || stand.threads.listening < 2) {
    if (performance.now() > deadline) throw new Error('no thread took the place of one that ended');
    await sleep(50);
  }
};

/** Events in the life of a service, each of them many times in a few minutes. */
const TURNS: Readonly<Record<string, Turn>> = {
  'a thread ended from outside': killed(({ threads }) => threads.seats[0].worker!.terminate()),
  'a quota used up': useUpQuota,
  'a thread with a bug': killed(({ threads }) =>
    threads.seats[0].worker!.postMessage([['notify', 'no such thing', []]])),
  'another atlas': async ({ threads, holder, atlasPath }) => threads.swap(await holder.swap(atlasPath)),
  'a thread without memory': killed(({ threads }) => threads.seats[0].worker!.postMessage('leak')),
  'a revoked key': revokeKey,
};

/**
 * A service with two threads under a mixed load, while threads end in every way, atlases are swapped and keys revoked.
 * It fails on a wrong answer, on a unit too many or too few, and on a request without an answer or an end.
 * `SOAK_MINUTES=10 make bench ARGS=soak` for a long run.
 */
export const soak: Bench = async () => {
  const closers: (() => unknown)[] = [];
  const context = { after: (close: () => unknown) => closers.push(close) } as never as TestContext;
  const path = await demoAtlasPath();
  const addresses = drawAddresses((await readAtlas(path)).tables, 5000);
  const stand = await startThreads(context, { atlasPath: path, mostOldMb: 160 });
  const callers = new Callers(stand, addresses, CONNECTIONS);
  const done = Object.fromEntries(Object.keys(TURNS).map((name) => [name, 0]));
  const resident: number[] = [];
  try {
    const endsAt = performance.now() + MINUTES * 60_000;
    for (let at = 0; performance.now() < endsAt || at % Object.keys(TURNS).length !== 0; at++) {
      const [name, turn] = Object.entries(TURNS)[at % Object.keys(TURNS).length];
      const began = performance.now();
      await turn(stand);
      done[name]++;
      await sleep(Math.max(0, began + TURN_MS - performance.now()));
      if (at % Object.keys(TURNS).length === Object.keys(TURNS).length - 1) resident.push(residentMib());
    }
    const { answered, ended, wrong } = await callers.stop();
    const booked = await bookedUnits(stand);
    const used = await usedUnits(stand);
    const deaths = Object.keys(done).filter((name) => name.startsWith('a thread'));
    const kills = deaths.reduce((sum, name) => sum + done[name], 0);
    const inDoubt = answered + KEY_UNITS * done['a revoked key'] - booked;
    if (wrong.length > 0) throw new Error(`${wrong.length} wrong answers, as ${wrong.slice(0, 3).join(' | ')}`);
    if (used !== booked) throw new Error(`${used} units are counted, ${booked} booked`);
    if (inDoubt < 0 || inDoubt > kills * CONNECTIONS) throw new Error(`${answered} answered, ${booked} booked`);
    const facts = {
      minutes: MINUTES, ...done, 'answers of 1 unit': answered, 'of them in doubt and not charged': inDoubt,
      'connections that ended with their thread': ended, 'MiB resident after each round': resident.join(', '),
    };
    return { facts, trials: [] };
  } finally {
    await callers.stop();
    for (const close of closers.reverse()) await close();
  }
};

const residentMib = (): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))![1]) / 1024);

async function bookedUnits({ opened: { stores }, accountId }: ThreadStand): Promise<number> {
  await sleep(100);
  await stores.journal!.book();
  return stores.ledger.getMonthUnits(accountId, monthOf(Date.now()));
}

async function usedUnits({ key, opened: { services } }: ThreadStand): Promise<number> {
  const now = Date.now();
  return (await services.quota.look(await services.keys.authenticate(key, now), now)).used;
}

const PATH = '/v2/reverse?lat=54.442&lon=148.3408';

/** The status of a request on a connection of its own, and its error code. */
const statusOf = (port: number, key: string): Promise<{ status: number; code: string | undefined }> =>
  fetch(`http://127.0.0.1:${port}${PATH}`, { headers: { authorization: `Bearer ${key}` } })
    .then(async (reply) => ({ status: reply.status, code: ((await reply.json()) as { code?: string }).code }));

/** A new account sends requests until it is refused, which must be at the 10,001st unit, whichever thread it asks. */
async function useUpQuota({ opened: { stores }, firstPort, furtherPort }: ThreadStand): Promise<void> {
  const email = `soak-${Date.now()}@example.ru`;
  const { key } = await stores.keys.issue({ email, mode: 'live', ip: '' }, Date.now());
  await stores.accounts.override(email, { perSecond: 1e6, burst: 1e6 }, Date.now());
  const counts = new Map<number, number>();
  const request = `GET ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  let left = FREE_UNITS + 50;
  const askOn = (port: number): Promise<void> => new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const ask = (): unknown => (left-- > 0 ? socket.write(request) : socket.end());
    socket.on('connect', ask).on('error', reject).on('close', () => resolve());
    socket.on('data', (data) => {
      text += data.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0 || text.length < head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Infinity)) return;
      const status = Number(text.slice(9, 12));
      counts.set(status, (counts.get(status) ?? 0) + 1);
      text = '';
      ask();
    });
  });
  await Promise.all(Array.from({ length: 8 }, (_, at) => askOn(at % 2 === 0 ? firstPort : furtherPort)));
  if (counts.get(200) === FREE_UNITS && counts.get(402) === 50) return;
  throw new AppError('internal', `a free quota gave ${JSON.stringify([...counts])}`);
}

async function revokeKey({ opened: { services }, accountId, firstPort, furtherPort }: ThreadStand): Promise<void> {
  const { key, id } = await services.keys.create(accountId, { mode: 'live', label: '' }, Date.now());
  for (const port of [firstPort, furtherPort]) {
    if ((await statusOf(port, key)).status !== 200) throw new Error('a new key is not let in');
  }
  await services.keys.revoke(accountId, id, Date.now());
  for (const port of [firstPort, furtherPort]) {
    if ((await statusOf(port, key)).code !== 'key_revoked') throw new Error('a revoked key is let in');
  }
}
