import type { Worker } from 'node:worker_threads';
import type { EndLimits } from '../http/listeners/closing.ts';
import type { Atlas } from '../store/files/atlas/read.ts';
import type { Interrupted } from '../workers/last-words.ts';
import { closePort, exitWithoutWaiting } from '../workers/stuck.ts';
import { ReportedState, type ThreadState } from '../workers/thread-state.ts';
import type { Loss } from '../workers/watch.ts';
import { closeThread, startThread, type Running, type ThreadParts } from './running.ts';
import { StuckThreads } from './stuck-threads.ts';

/** The pause before a thread is started again; doubled each time. */
export interface Pauses {
  readonly firstMs: number;
  readonly mostMs: number;
}

export interface SeatParts extends ThreadParts {
  readonly pauses: Pauses;
  /** Called when the thread takes requests. */
  listening(): void;
  /** Called when the thread has ended, or cannot be ended, and its unused units are given back. */
  lost(loss: Loss, next: Next): void;
}

/** What comes after a lost thread: another one takes its place, nothing because too many are stuck, or the end. */
export type Next = 'replaced' | 'missing' | 'stopping';

/** One place among the threads of the public listener. When its thread dies, another one is started. */
export class Seat {
  private readonly parts: SeatParts;
  private running: Running | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private isOver = false;
  isListening = false;
  private reported: ReportedState | undefined;
  readonly stuck = new StuckThreads();

  constructor(parts: SeatParts) {
    this.parts = parts;
    this.begin();
  }

  /** The thread's state, as last reported. */
  get state(): ThreadState | undefined {
    return this.reported?.state;
  }

  /** For tests that need to reach the worker. */
  get worker(): Worker | undefined {
    return this.running?.worker;
  }

  /** Reads the notes that the thread has written so far. */
  readNotes(): void {
    this.running?.readNotes();
  }

  /** Resolves once all that the thread has answered is in its notes, or in a moment if it is busy. */
  async settle(): Promise<void> {
    if (this.isListening) await this.running?.settle();
  }

  async swap(atlas: Atlas): Promise<void> {
    if (this.isListening) await this.running?.calls.call('swap', atlas);
  }

  followRoads(): void {
    if (this.isListening) this.running?.calls.notify('followRoads');
  }

  /** Called every second; `isLate`: the first thread was held up itself, so reports may be waiting to be read. */
  look(isLate: boolean): void {
    if (this.isListening) this.running?.watch.look(isLate);
  }

  lookAtMemory(): void {
    if (this.isListening) void this.running?.watch.lookAtMemory();
  }

  /** Shuts down in order. A thread that does not finish in time refuses what is left. */
  async close(limits: EndLimits): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    const { running } = this;
    if (!running) return;
    const hasEnded = await closeThread(running, limits, this.isListening);
    await running.end();
    if (hasEnded) return;
    exitWithoutWaiting();
    this.parts.lost({ reason: 'stuck', error: new Error('the thread does not end') }, 'stopping');
  }

  private begin(): void {
    if (this.isOver) return;
    this.running = startThread(this.parts, {
      listening: (running) => this.welcome(running),
      fares: (state) => this.reported?.receive(state),
      ended: (running) => void this.lose(running),
      stuck: (running, thread) => this.leaveStuck(running, thread),
    });
  }

  private welcome(running: Running): void {
    this.isListening = true;
    this.reported = new ReportedState();
    this.failures = 0;
    // The atlas may have been replaced while this thread was starting.
    const { atlas } = this.parts.dataNow();
    if (atlas !== running.firstAtlas) void this.swap(atlas).catch(() => {});
    running.firstAtlas = undefined;
    this.parts.listening();
  }

  /** Goes on without a thread that cannot be ended: its port is closed, and another thread takes its place. */
  private leaveStuck(running: Running, thread: Interrupted): void {
    if (this.isOver || this.running !== running) return;
    this.stuck.add(running.worker, thread, () => this.begin());
    exitWithoutWaiting();
    if (thread.isHeld) closePort(running.port);
    // It may be asked something that it will never answer, which would keep the process alive.
    running.worker.unref();
    void this.lose(running);
  }

  private async lose(running: Running): Promise<void> {
    running.calls.end(new Error('the thread is gone'));
    if (this.isOver || this.running !== running) return;
    this.running = undefined;
    this.isListening = false;
    this.reported = undefined;
    await running.end().catch(() => {});
    const isMissing = this.stuck.areTooMany;
    this.parts.lost(running.loss!, isMissing ? 'missing' : 'replaced');
    if (this.isOver || isMissing) return;
    const { firstMs, mostMs } = this.parts.pauses;
    const pauseMs = this.failures === 0 ? 0 : Math.min(firstMs * 2 ** (this.failures - 1), mostMs);
    this.failures++;
    this.timer = setTimeout(() => this.begin(), pauseMs);
  }
}
