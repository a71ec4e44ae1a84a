import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import { Health, Metrics } from '../../ops/index.ts';
import type { MatrixAnswer, RouteAnswer } from '../../src/contract.gen.ts';
import { atlasRoads } from '../../src/http/engines/roads.ts';
import { systemClock } from '../../src/store/system-clock.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import { listen } from '../../src/http/listeners/listen.ts';
import { OpenRoads } from '../../src/serving/open-roads.ts';
import { opsAnswers } from '../../src/http/internal/listener.ts';
import { ServedRoads } from '../../src/serving/served-roads.ts';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { PUBLIC_URL, startPlatform } from '../harness/platform.ts';
import { townRoads } from '../harness/small-roads.ts';

const [HOME, MARKET] = [{ lat: 54.442, lon: 148.3408 }, { lat: 54.4554, lon: 148.3262 }];
/** Runs at normal speed, but from the middle of an hour, so that no journey crosses the hour. */
const startedAt = Date.now();
const clock: Clock = { ...systemClock, now: () => Date.UTC(2026, 10, 17, 5, 10) + Date.now() - startedAt };

const SEGMENTS = [[1, 2], [2, 3], [3, 4], [6, 3], [3, 7], [5, 4], [4, 8], [5, 6]] as const;

/** The whole town at one speed, so that an answer shows which file it was made from, and whether from only one. */
const fileAt = (kmh: number): string =>
  `from_osm_node,to_osm_node,speed_kmh\n${SEGMENTS.map(([a, b]) => `${a},${b},${kmh}\n${b},${a},${kmh}\n`).join('')}`;

/** Both listeners over the roads of the small town, with threads. */
async function stand(context: TestContext) {
  const world = { tables: townRoads() };
  const errors: unknown[] = [];
  const roads = new ServedRoads({
    tables: () => world.tables,
    open: (tables) => new OpenRoads(tables, { workers: 2, mostTasks: 1000 }),
    clock,
    log: { error: (fields) => void errors.push(fields) },
  });
  const platform = await startPlatform({ roads: atlasRoads(() => roads.current()), clock });
  const log = { info: () => {}, error: (fields: object) => void errors.push(fields) };
  const answers = opsAnswers({
    publicUrl: PUBLIC_URL, metrics: new Metrics(), health: new Health([], systemClock), traffic: { roads, clock, log },
  });
  const inside = await listen({ host: '127.0.0.1', port: 0, variable: 'OPS_PORT' }, answers);
  context.after(async () => {
    await inside.close({ idleMs: 0, arrivalMs: 0, answerMs: 0 });
    await platform.close();
    await roads.close();
  });
  const ask = async <T>(operationId: 'route' | 'matrix', body: object): Promise<T> => {
    const sent = json(body);
    const headers = { ...sent.headers, authorization: `Bearer ${platform.key}` };
    const options = { ...sent, method: 'POST', headers };
    const reply = await call(platform.service.address, `/v2/${operationId}`, options);
    assertConforms(contract.operations.find((one) => one.operationId === operationId), reply);
    assert.equal(reply.status, 200, reply.text);
    return JSON.parse(reply.text) as T;
  };
  return {
    world, errors, platform, roads,
    put: (body: string) => call(inside.address, '/traffic', { method: 'PUT', body }),
    drop: () => call(inside.address, '/traffic', { method: 'DELETE' }),
    async route() {
      const { routes: [route], traffic } = await ask<RouteAnswer>('route', {
        profile: 'car', points: [HOME, MARKET], geometry: 'none',
      });
      return { seconds: route.duration_s, traffic };
    },
    async matrix() {
      const answer = await ask<MatrixAnswer>('matrix', { profile: 'car', origins: [HOME], destinations: [MARKET] });
      return { seconds: answer.durations_s[0][0]!, traffic: answer.traffic };
    },
  };
}

const SPEEDS = [10, 14, 20, 28, 40];

test('uploads during requests: none fails, none mixes two files, and a bad file changes nothing',
  async (context) => {
    const { put, route, matrix, errors, platform } = await stand(context);
    const known = new Map<string, number>();
    for (const kmh of SPEEDS) {
      assert.equal((await put(fileAt(kmh))).status, 200);
      const [one, table] = [await route(), await matrix()];
      assert.deepEqual([one.traffic.mode_used, one.traffic.coverage], ['live', 1]);
      known.set(`route ${one.seconds}`, kmh).set(`matrix ${table.seconds}`, kmh);
    }
    assert.equal(known.size, 2 * SPEEDS.length);

    let isOver = false;
    let answered = 0;
    const client = async (kind: 'route' | 'matrix'): Promise<void> => {
      while (!isOver) {
        const { seconds } = await (kind === 'route' ? route() : matrix());
        assert.ok(known.has(`${kind} ${seconds}`), `${kind} ${seconds} belongs to no file`);
        answered++;
      }
    };
    const clients = Promise.all([client('route'), client('matrix'), client('route'), client('route')]);
    for (let round = 0; round < 20; round++) {
      const kmh = SPEEDS[(round * 3) % SPEEDS.length];
      assert.equal((await put(fileAt(kmh))).status, 200);
      assert.equal(known.get(`route ${(await route()).seconds}`), kmh, 'the answer after the file is made by it');
      const refused = await put(round % 2 ? `${fileAt(5)}1,2,-1\n` : fileAt(5).replaceAll(/^\d/gmu, '77'));
      assert.equal(refused.status, 400);
      assert.equal(known.get(`matrix ${(await matrix()).seconds}`), kmh, 'and the one after a bad file, too');
    }
    isOver = true;
    await clients;
    context.diagnostic(`${answered} answers beside 20 files`);
    assert.ok(answered > 50);
    assert.deepEqual([errors, platform.service.failures], [[], []]);
  });

test('a new atlas, turns and a drop during requests: none fails', async (context) => {
  const { world, put, drop, route, matrix, errors, platform, roads } = await stand(context);
  const before = await route();
  let isOver = false;
  let answered = 0;
  const client = async (ask: () => Promise<unknown>): Promise<void> => {
    while (!isOver) {
      await ask();
      answered++;
    }
  };
  const clients = Promise.all([client(route), client(matrix), client(route)]);
  for (let round = 0; round < 2; round++) {
    await put(fileAt(10));
    const slow = await route();
    assert.ok(slow.seconds > before.seconds);
    assert.equal((await put('from,via,to,penalty_s\n2,3,4,100\n2,3,6,100\n')).status, 200);
    const late = await route();
    assert.ok(Math.abs(late.seconds - slow.seconds - 100) < 1, `${late.seconds} ${slow.seconds}`);
    const serving = roads.current();
    world.tables = townRoads();
    while (roads.current() === serving) await sleep(10);
    assert.deepEqual((await route()).seconds, late.seconds, 'what was told holds for the new atlas');
    assert.equal((await drop()).status, 200);
    assert.deepEqual(await route(), before);
  }
  isOver = true;
  await clients;
  context.diagnostic(`${answered} answers`);
  assert.deepEqual([errors, platform.service.failures], [[], []]);
});
