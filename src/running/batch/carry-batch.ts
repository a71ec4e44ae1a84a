import type { Batch, BatchStore } from '../../jobs/batch/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { HoldEnded, type Hold } from './hold.ts';
import { pauseMs, type Troubles } from './troubles.ts';
import { BatchBroken, workOnBatch, type BatchWork } from './work-on-batch.ts';

export interface Patience {
  readonly firstMs: number;
  readonly mostMs: number;
  /** A batch that makes no progress for this long fails. */
  readonly giveUpMs: number;
}

export interface Carrying extends Omit<BatchWork, 'queue' | 'onFailure'> {
  readonly queue: BatchStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly troubles: Troubles;
  readonly patience: Patience;
}

/** How many failed rows of a batch are logged. */
const MOST_FAILURES_LOGGED = 10;

/**
 * Works on a batch until it has ended, or until this process loses it. Failures, such as a full disk or an unavailable
 * server, are retried after growing pauses, from the last part that was stored. True if it was completed.
 */
export async function carryBatch(hold: Hold, carrying: Carrying): Promise<boolean> {
  const { queue, log } = carrying;
  const { id, state } = hold.batch;
  try {
    if (state === 'cancelling') hold.end('cancelling');
    hold.signal.throwIfAborted();
    return await tryUntilItEnds(hold, carrying);
  } catch (error) {
    if (!(error instanceof HoldEnded)) throw error;
    if (error.why === 'cancelling') await endCancelled(hold, carrying);
    else if (error.why === 'stopping') await queue.release(hold.lease);
    else log.info({ batch: id }, 'a batch is not in the hands of this process any more: its lease was over');
    return false;
  } finally {
    carrying.troubles.forget(id);
  }
}

async function tryUntilItEnds(hold: Hold, carrying: Carrying): Promise<boolean> {
  const { queue, clock, log, troubles, patience } = carrying;
  const { id, accountId } = hold.batch;
  let failures = 0;
  const onFailure = (row: number, failure: string): void => {
    if (failures++ >= MOST_FAILURES_LOGGED) return;
    log.error({ batch: id, row, failure }, 'the search failed at a row of a batch');
  };
  let batch: Batch = hold.batch;
  let troubleSince: number | undefined;
  for (let attempt = 0; ; attempt++) {
    try {
      await workOnBatch(batch, hold, {
        ...carrying, onFailure,
        onPart: (part) => {
          troubles.end(id);
          troubleSince = undefined;
          attempt = 0;
          carrying.onPart(part);
        },
      });
      troubles.end(id);
      return true;
    } catch (error) {
      hold.signal.throwIfAborted();
      troubleSince ??= clock.monotonic();
      const isHopeless = error instanceof BatchBroken || clock.monotonic() - troubleSince >= patience.giveUpMs;
      if (isHopeless && (await giveUp(hold, carrying, error))) return false;
      troubles.begin(id, `batch ${id} does not go on, and is tried again`, { batch: id, err: error });
      await hold.pause(pauseMs(attempt, patience));
      batch = (await queue.find({ accountId }, id).catch(() => undefined)) ?? batch;
    }
  }
}

async function giveUp({ lease, batch: { id } }: Hold, { queue, clock, log }: Carrying, err: unknown): Promise<boolean> {
  const detail = err instanceof BatchBroken ? err.message : 'the service could not go on with it; nothing was charged';
  const failed = await queue.fail(lease, { code: 'internal', detail }, clock.now()).catch(() => false);
  if (failed) log.error({ batch: id, err }, 'a batch failed');
  return failed;
}

async function endCancelled({ lease, batch: { id } }: Hold, { queue, clock, log }: Carrying): Promise<void> {
  if (await queue.cancelled(lease, clock.now())) log.info({ batch: id }, 'a batch was cancelled by its customer');
}
