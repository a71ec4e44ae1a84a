import { FairTurns, type Turn } from './fair-turns.ts';
import { failedAnswer, type RowOutcome, type RowTask } from './row-task.ts';

export interface WaitingRows extends Turn {
  readonly task: RowTask;
  readonly settle: PromiseWithResolvers<readonly RowOutcome[]>;
  /** How many threads have died working on it. */
  readonly deaths: number;
}

/** How many threads may die at a single row before it is given up: a thread may also die of other causes. */
const MOST_DEATHS = 3;

/** Rows waiting for a thread. */
export class RowQueue {
  private readonly turns = new FairTurns<WaitingRows>();
  /** Rows of dead threads, which have had their turn. */
  private requeued: WaitingRows[] = [];

  get size(): number {
    return this.turns.size + this.requeued.length;
  }

  add(turn: Turn, task: RowTask): Promise<readonly RowOutcome[]> {
    const settle = Promise.withResolvers<readonly RowOutcome[]>();
    const { accountId, batchId } = turn;
    this.turns.add({ accountId, batchId, task, settle, deaths: 0 });
    return settle.promise;
  }

  take(): WaitingRows | undefined {
    return this.requeued.shift() ?? this.turns.take();
  }

  /** Queues rows again in two halves, since one of them may be the reason; a single one is given up in the end. */
  putBack({ task, settle, deaths, accountId, batchId }: WaitingRows, failure: string): void {
    const { questions, options } = task;
    if (questions.length === 1 && deaths + 1 >= MOST_DEATHS) {
      return settle.resolve([{ answer: failedAnswer(options), failure }]);
    }
    const half = Math.ceil(questions.length / 2);
    const parts = [questions.slice(0, half), questions.slice(half)].filter(({ length }) => length > 0);
    const asked = parts.map((part) => {
      const own = Promise.withResolvers<readonly RowOutcome[]>();
      this.requeued.push({ accountId, batchId, task: { options, questions: part }, settle: own, deaths: deaths + 1 });
      return own.promise;
    });
    Promise.all(asked).then((outcomes) => settle.resolve(outcomes.flat()), settle.reject);
  }

  /** Rejects the pending answers of a batch. */
  drop(turn: Turn): void {
    const isDropped = ({ batchId }: WaitingRows): boolean => batchId === turn.batchId;
    const dropped = [...this.turns.drop(turn), ...this.requeued.filter(isDropped)];
    this.requeued = this.requeued.filter((waiting) => !isDropped(waiting));
    for (const { settle } of dropped) settle.reject(new Error('these rows are not wanted any more'));
  }
}
