import { monthNumber, toRoubles } from '../../billing/index.ts';
import { thresholdMail } from '../accounts/alerts/threshold-mail.ts';
import { nextMonthDay, startOfDay } from '../kernel/moscow.ts';
import { TroubleLog } from '../store/trouble-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { Mail, Mailer } from '../kernel/mail.ts';
import type { AlertMail, AlertMails } from '../store/alerts/mails.ts';

export interface AlertParts {
  readonly alertMails: AlertMails;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly publicUrl: string;
}

const LOOK_EVERY_MS = 2_000;
const DAY_MS = 86_400_000;
const TIDY_EVERY_MS = DAY_MS;
/** How long alerts are kept. A month takes usage until the 3rd of the next one, and raises no alerts after that. */
const KEPT_MS = 90 * DAY_MS;

/**
 * Posts the mails about thresholds, from this node or another one. A threshold and its mail are recorded in one
 * transaction; if a node ends before the mail is on disk, another one posts it a minute later.
 */
export function startAlerts(parts: AlertParts): { look(): Promise<void>; close(): Promise<void> } {
  const { alertMails, log, clock } = parts;
  const trouble = new TroubleLog(log, {
    begins: 'mails about thresholds are not posted: they wait', over: 'mails about thresholds are posted again',
  });
  let ended = false;
  let tidiedAt = -Infinity;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const work = async (): Promise<void> => {
    while (!ended && (await postNext(parts)));
    if (clock.monotonic() - tidiedAt < TIDY_EVERY_MS) return;
    await alertMails.removeOld(clock.now() - KEPT_MS);
    tidiedAt = clock.monotonic();
  };
  const look = (): Promise<void> => {
    clearTimeout(timer);
    looking ??= work()
      .then(() => trouble.succeeded(), (error: Error) => trouble.failed(error))
      .finally(() => {
        looking = undefined;
        if (!ended) timer = setTimeout(() => void look(), LOOK_EVERY_MS).unref();
      });
    return looking;
  };
  void look();
  return {
    look,
    async close() {
      ended = true;
      clearTimeout(timer);
      await looking;
      trouble.settle();
    },
  };
}

/** Posts one mail; false if none is due. */
async function postNext({ alertMails, mailer, clock, publicUrl }: AlertParts): Promise<boolean> {
  const taken = await alertMails.take(clock.now());
  if (!taken) return false;
  // dated when the alert was raised: deleting an address removes the mails requested before the deletion
  await mailer.post(toMail(taken, `${publicUrl}/dashboard`), taken.raisedAt);
  await alertMails.posted(taken);
  return true;
}

function toMail({ account, facts }: AlertMail, page: string): Mail {
  const { kind, month, percent, usedUnits, limitUnits, capRoubles, chargedKopecks, isBillable } = facts;
  return thresholdMail({
    id: `${account.id}_${monthNumber(month)}_${kind}_${percent}`,
    to: account.alertEmail,
    email: account.email,
    kind,
    month,
    percent,
    isBillable,
    page,
    resetsAt: nextMonthDay(startOfDay(`${month}-01`)),
    used: usedUnits,
    limit: limitUnits,
    limitRoubles: capRoubles,
    amount: toRoubles(BigInt(chargedKopecks)),
  });
}
