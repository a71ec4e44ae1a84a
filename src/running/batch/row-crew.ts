import { lookRegularly } from '../../workers/looks.ts';
import { Seat, type SeatParts, type WorkerAnswer } from '../../workers/seat.ts';
import type { ThreadState } from '../../workers/thread-state.ts';
import type { Loss } from '../../workers/watch.ts';
import type { Turn } from './fair-turns.ts';
import type { RowOutcome, RowTask, ToRowThread } from './row-task.ts';
import { RowQueue, type WaitingRows } from './waiting-rows.ts';

export interface RowCrewOptions extends Pick<SeatParts, 'start' | 'pauses' | 'mostSilentLooks'> {
  readonly threads: number;
  /** How long threads stay without work; they start again with the next rows. */
  readonly idleMs: number;
  /** Called for each thread that died while working, with the number of its rows. */
  onDeath(error: unknown, rows: number): void;
  /** Called when no thread can be started, and without an error once one starts again. Rows wait meanwhile. */
  onTrouble(error: unknown): void;
}

type AtWork = WaitingRows & { readonly number: number };

/** Threads that answer rows of tables over one atlas. Rows of a dead thread are asked again. */
export class RowCrew {
  private readonly options: RowCrewOptions;
  private readonly queue = new RowQueue();
  private seats: Seat<AtWork>[] = [];
  private most: number;
  private lastNumber = 0;
  private isInTrouble = false;
  private idle: NodeJS.Timeout | undefined;
  private looking: { stop(): void } | undefined;

  constructor(options: RowCrewOptions) {
    this.options = options;
    this.most = options.threads;
  }

  /** The number of waiting tasks. */
  get waiting(): number {
    return this.queue.size;
  }

  get threads(): number {
    return this.seats.length;
  }

  /** The state of each thread. */
  get states(): (ThreadState | undefined)[] {
    return this.seats.map(({ state }) => state);
  }

  /** Sets how many threads may work at a time; with 0 rows wait. */
  allow(threads: number): void {
    this.most = threads;
    this.dispatch();
  }

  /** Answers each question. Rejects only when the batch is dropped. */
  ask(turn: Turn, task: RowTask): Promise<readonly RowOutcome[]> {
    const outcomes = this.queue.add(turn, task);
    this.looking ??= lookRegularly(() => this.seats);
    while (this.seats.length < this.options.threads) this.seats.push(this.newSeat());
    this.dispatch();
    return outcomes;
  }

  /** Drops the waiting rows of a batch. */
  drop(turn: Turn): void {
    this.queue.drop(turn);
    this.dispatch();
  }

  async end(): Promise<void> {
    clearTimeout(this.idle);
    this.looking?.stop();
    this.looking = undefined;
    const seats = this.seats.splice(0);
    await Promise.all(seats.map((seat) => seat.end()));
  }

  private get busy(): number {
    return this.seats.filter(({ at }) => at).length;
  }

  private newSeat(): Seat<AtWork> {
    const { start, pauses, mostSilentLooks } = this.options;
    const seat: Seat<AtWork> = new Seat<AtWork>({
      start,
      pauses,
      mostSilentLooks,
      free: () => this.welcome(),
      answered: (message) => this.receive(seat, message),
      broke: (loss) => this.lose(seat, loss),
    });
    return seat;
  }

  private welcome(): void {
    if (this.isInTrouble) this.options.onTrouble(undefined);
    this.isInTrouble = false;
    this.dispatch();
  }

  private receive(seat: Seat<AtWork>, message: WorkerAnswer): void {
    const { at } = seat;
    if (at?.number !== message.number || 'failure' in message) return;
    seat.done();
    at.settle.resolve(message.answer as readonly RowOutcome[]);
    this.dispatch();
  }

  private lose(seat: Seat<AtWork>, { error }: Loss): void {
    const { at } = seat;
    seat.at = undefined;
    if (at) {
      this.options.onDeath(error, at.task.questions.length);
      this.queue.putBack(at, String(error));
    }
    if (!this.isInTrouble && !this.seats.some((other) => other.isHopeful)) {
      this.isInTrouble = true;
      this.options.onTrouble(error);
    }
    this.dispatch();
  }

  private dispatch(): void {
    for (const seat of this.seats) {
      if (this.busy >= this.most) break;
      if (!seat.isFree) continue;
      const next = this.queue.take();
      if (!next) break;
      const number = ++this.lastNumber;
      seat.give({ ...next, number }, { number, task: next.task } satisfies ToRowThread);
    }
    clearTimeout(this.idle);
    if (this.queue.size > 0 || this.busy > 0 || this.seats.length === 0) return;
    this.idle = setTimeout(() => void this.end(), this.options.idleMs);
    this.idle.unref();
  }
}
