import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BatchOptions } from '../../jobs/batch/ports.ts';
import type { RowAnswer, TableRow, TableShape } from '../../jobs/table/ports.ts';
import { addressOf, rowProblemText, type AskedAddress } from '../../jobs/table/row-address.ts';
import { questionKey, type AnswerMemory } from './answer-memory.ts';
import type { RowOutcome } from './row-task.ts';

export interface AnsweredRow {
  readonly row: TableRow;
  readonly answer: RowAnswer;
}

export interface Answering {
  readonly shape: TableShape;
  readonly options: BatchOptions;
  readonly memory: AnswerMemory;
  /** How many groups of rows are read ahead of the one whose answers are awaited. */
  readonly ahead: number;
  ask(addresses: readonly AskedAddress[]): Promise<readonly RowOutcome[]>;
  /** Called for rows at which the search failed. */
  onFailure(row: number, failure: string): void;
}

/** The answer of a row, or its position in a pending question. */
type Source = RowAnswer | { readonly asking: Promise<readonly RowOutcome[]>; readonly at: number };

/**
 * Answers groups of rows in order, while later groups are pending. A question that recurs in the file is asked once, as
 * long as its answer is remembered. Requests of this process get a turn after each group: rows with known answers would
 * otherwise hold them up for a whole chunk of the file.
 */
export async function* answerRows(
  groups: AsyncIterable<readonly TableRow[]>, answering: Answering,
): AsyncGenerator<AnsweredRow[]> {
  const asker = new Asker(answering);
  const waiting: Promise<AnsweredRow[]>[] = [];
  for await (const rows of groups) {
    const answered = asker.answer(rows);
    answered.catch(() => {}); // reported when its group is due, if it is reached
    waiting.push(answered);
    if (waiting.length <= answering.ahead) continue;
    yield await waiting.shift()!;
    await nextTurn();
  }
  for (const answered of waiting) yield await answered;
}

class Asker {
  private readonly answering: Answering;
  private readonly keyOf: (address: AskedAddress) => string;
  private readonly asking = new Map<string, Source>();

  constructor(answering: Answering) {
    this.answering = answering;
    this.keyOf = questionKey(answering.options);
  }

  async answer(rows: readonly TableRow[]): Promise<AnsweredRow[]> {
    const { ask, memory } = this.answering;
    const names: string[] = [];
    const addresses: AskedAddress[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<readonly RowOutcome[]>();
    promise.catch(() => {});
    const sources = rows.map((row) => this.sourceOf(row, (name, address) => {
      names.push(name);
      return { asking: promise, at: addresses.push(address) - 1 };
    }));
    if (addresses.length > 0) {
      try {
        const outcomes = await ask(addresses);
        for (const [at, name] of names.entries()) {
          const { answer, failure } = outcomes[at];
          if (failure === undefined) memory.keep(name, answer);
          this.asking.delete(name);
        }
        resolve(outcomes);
      } catch (error) {
        reject(error);
      }
    }
    return this.collect(rows, sources);
  }

  private sourceOf(row: TableRow, askAnew: (name: string, address: AskedAddress) => Source): Source {
    const asked = addressOf(row, this.answering.shape);
    if (asked.kind === 'invalid') return { status: 'invalid', problem: this.explain(asked.problem) };
    const name = this.keyOf(asked.address);
    const known = this.answering.memory.find(name) ?? this.asking.get(name);
    if (known) return known;
    const source = askAnew(name, asked.address);
    this.asking.set(name, source);
    return source;
  }

  private explain(problem: Parameters<typeof rowProblemText>[0]): string {
    return rowProblemText(problem, this.answering.options.lang === 'en' ? 'en' : 'ru');
  }

  private async collect(rows: readonly TableRow[], sources: readonly Source[]): Promise<AnsweredRow[]> {
    const answered: AnsweredRow[] = [];
    for (const [at, row] of rows.entries()) {
      const source = sources[at];
      if (!('asking' in source)) {
        answered.push({ row, answer: source });
        continue;
      }
      const { answer, failure } = (await source.asking)[source.at];
      if (failure !== undefined) this.answering.onFailure(row.number, failure);
      answered.push({ row, answer });
    }
    return answered;
  }
}
