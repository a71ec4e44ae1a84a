import { setTimeout as sleep } from 'node:timers/promises';
import type { Principal, Quota, QuotaAnswer } from '../../accounts/ports.ts';
import { AppError } from '../../errors.ts';

/** A node that has lost the shared counter does not know for six seconds what the others granted before. */
const MOST_WAIT_MS = 15_000;

/** Takes the units of all rows, or none. Waits out a brief doubt, since the file has already been received. */
export async function reserve(quota: Quota, who: Principal, rows: number, now: number): Promise<void> {
  for (let waitedMs = 0; ;) {
    try {
      const answer = await quota.take(who, rows, now);
      if (!answer.granted) throw refusalOf(answer, rows);
      return;
    } catch (error) {
      const waitMs = doubtOf(error);
      waitedMs += waitMs;
      if (waitMs === 0 || waitedMs > MOST_WAIT_MS) throw error;
      await sleep(waitMs);
    }
  }
}

/** How long it is unknown whether units are left; 0 for any other error. */
function doubtOf(error: unknown): number {
  const isDoubt = error instanceof AppError && error.code === 'temporarily_unavailable';
  return isDoubt ? Number(error.details['retryAfterMs'] ?? 0) : 0;
}

/** Whether the error proves that nothing was taken. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'quota_exhausted' || error.code === 'spend_cap_reached');

/** Refuses a caller without units before the file is sent: how many it would need is not known then. */
export async function refuseEmptyHanded(quota: Quota, who: Principal, now: number): Promise<void> {
  const answer = await quota.look(who, now);
  if (answer.left === 0) throw refusalOf(answer);
}

function refusalOf({ refusal, left, free, used, resetsAt }: QuotaAnswer, needed?: number): AppError {
  const text = needed === undefined ? 'No units are left.' : 'The file has more rows than units are left.';
  const quota = { free, used, resets_at: resetsAt };
  return new AppError(refusal ?? 'quota_exhausted', text, { needed, available: left, free, resetsAt, quota });
}
