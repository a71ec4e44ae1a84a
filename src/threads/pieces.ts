import type { Calls } from './calls.ts';

/** How a thread reads a source of another one: a piece at a time, so that neither runs ahead. */
export interface Pieces {
  nextPiece(number: number): Promise<Uint8Array | undefined>;
  endPieces(number: number): Promise<void>;
}

/** The sources that other threads read from this one. */
export class Sources implements Pieces {
  private readonly sources = new Map<number, AsyncIterator<Uint8Array>>();
  private lastNumber = 0;

  /** Returns the number by which the other side asks for pieces. */
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

  /** Ends all sources, because the reader is gone. */
  async endAll(): Promise<void> {
    await Promise.allSettled([...this.sources.keys()].map((number) => this.endPieces(number)));
  }
}

/** Reads another thread's source by its number. */
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
