import type { WebhookAttempt } from '@geokod/client';
import { say } from '../../words/dashboard.ts';
import { clockMoment, number } from '../../words/figures.ts';

const outcomes = {
  delivered: 'outcomeDelivered', refused: 'outcomeRefused', redirected: 'outcomeRedirected', gone: 'outcomeGone',
  timeout: 'outcomeTimeout', connection_failed: 'outcomeConnection', tls_failed: 'outcomeTls',
  name_unknown: 'outcomeName', address_refused: 'outcomeAddress',
} as const;

const outcomeOf = (name: string): string =>
  (Object.hasOwn(outcomes, name) ? say(outcomes[name as keyof typeof outcomes]) : name);

/** The attempts to deliver an event, with the receiver's answers. */
export const Attempts = ({ attempts }: { readonly attempts: readonly WebhookAttempt[] }) => (
  <details>
    <summary>{say('deliveryAttempts', { count: number(attempts.length) })}</summary>
    <ol class="attempts" role="list">
      {attempts.map(({ number: count, at, took_ms: took, outcome, http_status: status, response }) => (
        <li key={count}>
          <p class="small">
            {[
              say('attemptNumber', { number: count }), clockMoment(at), say('attemptTook', { ms: number(took) }),
              ...(status === null ? [] : [String(status)]), outcomeOf(outcome),
            ].join(' · ')}
          </p>
          {response !== '' && <pre class="secret">{response}</pre>}
        </li>
      ))}
    </ol>
  </details>
);
