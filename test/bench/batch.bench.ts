import { closeSync, openAsBlob, openSync, writeFileSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchJob } from '../../src/contract.gen.ts';
import { drawTexts } from '../../src/evaluation/queries.ts';
import { tableLimits } from '../../src/jobs/batch/limits.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { measureArrivals, type ArrivalsMeasured } from './arrivals.ts';
import { drawAddresses, type AskedAddress } from './asked-addresses.ts';
import type { Metered } from './batch-server.ts';
import type { Bench } from './bench.ts';
import { machineLoad, requestHead, startWholeService, statusText, type WholeService } from './whole-service.ts';

/** Ways in which one house is asked for; not all houses can be asked for in all of them. */
const WAYS = 14;
const PER_SECOND = 50;
const SECONDS = 20;
const ROUNDS = 4;
/** Compiled code, and threads that have begun, are a matter of the first minute only. */
const WARM_UP_ROWS = 40_000;
/** A row that is asked again behind so many others is not remembered. */
const FORGOTTEN_BEHIND = 200_000;
/** Of the largest file there may be, which is there for its bytes. */
const LARGEST_ADDRESSES = 1_000;

/**
 * Files of addresses that were misspelt, shortened and turned around, sent to the whole service and read again: alone,
 * beside requests, and what the engine alone takes for the same rows on as many threads. As many rows as
 * `--houses` says, and a tenth of them; then the largest file that is taken. Without `--atlas` the country is the
 * demonstration one of about so many houses.
 */
export const batch: Bench = async ({ atlasPath, houses }) => {
  const path = atlasPath ?? (await demoAtlasPath(houses));
  const { tables } = await readAtlas(path);
  const most = Math.min(houses, WAYS * tables.houses.rows);
  const folder = await mkdtemp(join(tmpdir(), 'geokod-bench-rows-'));
  const sizes = [Math.ceil(most / 10), most];
  // Each row once: what was asked lately is remembered.
  const mayRepeat = most >= FORGOTTEN_BEHIND;
  const wanted = WARM_UP_ROWS + sizes[0] + (mayRepeat ? most : 2 * most) + LARGEST_ADDRESSES;
  const texts = shuffled(drawTexts(tables, { sample: Math.ceil(wanted / WAYS), seed: 3 }));
  const service = await startWholeService(path, { program: './batch-server.ts' });
  const facts: Record<string, string> = {};
  // it takes minutes: what is known is told
  const tell = (what: string, figure: string): void => console.error(`${what}: ${(facts[what] = figure)}`);
  tell('load of the machine before', machineLoad());
  let files = 0;
  const newFile = (rows: number): string => {
    const file = join(folder, `${++files}.csv`);
    const lines = texts.splice(0, rows).map((text, at) => `${at + 1};${text.replaceAll(/[;"\n]/gu, ' ')}\n`);
    writeFileSync(file, `номер;адрес\n${lines.join('')}`);
    return file;
  };

  await sendAndRead(service, newFile(WARM_UP_ROWS));
  const sent = sizes.map(newFile);
  for (const [at, rows] of sizes.entries()) {
    const file = sent[at];
    const whole = await sendAndRead(service, file);
    tell(`batch of ${amountText(rows)} rows`, workText(rows, whole));
    const engine = (await service.ask({ engine: file })) as Metered;
    tell(`the engine alone, ${amountText(rows)} rows`, workText(rows, engine));
    const [time, cpu] = [more(whole.seconds, engine.seconds), more(whole.cpuSeconds, engine.cpuSeconds)];
    tell(`the pipeline's overhead, ${amountText(rows)} rows`, `${time} of time, ${cpu} of processors`);
  }
  const largest = join(folder, 'largest.csv');
  writeLargest(largest, texts.splice(0, LARGEST_ADDRESSES));
  tell('the largest file, of few addresses', workText(tableLimits.rows, await sendAndRead(service, largest)));
  // each address once: an answer that is kept costs nothing
  const addresses = drawAddresses(tables, ROUNDS * PER_SECOND * SECONDS);
  const measure = () => askBeside(service, addresses.splice(0, PER_SECOND * SECONDS));
  await measure();
  const idle = await measure();
  tell(`geocode ${PER_SECOND}/s, nothing else`, arrivalsText(idle));
  const beside = sendAndRead(service, mayRepeat ? sent[1] : newFile(most));
  for (const what of [`geocode ${PER_SECOND}/s, beside a batch`, 'geocode again, beside the same']) {
    const seen = await measure();
    tell(what, `${arrivalsText(seen)}: p99 is ${(seen.p99Ms / idle.p99Ms).toFixed(2)} times the idle one`);
  }
  tell(`batch of ${amountText(most)} rows, beside requests`, workText(most, await beside));
  tell('load of the machine after', machineLoad());
  await service.close();
  await rm(folder, { recursive: true, force: true });
  return { facts, trials: [] };
};

/** As its customer does it: from the first byte that is sent to the last that is read. */
async function sendAndRead({ full, key, ask }: WholeService, file: string): Promise<Metered> {
  const base = `http://127.0.0.1:${full}`;
  const headers = { authorization: `Bearer ${key}` };
  const jobIn = async (reply: Response): Promise<BatchJob> => {
    if (!reply.ok) throw new Error(await reply.text());
    return (await reply.json()) as BatchJob;
  };
  await ask({ meter: 'start' });
  const body = await openAsBlob(file, { type: 'text/csv' });
  let job = await jobIn(await fetch(`${base}/v2/batch`, { method: 'POST', headers, body }));
  while (job.status !== 'completed') {
    if (job.status === 'failed') throw new Error(`the batch failed: ${job.error?.detail}`);
    await sleep(50);
    job = await jobIn(await fetch(`${base}/v2/batch/${job.job}`, { headers }));
  }
  const result = await fetch(base + job.result_url!, { headers: { ...headers, 'accept-encoding': 'identity' } });
  for await (const _ of result.body!);
  return (await ask({ meter: 'stop' })) as Metered;
}

/** As many rows and as many bytes as are taken. */
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

/** A file has its houses in no order. */
function shuffled(texts: string[]): string[] {
  const random = seededRandom(11);
  for (let last = texts.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [texts[last], texts[other]] = [texts[other], texts[last]];
  }
  return texts;
}

const askBeside = ({ full: port, key }: WholeService, addresses: readonly AskedAddress[]) => {
  const requests = addresses.map(({ place, street, label }) =>
    requestHead(`/v2/geocode?q=${encodeURIComponent(`${place}, ${street}, ${label}`)}`, key),
  );
  return measureArrivals({ port, requests, perSecond: PER_SECOND, seconds: SECONDS });
};

const amountText = (rows: number): string => rows.toLocaleString('en');
const more = (whole: number, part: number): string => `${Math.round(100 * (whole / part - 1))} %`;

const workText = (rows: number, { seconds, cpuSeconds, memoryBytes }: Metered): string =>
  [
    `${seconds.toFixed(1)} s`, `${amountText(Math.round(rows / seconds))} rows/s`,
    `${cpuSeconds.toFixed(1)} s of processors`, `${Math.round(memoryBytes / 1e6)} MB of memory`,
  ].join(', ');

const arrivalsText = ({ p50Ms, p99Ms, maxMs, statuses }: ArrivalsMeasured): string =>
  `p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms, max ${maxMs.toFixed(1)} ms, ${statusText(statuses)}`;
