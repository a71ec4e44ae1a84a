import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawTexts } from '../../src/evaluation/queries.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { measureArrivals, type ArrivalsMeasured } from './arrivals.ts';
import { drawAddresses, type AskedAddress } from './asked-addresses.ts';
import type { Bench } from './bench.ts';
import { machineLoad, requestHead, startWholeService, statusText, type WholeService } from './whole-service.ts';

/** Ways in which one house is asked for; not all houses can be asked for in all of them. */
const WAYS = 14;
const PER_SECOND = 50;
const SECONDS = 10;
const ROUNDS = 4;
/** Compiled code, and threads that have begun, are a matter of the first minute only. */
const WARM_UP_ROWS = 40_000;

interface Worked {
  readonly seconds: number;
  /** Of all processors together, which neighbours on the machine change less. */
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
}

/**
 * Files of addresses that were misspelt, shortened and turned around, at work in the whole service: alone, beside
 * requests, and what the engine alone takes for the same rows on the same threads. As many rows as the atlas has
 * houses, at most, and a tenth of them.
 */
export const batch: Bench = async ({ atlasPath, houses }) => {
  const path = atlasPath ?? (await demoAtlasPath());
  const { tables } = await readAtlas(path);
  const most = Math.min(houses, tables.houses.rows);
  const folder = await mkdtemp(join(tmpdir(), 'geokod-bench-rows-'));
  const sizes = [Math.ceil(most / 10), most];
  // Each row once: what was asked lately is remembered.
  const wanted = WARM_UP_ROWS + sizes[0] + 2 * most;
  const texts = drawTexts(tables, { sample: Math.ceil(wanted / WAYS), seed: 3 });
  const service = await startWholeService(path, { program: './batch-server.ts' });
  const facts: Record<string, string> = { 'load of the machine before': machineLoad() };
  let files = 0;
  const newFile = (rows: number): string => {
    const file = join(folder, `${++files}.csv`);
    const lines = texts.splice(0, rows).map((text, at) => `${at + 1};${text.replaceAll(/[;"]/gu, ' ')}\n`);
    writeFileSync(file, `номер;адрес\n${lines.join('')}`);
    return file;
  };
  const work = async (kind: 'engine' | 'batch', file: string): Promise<Worked> =>
    (await service.ask({ [kind]: file })) as Worked;

  await work('batch', newFile(WARM_UP_ROWS));
  for (const rows of sizes) {
    const file = newFile(rows);
    facts[`batch of ${rows} rows`] = told(rows, await work('batch', file));
    facts[`the engine alone, ${rows} rows`] = told(rows, await work('engine', file));
  }
  // each address once: an answer that is kept costs nothing
  const addresses = drawAddresses(tables, ROUNDS * PER_SECOND * SECONDS);
  const measure = () => askBeside(service, addresses.splice(0, PER_SECOND * SECONDS));
  await measure();
  facts[`geocode ${PER_SECOND}/s, nothing else`] = toldArrivals(await measure());
  const beside = work('batch', newFile(most));
  facts[`geocode ${PER_SECOND}/s, beside a batch`] = toldArrivals(await measure());
  facts['geocode again, beside the same'] = toldArrivals(await measure());
  facts[`batch of ${most} rows, beside requests`] = told(most, await beside);
  facts['load of the machine after'] = machineLoad();
  await service.close();
  await rm(folder, { recursive: true, force: true });
  return { facts, trials: [] };
};

const askBeside = ({ full: port, key }: WholeService, addresses: readonly AskedAddress[]) => {
  const requests = addresses.map(({ place, street, label }) =>
    requestHead(`/v2/geocode?q=${encodeURIComponent(`${place}, ${street}, ${label}`)}`, key),
  );
  return measureArrivals({ port, requests, perSecond: PER_SECOND, seconds: SECONDS });
};

const told = (rows: number, { seconds, cpuSeconds, memoryBytes }: Worked): string =>
  [
    `${seconds.toFixed(1)} s`, `${Math.round(rows / seconds).toLocaleString('en')} rows/s`,
    `${cpuSeconds.toFixed(1)} s of processors`, `${Math.round(memoryBytes / 1e6)} MB of memory`,
  ].join(', ');

const toldArrivals = ({ p50Ms, p99Ms, maxMs, statuses }: ArrivalsMeasured): string =>
  `p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms, max ${maxMs.toFixed(1)} ms, ${statusText(statuses)}`;
