/** Why a request is rejected. */
export type WebhookFault = 'headers' | 'time' | 'signature' | 'body';

/** The request is not from Geokod, is too old, or was modified. Answer it with 400, and do nothing else. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** A verified request. The documentation lists its types; ignore unknown ones. */
export interface WebhookMessage {
  /** The same if the message is repeated, which can happen: store it, and process each id once. */
  readonly id: string;
  readonly type: string;
  /** The time of the event. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface VerifyOptions {
  /** How much the sender's clock may differ from this one. */
  readonly toleranceSeconds?: number;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

/** Headers as in `fetch` or as in Node. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const TOLERANCE_SECONDS = 300;
const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/**
 * Verifies a webhook's signature by Standard Webhooks and returns its message; rejects with a `WebhookError`
 * otherwise. `body` must be the received bytes: text that was parsed and serialised again has another signature.
 */
export async function verifyWebhook(
  headers: WebhookHeaders, body: string | Uint8Array, secret: string, options: VerifyOptions = {},
): Promise<WebhookMessage> {
  const id = headerOf(headers, 'webhook-id');
  const seconds = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (id === undefined || seconds === undefined || signatures === undefined) {
    throw new WebhookError('headers', 'webhook-id, webhook-timestamp and webhook-signature must be there.');
  }
  refuseOtherTimes(seconds, options);
  const key = await keyOf(secret);
  const signed = joined(`${id}.${seconds}.`, body);
  if (!(await isAnyGood(signatures, key, signed))) {
    throw new WebhookError('signature', 'No signature is of this secret and this body.');
  }
  return messageOf(id, typeof body === 'string' ? body : new TextDecoder().decode(body));
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === 'string' || found === undefined ? found : found[0];
}

function refuseOtherTimes(seconds: string, { now = Date.now(), toleranceSeconds = TOLERANCE_SECONDS }: VerifyOptions) {
  const apart = /^\d{1,12}$/.test(seconds) ? Math.abs(now / 1000 - Number(seconds)) : NaN;
  if (apart <= toleranceSeconds) return;
  throw new WebhookError('time', 'It was signed too long ago, or this clock is wrong.');
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

function keyOf(secret: string): Promise<Key> {
  const text = SECRET.exec(secret)?.[1];
  if (text === undefined) throw new TypeError('The secret of a webhook begins with whsec_ and has base64 after it.');
  return crypto.subtle.importKey('raw', fromBase64(text), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** After a roll there are two signatures, and later versions may appear beside `v1`. */
async function isAnyGood(signatures: string, key: Key, signed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const ours = signatures.split(' ').flatMap((each) => /^v1,([A-Za-z0-9+/]{43}=)$/.exec(each)?.[1] ?? []);
  for (const each of ours) {
    // compares in constant time
    if (await crypto.subtle.verify('HMAC', key, fromBase64(each), signed)) return true;
  }
  return false;
}

function messageOf(id: string, text: string): WebhookMessage {
  let read: Partial<WebhookMessage> | null;
  try {
    read = JSON.parse(text) as Partial<WebhookMessage> | null;
  } catch {
    read = null;
  }
  const { type, timestamp, data } = read ?? {};
  if (typeof type !== 'string' || typeof timestamp !== 'string' || typeof data !== 'object' || data === null) {
    throw new WebhookError('body', 'It is signed, and says nothing that this version reads.');
  }
  return { id, type, timestamp, data };
}

function joined(start: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const [head, rest] = [encoder.encode(start), typeof body === 'string' ? encoder.encode(body) : body];
  const whole = new Uint8Array(head.length + rest.length);
  whole.set(head);
  whole.set(rest, head.length);
  return whole;
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
