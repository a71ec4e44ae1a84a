import type { MessagePort, Worker } from 'node:worker_threads';
import { AppError, type ErrorCode } from '../errors.ts';

/** The functions that a side offers to the other one. Arguments and answers are plain data. */
export type Offered = { readonly [Name in string]: (...args: never[]) => unknown };

type Item =
  | readonly [kind: 'call', number: number, name: string, args: readonly unknown[]]
  | readonly [kind: 'answer', number: number, value: unknown]
  | readonly [kind: 'failure', number: number, failure: Failure]
  | readonly [kind: 'notify', name: string, args: readonly unknown[]];

type Failure =
  | { readonly code: ErrorCode; readonly message: string; readonly details: AppError['details'] }
  | { readonly error: unknown };

/**
 * Calls and answers between two threads. Everything sent in one turn of the event loop goes over as one message, since
 * a message costs more than its content.
 */
export class Calls<Other> {
  private readonly port: MessagePort | Worker;
  private offered: Offered = {};
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private outbox: Item[] = [];
  private flushing: NodeJS.Immediate | undefined;
  private lastNumber = 0;
  private ended: Error | undefined;

  /** `beforeHearing` runs before the items of each message are handled. */
  constructor(port: MessagePort | Worker, beforeHearing = (): void => {}) {
    this.port = port;
    port.on('message', (items: readonly Item[]) => {
      beforeHearing();
      for (const item of items) this.receive(item);
    });
  }

  /** Sets the functions that the other side may call. Must precede all messages in either direction. */
  offer(offered: Offered): void {
    this.offered = offered;
  }

  call<Name extends keyof Other & string>(
    name: Name, ...args: ArgumentsOf<Other[Name]>
  ): Promise<Awaited<AnswerOf<Other[Name]>>> {
    if (this.ended) return Promise.reject(this.ended);
    const number = ++this.lastNumber;
    const answer = Promise.withResolvers<unknown>();
    this.waiting.set(number, answer);
    this.send(['call', number, name, args]);
    return answer.promise as Promise<Awaited<AnswerOf<Other[Name]>>>;
  }

  notify<Name extends keyof Other & string>(name: Name, ...args: ArgumentsOf<Other[Name]>): void {
    this.send(['notify', name, args]);
  }

  /** Posts everything sent so far. It reaches the other side even if this thread ends right after. */
  flush(): void {
    clearImmediate(this.flushing);
    this.flushing = undefined;
    const items = this.outbox;
    if (items.length === 0 || this.ended) return;
    this.outbox = [];
    this.port.postMessage(items);
  }

  /** Rejects all pending calls, because the other side is gone. */
  end(reason: Error): void {
    this.ended = reason;
    clearImmediate(this.flushing);
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }

  private send(item: Item): void {
    this.outbox.push(item);
    this.flushing ??= setImmediate(() => this.flush());
  }

  private receive(item: Item): void {
    switch (item[0]) {
      case 'call':
        return void this.answer(item[1], item[2], item[3]);
      case 'notify':
        return void this.offered[item[1]](...(item[2] as never[]));
      case 'answer':
        return this.settle(item[1], ({ resolve }) => resolve(item[2]));
      case 'failure':
        return this.settle(item[1], ({ reject }) => reject(toError(item[2])));
    }
  }

  private async answer(number: number, name: string, args: readonly unknown[]): Promise<void> {
    try {
      this.send(['answer', number, await this.offered[name](...(args as never[]))]);
    } catch (error) {
      this.send(['failure', number, toFailure(error)]);
    }
  }

  private settle(number: number, how: (waiting: PromiseWithResolvers<unknown>) => void): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    if (waiting) how(waiting);
  }
}

export type ArgumentsOf<F> = F extends (...args: infer Args) => unknown ? Args : never;
export type AnswerOf<F> = F extends (...args: never[]) => infer Answer ? Answer : never;

/** A structured clone of an error keeps only its message and stack: the fields of an `AppError` are sent separately. */
const toFailure = (error: unknown): Failure =>
  (error instanceof AppError ? { code: error.code, message: error.message, details: error.details } : { error });

const toError = (failure: Failure): unknown =>
  ('code' in failure ? new AppError(failure.code, failure.message, failure.details) : failure.error);
