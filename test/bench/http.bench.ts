import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Bench } from './bench.ts';
import { measure, type Measured } from './load.ts';

const SECONDS = 3;
const ROUNDS = 3;

interface Case {
  readonly name: string;
  readonly port: number;
  readonly requests: readonly string[];
}
type Run = Measured & { readonly cpuMicros: number };

/**
 * What the whole way of a `reverse` costs: authentication, limits, validation, the engine or its cache, metering, log
 * and metrics; beside a plain Koa that answers the same bytes. Both in one process, measured in turns from this one.
 */
export const http: Bench = async () => {
  const child = fork(new URL('./reverse-server.ts', import.meta.url));
  const [ports] = (await once(child, 'message')) as [{ plain: number; full: number; key: string }];
  const facts: Record<string, string> = {};
  for (const connections of [1, 16]) {
    const runs = await compare(child, casesOf(ports), connections);
    const plain = runs.get('plain Koa')!;
    for (const [name, run] of runs) facts[`${name}, ${connections} at once`] = told(run, plain);
  }
  child.disconnect();
  return { facts, trials: [] };
};

function casesOf({ plain, full, key }: { plain: number; full: number; key: string }): Case[] {
  const request = (path: string): string =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  const at = (i: number): string => {
    const [lat, lon] = [54.441 + (i % 2000) / 1e6, 148.3405 + Math.floor(i / 2000) / 1e6];
    return `/v2/reverse?lat=${lat.toFixed(6)}&lon=${lon.toFixed(6)}`;
  };
  const same = [request(at(0))];
  // More places than are kept: each comes round again long after it was forgotten.
  const others = Array.from({ length: 200_000 }, (_, i) => request(at(i)));
  return [
    { name: 'plain Koa', port: plain, requests: same },
    { name: 'reverse, kept answer', port: full, requests: same },
    { name: 'reverse, new answer', port: full, requests: others },
  ];
}

/** The best of several rounds, in which the cases take turns: a busy machine disturbs them alike. */
async function compare(child: ChildProcess, cases: readonly Case[], connections: number): Promise<Map<string, Run>> {
  const best = new Map<string, Run>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, port, requests } of cases) {
      const before = await cpuSeconds(child);
      const measured = await measure({ port, requests, connections, seconds: SECONDS });
      const answered = Object.values(measured.statuses).reduce((sum, count) => sum + count, 0);
      const cpuMicros = (((await cpuSeconds(child)) - before) * 1e6) / answered;
      if (!((best.get(name)?.perSecond ?? 0) >= measured.perSecond)) best.set(name, { ...measured, cpuMicros });
    }
  }
  return best;
}

function told({ perSecond, p50Ms, p99Ms, statuses, cpuMicros }: Run, plain: Run): string {
  return [
    `${perSecond.toFixed(0)}/s`,
    `p50 ${p50Ms.toFixed(3)} ms (${(p50Ms - plain.p50Ms).toFixed(3)} over plain)`,
    `p99 ${p99Ms.toFixed(3)} ms`,
    `${cpuMicros.toFixed(0)} µs of CPU each`,
    Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', '),
  ].join('  ');
}

async function cpuSeconds(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [answer] = (await once(child, 'message')) as [{ cpuSeconds: number }];
  return answer.cpuSeconds;
}
