import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { JournalSegment, SEGMENT_ENDING } from './segment.ts';
import { TroubleLog } from '../../trouble-log.ts';
import type { Log } from '../../../kernel/log.ts';

export interface PlaceOptions {
  readonly segmentMs: number;
  readonly segmentBytes: number;
  readonly log: Log;
  /** A segment is complete and may be booked. */
  readonly onClosed: (path: string) => void;
  /** Lines that the system accepted but could not write to disk. */
  readonly onUnsynced: (lines: Buffer) => void;
}

/** How long another place is preferred after a failure. */
const REST_MS = 2_000;

/** One folder of the journal: its open segment, and whether its disk accepts writes. */
export class JournalPlace {
  readonly #folder: string;
  readonly #options: PlaceOptions;
  readonly #trouble: TroubleLog;
  #segment: JournalSegment | undefined;
  #segmentTimer: NodeJS.Timeout | undefined;
  readonly #closing = new Set<Promise<void>>();
  #failedAt = -Infinity;

  constructor(folder: string, options: PlaceOptions) {
    this.#folder = folder;
    this.#options = options;
    const facts = (): object => ({ folder });
    const over = 'the usage journal is written here again';
    this.#trouble = new TroubleLog(options.log, { begins: 'the usage journal cannot be written here', over, facts });
  }

  get trouble(): string | undefined {
    const { reason } = this.#trouble;
    return reason === undefined ? undefined : `usage journal in ${this.#folder}: ${reason}`;
  }

  get isResting(): boolean {
    return performance.now() - this.#failedAt < REST_MS;
  }

  /** Writes all lines or, after a failure, none. */
  write(lines: Buffer): void {
    try {
      this.#segment ??= this.#openSegment();
      this.#segment.append(lines);
      this.#trouble.succeeded();
    } catch (error) {
      this.#fail(error as Error);
      throw error;
    }
  }

  /** Makes written lines durable; passes lines that cannot be synced to `onUnsynced`. */
  async sync(): Promise<void> {
    const segment = this.#segment;
    if (!segment) return;
    try {
      await segment.sync();
    } catch (error) {
      this.#fail(error as Error);
      this.#options.onUnsynced(segment.takeUnsynced());
      throw error;
    }
  }

  closeLongSegment(): void {
    if (this.#segment && this.#segment.bytes >= this.#options.segmentBytes) this.closeSegment();
  }

  /** Hands the segment over to be booked. */
  closeSegment(): void {
    const segment = this.#segment;
    if (!segment) return;
    clearTimeout(this.#segmentTimer);
    this.#segment = undefined;
    const closing = segment
      .close()
      .catch((error: Error) => {
        this.#fail(error);
        this.#options.onUnsynced(segment.takeUnsynced());
      })
      .finally(() => {
        this.#closing.delete(closing);
        this.#options.onClosed(segment.path);
      });
    this.#closing.add(closing);
  }

  /** Resolves when every closed segment is handed over. */
  async settled(): Promise<void> {
    await Promise.all(this.#closing);
  }

  end(): void {
    clearTimeout(this.#segmentTimer);
    this.#trouble.settle();
  }

  #openSegment(): JournalSegment {
    const segment = new JournalSegment(join(this.#folder, randomUUID() + SEGMENT_ENDING));
    this.#segmentTimer = setTimeout(() => this.closeSegment(), this.#options.segmentMs);
    return segment;
  }

  #fail(error: Error): void {
    this.#failedAt = performance.now();
    this.#trouble.failed(error);
  }
}
