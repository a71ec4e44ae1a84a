/**
 * The service of `whole-server.ts` that works on batches as well. Told `{ engine: FILE }` it asks its threads for the
 * rows of a table and does nothing else; told `{ batch: FILE }` it makes a batch of it and works on it as usual.
 * Answers how long that took, what it took of the processors, and how much memory the process had.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { openRowCrew } from '../../src/running/batch/open-row-crew.ts';
import { openFiles } from '../../src/store/files/stored/open.ts';
import { systemClock } from '../../src/store/system-clock.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { submitTable } from '../harness/batch-stand.ts';
import { config, opened } from './whole-server.ts';

interface Works {
  /** Calls what it gets when it begins, behind what it needs once. */
  engine(path: string, begin: () => void): Promise<void>;
  batch(path: string, begin: () => void): Promise<void>;
}

const { promise: ready, resolve: isReady } = Promise.withResolvers<Works>();
// At once: whoever started this may ask before all is open.
process.on('message', (message) => {
  if (typeof message !== 'object' || message === null) return;
  const [[work, path]] = Object.entries(message) as [[keyof Works, string]];
  void measure(work, path);
});

async function measure(work: keyof Works, path: string): Promise<void> {
  const works = await ready;
  let memoryBytes = 0;
  const looking = setInterval(() => (memoryBytes = Math.max(memoryBytes, process.memoryUsage().rss)), 100);
  let startedAt = 0;
  let usage = process.cpuUsage();
  await works[work](path, () => {
    startedAt = performance.now();
    usage = process.cpuUsage();
  });
  clearInterval(looking);
  const { user, system } = process.cpuUsage(usage);
  process.send!({ seconds: (performance.now() - startedAt) / 1000, cpuSeconds: (user + system) / 1e6, memoryBytes });
}

const GROUP = 200;
/** Until the threads are compiled. */
const WARM_UP_ROWS = 40_000;
const threads = availableParallelism();
const { stores, services } = opened;
const { batchStore: store } = stores;
const files = await openFiles(config.filesPlace);
const { tables } = await readAtlas(config.atlas);
const { log } = services;
const [{ id: accountId }] = await stores.sql.all<{ id: string }>('SELECT id FROM account');

isReady({
  engine: async (path, begin) => {
    const crew = openRowCrew(tables, { threads, log });
    const lines = readFileSync(path, 'utf8').split('\n').slice(1, -1);
    const addresses = lines.map((line) => line.slice(line.indexOf(';') + 1));
    const turn = { accountId: '', batchId: '' };
    const ask = (rows: readonly string[]): Promise<unknown> =>
      Promise.all(Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, at) => {
        const questions = rows.slice(at * GROUP, (at + 1) * GROUP);
        return crew.ask(turn, { options: { lang: 'ru', countries: [] }, questions });
      }));
    await ask(addresses.slice(0, WARM_UP_ROWS));
    begin();
    await ask(addresses);
    await crew.end();
  },
  batch: async (path, begin) => {
    begin();
    const id = `job_${Date.now()}`;
    await submitTable(store, files, id, readFileSync(path, 'utf8'), { accountId });
    for (;;) {
      const { state } = (await store.find({ accountId }, id))!;
      if (state === 'completed') return;
      if (state === 'failed') throw new Error('the batch failed');
      await systemClock.wait(50);
    }
  },
});
