import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a server on this machine whose connections can be cut. */
export interface Line {
  readonly port: number;
  /** Bytes passed in each direction. */
  readonly passed: { up: number; down: number };
  /** Drops all connections and the data on their way; new connections are accepted. */
  cut(): void;
  /** Refuses all traffic until unblocked. */
  block(isBlocked: boolean): void;
  close(): void;
}

export async function openLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const passed = { up: 0, down: 0 };
  let blocked = false;
  const cut = (): void => sockets.forEach((socket) => void socket.destroy());
  const between = createServer((near) => {
    if (blocked) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    near.on('data', (chunk: Buffer) => (passed.up += chunk.length));
    far.on('data', (chunk: Buffer) => (passed.down += chunk.length));
    for (const [one, other] of [[near, far], [far, near]] as const) {
      sockets.add(one);
      one.on('error', () => undefined).once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  return {
    port: (between.address() as { port: number }).port,
    passed,
    cut,
    block(isBlocked) {
      blocked = isBlocked;
      if (isBlocked) cut();
    },
    close() {
      cut();
      between.close();
    },
  };
}
