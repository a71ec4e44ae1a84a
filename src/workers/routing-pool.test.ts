import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import { townRoads } from '../../test/harness/small-roads.ts';
import { AppError } from '../errors.ts';
import type { RoutingTables } from '../routing/open.ts';
import { noTraffic } from '../routing/traffic/speeds.ts';
import { openRoutingPool, type RoutingPoolOptions } from './routing-pool.ts';
import type { RoutingTask } from './routing-task.ts';
import { Turns } from './routing-turns.ts';

/** Answers a task by running its query as a program. */
const obedient = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', async ({ number, task }) => {
    try {
      parentPort.postMessage({ number, answer: await new Function('task', task.query)(task) });
    } catch (error) {
      parentPort.postMessage({ number, failure: String(error) });
    }
  });
  parentPort.postMessage({ ready: true });`;
const scriptOf = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

const PAUSES = { firstMs: 20, mostMs: 80 };

interface SeenLoss {
  readonly thread: string;
  readonly reason: string;
  readonly text: string;
}

function openPool(context: TestContext, text: string, options: Partial<RoutingPoolOptions> = {}, tables?: object) {
  const losses: SeenLoss[] = [];
  const pool = openRoutingPool({ roadNodes: { rows: 0 }, ...tables } as RoutingTables, {
    workers: 1, mostTasks: 3, pauses: PAUSES, script: scriptOf(text), ...options,
    onLoss: (thread, { reason, error }) => void losses.push({ thread, reason, text: String((error as Error).stack) }),
  });
  context.after(() => pool.close());
  const ask = (kind: RoutingTask['kind'], query: string): Promise<unknown> =>
    pool.ask({ kind, profile: 'car', query } as unknown as RoutingTask);
  return { pool, ask, losses };
}

const wait = (milliseconds: number): string =>
  `return new Promise((resolve) => setTimeout(() => resolve('late'), ${milliseconds}))`;
const refused = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

test('a question is answered, and one that fails says why', async (context) => {
  const { ask, pool } = openPool(context, obedient);
  assert.equal(await ask('route', 'return task.profile'), 'car');
  await assert.rejects(ask('route', 'throw new Error("no such town")'), /no such town/);
  assert.equal(pool.load, 0);
});

test('a single route is answered by a thread that has nothing else to do, and nothing else is', async (context) => {
  let isIdle = true;
  const { pool } = openPool(context, obedient, { isIdle: () => isIdle }, townRoads());
  const departure = { departureMs: 0, nowMs: 0, requestedTraffic: 'off' } as const;
  const state = await openRoutingPool(townRoads(), { workers: 0, mostTasks: 1 })
    .ask({ kind: 'state', profile: 'walk', departure, traffic: noTraffic, isPresent: true });
  const route = (count: number): Promise<unknown> => {
    const points = Array.from({ length: count }, (_, at) => ({ lat: 54.442 + at * 0.001, lon: 148.3408 }));
    const query = { points, alternatives: 0, steps: true, geometry: 'none', language: 'ru', departure } as const;
    return pool.ask({ kind: 'route', profile: 'walk', state, query });
  };
  assert.match(JSON.stringify(await route(2)), /Посадская улица/);
  const byWorker = /SyntaxError/; // which runs the query as a program
  await assert.rejects(route(3), byWorker);
  isIdle = false;
  await assert.rejects(route(2), byWorker);
});

test('more of one kind than may wait are refused at once, and others are not', async (context) => {
  const { ask, pool } = openPool(context, obedient);
  const held = [ask('matrix', wait(100)), ask('matrix', 'return 2'), ask('matrix', 'return 3')];
  await assert.rejects(ask('matrix', 'return 4'), refused('overloaded'));
  const other = ask('route', 'return 5');
  assert.equal(pool.load, 4);
  assert.deepEqual(await Promise.all([...held, other]), ['late', 2, 3, 5]);
  assert.equal(await ask('matrix', 'return 6'), 6);
});

test('kinds of questions take turns, and for each matrix there is room for some routes', async (context) => {
  const { ask } = openPool(context, obedient, { mostTasks: 20 });
  const order: string[] = [];
  const asked = (kind: 'matrix' | 'route', count: number) =>
    Array.from({ length: count }, () => ask(kind, 'return 1').then(() => order.push(kind[0])));
  await Promise.all([...asked('matrix', 4), ...asked('route', 10)]);
  assert.equal(order.join(''), 'mrrrrrrrrmrrmm');
});

test('however many matrices wait, no route is refused, and none waits for more than one of them', async (context) => {
  const { ask } = openPool(context, obedient, { mostTasks: 3 });
  const order: string[] = [];
  const matrices = Array.from({ length: 9 }, () => ask('matrix', wait(5)).then(() => order.push('matrix')));
  const outcomes = Promise.allSettled(matrices);
  const routes = Array.from({ length: 3 }, () => ask('route', 'return 1').then(() => order.push('route')));
  await Promise.all(routes);
  assert.deepEqual(order, ['matrix', 'route', 'route', 'route']);
  assert.equal((await outcomes).filter(({ status }) => status === 'rejected').length, 6);
});

test('a lane keeps its turn for as many as it may, and for no more once it was empty', () => {
  const turns = new Turns<{ lane: string }>((lane) => (lane === 'b' ? 2 : 1));
  const take = (count: number): string => Array.from({ length: count }, () => turns.take()?.lane ?? '-').join('');
  for (const lane of 'aaabbbbb') turns.add({ lane });
  assert.equal(take(5), 'abbab');
  for (const lane of 'ab') turns.add({ lane });
  assert.equal(take(6), 'babba-');
});

test('turns go round, and nothing is lost or doubled', () => {
  const turns = new Turns<{ lane: string; number: number }>();
  const lanes = ['a', 'a', 'a', 'b', 'c', 'c'];
  for (const [number, lane] of lanes.entries()) turns.add({ lane, number });
  assert.equal(turns.size, 6);
  assert.equal(turns.waiting('a'), 3);
  const taken = Array.from({ length: 4 }, () => turns.take()!.number);
  assert.deepEqual(taken, [0, 3, 4, 1]);
  assert.deepEqual(turns.takeAll().map(({ number }) => number), [5, 2]);
  assert.equal(turns.take(), undefined);
});

test('the state of the roads at present is not made behind those of other hours', async (context) => {
  const { pool } = openPool(context, obedient);
  const order: string[] = [];
  const make = (name: string, isPresent: boolean): Promise<unknown> =>
    pool.ask({ kind: 'state', isPresent, query: 'return 1' } as unknown as RoutingTask).then(() => order.push(name));
  await Promise.all([make('6:00', false), make('7:00', false), make('8:00', false), make('now', true)]);
  assert.deepEqual(order, ['6:00', 'now', '7:00', '8:00']);
});

test('long work keeps no question waiting', async (context) => {
  const { ask } = openPool(context, obedient);
  let isLate = false;
  const long = ask('state', wait(2000)).then(() => (isLate = true));
  assert.equal(await ask('route', 'return 1'), 1);
  assert.equal(isLate, false);
  await long;
});

test('a thread that dies takes its own question with it, and no other', async (context) => {
  const { ask, losses } = openPool(context, obedient, { mostTasks: 10 });
  const fatal = ask('route', 'process.exit(3)');
  const next = [ask('route', 'return 1'), ask('matrix', 'return 2')];
  await assert.rejects(fatal, refused('overloaded'));
  assert.deepEqual(await Promise.all(next), [1, 2]);
  await assert.rejects(ask('route', 'setTimeout(() => { throw new Error("boom"); }); return new Promise(() => {})'),
    refused('overloaded'));
  assert.equal(await ask('route', 'return 3'), 3);
  assert.deepEqual(losses.map(({ thread, reason }) => `${thread} ${reason}`), ['routing-1 error', 'routing-1 error']);
  assert.match(losses[0].text, /ended with code 3/);
  assert.match(losses[1].text, /boom/);
});

/** Keeps all that it makes. */
const FILL = 'for (const kept = [];;) kept.push({ text: String(kept.length), next: kept.at(-1) })';

for (const [how, query, reason, kinds] of [
  ['hangs on a question', 'for (;;);', 'hung', ['route', 'matrix']],
  ['hangs on long work', 'for (;;);', 'hung', ['state', 'match']],
  ['fills its memory', FILL, 'memory', ['route', 'route']],
  ['fills its memory with long work', FILL, 'memory', ['state', 'state']],
] as const) {
  test(`a thread that ${how} is ended at once, and another one does what comes next`, async (context) => {
    const limits = { mostSilentLooks: reason === 'hung' ? 3 : 60, mostOldMb: 512 };
    const { ask, losses, pool } = openPool(context, obedient, { limits: { quick: limits, long: limits } });
    const fatal = ask(kinds[0], query);
    const next = ask(kinds[1], 'return 2');
    await assert.rejects(fatal, refused('overloaded'));
    assert.equal(await next, 2);
    const thread = kinds[0] === 'route' ? 'routing-1' : 'road-states-1';
    assert.deepEqual(losses.map((loss) => loss.thread), [thread]);
    // One that does little but collect garbage may take more than five seconds to end on a busy machine.
    assert.ok(losses[0].reason === reason || (reason === 'memory' && losses[0].reason === 'stuck'), losses[0].reason);
    // Memory this small may be full before it is looked at.
    const isPlaceKnown = /^Error: the .+\n    at <anonymous> \(:3:\d+\)\n/.test(losses[0].text);
    assert.ok(isPlaceKnown || reason === 'memory', losses[0].text);
    assert.equal(pool.ready, 2);
  });
}

test('a thread that has nothing to do is never ended, however long it says nothing', async (context) => {
  const limits = { mostSilentLooks: 1, mostOldMb: 512 };
  const { ask, losses } = openPool(context, obedient, { limits: { quick: limits, long: limits } });
  assert.equal(await ask('route', 'return 1'), 1);
  await sleep(2500);
  assert.equal(await ask('route', 'return 2'), 2);
  assert.deepEqual(losses, []);
});

test('closing ends what is under way, also behind a thread that dies, and takes nothing new', async (context) => {
  const { ask, pool } = openPool(context, obedient, { mostTasks: 10 });
  const held = [ask('route', wait(50)), ask('route', 'process.exit(3)'), ask('route', 'return 2')];
  const long = ask('state', wait(80));
  const outcomes = Promise.allSettled([...held, long]);
  const closed = pool.close();
  await assert.rejects(ask('route', 'return 3'), refused('temporarily_unavailable'));
  await closed;
  assert.deepEqual((await outcomes).map(({ status }) => status), ['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  assert.equal(pool.load, 0);
});

test('a pool that is abandoned waits for nothing, and refuses whoever waits', async (context) => {
  const { ask, pool } = openPool(context, obedient, { mostTasks: 10 });
  await ask('route', 'return 1');
  const endless = ['return new Promise(() => {})', 'return 2'].map((query) => ask('matrix', query));
  const long = ask('state', 'for (;;);');
  const outcomes = Promise.allSettled([...endless, long]);
  await pool.abandon();
  for (const outcome of await outcomes) {
    assert.ok(outcome.status === 'rejected' && refused('temporarily_unavailable')(outcome.reason));
  }
  await assert.rejects(ask('route', 'return 3'), refused('temporarily_unavailable'));
});

/** Counts its starts in a shared column, and works only from a given start on. */
const failing = `
  import { workerData } from 'node:worker_threads';
  const start = Atomics.add(workerData.starts, 0, 1) + 1;
  if (start < Atomics.load(workerData.starts, 1)) throw new Error('no memory for ' + start);
  ${obedient}`;

test('threads that cannot start are tried ever more seldom; meanwhile all are refused, and it is told once',
  async (context) => {
    const starts = new Int32Array(new SharedArrayBuffer(8));
    starts[1] = 1e9;
    const troubles: unknown[] = [];
    const onTrouble = (error: unknown): void => void troubles.push(error);
    const { ask, pool } = openPool(context, failing, { onTrouble, mostTasks: 10 }, { starts });
    const early = [ask('route', 'return 1'), ask('matrix', 'return 2')];
    for (const one of early) await assert.rejects(one, refused('temporarily_unavailable'));
    await assert.rejects(ask('route', 'return 3'), refused('temporarily_unavailable'));
    assert.equal(pool.ready, 0);
    while (starts[0] < 10) await sleep(10);
    assert.equal(troubles.length, 1);
    assert.match(String(troubles[0]), /no memory for \d/);
    const before = performance.now();
    const from = starts[0];
    while (starts[0] < from + 6) await sleep(5);
    // Two threads with three starts each, and pauses between them.
    assert.ok(performance.now() - before >= 2 * PAUSES.mostMs);
    Atomics.store(starts, 1, 0);
    while (pool.ready < 2) await sleep(5);
    assert.equal(await ask('route', 'return 4'), 4);
    assert.equal(await ask('state', 'return 5'), 5);
    assert.deepEqual(troubles.slice(1), [undefined]);
  });

test('a pool whose threads cannot start can be closed', async (context) => {
  const starts = new Int32Array(new SharedArrayBuffer(8));
  starts[1] = 1e9;
  const { pool } = openPool(context, failing, {}, { starts });
  while (starts[0] < 6) await sleep(5);
  await pool.close();
  const { 0: after } = starts;
  await sleep(3 * PAUSES.mostMs);
  assert.equal(starts[0], after);
});
