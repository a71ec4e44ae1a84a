import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { NodeSqlite } from './node-sqlite.ts';
import { alone } from './sqlite.ts';

const THREADS = 4;
const FILES = 150;

interface Start {
  readonly folder: string;
  /** How many threads have reached their next file. */
  readonly arrived: Int32Array;
}

/** Opens the same new files in all threads at the same moments. Returns the errors. */
async function openAll({ folder, arrived }: Start): Promise<string[]> {
  const wrong: string[] = [];
  for (let file = 0; file < FILES; file++) {
    Atomics.add(arrived, 0, 1);
    while (Atomics.load(arrived, 0) < THREADS * (file + 1));
    const database = new NodeSqlite(join(folder, `${file}.sqlite`));
    try {
      await alone(() => database.pragma('journal_mode = WAL'));
    } catch (error) {
      wrong.push((error as Error).message);
    }
    database.close();
  }
  return wrong;
}

if (isMainThread) {
  test('a new database may be opened by several threads at the same moment', async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'geokod-start-'));
    context.after(() => rmSync(folder, { recursive: true, force: true }));
    const start: Start = { folder, arrived: new Int32Array(new SharedArrayBuffer(4)) };
    const answers = Array.from({ length: THREADS }, () => new Promise<string[]>((resolve, reject) => {
      const worker = new Worker(import.meta.filename, { workerData: start });
      worker.on('message', resolve).on('error', reject);
    }));
    assert.deepEqual((await Promise.all(answers)).flat(), []);
  });
} else parentPort!.postMessage(await openAll(workerData as Start));
