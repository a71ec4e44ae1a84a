import { monthNumber, toRoubles } from '../../../billing/index.ts';
import { nextMonthDay, startOfDay } from '../../kernel/moscow.ts';
import type { WebhookEvent } from '../../jobs/webhooks/events.ts';
import type { AlertFacts } from './facts.ts';

/** A reached threshold as an event, sent once a month. */
export const toThresholdEvent = (accountId: string, facts: AlertFacts, at: number): WebhookEvent => ({
  id: `${accountId}_${monthNumber(facts.month)}_${facts.kind}_${facts.percent}`,
  accountId,
  type: `${facts.kind}.threshold`,
  at,
  data: {
    month: facts.month,
    threshold: facts.percent,
    used: facts.usedUnits,
    limit: facts.limitUnits,
    limit_roubles: facts.capRoubles,
    amount: toRoubles(BigInt(facts.chargedKopecks)),
    currency: 'RUB',
    resets_at: nextMonthDay(startOfDay(`${facts.month}-01`)),
  },
});
