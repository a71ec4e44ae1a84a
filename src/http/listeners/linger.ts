import type { Socket } from 'node:net';

export interface LingerLimits {
  /** The longest time without a byte from the other side. */
  readonly quietMs: number;
  /** The longest time in all. */
  readonly mostMs: number;
  readonly mostBytes: number;
}

const USUAL: LingerLimits = { quietMs: 1000, mostMs: 5000, mostBytes: 16 * 1024 * 1024 };

/**
 * Ends a connection so that the other side receives everything that was written. Closing a socket while bytes still
 * arrive resets the connection, and a reset discards answers that were not read yet. So whatever arrives after our
 * last byte is read and discarded, until the other side ends too, has been quiet for a while, or its time is over.
 */
export function linger(socket: Socket, { quietMs, mostMs, mostBytes }: LingerLimits = USUAL): void {
  if (socket.destroyed) return;
  const end = (): void => void socket.destroy();
  let quiet: NodeJS.Timeout;
  const waitForQuiet = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(endWhenQuiet, quietMs);
  };
  // Bytes that arrived while this process was busy are read before the decision.
  const endWhenQuiet = (): void => {
    const bytesBefore = socket.bytesRead;
    setImmediate(() => {
      if (socket.bytesRead === bytesBefore) end();
    });
  };
  waitForQuiet();
  const last = setTimeout(end, mostMs);
  socket.once('close', () => {
    clearTimeout(quiet);
    clearTimeout(last);
  });
  // From here on, nothing that arrives is parsed as a request.
  socket.removeAllListeners('data').removeAllListeners('end').removeAllListeners('timeout');
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) end();
    else waitForQuiet();
  });
  // The other side has ended: once our bytes are written, the connection is done.
  socket.on('end', () => (socket.writableFinished ? end() : socket.once('finish', end)));
  socket.end();
  socket.resume();
}
