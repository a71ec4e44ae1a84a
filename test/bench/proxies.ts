import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../src/commands/cluster/free-port.ts';
import { findProgram } from '../harness/private-server.ts';
import { startFile } from '../harness/program.ts';

/** A server in one process with one thread for requests. */
export interface Answering {
  readonly name: string;
  readonly port: number;
  /** Processor time of the whole process so far. */
  cpuSeconds(): number;
  residentMiB(): number;
  stop(): void;
}

const TICKS_PER_SECOND = 100;

function processAt(name: string, port: number, child: ChildProcess, workers: () => number[] = () => []): Answering {
  const pids = (): number[] => [child.pid!, ...workers()];
  const read = (pid: number, name: string): string => readFileSync(`/proc/${pid}/${name}`, 'utf8');
  const statOf = (pid: number): string[] => read(pid, 'stat').replace(/^.*\) /, '').split(' ');
  const rssOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1]);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  return {
    name, port,
    cpuSeconds: () => sum(pids().map((pid) => Number(statOf(pid)[11]) + Number(statOf(pid)[12]))) / TICKS_PER_SECOND,
    residentMiB: () => sum(pids().map(rssOf)) / 1024,
    stop: () => void child.kill(),
  };
}

export async function startPlainRegion(): Promise<Answering> {
  const child = fork(join(import.meta.dirname, 'plain-region.ts'));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return processAt('plain Node', port, child);
}

export async function startEdgeBefore(port: number): Promise<Answering> {
  const [front, internal] = [await freePort(), await freePort()];
  const env = {
    PATH: process.env.PATH, PORT: String(front), OPS_PORT: String(internal), SECRET: 'a secret of nothing but benches',
    REGION_URLS: `msk-1=http://127.0.0.1:${port}`,
  };
  const child = spawn(process.execPath, [startFile, 'edge'], { env, stdio: 'ignore' });
  await untilAnswers(front);
  return processAt('edge', front, child);
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Undefined if the program is not installed. */
export async function startNginxBefore(port: number): Promise<Answering | undefined> {
  const program = findProgram(['nginx']);
  if (program === undefined) return undefined;
  const front = await freePort();
  const folder = newFolder();
  for (const each of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, each));
  writeFileSync(join(folder, 'nginx.conf'), `
daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  keepalive_requests 1000000;
  upstream region { server 127.0.0.1:${port}; keepalive 128; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${front};
    location / { proxy_pass http://region; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}`);
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  await untilAnswers(front);
  return processAt('nginx', front, child, () => childrenOf(child.pid!));
}

export async function startHaproxyBefore(port: number): Promise<Answering | undefined> {
  const program = findProgram(['haproxy']);
  if (program === undefined) return undefined;
  const front = await freePort();
  const folder = newFolder();
  writeFileSync(join(folder, 'haproxy.cfg'), `
global
  nbthread 1
  maxconn 1024
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  http-reuse always
listen front
  bind 127.0.0.1:${front}
  server region 127.0.0.1:${port}
`);
  const child = spawn(program, ['-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  await untilAnswers(front);
  return processAt('haproxy', front, child);
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-proxy-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function untilAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`).then(() => true, () => false);
    if (isThere) return;
    await sleep(50);
  }
  throw new Error(`nothing answers at port ${port}`);
}
