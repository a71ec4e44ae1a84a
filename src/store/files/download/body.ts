import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** More than this waits in the connection, not here. */
const WAITING_BYTES = 256 * 1024;

/**
 * The body of an answer, whose failure is told only after all bytes that came before it. By itself a stream that is
 * cut throws away what nobody has read yet, and what was asked for again and again would never arrive.
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
