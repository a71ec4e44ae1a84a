/**
 * A worker to be killed: `batch-worker.ts DATABASE_URL FILES ATLAS LEASE_MS PLACE [MOMENT]`. Works on batches until
 * it is told to end, or kills itself at the given moment. Prints its log, one line each.
 */
import { BatchRunner } from '../../src/running/batch/runner.ts';
import { Metrics } from '../../ops/index.ts';
import type { BatchStore } from '../../src/jobs/batch/ports.ts';
import type { FileStore } from '../../src/kernel/file-store.ts';
import { openFolderFiles } from '../../src/store/files/stored/folder.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { openBatchStore } from '../../src/store/sql/batch/store.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { systemClock } from '../../src/store/system-clock.ts';

const [, , url, folder, atlasPath, leaseMs, place, moment] = process.argv;

const dieAt = (here: string): void => {
  if (here === moment) process.kill(process.pid, 'SIGKILL');
};

const sql = await openSql(url);
const plain = openBatchStore(sql, async () => undefined);
const queue: BatchStore = {
  ...plain,
  async advance(lease, from, to, now) {
    const done = await plain.advance(lease, from, to, now);
    dieAt(`at ${to}`);
    return done;
  },
  async addPart(lease, part, now) {
    dieAt(`before checkpoint ${part.number}`);
    const done = await plain.addPart(lease, part, now);
    dieAt(`behind checkpoint ${part.number}`);
    return done;
  },
  async complete(lease, now) {
    dieAt('before the end');
    const done = await plain.complete(lease, now);
    dieAt('behind the end');
    return done;
  },
};

const kept = await openFolderFiles(folder);
const files: FileStore = {
  ...kept,
  put: (name, content) =>
    kept.put(name, (async function* () {
      for await (const piece of content) {
        yield piece.subarray(0, piece.length >> 1);
        dieAt(`inside ${/part-0*(\d+)/.exec(name)?.[1]}`);
        yield piece.subarray(piece.length >> 1);
      }
    })()),
};

const { tables } = await readAtlas(atlasPath);
const print = (fields: object, message?: string): void => console.log(message, JSON.stringify(fields));
const runner = new BatchRunner({
  queue, files, clock: systemClock,
  atlas: () => ({ version: 'one', tables }),
  log: { info: print, error: print },
  metrics: new Metrics().batches,
  place,
  rows: { threads: 1, niceness: 0 },
  portions: { groupRows: 10, partRows: 50 },
  times: { leaseMs: Number(leaseMs), lookMs: 50, firstMs: 50, mostMs: 100 },
});
runner.start();
process.on('SIGTERM', () => void runner.stop().then(() => sql.close()).then(() => process.exit()));
// The runner's own timers do not keep the process alive.
setInterval(() => {}, 60_000);
