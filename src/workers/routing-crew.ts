import { AppError } from '../errors.ts';
import { lookRegularly } from './looks.ts';
import { Seat, type SeatParts, type WorkerAnswer } from './seat.ts';
import { inTurn, laneOf, type RoutingTask, type ToRoutingWorker } from './routing-task.ts';
import { Turns } from './routing-turns.ts';
import type { ThreadState } from './thread-state.ts';
import type { Loss } from './watch.ts';

export interface CrewOptions extends Pick<SeatParts, 'start' | 'pauses' | 'mostSilentLooks'> {
  readonly threads: number;
  /** The most tasks in one lane; more are refused. */
  readonly mostTasks: number;
  /** Called for each thread that ended, with its number from 1; another one takes its place. */
  onLoss(number: number, loss: Loss): void;
  /** Called when no thread works any more, and without an error when one works again. */
  onTrouble(error: unknown): void;
}

interface Waiting {
  readonly lane: string;
  readonly task: RoutingTask;
  readonly settle: PromiseWithResolvers<unknown>;
}

type AtWork = Waiting & { readonly number: number };

/** Threads for the same kind of work, and the tasks that wait for them. */
export class Crew {
  private readonly options: CrewOptions;
  private readonly seats: Seat<AtWork>[] = [];
  private readonly looking = lookRegularly(() => this.seats);
  private readonly turns = new Turns<Waiting>(inTurn);
  private idle = Promise.withResolvers<void>();
  private lastNumber = 0;
  private isClosing = false;
  private isInTrouble = false;

  constructor(options: CrewOptions) {
    this.options = options;
    for (let number = 0; number < options.threads; number++) this.seats.push(this.newSeat(number + 1));
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
    this.looking.stop();
    await Promise.all(this.seats.map((seat) => seat.end()));
  }

  /** Closes at once and rejects all tasks. */
  async abandon(): Promise<void> {
    this.isClosing = true;
    this.looking.stop();
    for (const { settle } of [...this.turns.takeAll(), ...this.atWork]) settle.reject(unavailable('The service ends.'));
    for (const seat of this.seats) seat.at = undefined;
    await Promise.all(this.seats.map((seat) => seat.end()));
  }

  private get atWork(): AtWork[] {
    return this.seats.flatMap(({ at }) => at ?? []);
  }

  private newSeat(number: number): Seat<AtWork> {
    const { start, pauses, mostSilentLooks, onLoss } = this.options;
    const seat: Seat<AtWork> = new Seat<AtWork>({
      start,
      pauses,
      mostSilentLooks,
      free: () => this.welcome(),
      answered: (message) => this.receive(seat, message),
      broke: (loss) => {
        onLoss(number, loss);
        this.lose(seat, loss);
      },
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
    seat.done();
    if ('failure' in message) at.settle.reject(new Error(message.failure));
    else at.settle.resolve(message.answer);
    this.dispatch();
  }

  /** A lost thread refuses its own task and no other; without any thread nothing is kept waiting. */
  private lose(seat: Seat<AtWork>, { error }: Loss): void {
    const { at } = seat;
    seat.at = undefined;
    at?.settle.reject(new AppError('overloaded', 'The thread that worked on it is lost, retry later.'));
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
      seat.give({ ...next, number }, { number, task: next.task } satisfies ToRoutingWorker);
    }
    if (this.load > 0) return;
    this.idle.resolve();
    this.idle = Promise.withResolvers<void>();
  }
}

const unavailable = (message: string): AppError => new AppError('temporarily_unavailable', message);
