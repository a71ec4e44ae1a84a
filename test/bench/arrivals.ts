import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { isWhole } from './load.ts';

export interface Arrivals {
  readonly port: number;
  /** Heads of the requests, sent in turn. */
  readonly requests: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

export interface ArrivalsMeasured {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Of all requests, ascending. */
  readonly latenciesMs: Float64Array;
  /** The median delay in sending requests, which is included in the latencies. */
  readonly lateP50Ms: number;
  readonly connections: number;
}

/**
 * Sends requests when they are due, however slow the answers, as many independent clients would: a slow answer delays
 * no request. Latency counts from the moment a request was due, not from its sending.
 */
export async function measureArrivals({ port, requests, perSecond, seconds }: Arrivals): Promise<ArrivalsMeasured> {
  const count = Math.floor(perSecond * seconds);
  const bytes = requests.map((request) => Buffer.from(request));
  const pool = new Pool(port);
  await pool.open(8);
  const startsAt = performance.timeOrigin + performance.now() + 200;
  const dueAt = (at: number): number => startsAt - performance.timeOrigin + (at * 1000) / perSecond;
  const latencies = new Float64Array(count);
  const late = new Float64Array(count);
  const statuses: Record<string, number> = {};
  const pacer = new Worker(new URL('./pacer.ts', import.meta.url), { workerData: { count, perSecond, startsAt } });
  await new Promise<void>((resolve, reject) => {
    let answered = 0;
    const ask = async (at: number): Promise<void> => {
      late[at] = performance.now() - dueAt(at);
      const status = await pool.ask(bytes[at % bytes.length]);
      latencies[at] = performance.now() - dueAt(at);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (++answered === count) resolve();
    };
    pacer.on('error', reject);
    pacer.on('message', (at: number) => void ask(at).catch(reject));
  });
  pool.close();
  await pacer.terminate();
  latencies.sort();
  late.sort();
  return {
    ...spreadOf(latencies), statuses, latenciesMs: latencies, lateP50Ms: partOf(late, 0.5), connections: pool.size,
  };
}

/** Percentiles of sorted latencies. */
export const spreadOf = (sorted: Float64Array): Pick<ArrivalsMeasured, 'p50Ms' | 'p99Ms' | 'maxMs'> =>
  ({ p50Ms: partOf(sorted, 0.5), p99Ms: partOf(sorted, 0.99), maxMs: sorted[sorted.length - 1] });

const partOf = (sorted: Float64Array, share: number): number => sorted[Math.floor((sorted.length - 1) * share)];

const MOST_CONNECTIONS = 64;

/** Kept-alive connections with one request at a time on each. When all are busy, requests wait and latency grows. */
class Pool {
  size = 0;
  private readonly port: number;
  private readonly idle: Socket[] = [];
  private readonly all: Socket[] = [];
  private readonly waiting: ((socket: Socket) => void)[] = [];

  constructor(port: number) {
    this.port = port;
  }

  async open(count: number): Promise<void> {
    const opened = await Promise.all(Array.from({ length: count }, () => this.connect()));
    this.idle.push(...opened);
  }

  /** Returns the status. */
  async ask(bytes: Buffer): Promise<string> {
    const socket = await this.take();
    return new Promise((resolve, reject) => {
      let text = '';
      const fail = (): void => reject(new Error('a connection ended before its answer'));
      socket.once('close', fail);
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
        if (!isWhole(text)) return;
        socket.removeAllListeners('data').off('close', fail);
        this.giveBack(socket);
        resolve(text.slice(9, 12));
      });
      socket.write(bytes);
    });
  }

  close(): void {
    for (const socket of this.all) socket.destroy();
  }

  private async take(): Promise<Socket> {
    const idle = this.idle.pop();
    if (idle) return idle;
    if (this.size < MOST_CONNECTIONS) return this.connect();
    return new Promise((resolve) => void this.waiting.push(resolve));
  }

  private giveBack(socket: Socket): void {
    const next = this.waiting.shift();
    if (next) next(socket);
    else this.idle.push(socket);
  }

  private connect(): Promise<Socket> {
    this.size++;
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => resolve(socket));
      socket.setNoDelay(true);
      socket.on('error', reject);
      this.all.push(socket);
    });
  }
}
