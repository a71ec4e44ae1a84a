import { perThousandRoubles, tierAt, tiersOf, unitsByTier } from '../../../billing/index.ts';
import type { Principal, QuotaAnswer } from '../../accounts/ports.ts';
import type { Billing, BillingLine, Envelope, Quota } from '../../contract.gen.ts';
import { AppError } from '../../errors.ts';
import { monthOf, nextMonthDay } from '../../kernel/moscow.ts';
import type { Bytes } from './bytes.ts';
import type { ContractOperation } from '../contract.ts';
import type { Exchange } from '../request/exchange.ts';
import type { KeyCaller } from '../input.ts';
import type { AnyInput } from '../operations.ts';
import type { WayServices } from '../services.ts';

/** The payload of a metered answer, as JSON. */
export interface Payload {
  readonly text: Bytes;
  readonly cached: boolean;
  /** The actual cost, if lower than what was reserved. */
  readonly units?: number;
}

/**
 * Reserves units before the work, releases them if it fails or costs less, and books them once the answer is sent:
 * nobody pays for an answer that was not delivered. Returns the body with its envelope, as JSON.
 */
export async function meter(
  exchange: Exchange,
  operation: ContractOperation,
  input: AnyInput,
  services: WayServices,
  work: () => Payload | Promise<Payload>,
): Promise<Bytes> {
  const { principal } = exchange.caller as KeyCaller;
  if (principal.isProbe || principal.isVisitor) return unmetered(exchange, services, work);
  const mostUnits = mostUnitsOf(operation, input);
  const taken = await services.quota.take(principal, mostUnits, exchange.now);
  if (!taken.granted) throw refusalOf(taken);
  let payload: Payload;
  try {
    payload = await work();
  } catch (error) {
    await services.quota.giveBack(principal, mostUnits, exchange.now);
    throw error;
  }
  const { units = mostUnits } = payload;
  if (units < mostUnits) await services.quota.giveBack(principal, mostUnits - units, exchange.now);
  bookWhenSent(exchange, operation, services, units);
  exchange.cached = payload.cached;
  const settled = { ...taken, used: taken.used - (mostUnits - units) };
  const billing = chargeOf(operation, principal, { ...settled, units }, exchange.now);
  return withEnvelope(payload.text, envelopeOf(exchange, services, payload.cached, billing, quotaOf(settled)));
}

/** For our own probes and visitors: the same work, with nothing reserved or booked. */
async function unmetered(
  exchange: Exchange, services: WayServices, work: () => Payload | Promise<Payload>,
): Promise<Bytes> {
  const { text, cached } = await work();
  exchange.cached = cached;
  return withEnvelope(text, envelopeOf(exchange, services, cached, freeBilling, freshQuota(exchange.now)));
}

/** The most a request can cost: for a list, the units of all its items. */
function mostUnitsOf({ units = 0, unitsEach }: ContractOperation, { body }: AnyInput): number {
  if (unitsEach === undefined) return units;
  return units * (body as Readonly<Record<string, readonly unknown[]>>)[unitsEach].length;
}

/** Books once the answer is written: right after sending, or when the connection closes if writing takes longer. */
function bookWhenSent(exchange: Exchange, operation: ContractOperation, services: WayServices, units: number): void {
  if (units === 0) return;
  const { principal } = exchange.caller as KeyCaller;
  const { res } = exchange.ctx;
  let isBooked = false;
  const book = (): void => {
    if (isBooked || !res.writableFinished) return;
    isBooked = true;
    services.journal.record({
      requestId: exchange.requestId,
      accountId: principal.accountId,
      keyId: principal.keyId,
      operation: operation.operationId,
      region: services.region,
      units,
      at: exchange.now,
    });
  };
  exchange.afterSending = book;
  res.once('close', () => {
    book();
    if (isBooked) return;
    services.quota.giveBack(principal, units, exchange.now).catch((error: unknown) => services.log.error({ error }));
  });
}

/** The envelope of answers that cost nothing. */
export const unmeteredEnvelope = (exchange: Exchange, services: WayServices, tier: 'test' | 'sandbox'): Envelope =>
  envelopeOf(exchange, services, false, { tier, per_1000: 0 }, freshQuota(exchange.now));

/** The quota of an account without usage. */
export const freshQuota = (now: number): Quota => ({ free: 10_000, used: 0, resets_at: nextMonthDay(now) });

export const freeBilling: Billing = { tier: 'free', per_1000: 0 };

/** The price of the month's unit with this number. */
export function billingOf(unit: number, freeUnits: number, now: number): Billing {
  const tier = tierAt(BigInt(unit), tiersOf(monthOf(now), BigInt(freeUnits)));
  return { tier: tier.name, per_1000: perThousandRoubles(tier) };
}

/** The charge of an answer. An account that cannot be billed is not charged for units beyond the free quota either. */
function chargeOf(
  { unitsEach }: ContractOperation, { billable }: Pick<Principal, 'billable'>,
  { used, free, units }: QuotaAnswer & { readonly units: number }, now: number,
): Billing {
  const billing = billable ? billingOf(used, free, now) : freeBilling;
  if (unitsEach === undefined) return billing;
  if (units === 0) return { ...billing, lines: [] };
  return { ...billing, lines: billable ? linesOf(used - units, units, free, now) : [{ ...billing, units }] };
}

/** The tiers of a list's units, after `before` units of the same month. */
const linesOf = (before: number, units: number, freeUnits: number, now: number): BillingLine[] =>
  unitsByTier(BigInt(before), BigInt(units), tiersOf(monthOf(now), BigInt(freeUnits)))
    .map(({ tier, units: count }) => ({ tier: tier.name, units: Number(count), per_1000: perThousandRoubles(tier) }));

export const quotaOf = ({ free, used, resetsAt }: QuotaAnswer): Quota => ({ free, used, resets_at: resetsAt });

/** Merges two JSON objects as text, without parsing the larger. */
export const withEnvelope = (payload: Bytes, envelope: Envelope): Bytes =>
  `${payload.slice(0, -1)}${payload.length > 2 ? ',' : ''}${envelopeText(envelope)}}` as Bytes;

/** The envelope's fields as JSON: numbers and plain words, which need no escaping. */
function envelopeText({ took_ms, region, cached, billing, quota }: Envelope): string {
  const { tier, per_1000, lines } = billing;
  const ofLists = lines === undefined ? '' : `,"lines":${JSON.stringify(lines)}`;
  const { free, used, resets_at } = quota;
  return (
    `"took_ms":${took_ms},"region":"${region}","cached":${cached},` +
    `"billing":{"tier":"${tier}","per_1000":${per_1000}${ofLists}},` +
    `"quota":{"free":${free},"used":${used},"resets_at":"${resets_at}"}`
  );
}

function envelopeOf(
  exchange: Exchange,
  { region }: WayServices,
  cached: boolean,
  billing: Billing,
  quota: Quota,
): Envelope {
  const tookMs = Math.round(exchange.tookMs * 1000) / 1000;
  return { took_ms: tookMs, region, cached, billing, quota };
}

const refusalOf = (taken: QuotaAnswer): AppError =>
  new AppError(taken.refusal ?? 'quota_exhausted', 'The month is used up.', {
    free: taken.free,
    resetsAt: taken.resetsAt,
    quota: quotaOf(taken),
  });
