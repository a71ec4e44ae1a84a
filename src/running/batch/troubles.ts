import type { Log } from '../../kernel/log.ts';

/** Pauses that double from the first to the longest. */
export const pauseMs = (attempt: number, { firstMs, mostMs }: { firstMs: number; mostMs: number }): number =>
  Math.min(mostMs, firstMs * 2 ** Math.min(attempt, 30));

/** What keeps batches from making progress, logged once when it begins and once when it is over. */
export class Troubles {
  private readonly log: Log;
  private readonly present = new Map<string, { readonly what: string; readonly since: number }>();
  private readonly now: () => number;

  constructor(log: Log, now: () => number) {
    this.log = log;
    this.now = now;
  }

  get size(): number {
    return this.present.size;
  }

  get first(): string | undefined {
    return [...this.present.values()][0]?.what;
  }

  begin(name: string, what: string, fields: object): void {
    if (this.present.has(name)) return;
    this.present.set(name, { what, since: this.now() });
    this.log.error(fields, what);
  }

  end(name: string): void {
    const trouble = this.present.get(name);
    if (!trouble) return;
    this.present.delete(name);
    const seconds = Math.round((this.now() - trouble.since) / 1000);
    this.log.info({ seconds }, `no longer: ${trouble.what}`);
  }

  /** Drops a trouble without a log line: its end is logged elsewhere. */
  forget(name: string): void {
    this.present.delete(name);
  }
}
