import { addressesOf, type UrlRules } from '../../jobs/webhooks/check-url.ts';
import { readTarget } from '../../jobs/webhooks/endpoint-url.ts';
import { bodyOf } from '../../jobs/webhooks/events.ts';
import { signatureHeaders } from '../../jobs/webhooks/signature.ts';
import { placeOf, type Seal } from '../../jobs/webhooks/webhooks.ts';
import { post, type Answered } from './post.ts';
import { oldSecretsAt, type Endpoint } from '../../jobs/webhooks/endpoint.ts';
import type { Attempt } from '../../jobs/webhooks/outcome.ts';
import type { Claimed } from '../../jobs/webhooks/ports.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface Sender {
  readonly seal: Seal;
  readonly rules: UrlRules;
  readonly clock: Clock;
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly authority?: string;
}

/** Sends once: checks the address anew, and signs with the secrets now in force. Undefined if it was stopped. */
export async function attemptOf(
  { endpoint, event }: Claimed, sender: Sender, stop: AbortSignal,
): Promise<Attempt | undefined> {
  const { clock, rules } = sender;
  const at = clock.now();
  const startedAt = clock.monotonic();
  const answered = await answerOf();
  return answered && { status: undefined, ...answered, at, tookMs: clock.monotonic() - startedAt };

  async function answerOf(): Promise<Answered | undefined> {
    const target = readTarget(endpoint.url, rules.isPrivateAllowed);
    if (typeof target === 'string') return { outcome: 'address_refused', reply: '' };
    const addresses = await addressesOf(target, rules);
    if (addresses === 'unknown_name') return { outcome: 'name_unknown', reply: '' };
    if (addresses === 'private') return { outcome: 'address_refused', reply: '' };
    const body = bodyOf(event);
    return post({
      href: target.href,
      addresses,
      body,
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        'user-agent': sender.userAgent,
        ...signatureHeaders(secretsOf(endpoint, sender.seal, at), { id: event.id, at, body }),
      },
      timeoutMs: Math.max(1, Math.round(sender.timeoutMs - (clock.monotonic() - startedAt))),
      stop,
      authority: sender.authority,
    });
  }
}

/** The secrets in force, newest first. */
function secretsOf(endpoint: Endpoint, seal: Seal, now: number): string[] {
  const { id, secrets: { current } } = endpoint;
  return [current, ...oldSecretsAt(endpoint, now).map(({ sealed }) => sealed)].map((each) => {
    const secret = seal.open(each, placeOf(id));
    if (secret === undefined) throw new Error(`the secret of ${id} was sealed with another SECRET`);
    return secret;
  });
}
