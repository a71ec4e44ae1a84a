/**
 * The service of `whole-server.ts` that also processes batches. The message `{ engine: FILE }` makes its threads answer
 * the rows of a table directly, and returns what that took. `{ meter: 'start' }` begins to meter memory and processor
 * time, which `{ meter: 'stop' }` returns.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { openRowCrew } from '../../src/running/batch/open-row-crew.ts';
import { atlas, opened } from './whole-server.ts';

/** The resources that a service used. */
export interface Metered {
  readonly seconds: number;
  /** Of all processors together, less affected by other load on the machine than the time. */
  readonly cpuSeconds: number;
  /** The highest value at any moment. */
  readonly memoryBytes: number;
}

type Message = { readonly engine: string } | { readonly meter: 'start' | 'stop' };

const LOOK_MS = 100;
const GROUP = 200;
/** Enough for the threads' code to be compiled. */
const WARM_UP_ROWS = 40_000;
const threads = availableParallelism();

// Registered at once, since a message may arrive before everything is open.
const { promise: ready, resolve: isReady } = Promise.withResolvers<(path: string) => Promise<Metered>>();
let stop = (): Metered => ({ seconds: 0, cpuSeconds: 0, memoryBytes: 0 });
process.on('message', (message: Message | string) => {
  if (typeof message === 'object') void answer(message).then((reply) => process.send!(reply));
});

async function answer(message: Message): Promise<object> {
  if ('engine' in message) return (await ready)(message.engine);
  if (message.meter === 'stop') return stop();
  stop = meter();
  return {};
}

function meter(): () => Metered {
  let memoryBytes = process.memoryUsage.rss();
  const looking = setInterval(() => (memoryBytes = Math.max(memoryBytes, process.memoryUsage.rss())), LOOK_MS);
  const startedAt = performance.now();
  const before = process.cpuUsage();
  return () => {
    clearInterval(looking);
    const { user, system } = process.cpuUsage(before);
    return { seconds: (performance.now() - startedAt) / 1000, cpuSeconds: (user + system) / 1e6, memoryBytes };
  };
}

const { services: { log } } = opened;

isReady(async (path) => {
  const crew = openRowCrew(atlas.current().tables, { threads, log });
  const lines = readFileSync(path, 'utf8').split('\n').slice(1, -1);
  const addresses = lines.map((line) => line.slice(line.indexOf(';') + 1));
  const turn = { accountId: '', batchId: '' };
  const ask = (rows: readonly string[]): Promise<unknown> =>
    Promise.all(Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, at) => {
      const questions = rows.slice(at * GROUP, (at + 1) * GROUP);
      return crew.ask(turn, { options: { lang: 'ru', countries: [] }, questions });
    }));
  await ask(addresses.slice(0, WARM_UP_ROWS));
  const end = meter();
  await ask(addresses);
  const metered = end();
  await crew.end();
  return metered;
});
