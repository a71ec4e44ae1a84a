import type { MessagePort, Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { Calls, type AnswerOf, type ArgumentsOf } from './calls.ts';
import { sinceBootMs, type Cells } from './cells.ts';

/** How long the first thread may be blocked before calls to it are refused. */
const FIRST_SILENT_MS = 2000;
const LOOK_MS = 250;

/** Calls with side effects are awaited to the end: after giving up, nobody could tell whether they were done. */
const untilDone: ReadonlySet<string> = new Set([
  'answer', 'readContent', 'nextPiece', 'endPieces', 'giveBack', 'setCached', 'removeCached',
]);

/**
 * Calls of a further thread to the first one. While the first thread is blocked they are refused as overload: pending
 * calls within 2.5 s, new ones at once.
 */
export class FirstCalls<Other> extends Calls<Other> {
  private readonly cells: Cells;
  private readonly givingUp = new Set<() => void>();
  private isBlocked = false;
  private lookedAt = sinceBootMs();

  constructor(port: MessagePort | Worker, cells: Cells) {
    super(port);
    this.cells = cells;
    setInterval(() => this.look(), LOOK_MS).unref();
  }

  override call<Name extends keyof Other & string>(
    name: Name, ...args: ArgumentsOf<Other[Name]>
  ): Promise<Awaited<AnswerOf<Other[Name]>>> {
    if (untilDone.has(name)) return super.call(name, ...args);
    if (this.isBlocked) return Promise.reject(blocked());
    return this.unlessBlocked(super.call(name, ...args));
  }

  /** Like `call`, but an answer that comes after giving up is undone. */
  callOrUndo<Name extends keyof Other & string>(
    undo: (answer: Awaited<AnswerOf<Other[Name]>>) => void, name: Name, ...args: ArgumentsOf<Other[Name]>
  ): Promise<Awaited<AnswerOf<Other[Name]>>> {
    if (this.isBlocked) return Promise.reject(blocked());
    return this.unlessBlocked(super.call(name, ...args), undo);
  }

  private unlessBlocked<T>(answer: Promise<T>, undo: (answer: T) => void = () => {}): Promise<T> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const end = (): void => {
        isOver = true;
        this.givingUp.delete(giveUp);
      };
      const giveUp = (): void => {
        end();
        reject(blocked());
      };
      this.givingUp.add(giveUp);
      answer.then((value) => {
        const wasOver = isOver;
        end();
        return wasOver ? undo(value) : resolve(value);
      }, (error: unknown) => {
        end();
        reject(error);
      });
    });
  }

  /** Checks the first thread's pulse. If this thread did not run either, the whole process was stopped. */
  private look(): void {
    const now = sinceBootMs();
    const wasHere = now - this.lookedAt < FIRST_SILENT_MS;
    this.lookedAt = now;
    this.isBlocked = wasHere && now - this.cells.pulseMs > FIRST_SILENT_MS;
    if (this.isBlocked) for (const giveUp of Array.from(this.givingUp)) giveUp();
  }
}

const blocked = (): AppError => new AppError('overloaded', 'A part of this node is busy, retry later.');
