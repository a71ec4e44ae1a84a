import { readdirSync, readFileSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { prepareStand, serve, type Served, type Stand } from '../harness/served.ts';
import { drawAddresses } from './asked-addresses.ts';
import type { Bench } from './bench.ts';
import { measure, type Measured } from './load.ts';
import { machineLoad, requestHead, statusText } from './whole-service.ts';

const THREADS = [1, 2];
const [SECONDS, ROUNDS, CONNECTIONS] = [3, 4, 32];
/** Of each thread: its code is compiled by then, however slow the machine. */
const WARM_REQUESTS = 10_000;
const ADDRESSES = 50_000;
const TICKS_PER_SECOND = 100;

interface Run extends Measured {
  readonly answered: number;
  /** Processor time: of all threads of the process, of those that serve, and of the one that had most of it. */
  readonly cpuSeconds: number;
  readonly servingSeconds: number;
  readonly busiestSeconds: number;
}

/**
 * `geocode` over HTTP by number of threads, none asked twice, and what a further thread takes of the memory. Wall time
 * says how many threads are worth on a machine that has a core for each, and others for who asks. Where it has not, as
 * here may be, see the processor time: if no thread is short of a core, the busiest one is what limits them all.
 */
export const threads: Bench = async ({ atlasPath }) => {
  const path = atlasPath ?? (await demoAtlasPath());
  const addresses = drawAddresses((await readAtlas(path)).tables, ADDRESSES);
  const facts: Record<string, string> = { 'load of the machine before': machineLoad() };
  const limits: number[] = [];
  for (const count of THREADS) {
    const { best, memoryBytes } = await askService(path, addresses.map((one) =>
      `/v2/geocode?q=${encodeURIComponent(`${one.place}, ${one.street}, ${one.label}`)}`), count);
    limits.push((count * best.answered) / best.servingSeconds);
    facts[`${count} threads`] = `${told(best)}  ${(memoryBytes / 2 ** 20).toFixed(0)} MiB resident`;
  }
  facts['with a core for each thread and their load even'] = THREADS.map((count, at) =>
    `${count} threads: ${(limits[at] / limits[0]).toFixed(2)} times one`).join(', ');
  facts['load of the machine after'] = machineLoad();
  return { facts, trials: [] };
};

async function askService(path: string, paths: readonly string[], threadCount: number) {
  const closers: (() => unknown)[] = [];
  const context = { after: (close: () => unknown) => closers.push(close) };
  const stand: Stand = await prepareStand(context as never as TestContext);
  const served = await serve(stand, undefined, { ATLAS: path, HTTP_THREADS: String(threadCount) });
  try {
    const requests = paths.map((each) => requestHead(each, stand.key));
    await allListen(served, threadCount);
    const ask = (): Promise<Run> => askOnce(served, requests, threadCount);
    for (let asked = 0; asked < WARM_REQUESTS * threadCount;) asked += (await ask()).answered;
    const runs: Run[] = [];
    for (let round = 0; round < ROUNDS; round++) runs.push(await ask());
    const best = runs.reduce((a, b) => (b.servingSeconds / b.answered < a.servingSeconds / a.answered ? b : a));
    return { best, memoryBytes: residentBytes(served) };
  } finally {
    served.process.kill('SIGTERM');
    await served.ended;
    for (const close of closers) await close();
  }
}

async function askOnce(
  { port, process: { pid } }: Served, requests: readonly string[], threadCount: number,
): Promise<Run> {
  const before = secondsByThread(pid!);
  const measured = await measure({ port, requests, connections: CONNECTIONS, seconds: SECONDS });
  const spent = [...secondsByThread(pid!)].map(([thread, seconds]) => seconds - (before.get(thread) ?? 0));
  const serving = spent.toSorted((a, b) => b - a).slice(0, threadCount);
  return {
    ...measured,
    answered: Object.values(measured.statuses).reduce((sum, one) => sum + one, 0),
    cpuSeconds: spent.reduce((sum, one) => sum + one, 0),
    servingSeconds: serving.reduce((sum, one) => sum + one, 0),
    busiestSeconds: serving[0],
  };
}

function secondsByThread(pid: number): Map<string, number> {
  return new Map(readdirSync(`/proc/${pid}/task`).map((thread) => {
    const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1].split(' ');
    return [thread, (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND];
  }));
}

const residentBytes = ({ process: { pid } }: Served): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);

async function allListen({ opsPort }: Served, threadCount: number): Promise<void> {
  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  while (!(await metrics()).includes(`geokod_http_threads ${threadCount}\n`)) await sleep(100);
}

function told({ perSecond, p50Ms, p99Ms, statuses, ...run }: Run): string {
  const { answered, cpuSeconds, servingSeconds, busiestSeconds } = run;
  return [
    `${perSecond.toFixed(0)}/s`,
    `p50 ${p50Ms.toFixed(2)} ms  p99 ${p99Ms.toFixed(2)} ms`,
    `${((cpuSeconds * 1e6) / answered).toFixed(0)} µs of CPU each, ${(answered / cpuSeconds).toFixed(0)}/s a core`,
    `${((servingSeconds * 1e6) / answered).toFixed(0)} µs of it in threads that serve, ` +
    `${((busiestSeconds / servingSeconds) * 100).toFixed(0)} % of that in the busiest`,
    statusText(statuses),
  ].join('  ');
}
