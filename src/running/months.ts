import { silent } from '../kernel/progress.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { Billing } from '../store/billing/open.ts';
import { watchTrust } from './clock-trust.ts';

export interface MonthsParts {
  readonly billing: Pick<Billing, 'months' | 'monthsLease' | 'seller'>;
  readonly clock: Clock;
  readonly log: Log;
}

const LOOK_EVERY_MS = 5 * 60_000;
const PROLONG_EVERY_MS = 60_000;

/**
 * Makes the invoices of months as they become due, from this node or another one: drafts on the 1st, final ones on the
 * 3rd. Makes none without a configured seller.
 */
export function startMonths({ billing, clock, log }: MonthsParts): { look(): Promise<void>; close(): Promise<void> } {
  const trust = watchTrust(clock);
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    // numbers of invoices cannot be taken back
    if (trust() !== 'steady') return;
    try {
      await closeDue(billing, log);
    } catch (err) {
      log.error({ err }, 'the invoices of a month are not made: tried again in five minutes');
    }
  };
  const timer = billing.seller.isSample
    ? undefined
    : setInterval(() => void (looking = looking.then(look)), LOOK_EVERY_MS).unref();
  return {
    look,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function closeDue({ months, monthsLease }: MonthsParts['billing'], log: Log): Promise<void> {
  const due = await months.listDue();
  if (due.length === 0 || !(await monthsLease.take())) return;
  const prolonging = setInterval(() => void monthsLease.take().catch(() => undefined), PROLONG_EVERY_MS).unref();
  try {
    for (const month of due) {
      const { phase, invoices, totalKopecks } = await months.close(month, silent);
      log.info({ month, phase, invoices, totalKopecks: String(totalKopecks) }, 'the invoices of a month are made');
    }
  } finally {
    clearInterval(prolonging);
    await monthsLease.giveBack();
  }
}
