import type { IncomingMessage } from 'node:http';
import type { AppError } from '../errors.ts';

/** A request's body in the form in which it can be sent to a region. */
export type Body =
  | { readonly kind: 'none' }
  /** Can be sent again. */
  | { readonly kind: 'kept'; readonly bytes: Buffer }
  /** Can be sent once, as it arrives. `begun` is the part already read. */
  | { readonly kind: 'passing'; readonly begun: readonly Buffer[] };

/** No JSON body of the contract is larger. */
const MOST_KEPT_BYTES = 524_288;
const MOST_KEPT_IN_ALL_BYTES = 64 * 1024 * 1024;

/** Calls `listener` when the HTTP listener stops waiting for a request's body; returns a function that unsubscribes. */
export type OnGivenUp = (request: IncomingMessage, listener: (reason: AppError) => void) => () => void;

/** Whether the client waits for `100 Continue` before it sends its body. */
export const asksToProceed = ({ headers: { expect } }: IncomingMessage): boolean =>
  expect?.toLowerCase() === '100-continue';

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Keeps small bodies while their total is within the limit. A body counts from its first byte. */
export class KeptBodies {
  private keptBytes = 0;
  private readonly onGivenUp: OnGivenUp;

  constructor(onGivenUp: OnGivenUp) {
    this.onGivenUp = onGivenUp;
  }

  mayKeep({ headers }: IncomingMessage): boolean {
    return Number(headers['content-length'] ?? 0) <= MOST_KEPT_BYTES && this.keptBytes < MOST_KEPT_IN_ALL_BYTES;
  }

  /**
   * Reads a body whole, or until it or the total exceeds its limit. Rejects when the body does not arrive. The bytes
   * count until the function returned by `hold` is called.
   */
  read(request: IncomingMessage): Promise<Body> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let length = 0;
      let isSettled = false;
      const settle = (done: () => void): void => {
        isSettled = true;
        request.off('data', add).off('end', end).off('close', cut);
        stopListening();
        done();
      };
      const fail = (error: Error): void => settle(() => {
        this.keptBytes -= length;
        reject(error);
      });
      const add = (chunk: Buffer): void => {
        length += chunk.length;
        this.keptBytes += chunk.length;
        chunks.push(chunk);
        if (length <= MOST_KEPT_BYTES && this.keptBytes <= MOST_KEPT_IN_ALL_BYTES) return;
        request.pause();
        settle(() => resolve({ kind: 'passing', begun: chunks }));
      };
      const end = (): void => settle(() => resolve({ kind: 'kept', bytes: Buffer.concat(chunks, length) }));
      const cut = (): void => fail(new BodyCut());
      let stopListening = (): void => {};
      stopListening = this.onGivenUp(request, fail);
      // The body may have been given up before.
      if (isSettled) return;
      request.on('data', add).on('end', end).on('close', cut);
    });
  }

  /** Returns a function that releases a body's bytes; further calls do nothing. */
  hold(body: Body): () => void {
    let bytes = bytesOf(body);
    return () => {
      this.keptBytes -= bytes;
      bytes = 0;
    };
  }
}

/** The bytes of a body that this process keeps in memory. */
function bytesOf(body: Body): number {
  switch (body.kind) {
    case 'none': return 0;
    case 'kept': return body.bytes.length;
    case 'passing': return body.begun.reduce((sum, { length }) => sum + length, 0);
  }
}

/** The client went away before its request was complete, so nobody can be answered. */
export class BodyCut extends Error {
  override readonly name = 'BodyCut';
}
