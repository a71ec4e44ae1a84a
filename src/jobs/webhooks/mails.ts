import type { Mail } from '../../kernel/mail.ts';
import type { DisabledReason } from './endpoint.ts';

const reasons: Readonly<Record<Exclude<DisabledReason, 'owner'>, readonly [ru: string, en: string]>> = {
  gone: ['он ответил 410: его больше нет', 'it answered 410, which says that it is gone'],
  failing: ['ничего не удавалось доставить несколько дней', 'nothing could be delivered for some days'],
};

/** The mail for a disabled endpoint: a single one, however many deliveries failed. */
export function disabledMail(
  to: string, { url, reason, page }: { url: string; reason: Exclude<DisabledReason, 'owner'>; page: string },
): Mail {
  const [ru, en] = reasons[reason];
  return {
    to,
    subject: 'Geokod: вебхук отключён · webhook disabled',
    text: `Вебхук отключён, события на него больше не отправляются: ${ru}.

${url}

Когда он снова заработает, включите его (PATCH /v2/webhooks/…, "enabled": true) и повторите нужные доставки: ${page}

---

The webhook above is disabled, and no more events are sent to it: ${en}.
When it works again, enable it (PATCH /v2/webhooks/…, "enabled": true) and replay the deliveries that you need:
${page}
`,
  };
}
