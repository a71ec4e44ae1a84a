import type { Socket } from 'node:net';

const LINGER_MS = 1000;
const LINGER_BYTES = 16 * 1024 * 1024;

/**
 * Ends a connection so that the other side gets all that was written. A socket that is closed while bytes still come
 * in resets the connection, and a reset takes away answers that were not read yet: so what comes after our last byte
 * is read and forgotten, for a moment, until the other side ends too.
 */
export function linger(socket: Socket): void {
  if (socket.destroyed) return;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  // From here on nothing is taken for a request any more.
  socket.removeAllListeners('data').removeAllListeners('end').removeAllListeners('timeout');
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LINGER_BYTES) socket.destroy();
  });
  // The other side has ended: when ours has gone out, all is done.
  socket.on('end', () => (socket.writableFinished ? socket.destroy() : socket.once('finish', () => socket.destroy())));
  socket.end();
  socket.resume();
}
