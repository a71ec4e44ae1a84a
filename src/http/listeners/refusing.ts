import { readSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request without a complete answer. */
export interface Pending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** When it was read, by `performance.now()`. */
  readonly begunAt: number;
}

/** Answers a request that nobody works on any more. */
export type Refuse = (request: IncomingMessage, response: ServerResponse, begunAt: number) => void;

const PIECE = Buffer.alloc(65_536);
const MOST_PIECES = 256;

/**
 * Refuses the requests of one connection, in order, as far as their answers can still arrive: nothing follows one that
 * was cut off, or that ends the connection. `written` is called when one is written.
 */
export function refuseInOrder(
  pending: readonly Pending[], refuse: Refuse, written: (response: ServerResponse) => void = () => {},
): void {
  for (const { request, response, begunAt } of pending) {
    if (!response.headersSent) refuse(request, response, begunAt);
    if (!response.writableEnded) return;
    written(response);
    if (!response.shouldKeepAlive) return;
  }
}

/** The same without a turn of the event loop; what has arrived and nobody has read is refused, too. */
export function refuseNow(socket: Socket, pending: readonly Pending[], refuse: Refuse): void {
  const unread = takeUnread(socket);
  // A parser that is at work cannot take anything else.
  if (pending.length === 0 && unread.length > 0) socket.emit('data', unread);
  refuseInOrder(pending, refuse, giveTurnToNext);
}

/** Has Node send what waits behind a written answer, which it would do in a later turn of the event loop. */
function giveTurnToNext(response: ServerResponse): void {
  if (response.socket === null) return;
  response.emit('finish');
  response.removeAllListeners('finish');
}

/**
 * Takes from the system what it has received, and returns the beginning, which has the head. When a connection is
 * closed with something unread, it is reset, and an answer that was not read yet is lost.
 */
function takeUnread(socket: Socket): Buffer {
  const fd = descriptorOf(socket) ?? -1;
  const pieces: Buffer[] = [];
  try {
    for (let bytes = 1; fd >= 0 && bytes > 0 && pieces.length < MOST_PIECES;) {
      bytes = readSync(fd, PIECE);
      pieces.push(Buffer.from(PIECE.subarray(0, bytes)));
    }
  } catch {
    // Nothing more has arrived, or the connection is broken.
  }
  return pieces[0] ?? Buffer.alloc(0);
}

/** Node has no public name for it. */
export function descriptorOf(handled: Socket | Server): number | undefined {
  const { fd = -1 } = (Reflect.get(handled, '_handle') as { readonly fd?: number } | null) ?? {};
  return fd < 0 ? undefined : fd;
}
