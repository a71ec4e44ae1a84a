import { join } from 'node:path';
import { seededRandom } from '../../../src/kernel/random.ts';
import type { Degrees } from '../../../src/routing/answer/snapped.ts';
import { openRoutingEngine } from '../../../src/routing/answer/routing-engine.ts';
import { UNREACHABLE } from '../../../src/routing/hierarchy/arcs.ts';
import { profiles, type Profile } from '../../../src/routing/graph.ts';
import { noTraffic } from '../../../src/routing/traffic/speeds.ts';
import { readAtlas } from '../../../src/store/files/atlas/read.ts';
import { roadsidePoints } from '../roadside-points.ts';
import { inUnits } from '../figure-lines.ts';
import { medianOf } from '../measure.ts';
import { machineLoad } from '../whole-service.ts';
import { openValhalla } from './valhalla.ts';

/** `node ask-both.ts FOLDER`, which contains both engines' maps. Prints the time of each, and how answers differ. */
const [folder] = process.argv.slice(2);
const [ROUTES, MATRICES, WARM_UP] = [500, 10, 100];
const { tables } = await readAtlas(join(folder, 'bench.atlas'));
const ours = openRoutingEngine(tables, () => '');
const theirs = await openValhalla(folder);
const nowMs = Date.UTC(2026, 10, 17, 5, 10);
const departure = { departureMs: nowMs, nowMs, requestedTraffic: 'off' } as const;

/** Measures calls in wall time and in processor time of all threads. */
class Watch {
  private readonly took: number[] = [];
  private cpuMicros = 0;

  async time<T>(call: () => T | Promise<T>): Promise<T> {
    const [startedAt, before] = [performance.now(), process.cpuUsage()];
    const answer = await call();
    this.took.push((performance.now() - startedAt) * 1000);
    const { user, system } = process.cpuUsage(before);
    this.cpuMicros += user + system;
    return answer;
  }

  get summary(): string {
    return `p50 ${inUnits(medianOf(this.took))} (${inUnits(this.cpuMicros / this.took.length)} of CPU each)`;
  }
}

type Measured = { readonly seconds: number; readonly meters: number };

/** Our figures relative to theirs in percent: the median, and the median of the absolute differences. */
function difference(pairs: readonly (readonly [ours: Measured, theirs: Measured])[], of: keyof Measured): string {
  const percents = pairs.filter(([, b]) => b[of] > 0).map(([a, b]) => (a[of] / b[of] - 1) * 100);
  const sign = medianOf(percents) > 0 ? '+' : '';
  return `${sign}${medianOf(percents).toFixed(1)} % (apart by ${medianOf(percents.map(Math.abs)).toFixed(1)} %)`;
}

async function compareRoutes(profile: Profile): Promise<void> {
  const random = seededRandom(17);
  const state = ours.state(profile, departure, noTraffic);
  const query = { alternatives: 0, steps: false, geometry: 'polyline6', language: 'en', departure } as const;
  const askOurs = (points: readonly Degrees[]): Measured | undefined => {
    const answer = ours.route(profile, state, { ...query, points });
    if ('missed' in answer) return undefined;
    const [{ durationSeconds: seconds, distanceMeters: meters }] = answer.routes;
    return { seconds, meters };
  };
  for (let call = 0; call < WARM_UP; call++) {
    const points = roadsidePoints(tables, profile, 2, random);
    askOurs(points);
    await theirs.route(profile, points);
  }
  const [ourWatch, theirWatch] = [new Watch(), new Watch()];
  const both: [Measured, Measured][] = [];
  const found = { ours: 0, theirs: 0 };
  for (let call = 0; call < ROUTES; call++) {
    const points = roadsidePoints(tables, profile, 2, random);
    const a = await ourWatch.time(() => askOurs(points));
    const b = await theirWatch.time(() => theirs.route(profile, points));
    if (a) found.ours++;
    if (b) found.theirs++;
    if (a && b) both.push([a, b]);
  }
  console.log(`${profile}: ${ROUTES} routes, found by ours ${found.ours}, by Valhalla ${found.theirs}`);
  console.log(`  duration ${difference(both, 'seconds')}, distance ${difference(both, 'meters')}`);
  console.log(`  a route: ours ${ourWatch.summary}, Valhalla ${theirWatch.summary}`);
}

async function compareMatrices(profile: Profile): Promise<void> {
  const random = seededRandom(19);
  const state = ours.state(profile, departure, noTraffic);
  const points = (count: number): Degrees[] => roadsidePoints(tables, profile, count, random);
  const askOurs = (origins: Degrees[], destinations: Degrees[]) => {
    const answer = ours.matrix(profile, state, { origins, destinations, language: 'en', departure });
    if ('missed' in answer) throw new Error('a point lies off the roads');
    return answer;
  };
  const [ourWatch, theirWatch, bigWatch] = [new Watch(), new Watch(), new Watch()];
  const both: [Measured, Measured][] = [];
  for (let call = -2; call < MATRICES; call++) {
    const [from, to, manyFrom, manyTo] = [points(25), points(25), points(100), points(100)];
    const [mine, other, big] = call < 0 ? [new Watch(), new Watch(), new Watch()] : [ourWatch, theirWatch, bigWatch];
    const a = await mine.time(() => askOurs(from, to));
    const b = await other.time(() => theirs.matrix(profile, from, to));
    await big.time(() => askOurs(manyFrom, manyTo));
    for (const [i, j] of from.keys().flatMap((i) => to.keys().map((j) => [i, j] as const))) {
      const cell = i * to.length + j;
      const [theirSeconds, theirMeters] = [b.seconds[i][j], b.meters[i][j]];
      if (a.centiseconds[cell] === UNREACHABLE || theirSeconds === null || theirMeters === null) continue;
      const mine = { seconds: a.centiseconds[cell] / 100, meters: a.decimeters[cell] / 10 };
      both.push([mine, { seconds: theirSeconds, meters: theirMeters }]);
    }
  }
  const summary = `duration ${difference(both, 'seconds')}, distance ${difference(both, 'meters')}`;
  console.log(`  ${MATRICES} matrices: ${summary}`);
  console.log(`  25 x 25: ours ${ourWatch.summary}, Valhalla ${theirWatch.summary}`);
  console.log(`  100 x 100: ours ${bigWatch.summary}`);
}

console.log(`load of the machine ${machineLoad()}`);
for (const profile of profiles) {
  await compareRoutes(profile);
  await compareMatrices(profile);
}
console.log(`load of the machine ${machineLoad()}`);
