/**
 * What the whole way of a `reverse` costs: authentication, limits, validation, the engine or its cache, metering, log
 * and metrics; beside a plain Koa that answers the same bytes. Both in one process, measured in turns from another.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { measure, type Measured } from './load.ts';

const SECONDS = Number(process.env.SECONDS ?? 4);
const ROUNDS = 3;

const child = fork(new URL('./reverse-server.ts', import.meta.url));
const [{ plain, full, key }] = await once(child, 'message') as [{ plain: number; full: number; key: string }];

const request = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nUser-Agent: bench\r\nAuthorization: Bearer ${key}\r\n\r\n`;
const same = [request('/v2/reverse?lat=54.442&lon=148.3408')];
const others = Array.from({ length: 200_000 }, (_, i) =>
  request(`/v2/reverse?lat=${(54.441 + (i % 2000) / 1e6).toFixed(6)}&lon=${(148.3405 + Math.floor(i / 2000) / 1e6).toFixed(6)}`));

const cases = [
  { name: 'plain Koa', port: plain, requests: same },
  { name: 'reverse, answer cached', port: full, requests: same },
  { name: 'reverse, answer computed', port: full, requests: others },
] as const;

for (const connections of [1, 16]) {
  const best = new Map<string, Measured & { cpuMicros: number }>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, port, requests } of cases) {
      const before = await cpuSeconds();
      const measured = await measure({ port, requests, connections, seconds: SECONDS });
      const answered = Object.values(measured.statuses).reduce((sum, count) => sum + count, 0);
      const cpuMicros = ((await cpuSeconds()) - before) * 1e6 / answered;
      const known = best.get(name);
      if (!known || measured.perSecond > known.perSecond) best.set(name, { ...measured, cpuMicros });
    }
  }
  const base = best.get('plain Koa')!;
  console.log(`${connections} connection${connections > 1 ? 's' : ''}, best of ${ROUNDS} rounds of ${SECONDS} s`);
  for (const [name, { perSecond, p50Ms, p99Ms, statuses, cpuMicros }] of best) {
    console.log(`  ${name.padEnd(26)}${perSecond.toFixed(0).padStart(7)}/s  p50 ${p50Ms.toFixed(3)} ms  p99 ${p99Ms.toFixed(3)} ms`
      + `  ${cpuMicros.toFixed(0)} us of CPU  p50 over plain ${(p50Ms - base.p50Ms).toFixed(3)} ms  ${JSON.stringify(statuses)}`);
  }
}
child.disconnect();

async function cpuSeconds(): Promise<number> {
  child.send('cpu');
  const [answer] = await once(child, 'message') as [{ cpuSeconds: number }];
  return answer.cpuSeconds;
}
