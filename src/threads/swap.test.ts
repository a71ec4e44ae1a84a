import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { test } from 'node:test';
import { call, json } from '../../test/harness/call.ts';
import { assertConforms, contract } from '../../test/harness/conformance.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { load } from '../../test/harness/load.ts';
import { writeTownAtlas } from '../../test/harness/small-geocoder.ts';
import { COUNT_ATLASES } from '../../test/harness/thread-orders.ts';
import { startThreads, type ThreadStand } from '../../test/harness/thread-stand.ts';
import { readContract } from '../http/contract.ts';
import { warmUp } from '../http/listeners/warm-up.ts';
import { collectGarbage } from '../store/files/collect-garbage.ts';

const operationOf = (id: string) => contract.operations.find(({ operationId }) => operationId === id);
const addressOf = (port: number): string => `http://127.0.0.1:${port}`;
const codesIn = (text: string): string[] => [...new Set(text.match(/(?<="postal_code":")\d+/g))].sort();

/** Fifty points along the street, all with the postcode of their atlas. */
const STREET = Array.from({ length: 50 }, (_, at) => ({ lat: 54.4412 + at * 0.00003, lon: 148.3408 }));

interface ManyLoad {
  answered(): number;
  /** Ends the load; returns the status, and the postcodes or the error's code, of each answer. */
  stop(): Promise<readonly string[]>;
}

/** Asks for the whole street over four connections until it is stopped. */
function askForStreet({ key }: ThreadStand, port: number): ManyLoad {
  const seen: string[] = [];
  let asking = true;
  const { headers, body } = json({ items: STREET });
  const posted = { method: 'POST', headers: { authorization: `Bearer ${key}`, ...headers }, body };
  const one = async (): Promise<void> => {
    while (asking) {
      const reply = await call(addressOf(port), '/v2/reverse', posted);
      assertConforms(operationOf('reverseMany'), reply);
      const code = /(?<="code":")\w+/.exec(reply.text)?.[0] ?? [];
      seen.push([reply.status, code, ...codesIn(reply.text)].flat().join(' '));
    }
  };
  const done = Promise.all([one(), one(), one(), one()]);
  return {
    answered: () => seen.length,
    async stop() {
      asking = false;
      await done;
      return seen;
    },
  };
}

/** Does what SIGHUP does. */
async function swap(stand: ThreadStand, builtAt: string, postcode: string): Promise<void> {
  await writeTownAtlas(stand.atlasPath, builtAt, postcode);
  const atlas = await stand.holder.swap(stand.atlasPath);
  await Promise.all([warmUp(stand.opened.services, readContract()), stand.threads.swap(atlas)]);
}

/** How many of the atlases that a further thread got are still in memory. */
async function atlasesHeld({ threads }: ThreadStand): Promise<number> {
  const memory = new SharedArrayBuffer(4);
  const held = new Int32Array(memory).fill(-1);
  threads.seats[0].worker!.postMessage([[COUNT_ATLASES, memory]]);
  await eventually('it counts', () => Atomics.load(held, 0) >= 0);
  return held[0];
}

async function assertServedFrom(stand: ThreadStand, port: number, builtAt: string, postcode: string): Promise<void> {
  const headers = { authorization: `Bearer ${stand.key}` };
  const { text } = await call(addressOf(port), '/v2/reverse?lat=54.442&lon=148.3408', { headers });
  assert.deepEqual(codesIn(text), [postcode]);
  const map = JSON.parse((await call(addressOf(port), '/tiles/map.json')).text) as { atlas: { built_at: string } };
  assert.equal(map.atlas.built_at, builtAt);
}

/** Of the first thread, which is this one: while it is held up for longer, others refuse what they must ask it. */
const MOST_HELD_UP_MS = 2000;

for (const threads of [1, 2]) {
  test(`with ${threads} threads no request fails while atlases change, or is answered from two`, async (context) => {
    const stand = await startThreads(context, { threads });
    const delay = monitorEventLoopDelay();
    delay.enable();
    const ports = threads === 1 ? [stand.firstPort] : [stand.firstPort, stand.furtherPort];
    const singles = ports.map((port) => load({ port, key: stand.key, connections: 2 }));
    const many = ports.map((port) => askForStreet(stand, port));
    for (const at of [1, 2, 3, 4]) {
      const [builtAt, postcode] = [`2026-05-0${at}T00:00:00Z`, at % 2 === 0 ? '600001' : '600002'];
      await swap(stand, builtAt, postcode);
      for (const port of ports) await assertServedFrom(stand, port, builtAt, postcode);
      const before = many.map(({ answered }) => answered());
      await eventually('all answer on', () => many.every(({ answered }, index) => answered() > before[index] + 3));
    }
    const met = (await Promise.all(many.map(({ stop }) => stop()))).flat();
    const wasHeldUp = delay.max / 1e6 > MOST_HELD_UP_MS;
    const answers = [...new Set(met)].filter((answer) => !(wasHeldUp && answer === '503 overloaded')).sort();
    assert.deepEqual(answers, ['200 600001', '200 600002']);
    for (const one of singles) {
      one.stop();
      await one.done;
      if (!wasHeldUp) assert.deepEqual(one.failures, []);
      assert.ok(one.answeredAt.length > 0);
    }
  });
}

test('each thread lets a former atlas go, though nobody asks for anything after the swap', async (context) => {
  const stand = await startThreads(context, { threads: 2 });
  const { firstPort, furtherPort } = stand;
  for (const port of [firstPort, furtherPort]) await call(addressOf(port), '/tiles/map.json');
  const former = new WeakRef(stand.holder.current().tables.houses.lat.buffer);
  for (const at of [1, 2]) await swap(stand, `2026-05-0${at}T00:00:00Z`, '600002');
  await eventually('the first has none', () => {
    collectGarbage();
    return former.deref() === undefined;
  });
  await eventually('the further one has the latest alone', async () => (await atlasesHeld(stand)) === 1);
});
