import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** The most bytes buffered here; more wait in the connection. */
const WAITING_BYTES = 256 * 1024;

/**
 * The body of a response, with its failure reported only after all bytes received before it. A plain stream that is
 * cut discards what has not been read yet, so that a file fetched in repeated attempts might never arrive.
 */
export function keepingWhatCame(body: IncomingMessage): Readable {
  const waiting: Buffer[] = [];
  let bytes = 0;
  let wanted = false;
  let ended = false;
  let failure: Error | undefined;
  const kept = new Readable({
    objectMode: true,
    highWaterMark: 1,
    read: () => {
      wanted = true;
      give();
    },
    destroy: (error, done) => {
      body.destroy();
      done(error);
    },
  });
  function give(): void {
    if (!wanted) return;
    const piece = waiting.shift();
    if (piece) {
      wanted = false;
      bytes -= piece.length;
      if (bytes < WAITING_BYTES) body.resume();
      kept.push(piece);
    } else if (failure) {
      setImmediate(() => kept.destroy(failure)); // the reader is just taking the piece before
    } else if (ended) {
      kept.push(null);
    }
  }
  body.on('data', (piece: Buffer) => {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes >= WAITING_BYTES) body.pause();
    give();
  });
  body.on('end', () => {
    ended = true;
    give();
  });
  body.on('error', (error) => {
    failure = error;
    give();
  });
  return kept;
}
