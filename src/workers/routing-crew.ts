import type { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { Seat, type Pauses, type WorkerAnswer } from './seat.ts';
import { inTurn, laneOf, type RoutingTask, type ToRoutingWorker } from './routing-task.ts';
import { Turns } from './routing-turns.ts';
import type { ThreadState } from './thread-state.ts';

export interface CrewOptions {
  readonly threads: number;
  /** The most tasks in one lane; more are refused. */
  readonly mostTasks: number;
  readonly pauses: Pauses;
  /** A thread that works on one task for longer hangs: it is ended, and another one takes its place. */
  readonly mostTaskMs?: number;
  start(): Worker;
  /** Called when no thread works any more, and without an error when one works again. */
  onTrouble(error: unknown): void;
}

interface Waiting {
  readonly lane: string;
  readonly task: RoutingTask;
  readonly settle: PromiseWithResolvers<unknown>;
}

type AtWork = Waiting & { readonly number: number; readonly timer: NodeJS.Timeout | undefined };

/** Threads for the same kind of work, and the tasks that wait for them. */
export class Crew {
  private readonly options: CrewOptions;
  private readonly seats: Seat<AtWork>[] = [];
  private readonly turns = new Turns<Waiting>(inTurn);
  private idle = Promise.withResolvers<void>();
  private lastNumber = 0;
  private isClosing = false;
  private isInTrouble = false;

  constructor(options: CrewOptions) {
    this.options = options;
    for (let number = 0; number < options.threads; number++) this.seats.push(this.newSeat());
  }

  get load(): number {
    return this.turns.size + this.atWork.length;
  }

  get ready(): number {
    return this.seats.filter((seat) => seat.isFree || seat.at).length;
  }

  /** The state of each thread. */
  get states(): (ThreadState | undefined)[] {
    return this.seats.map(({ state }) => state);
  }

  async ask(task: RoutingTask): Promise<unknown> {
    if (this.isClosing) throw unavailable('The routing workers are closing.');
    if (!this.seats.some((seat) => seat.isHopeful)) throw unavailable('No routing worker can be started.');
    const lane = laneOf(task);
    const busy = this.atWork.filter((at) => at.lane === lane).length;
    if (this.turns.waiting(lane) + busy >= this.options.mostTasks) {
      throw new AppError('overloaded', 'Too many routes and matrices at once, retry later.');
    }
    const settle = Promise.withResolvers<unknown>();
    this.turns.add({ lane, task, settle });
    this.dispatch();
    return settle.promise;
  }

  /** Closes once all accepted tasks are answered. */
  async close(): Promise<void> {
    this.isClosing = true;
    if (this.load > 0) await this.idle.promise;
    await Promise.all(this.seats.map((seat) => seat.end()));
  }

  /** Closes at once and rejects all tasks. */
  async abandon(): Promise<void> {
    this.isClosing = true;
    for (const { settle } of [...this.turns.takeAll(), ...this.atWork]) settle.reject(unavailable('The service ends.'));
    for (const seat of this.seats) {
      clearTimeout(seat.at?.timer);
      seat.at = undefined;
    }
    await Promise.all(this.seats.map((seat) => seat.end()));
  }

  private get atWork(): AtWork[] {
    return this.seats.flatMap(({ at }) => at ?? []);
  }

  private newSeat(): Seat<AtWork> {
    const { start, pauses } = this.options;
    const seat: Seat<AtWork> = new Seat<AtWork>(start, pauses, {
      free: () => this.welcome(),
      answered: (message) => this.receive(seat, message),
      broke: (error) => this.lose(seat, error),
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
    if (at?.number !== message.number) return;
    clearTimeout(at.timer);
    seat.done();
    if ('failure' in message) at.settle.reject(new Error(message.failure));
    else at.settle.resolve(message.answer);
    this.dispatch();
  }

  /** A failed thread rejects its own task and no other; without any thread nothing is kept waiting. */
  private lose(seat: Seat<AtWork>, error: unknown): void {
    const { at } = seat;
    seat.at = undefined;
    clearTimeout(at?.timer);
    at?.settle.reject(error);
    if (!this.seats.some((one) => one.isHopeful)) {
      for (const { settle } of this.turns.takeAll()) settle.reject(unavailable('No routing worker can be started.'));
      if (!this.isInTrouble) this.options.onTrouble(error);
      this.isInTrouble = true;
    }
    this.dispatch();
  }

  private dispatch(): void {
    for (const seat of this.seats) {
      if (!seat.isFree) continue;
      const next = this.turns.take();
      if (!next) break;
      const number = ++this.lastNumber;
      const { mostTaskMs } = this.options;
      const timer = mostTaskMs === undefined ? undefined : setTimeout(() => seat.kill(), mostTaskMs);
      seat.give({ ...next, number, timer }, { number, task: next.task } satisfies ToRoutingWorker);
    }
    if (this.load > 0) return;
    this.idle.resolve();
    this.idle = Promise.withResolvers<void>();
  }
}

const unavailable = (message: string): AppError => new AppError('temporarily_unavailable', message);
