import type { Mail } from '../../kernel/mail.ts';
import type { AlertKind } from './thresholds.ts';

export interface ReachedThreshold {
  /** Identifies the mail: one posted again is a duplicate. */
  readonly id: string;
  readonly to: string;
  /** The account's address, which need not be the recipient. */
  readonly email: string;
  readonly kind: AlertKind;
  /** The month in Moscow, "2026-11". */
  readonly month: string;
  /** When the next month begins, "2026-12-01". */
  readonly resetsAt: string;
  readonly percent: number;
  readonly used: number;
  readonly limit: number;
  readonly limitRoubles: number | null;
  /** "396.01" */
  readonly amount: string;
  /** Whether requests beyond the free ones are answered and charged. */
  readonly isBillable: boolean;
  /** The page for limits, warnings and the payer. */
  readonly page: string;
}

/** What happens next and what the customer can do: free quota without a payer, with one, and an own cap. */
const advice = {
  refused: [
    'Когда бесплатные запросы кончатся, следующие получат отказ (402 quota_exhausted) до {day}. Чтобы продолжать за ' +
      'плату, укажите плательщика в кабинете',
    'When the free requests are used up, further ones are refused (402 quota_exhausted) until {day}. To go on with ' +
      'paid ones, name a payer in the dashboard',
  ],
  paid: [
    'Запросы сверх бесплатных выполняются и войдут в счёт за месяц. Чтобы ограничить расход, поставьте предел ' +
      'в кабинете',
    'Requests beyond the free ones go on and stand on the invoice of the month. To limit what you spend, set a limit ' +
      'in the dashboard',
  ],
  capped: [
    'Когда предел достигнут, запросы получают отказ (402 spend_cap_reached) до {day}. Предел можно поднять или снять ' +
      'в кабинете',
    'When the limit is reached, requests are refused (402 spend_cap_reached) until {day}. Raise or remove the limit ' +
      'in the dashboard',
  ],
} as const;

/** The mail about a threshold that a month reached, with the figures of that moment. */
export function thresholdMail(threshold: ReachedThreshold): Mail {
  const { id, to, email, month, resetsAt, percent, used, kind, amount, page } = threshold;
  const [ofRu, ofEn] = kind === 'quota' ? ['бесплатных запросов', 'free requests'] : ['вашего предела', 'your limit'];
  const [doRu, doEn] = advice[kind === 'spend' ? 'capped' : threshold.isBillable ? 'paid' : 'refused']
    .map((text) => text.replace('{day}', resetsAt));
  return {
    id,
    to,
    subject: `Geokod: ${percent} % ${ofRu} · ${percent} % of ${ofEn}`,
    text: `Аккаунт ${email}, месяц ${month}: пройдено ${percent} % ${ofRu}.

Запросов за месяц: ${inWords(used)} из ${limitOf(threshold, 'руб.')}
Начислено: ${amount} руб.

${doRu}:
${page}

Доли, о которых мы пишем, и адрес для этих писем задаются там же.

---

Account ${email}, month ${month}: ${percent} % of ${ofEn} are passed.

Requests of the month: ${inWords(used)} of ${limitOf(threshold, 'roubles')}
Charged: ${amount} roubles.

${doEn}:
${page}

The shares that we write about, and the address of these mails, are set there too.
`,
  };
}

function limitOf({ limit, limitRoubles }: ReachedThreshold, currency: string): string {
  return limitRoubles === null ? inWords(limit) : `${inWords(limit)} (${inWords(limitRoubles)} ${currency})`;
}

/** Formats "1 000 000", which readers of both languages understand. */
const inWords = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
