import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  /** Complete requests, sent in turn. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Counts by status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/**
 * Sends requests over kept-alive connections, one at a time on each, with as little work as possible, so that the
 * client itself is not what is measured.
 */
export async function measure({ port, requests, connections, seconds }: Load): Promise<Measured> {
  const bytes = requests.map((request) => Buffer.from(request));
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let next = 0;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1');
          socket.setNoDelay(true);
          let askedAt = 0;
          let rest = '';
          const ask = () => {
            askedAt = performance.now();
            socket.write(bytes[next++ % bytes.length]);
          };
          socket.on('connect', ask);
          socket.on('error', reject);
          const cut = () => new Error(`a connection ended early: ${JSON.stringify(rest.slice(0, 300))}`);
          socket.on('close', () => reject(cut()));
          socket.on('data', (chunk) => {
            rest += chunk.toString('latin1');
            if (!isWhole(rest)) return;
            const now = performance.now();
            latencies.push(now - askedAt);
            const status = rest.slice(9, 12);
            statuses[status] = (statuses[status] ?? 0) + 1;
            rest = '';
            if (now < endsAt) ask();
            else end(socket, resolve);
          });
        }),
    ),
  );
  const tookSeconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? NaN;
  return { perSecond: latencies.length / tookSeconds, p50Ms: at(0.5), p99Ms: at(0.99), statuses };
}

function end(socket: Socket, done: () => void): void {
  socket.end();
  done();
}

export function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /content-length: (\d+)/i.exec(text.slice(0, head));
  return text.length >= head + 4 + Number(length?.[1] ?? 0);
}
