import type { Socket } from 'node:net';

export interface LingerLimits {
  /** Without a byte of the other side. */
  readonly quietMs: number;
  /** In all. */
  readonly mostMs: number;
  readonly mostBytes: number;
}

const USUAL: LingerLimits = { quietMs: 1000, mostMs: 5000, mostBytes: 16 * 1024 * 1024 };

/**
 * Ends a connection so that the other side gets all that was written. A socket that is closed while bytes still come
 * in resets the connection, and a reset takes away answers that were not read yet: so what comes after our last byte
 * is read and forgotten, until the other side ends too, has been quiet for a while, or has had its time.
 */
export function linger(socket: Socket, { quietMs, mostMs, mostBytes }: LingerLimits = USUAL): void {
  if (socket.destroyed) return;
  const end = (): void => void socket.destroy();
  let quiet: NodeJS.Timeout;
  const waitForQuiet = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(endWhenQuiet, quietMs);
  };
  // What had come while this process was busy with something else is read before anything is decided.
  const endWhenQuiet = (): void => {
    const seen = socket.bytesRead;
    setImmediate(() => {
      if (socket.bytesRead === seen) end();
    });
  };
  waitForQuiet();
  const last = setTimeout(end, mostMs);
  socket.once('close', () => {
    clearTimeout(quiet);
    clearTimeout(last);
  });
  // From here on nothing is taken for a request any more.
  socket.removeAllListeners('data').removeAllListeners('end').removeAllListeners('timeout');
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) end();
    else waitForQuiet();
  });
  // The other side has ended: when ours has gone out, all is done.
  socket.on('end', () => (socket.writableFinished ? end() : socket.once('finish', end)));
  socket.end();
  socket.resume();
}
