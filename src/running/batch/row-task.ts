import type { BatchOptions } from '../../jobs/batch/ports.ts';
import type { RowAnswer } from '../../jobs/table/ports.ts';
import type { AskedAddress } from '../../jobs/table/row-address.ts';
import type { SuggestableTables } from '../../geocoding/suggest.ts';

/** Rows asked together: enough that handing them over costs little, few enough that others wait only briefly. */
export interface RowTask {
  readonly options: BatchOptions;
  readonly questions: readonly AskedAddress[];
}

/** An answer; at a failure of the engine it says so, and `failure` has the reason for the log. */
export interface RowOutcome {
  readonly answer: RowAnswer;
  readonly failure?: string;
}

export interface ToRowThread {
  readonly number: number;
  readonly task: RowTask;
}

export interface RowThreadData {
  readonly tables: SuggestableTables;
  /** From -20 to 19, the last for work that may wait for everything else; see `os.setPriority`. */
  readonly niceness: number;
}

export const failedAnswer = ({ lang }: BatchOptions): RowAnswer => ({
  status: 'invalid',
  problem: lang === 'en' ? 'the search failed at this address' : 'поиск этого адреса не удался',
});
