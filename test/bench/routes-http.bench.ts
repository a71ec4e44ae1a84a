import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { seededRandom } from '../../src/kernel/random.ts';
import { profiles, type Profile } from '../../src/routing/graph.ts';
import type { RoutingTables } from '../../src/routing/open.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { runApart } from './apart.ts';
import type { Bench } from './bench.ts';
import { measure, type Measured } from './load.ts';
import { roadsidePoints } from './roadside-points.ts';
import { machineLoad, requestWithBody, startWholeService, statusText, type WholeService } from './whole-service.ts';

const CITY = 'heidelberg.osm.pbf';
const [WARM_SECONDS, SECONDS, ROUNDS] = [6, 2, 3];
const [ROUTES, MATRICES] = [4000, 40];

interface Case {
  readonly name: string;
  readonly requests: readonly string[];
}

/**
 * Routes and matrices of 100 x 100 over HTTP, as whole requests, one after another and none repeated, answered by a
 * service in a process of its own: over the demonstration country and a city in GEOKOD_EXTRACTS.
 */
export const routesHttp: Bench = async ({ atlasPath }) => {
  const facts: Record<string, string> = {};
  const run = async (name: string, path: string): Promise<void> => {
    for (const [what, results] of await askService(path)) facts[`${name}: ${what}`] = results;
  };
  if (atlasPath !== undefined) {
    await run(basename(atlasPath), atlasPath);
    return { facts, trials: [] };
  }
  await run('demonstration country', await demoAtlasPath());
  const extracts = process.env.GEOKOD_EXTRACTS;
  if (extracts === undefined) return { facts, trials: [] };
  const folder = await mkdtemp(join(tmpdir(), 'geokod-bench-'));
  try {
    await runApart('import-once.ts', [join(extracts, CITY), folder]);
    await run(CITY, join(folder, 'bench.atlas'));
    return { facts, trials: [] };
  } finally {
    await rm(folder, { recursive: true });
  }
};

async function askService(path: string): Promise<[what: string, results: string][]> {
  const { tables } = await readAtlas(path);
  const service = await startWholeService(path);
  try {
    const results: [string, string][] = [['load of the machine before', machineLoad()]];
    for (const { name, requests } of profiles.flatMap((profile) => casesOf(tables, service, profile))) {
      results.push([name, await bestOf(service, requests)]);
    }
    return [...results, ['load of the machine after', machineLoad()]];
  } finally {
    await service.close();
  }
}

function casesOf(tables: RoutingTables, { key }: WholeService, profile: Profile): Case[] {
  const random = seededRandom(11);
  const points = (count: number) => roadsidePoints(tables, profile, count, random);
  const request = (operation: 'route' | 'matrix', body: object): string =>
    requestWithBody(`/v2/${operation}`, key, { profile, ...body });
  const routes = (more: object): string[] =>
    Array.from({ length: ROUTES }, () => request('route', { points: points(2), ...more }));
  const matrices = Array.from({ length: MATRICES }, () =>
    request('matrix', { origins: points(100), destinations: points(100) }));
  return [
    { name: `${profile} route`, requests: routes({}) },
    { name: `${profile} route with steps and 2 alternatives`, requests: routes({ steps: true, alternatives: 2 }) },
    { name: `${profile} matrix of 100 x 100`, requests: matrices },
  ];
}

/** The best of several rounds: other load on the machine can only worsen a figure. */
async function bestOf(service: WholeService, requests: readonly string[]): Promise<string> {
  const connections = 1;
  const { full: port } = service;
  await measure({ port, requests, connections, seconds: WARM_SECONDS });
  const rounds: Measured[] = [];
  let [cpuMicros, asked] = [Infinity, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await service.cpuSeconds();
    // Each round continues where the previous one ended.
    const turned = [...requests.slice(asked % requests.length), ...requests.slice(0, asked % requests.length)];
    const measured = await measure({ port, requests: turned, connections, seconds: SECONDS });
    const answered = Object.values(measured.statuses).reduce((sum, count) => sum + count, 0);
    cpuMicros = Math.min(cpuMicros, (((await service.cpuSeconds()) - before) * 1e6) / answered);
    asked += answered;
    rounds.push(measured);
  }
  const { p50Ms, p99Ms, statuses } = rounds.reduce((a, b) => (b.p50Ms < a.p50Ms ? b : a));
  const all = `${rounds.map((one) => one.p50Ms.toFixed(2)).join(', ')} by round`;
  return `p50 ${p50Ms.toFixed(2)} ms (${all})  p99 ${p99Ms.toFixed(2)} ms  ` +
    `${(cpuMicros / 1000).toFixed(2)} ms of CPU each  ${statusText(statuses)}`;
}
