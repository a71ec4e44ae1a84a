import type { Calls } from './calls.ts';

/** How one thread reads what another one has: a piece at a time, so that neither runs ahead of the other. */
export interface Pieces {
  nextPiece(number: number): Promise<Uint8Array | undefined>;
  endPieces(number: number): Promise<void>;
}

/** What other threads read of this one. */
export class Sources implements Pieces {
  private readonly sources = new Map<number, AsyncIterator<Uint8Array>>();
  private lastNumber = 0;

  /** A number by which the other side asks for its pieces. */
  add(source: AsyncIterable<Uint8Array>): number {
    this.sources.set(++this.lastNumber, source[Symbol.asyncIterator]());
    return this.lastNumber;
  }

  async nextPiece(number: number): Promise<Uint8Array | undefined> {
    const next = await this.sources.get(number)?.next();
    if (next && !next.done) return next.value;
    this.sources.delete(number);
    return undefined;
  }

  async endPieces(number: number): Promise<void> {
    const source = this.sources.get(number);
    this.sources.delete(number);
    await source?.return?.();
  }

  /** Nobody reads any more. */
  async endAll(): Promise<void> {
    await Promise.allSettled([...this.sources.keys()].map((number) => this.endPieces(number)));
  }
}

/** What another thread has under a number. */
export async function* piecesOf(calls: Calls<Pieces>, number: number): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const piece = await calls.call('nextPiece', number);
      if (piece === undefined) return;
      yield piece;
    }
  } finally {
    await calls.call('endPieces', number).catch(() => {});
  }
}
