import type { Log } from '../kernel/log.ts';
import { TroubleLog } from '../store/trouble-log.ts';

export interface Asked<Answer> {
  /** Undefined before the first answer, and while the database does not answer. */
  last(): Answer | undefined;
  close(): Promise<void>;
}

export interface Asking<Answer> {
  /** The name for the log: "invoices". */
  readonly what: string;
  readonly everyMs: number;
  readonly ask: () => Promise<Answer>;
  readonly log: Log;
}

/**
 * Polls figures that only the database knows, one query at a time, however often metrics are read. An answer stays
 * valid until the next one is late by another whole period.
 */
export function askNowAndThen<Answer>({ what, everyMs, ask, log }: Asking<Answer>): Asked<Answer> {
  const trouble = new TroubleLog(log, { begins: `${what} cannot be counted`, over: `${what} are counted again` });
  let known: { readonly answer: Answer; readonly at: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async (): Promise<void> => {
    try {
      known = { answer: await ask(), at: performance.now() };
      trouble.succeeded();
    } catch (error) {
      known = undefined;
      trouble.failed(error as Error);
    }
    if (!isOver) timer = setTimeout(next, everyMs).unref();
  };
  let looking = look();
  const next = (): void => void (looking = look());
  return {
    last: () => (known && performance.now() - known.at < 2 * everyMs ? known.answer : undefined),
    async close() {
      isOver = true;
      clearTimeout(timer);
      await looking;
      trouble.settle();
    },
  };
}
