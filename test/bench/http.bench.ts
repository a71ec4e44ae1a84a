import { seededRandom } from '../../src/kernel/random.ts';
import { readAtlas } from '../../src/store/files/atlas-read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import type { Bench } from './bench.ts';
import { measure, type Measured } from './load.ts';
import { machineLoad, requestHead, startWholeService, statusText, type WholeService } from './whole-service.ts';

const SECONDS = 3;
const ROUNDS = 3;

interface Case {
  readonly name: string;
  readonly port: number;
  readonly requests: readonly string[];
}
type Run = Measured & { readonly cpuMicros: number };

/**
 * What the whole way of a `reverse` costs over the demonstration country: authentication, limits, validation, the
 * engine or its cache, metering, the journal, metrics and a log that is written to a file; beside a plain Koa that
 * answers the same bytes. Both in one process, measured in turns from this one.
 */
export const http: Bench = async ({ atlasPath }) => {
  const path = atlasPath ?? (await demoAtlasPath());
  const service = await startWholeService(path);
  const facts: Record<string, string> = { 'load of the machine before': machineLoad() };
  const cases = await casesOf(path, service);
  for (const connections of [1, 16]) {
    const runs = await compare(service, cases, connections);
    const plain = runs.get('plain Koa')!;
    for (const [name, run] of runs) facts[`${name}, ${connections} at once`] = told(run, plain);
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
  // More places than are kept: each comes round again long after it was forgotten.
  const others = Array.from({ length: 200_000 }, request);
  return [
    { name: 'plain Koa', port: plain, requests: same },
    { name: 'reverse, kept answer', port: full, requests: same },
    { name: 'reverse, new answer', port: full, requests: others },
  ];
}

/** The best of several rounds, in which the cases take turns: a busy machine disturbs them alike. */
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
      if (!((best.get(name)?.perSecond ?? 0) >= measured.perSecond)) best.set(name, { ...measured, cpuMicros });
    }
  }
  return best;
}

/** One process answers on one core: what it could do there is a second by its processor time for one request. */
function told({ perSecond, p50Ms, p99Ms, statuses, cpuMicros }: Run, plain: Run): string {
  const share = ((cpuMicros - plain.cpuMicros) / cpuMicros) * 100;
  return [
    `${perSecond.toFixed(0)}/s`,
    `p50 ${p50Ms.toFixed(3)} ms (${(p50Ms - plain.p50Ms).toFixed(3)} over plain)`,
    `p99 ${p99Ms.toFixed(3)} ms`,
    `${cpuMicros.toFixed(0)} µs of CPU each (${share.toFixed(0)} % ours)`,
    statusText(statuses),
  ].join('  ');
}
