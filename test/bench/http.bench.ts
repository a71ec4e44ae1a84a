import { seededRandom } from '../../src/kernel/random.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import type { Bench } from './bench.ts';
import { measure, type Measured } from './load.ts';
import { machineLoad, requestHead, startWholeService, statusText, type WholeService } from './whole-service.ts';

const SECONDS = 2;
const ROUNDS = 4;
/** Time before measuring, since just-in-time compilation goes on beside the work for many seconds. */
const WARM_SECONDS = 8;
const CONNECTIONS = [1, 16, 64];

const PLAIN = 'plain Koa';

interface Case {
  readonly name: string;
  readonly port: number;
  readonly requests: readonly string[];
}
type Run = Measured & { readonly cpuMicros: number };

/**
 * The cost of a whole `reverse` request over the demonstration country: authentication, limits, validation, the engine
 * or its cache, metering, the journal, metrics and a log written to a file; compared with a plain Koa that answers the
 * same bytes. Both run in one process, on a core of its own if possible, and are measured in turns from this one. On a
 * busy machine the processor time per request is the steadier figure; its inverse is what one core could answer per
 * second.
 */
export const http: Bench = async ({ atlasPath }) => {
  const path = atlasPath ?? (await demoAtlasPath());
  const service = await startWholeService(path, { onOneCore: true });
  const facts: Record<string, string> = { 'load of the machine before': machineLoad(), 'the server': service.place };
  const cases = await casesOf(path, service);
  for (const { port, requests } of cases) await measure({ port, requests, connections: 16, seconds: WARM_SECONDS });
  for (const connections of CONNECTIONS) {
    const runs = await compare(service, cases, connections);
    const plain = runs.get(PLAIN)!;
    for (const [name, run] of runs) {
      facts[`${name}, ${connections} at once`] = summary(run, name === PLAIN ? undefined : plain);
    }
  }
  facts['load of the machine after'] = machineLoad();
  facts['log written'] = `${(service.logBytes() / 1e6).toFixed(1)} MB`;
  await service.close();
  return { facts, trials: [] };
};

async function casesOf(path: string, { plain, full, key }: WholeService): Promise<Case[]> {
  const { houses } = (await readAtlas(path)).tables;
  const random = seededRandom(7);
  const near = (units: number): string => (units / 1e7 + (random() - 0.5) * 0.001).toFixed(6);
  const request = (): string => {
    const row = Math.floor(random() * houses.rows);
    return requestHead(`/v2/reverse?lat=${near(houses.lat[row])}&lon=${near(houses.lon[row])}`, key);
  };
  const same = [requestHead('/v2/reverse?lat=54.442&lon=148.3408', key)];
  // More places than the cache holds, so that each has been evicted when it comes round again.
  const others = Array.from({ length: 200_000 }, request);
  return [
    { name: PLAIN, port: plain, requests: same },
    { name: 'reverse, kept answer', port: full, requests: same },
    { name: 'reverse, new answer', port: full, requests: others },
  ];
}

/** The best of several rounds, in which the cases take turns: other load on the machine can only worsen a figure. */
async function compare(
  service: WholeService, cases: readonly Case[], connections: number,
): Promise<Map<string, Run>> {
  const best = new Map<string, Run>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, port, requests } of cases) {
      const before = await service.cpuSeconds();
      const measured = await measure({ port, requests, connections, seconds: SECONDS });
      const answered = Object.values(measured.statuses).reduce((sum, count) => sum + count, 0);
      const cpuMicros = (((await service.cpuSeconds()) - before) * 1e6) / answered;
      const { perSecond = 0, cpuMicros: least = Infinity } = best.get(name) ?? {};
      const faster = perSecond >= measured.perSecond ? best.get(name)! : measured;
      best.set(name, { ...faster, cpuMicros: Math.min(least, cpuMicros) });
    }
  }
  return best;
}

function summary({ perSecond, p50Ms, p99Ms, statuses, cpuMicros }: Run, plain: Run | undefined): string {
  const share = plain && ((cpuMicros - plain.cpuMicros) / cpuMicros) * 100;
  return [
    `${perSecond.toFixed(0)}/s`,
    `p50 ${p50Ms.toFixed(3)} ms${plain ? ` (${(p50Ms - plain.p50Ms).toFixed(3)} over plain)` : ''}`,
    `p99 ${p99Ms.toFixed(3)} ms`,
    `${cpuMicros.toFixed(0)} µs of CPU each${share === undefined ? '' : `, ${share.toFixed(0)} % of it ours`}`,
    `so ${(1e6 / cpuMicros).toFixed(0)}/s a core`,
    statusText(statuses),
  ].join('  ');
}
