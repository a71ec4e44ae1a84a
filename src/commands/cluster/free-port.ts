import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Linux and macOS hand out higher ports than these: to every outgoing connection, and to whoever listens on port 0. */
const [FIRST, LAST] = [20_000, 32_767];
const MOST_TRIES = 100;

/** A port on which nobody listens, and which the system gives to nobody else until it is used. */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = randomInt(FIRST, LAST + 1);
    try {
      return await listenOnce(port);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
