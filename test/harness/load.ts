import { connect } from 'node:net';

export interface Loading {
  /** When each complete answer arrived, by `performance.now()`. */
  readonly answeredAt: number[];
  /** Descriptions of requests without a complete answer of status 200. */
  readonly failures: string[];
  /** Those of them that were asked before a moment, by `performance.now()`. */
  failuresAskedBefore(moment: number): string[];
  /** How many connections the other side ended, each with an answer that says so. */
  readonly closedAnnounced: () => number;
  /** From now on each connection rests after an answer, and leaves the machine to what is awaited. */
  slowDown(restMs: number): void;
  stop(): void;
  readonly done: Promise<unknown>;
}

export interface LoadOptions {
  readonly port: number;
  readonly key: string;
  readonly connections?: number;
  /** Replaces a connection whose end was announced, until no new one can be opened. */
  readonly reconnect?: boolean;
}

/**
 * Sends requests on several connections, one after another on each, and counts complete answers. It respects
 * `Connection: close`, and accepts no other excuse: a request that was written must be answered.
 */
export function load({ port, key, connections = 8, reconnect = false }: LoadOptions): Loading {
  const state = { asking: true, restMs: 0, announced: 0 };
  const answeredAt: number[] = [];
  const failed: { readonly askedAt: number; readonly what: string }[] = [];
  const failures: string[] = [];
  let count = 0;
  const one = (number: number, done: () => void): void => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let [connected, waiting, ends] = [false, false, false];
    let trouble = 'ended';
    let askedAt = 0;
    const fail = (what: string): void => {
      failures.push(what);
      failed.push({ askedAt, what });
    };
    const ask = (): void => {
      if (!state.asking) return void socket.end();
      waiting = true;
      askedAt = performance.now();
      const path = `/v2/reverse?lat=54.44${number}${count++ % 1000}&lon=148.34`;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`);
    };
    socket.on('connect', () => {
      connected = true;
      ask();
    });
    socket.on('data', (data) => {
      text += data.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Infinity);
      if (head < 0 || text.length < head + 4 + length) return;
      if (text.startsWith('HTTP/1.1 200')) answeredAt.push(performance.now());
      else fail(text);
      ends = /connection: close/i.test(text.slice(0, head));
      text = '';
      waiting = false;
      if (!ends && state.restMs > 0) setTimeout(ask, state.restMs);
      else if (!ends) ask();
      else {
        state.announced++;
        socket.end();
      }
    });
    socket.on('error', (error: NodeJS.ErrnoException) => (trouble = String(error.code)));
    socket.on('close', () => {
      // Where the connection was refused, nothing was asked.
      if (waiting) fail(`${trouble} after ${text.length} bytes of an answer`);
      if (connected && ends && reconnect && state.asking) one(number, done);
      else done();
    });
  };
  return {
    answeredAt,
    failures,
    failuresAskedBefore: (moment) => failed.filter(({ askedAt }) => askedAt < moment).map(({ what }) => what),
    closedAnnounced: () => state.announced,
    slowDown: (restMs) => void (state.restMs = restMs),
    stop: () => void (state.asking = false),
    done: Promise.all(
      Array.from({ length: connections }, (_, number) => new Promise<void>((done) => one(number, done))),
    ),
  };
}
