import type { Bench } from './bench.ts';
import { measure } from './load.ts';
import {
  startEdgeBefore, startHaproxyBefore, startNginxBefore, startPlainRegion, type Answering,
} from './proxies.ts';
import { machineLoad } from './whole-service.ts';

const SECONDS = 3;
const WARM_SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = [1, 16, 64];
const REQUESTS = ['GET /v2/reverse?lat=55.75&lon=37.62 HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer x\r\n\r\n'];

interface Best {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMicros: number;
}

/**
 * The cost of the edge between a client and a region: the same answer of 1.5 kB from a plain Node server directly,
 * through the edge, and through nginx and HAProxy as equivalent proxies with one thread each, if installed.
 */
export const edge: Bench = async () => {
  const plain = await startPlainRegion();
  const { port: to } = plain;
  const proxies = [await startEdgeBefore(to), await startNginxBefore(to), await startHaproxyBefore(to)];
  const all = [plain, ...proxies.filter((proxy) => proxy !== undefined)];
  const facts: Record<string, string> = { 'load of the machine before': machineLoad() };
  try {
    for (const { port } of all) await measure({ port, requests: REQUESTS, connections: 16, seconds: WARM_SECONDS });
    for (const connections of CONNECTIONS) {
      const best = await compare(all, connections);
      for (const [name, { perSecond, p50Ms, p99Ms, cpuMicros }] of best) {
        const addedMs = p50Ms - best.get(plain.name)!.p50Ms;
        facts[`${name}, ${connections} at once`] =
          `${Math.round(perSecond).toLocaleString('en')}/s, p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms, ` +
          `added p50 ${addedMs.toFixed(2)} ms, processor ${cpuMicros.toFixed(0)} µs a request`;
      }
    }
    for (const each of all) facts[`memory of ${each.name}`] = `${each.residentMiB().toFixed(0)} MiB`;
    facts['load of the machine after'] = machineLoad();
  } finally {
    for (const each of all) each.stop();
  }
  return { facts, trials: [] };
};

/** The best of several rounds, in which all take turns: other load on the machine can only worsen a figure. */
async function compare(all: readonly Answering[], connections: number): Promise<Map<string, Best>> {
  const best = new Map<string, Best>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const each of all) {
      const before = each.cpuSeconds();
      const measured = await measure({ port: each.port, requests: REQUESTS, connections, seconds: SECONDS });
      const answered = Object.values(measured.statuses).reduce((sum, count) => sum + count, 0);
      const cpuMicros = ((each.cpuSeconds() - before) * 1e6) / answered;
      const last = best.get(each.name);
      best.set(each.name, {
        perSecond: Math.max(measured.perSecond, last?.perSecond ?? 0),
        p50Ms: Math.min(measured.p50Ms, last?.p50Ms ?? Infinity),
        p99Ms: Math.min(measured.p99Ms, last?.p99Ms ?? Infinity),
        cpuMicros: Math.min(cpuMicros, last?.cpuMicros ?? Infinity),
      });
    }
  }
  return best;
}
