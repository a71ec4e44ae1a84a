import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Metrics } from '../../ops/index.ts';
import { inputName, partName } from '../../src/jobs/batch/files.ts';
import type { Batch, BatchStore } from '../../src/jobs/batch/ports.ts';
import type { TableShape } from '../../src/jobs/table/ports.ts';
import { headerLine } from '../../src/jobs/table/write-rows.ts';
import type { FileStore } from '../../src/kernel/file-store.ts';
import { BatchRunner, type RunnerOptions } from '../../src/running/batch/runner.ts';
import type { ServedAtlas } from '../../src/running/batch/atlas-crews.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { systemClock } from '../../src/store/system-clock.ts';
import { newBatch } from './batches.ts';
import { writeTownAtlas } from './small-geocoder.ts';

const shape: TableShape = {
  encoding: 'utf-8', delimiter: ';', hasHeader: true, columns: ['номер', 'адрес'],
  address: { kind: 'whole', column: 1 },
};

/** A table of so many rows: existing houses, repeated ones, an unknown town, and no address. */
export function tableOf(rows: number): string {
  const addresses = [
    (row: number) => `Ветроград, Посадская улица, ${1 + ((2 * row) % 20)}`,
    (row: number) => `посадская ${row % 40} ветроград`,
    () => 'Китеж, Озёрная улица, 5',
    () => '',
    (row: number) => `"Ветроград; ""${row}"""`,
  ];
  const lines = Array.from({ length: rows }, (_, row) => `${row + 1};${addresses[row % addresses.length](row)}\n`);
  return `номер;адрес\n${lines.join('')}`;
}

/** Adds a batch as if it had been submitted now. */
export async function submitTable(
  store: BatchStore, files: FileStore, id: string, text: string, change: Partial<Batch> = {},
): Promise<Batch> {
  const bytes = Buffer.from(text);
  await files.put(inputName(id), (async function* () {
    yield bytes;
  })());
  const rows = text.trimEnd().split('\n').length - 1;
  const digest = createHash('sha256').update(bytes).digest('hex');
  const batch = newBatch(id, { shape, rows, bytes: bytes.length, digest, createdAt: systemClock.now(), ...change });
  await store.add(batch);
  return batch;
}

/** The whole result as the customer receives it. */
export async function readResult(store: BatchStore, files: FileStore, id: string): Promise<string> {
  const pieces: Uint8Array[] = [Buffer.from(headerLine(shape))];
  for (const part of await store.listParts(id)) pieces.push(...(await Array.fromAsync(files.read(partName(id, part)))));
  return Buffer.concat(pieces).toString();
}

/** The small town's atlas, under any version. */
export async function townAtlas(folder: string): Promise<(version: string) => ServedAtlas> {
  const path = join(folder, 'town.atlas');
  await writeTownAtlas(path);
  const { tables } = await readAtlas(path);
  return (version) => ({ version, tables });
}

export type TestRunnerOptions = Pick<RunnerOptions, 'queue' | 'files' | 'atlas'> & Partial<RunnerOptions>;

/** A worker with frequent checks and small parts, and the lines it logged. */
export function newRunner(place: string, options: TestRunnerOptions): { runner: BatchRunner; logged: string[] } {
  const logged: string[] = [];
  const record = (fields: object, message = ''): void => void logged.push(`${message} ${JSON.stringify(fields)}`);
  const runner = new BatchRunner({
    place,
    clock: systemClock,
    log: { info: record, error: record },
    metrics: new Metrics().batches,
    rows: { threads: 2, niceness: 0 },
    portions: { groupRows: 10, partRows: 50 },
    ...options,
    times: { lookMs: 20, firstMs: 20, mostMs: 50, ...options.times },
  });
  return { runner, logged };
}
