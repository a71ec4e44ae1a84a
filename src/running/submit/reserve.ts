import type { Principal, Quota, QuotaAnswer } from '../../accounts/ports.ts';
import { AppError } from '../../errors.ts';

/** Takes the units of all rows, or none of them. */
export async function reserve(quota: Quota, who: Principal, rows: number, now: number): Promise<void> {
  const answer = await quota.take(who, rows, now);
  if (!answer.granted) throw refusalOf(answer, rows);
}

/** Whether it is known that nothing was taken. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'quota_exhausted' || error.code === 'spend_cap_reached');

/** Who has nothing left need not send a file to be told so. */
export async function refuseEmptyHanded(quota: Quota, who: Principal, now: number): Promise<void> {
  const answer = await quota.look(who, now);
  if (answer.left === 0) throw refusalOf(answer, 1);
}

const refusalOf = ({ refusal, left, free, used, resetsAt }: QuotaAnswer, needed: number): AppError =>
  new AppError(refusal ?? 'quota_exhausted', 'The file has more rows than units are left.', {
    needed, available: left, free, resetsAt, quota: { free, used, resets_at: resetsAt },
  });
