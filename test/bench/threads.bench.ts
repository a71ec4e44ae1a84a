import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { prepareStand, serve, type Served } from '../harness/served.ts';
import { drawAddresses } from './asked-addresses.ts';
import type { Bench } from './bench.ts';
import { medianOf } from './measure.ts';
import type { PipelinedCount, PipelinedLoad } from './pipelined-once.ts';
import { machineLoad, requestHead } from './whole-service.ts';

const THREADS = [1, 2];
const [SECONDS, ROUNDS, CONNECTIONS, DEPTH] = [2, 11, 32, 8];
/** For each thread: enough for its code to be compiled on any machine. */
const [WARM_REQUESTS, WARM_CONNECTIONS] = [15_000, 8];
const ADDRESSES = 100_000;
const TICKS_PER_SECOND = 100;

/** The cores on which a service and its load program may run, with a description. */
interface Confines {
  readonly name: string;
  coresFor(threads: number): number;
}

const CONFINES: readonly Confines[] = [
  { name: 'on all cores', coresFor: () => availableParallelism() },
  { name: 'with the load program on as many cores as threads', coresFor: (threads) => threads },
];

interface Run extends PipelinedCount {
  readonly perSecond: number;
  /** Processor time of all threads of the service, of those that serve, and of the busiest one. */
  readonly serverSeconds: number;
  readonly servingSeconds: number;
  readonly busiestSeconds: number;
}

/**
 * `geocode` over HTTP by number of threads, and the memory of a further thread. No answer may come from the cache: a
 * single thread has it for itself, several divide it, and so one of them would answer more. Wall time on all cores
 * shows what threads are worth with a core for each and one for the load program. With two cores the load program takes
 * a stated part of them; there, compare one thread and the load program on one core with two threads on two. The
 * processor time of the busiest thread is the limit if there are enough cores. The services are asked in turns, since
 * the speed of a shared machine changes within minutes, and compared turn by turn. Two services of one thread, asked at
 * the same time, show what the machine gives at most to two threads that share nothing.
 */
export const threads: Bench = async ({ atlasPath }) => {
  const path = atlasPath ?? (await demoAtlasPath());
  const addresses = drawAddresses((await readAtlas(path)).tables, ADDRESSES);
  const paths = addresses.map(({ place, street, label }) =>
    `/v2/geocode?q=${encodeURIComponent(`${place}, ${street}, ${label}`)}`);
  const facts: Record<string, string> = { 'load of the machine before': machineLoad() };
  const services: AskedService[] = [];
  try {
    for (const count of [...THREADS, 1]) services.push(await openService(path, paths, count));
    const byThreads = services.slice(0, THREADS.length);
    const runsOf = await askInTurns(byThreads);
    for (const { name } of CONFINES) Object.assign(facts, factsOf(name, runsOf));
    facts['two processes at once'] = await compareProcesses(byThreads[0], services.at(-1)!);
    const busiest = byThreads.map(({ threadCount }) =>
      medianOf([...runsOf.values()].flatMap((runs) => runs.get(threadCount)!.map(busiestOf))));
    facts['by the processor time of the busiest thread'] = compared((at) => busiest[0] / busiest[at]);
    const cached = await Promise.all(services.map(async ({ threadCount, cachedAnswers }) =>
      `${threadCount} threads ${await cachedAnswers()}`));
    facts['answers from the cache'] = cached.join(', ');
    facts['resident'] = byThreads.map(({ threadCount, memoryBytes }) =>
      `${threadCount} threads ${(memoryBytes() / 2 ** 20).toFixed(0)} MiB`).join(', ');
  } finally {
    for (const { close } of services) await close();
  }
  facts['load of the machine after'] = machineLoad();
  return { facts, trials: [] };
};

/** By name of the confines, then by number of threads, in the order of the turns. */
type Runs = ReadonlyMap<string, ReadonlyMap<number, readonly Run[]>>;

async function askInTurns(services: readonly AskedService[]): Promise<Runs> {
  const runsOf = new Map(CONFINES.map(({ name }) => [name, new Map(THREADS.map((count) => [count, [] as Run[]]))]));
  for (const { name, coresFor } of CONFINES) {
    for (const { threadCount, confineTo } of services) confineTo(coresFor(threadCount));
    for (let round = 0; round < ROUNDS; round++) {
      for (const { threadCount, ask } of services) runsOf.get(name)!.get(threadCount)!.push(await ask());
    }
  }
  return runsOf;
}

/** Asks one service on one core, load program included, then it and another one at the same time on two. */
async function compareProcesses(one: AskedService, other: AskedService): Promise<string> {
  const ratios: number[] = [];
  other.confineTo(2);
  for (let round = 0; round < ROUNDS; round++) {
    one.confineTo(1);
    const alone = await one.ask();
    one.confineTo(2);
    const together = await Promise.all([one.ask(), other.ask()]);
    ratios.push(sumOf(together.map(({ perSecond }) => perSecond)) / alone.perSecond);
  }
  return `${medianOf(ratios).toFixed(2)} times one, by turns ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`;
}

function factsOf(name: string, runsOf: Runs): Record<string, string> {
  const byThreads = runsOf.get(name)!;
  const [ones, ...others] = THREADS.map((count) => byThreads.get(count)!);
  const ratios = others.map((runs) => runs.map(({ perSecond }, turn) => perSecond / ones[turn].perSecond));
  return {
    ...Object.fromEntries(THREADS.map((count) => [
      `${count} threads ${name}`, summary(middleOf(byThreads.get(count)!)),
    ])),
    [`wall time ${name}`]: compared((at) => medianOf(ratios[at - 1])),
    [`wall time ${name}, by turns`]: ratios.map((each) => each.map((ratio) => ratio.toFixed(2)).join(' ')).join('; '),
  };
}

const compared = (ratioAt: (at: number) => number): string =>
  THREADS.slice(1).map((count, at) => `${count} threads ${ratioAt(at + 1).toFixed(2)} times one`).join(', ');

const middleOf = (runs: readonly Run[]): Run =>
  runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];

const busiestOf = ({ busiestSeconds, answered }: Run): number => busiestSeconds / answered;

interface Loader {
  readonly child: ChildProcess;
  /** Rejects when the process ends for any reason. */
  readonly ended: Promise<never>;
}

function startLoader(): Loader {
  const child = fork(new URL('./pipelined-once.ts', import.meta.url));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the load program ended')));
  ended.catch(() => {});
  return { child, ended };
}

interface AskedService {
  readonly threadCount: number;
  ask(): Promise<Run>;
  confineTo(cores: number): void;
  memoryBytes(): number;
  cachedAnswers(): Promise<number>;
  close(): Promise<void>;
}

/** Starts a service and asks it until its code is compiled. */
async function openService(path: string, paths: readonly string[], threadCount: number): Promise<AskedService> {
  const closers: (() => unknown)[] = [];
  const stand = await prepareStand({ after: (close: () => unknown) => closers.push(close) });
  const served = await serve(stand, undefined, { ATLAS: path, HTTP_THREADS: String(threadCount) });
  const loader = startLoader();
  const close = async (): Promise<void> => {
    loader.child.disconnect();
    served.process.kill('SIGTERM');
    await served.ended;
    for (const each of closers) await each();
  };
  try {
    const requests = paths.map((each) => requestHead(each, stand.key));
    await allListen(served, threadCount);
    const ask = (options: Partial<PipelinedLoad> = {}): Promise<Run> => askOnce(served, loader, threadCount, options);
    let { answered: asked } = await ask({ requests, connections: WARM_CONNECTIONS });
    while (asked < WARM_REQUESTS * threadCount) asked += (await ask({ connections: WARM_CONNECTIONS })).answered;
    return {
      threadCount,
      ask: () => ask(),
      confineTo: (cores) => [served.process, loader.child].forEach(({ pid }) => confine(pid!, cores)),
      memoryBytes: () => residentBytes(served),
      cachedAnswers: async () => Number(CACHED.exec(await metricsOf(served))?.[1] ?? 0),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Confines a process with all its threads to the first cores, where Linux supports that. */
const confine = (pid: number, cores: number): unknown =>
  spawnSync('taskset', ['-acp', `0-${cores - 1}`, String(pid)], { stdio: 'ignore' });

async function askOnce(
  { port, process: { pid } }: Served, loader: Loader, threadCount: number, options: Partial<PipelinedLoad>,
): Promise<Run> {
  const before = secondsByThread(pid!);
  const load: PipelinedLoad = { port, connections: CONNECTIONS, depth: DEPTH, seconds: SECONDS, ...options };
  loader.child.send(load);
  const [counted] = (await Promise.race([once(loader.child, 'message'), loader.ended])) as [PipelinedCount];
  if (counted.failed > 0) throw new Error(`${counted.failed} of ${counted.answered + counted.failed} were refused`);
  const spent = [...secondsByThread(pid!)].map(([thread, seconds]) => seconds - (before.get(thread) ?? 0));
  const serving = spent.toSorted((a, b) => b - a).slice(0, threadCount);
  return {
    ...counted,
    perSecond: counted.answered / counted.tookSeconds,
    serverSeconds: sumOf(spent),
    servingSeconds: sumOf(serving),
    busiestSeconds: serving[0],
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function secondsByThread(pid: number): Map<string, number> {
  return new Map(readdirSync(`/proc/${pid}/task`).map((thread) => {
    const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1].split(' ');
    return [thread, (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND];
  }));
}

const residentBytes = ({ process: { pid } }: Served): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);

const CACHED = /^geokod_cached_answers_total\{operation="geocode"\} (\d+)/m;

const metricsOf = async ({ opsPort }: Served): Promise<string> =>
  (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();

async function allListen(served: Served, threadCount: number): Promise<void> {
  while (!(await metricsOf(served)).includes(`geokod_http_threads ${threadCount}\n`)) await sleep(100);
}

function summary({ perSecond, answered, cpuSeconds, tookSeconds, ...run }: Run): string {
  const micros = (seconds: number): string => `${((seconds * 1e6) / answered).toFixed(0)} µs`;
  const { serverSeconds, servingSeconds, busiestSeconds } = run;
  return [
    `${perSecond.toFixed(0)}/s`,
    `${micros(servingSeconds)} of CPU in threads that serve, ${micros(busiestSeconds)} of it in the busiest`,
    `${micros(serverSeconds - servingSeconds)} in other threads, ${micros(cpuSeconds)} in the load program`,
    `${((serverSeconds + cpuSeconds) / tookSeconds).toFixed(2)} cores used, ` +
    `${(cpuSeconds / tookSeconds).toFixed(2)} of them by the load program`,
  ].join('  ');
}
