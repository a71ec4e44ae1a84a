import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableLimits } from '../../src/jobs/batch/limits.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { drawAddresses } from './asked-addresses.ts';
import type { Metered } from './batch-server.ts';
import type { Bench } from './bench.ts';
import { ADDRESSES, measureIdleAndBusy, ROWS_PER_TURN, TURNS } from './idle-and-busy.ts';
import { drawMisspelt, writeRows, WAYS } from './misspelt-rows.ts';
import { sentBatches } from './sent-batches.ts';
import { machineLoad, startWholeService, type WholeService } from './whole-service.ts';

/** Compiling code and starting threads matters only in the first minute. */
const WARM_UP_ROWS = 40_000;
/** Addresses in the largest file, which is measured for its bytes. */
const LARGEST_ADDRESSES = 1_000;

/**
 * Misspelt, shortened and reordered addresses in files sent to the whole service and downloaded again: alone, beside
 * requests, and the engine alone with the same rows and threads. With as many rows as `--houses` says, and a tenth of
 * that; then the largest file accepted. Without `--atlas` a demonstration country of about that many houses is used.
 */
export const batch: Bench = async ({ atlasPath, houses }) => {
  const path = atlasPath ?? (await demoAtlasPath(houses));
  const { tables } = await readAtlas(path);
  const most = Math.min(houses, WAYS * tables.houses.rows);
  const folder = await mkdtemp(join(tmpdir(), 'geokod-bench-rows-'));
  const sizes = [Math.ceil(most / 10), most];
  // Each row once, since recent answers are cached.
  const wanted = WARM_UP_ROWS + sizes[0] + most + LARGEST_ADDRESSES + TURNS * ROWS_PER_TURN;
  const texts = drawMisspelt(tables, wanted);
  const service = await startWholeService(path, { program: './batch-server.ts' });
  const facts: Record<string, string> = {};
  // each figure is printed at once, since the bench takes minutes
  const report = (what: string, figure: string): void => console.error(`${what}: ${(facts[what] = figure)}`);
  report('load of the machine before', machineLoad());
  let files = 0;
  const newFile = (rows: number): string => writeRows(join(folder, `${++files}.csv`), texts.splice(0, rows));

  await sendAndRead(service, newFile(WARM_UP_ROWS));
  const sent = sizes.map(newFile);
  for (const [at, rows] of sizes.entries()) {
    const file = sent[at];
    const whole = await sendAndRead(service, file);
    report(`batch of ${amountText(rows)} rows`, workText(rows, whole));
    const engine = (await service.ask({ engine: file })) as Metered;
    report(`the engine alone, ${amountText(rows)} rows`, workText(rows, engine));
    const [time, cpu] = [more(whole.seconds, engine.seconds), more(whole.cpuSeconds, engine.cpuSeconds)];
    report(`the pipeline's overhead, ${amountText(rows)} rows`, `${time} of time, ${cpu} of processors`);
  }
  const largest = join(folder, 'largest.csv');
  writeLargest(largest, texts.splice(0, LARGEST_ADDRESSES));
  report('the largest file, of few addresses', workText(tableLimits.rows, await sendAndRead(service, largest)));
  const turns = Array.from({ length: TURNS }, () => newFile(ROWS_PER_TURN));
  await measureIdleAndBusy({ service, files: turns, addresses: drawAddresses(tables, ADDRESSES) }, report);
  report('load of the machine after', machineLoad());
  await service.close();
  await rm(folder, { recursive: true, force: true });
  return { facts, trials: [] };
};

/** What a customer sees: from the first byte sent to the last one received. */
async function sendAndRead(service: WholeService, file: string): Promise<Metered> {
  const batches = sentBatches(service);
  await service.ask({ meter: 'start' });
  const sent = await batches.send(file);
  await batches.read(await batches.until(sent, ({ status }) => status === 'completed'));
  return (await service.ask({ meter: 'stop' })) as Metered;
}

/** Writes a file with the maximum of both rows and bytes. */
function writeLargest(path: string, texts: readonly string[]): void {
  const file = openSync(path, 'w');
  let left = tableLimits.bytes - writeSync(file, 'номер;адрес;заметка\n');
  for (let row = tableLimits.rows; row > 0;) {
    const lines: string[] = [];
    for (const last = Math.max(0, row - 1000); row > last; row--) {
      const begun = `${row};${texts[row % texts.length].replaceAll(/[;"\n]/gu, ' ')};`;
      const free = Math.floor(left / row) - Buffer.byteLength(begun) - 1;
      lines.push(`${begun}${'x'.repeat(Math.max(0, free))}\n`);
      left -= Buffer.byteLength(lines.at(-1)!);
    }
    writeSync(file, lines.join(''));
  }
  closeSync(file);
}

const amountText = (rows: number): string => rows.toLocaleString('en');
const more = (whole: number, part: number): string => `${Math.round(100 * (whole / part - 1))} %`;

const workText = (rows: number, { seconds, cpuSeconds, memoryBytes }: Metered): string =>
  [
    `${seconds.toFixed(1)} s`, `${amountText(Math.round(rows / seconds))} rows/s`,
    `${cpuSeconds.toFixed(1)} s of processors`, `${Math.round(memoryBytes / 1e6)} MB of memory`,
  ].join(', ');
