import { connect, type Socket } from 'node:net';
import { seededRandom } from '../../src/kernel/random.ts';
import type { ThreadStand } from '../harness/thread-stand.ts';
import type { drawAddresses } from './asked-addresses.ts';
import { requestHead, requestWithBody } from './whole-service.ts';

const REST_MS = 2;
const NEAR = { lat: 54.442, lon: 148.3408 };

/** Sends all kinds of requests to a service with two threads; reconnects when a thread ends with its connections. */
export class Callers {
  /** Successful answers, each of one unit. */
  private answered = 0;
  /** Connections that ended during a request, or with an answer that announced it. */
  private ended = 0;
  private readonly wrong: string[] = [];
  private isOver = false;
  private readonly done: Promise<unknown>;

  constructor(
    { key, firstPort, furtherPort }: ThreadStand, addresses: ReturnType<typeof drawAddresses>, connections: number,
  ) {
    const random = seededRandom(11);
    const nextOf = (): string => {
      const { place, street, label } = addresses[Math.floor(random() * addresses.length)];
      const text = encodeURIComponent(`${place}, ${street}, ${label}`);
      const kind = random();
      if (kind < 0.5) return requestHead(`/v2/geocode?q=${text}`, key);
      if (kind < 0.95) return requestHead(`/v2/reverse?lat=${NEAR.lat + random() / 100}&lon=${NEAR.lon}`, key);
      const to = { lat: NEAR.lat + random() / 100, lon: NEAR.lon };
      return requestWithBody('/v2/route', key, { profile: 'walk', points: [NEAR, to], geometry: 'none' });
    };
    const ports = Array.from({ length: connections }, (_, at) => (at % 2 === 0 ? firstPort : furtherPort));
    this.done = Promise.all(ports.map((port) => this.askOn(port, nextOf)));
  }

  async stop() {
    this.isOver = true;
    await this.done;
    const { answered, ended, wrong } = this;
    return { answered, ended, wrong };
  }

  private async askOn(port: number, next: () => string): Promise<void> {
    while (!this.isOver) {
      await new Promise<void>((resolve) => this.connected(port, next, resolve));
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  }

  private connected(port: number, next: () => string, end: () => void): void {
    const socket: Socket = connect(port, '127.0.0.1');
    let text = '';
    let isWaiting = false;
    const ask = (): void => {
      if (this.isOver) return void socket.end();
      isWaiting = true;
      socket.write(next());
    };
    socket.on('connect', ask);
    socket.on('error', () => {});
    socket.on('close', () => {
      if (isWaiting) this.ended++;
      end();
    });
    socket.on('data', (data) => {
      text += data.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0 || text.length < head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Infinity)) return;
      isWaiting = false;
      this.take(text);
      text = '';
      setTimeout(ask, REST_MS);
    });
  }

  /** An ending thread answers 503; every other request must succeed. */
  private take(text: string): void {
    if (text.startsWith('HTTP/1.1 200')) this.answered++;
    else if (text.startsWith('HTTP/1.1 503')) this.ended++;
    else this.wrong.push(text.slice(0, 300));
  }
}
