import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { EDGE_HEADER } from '../accounts/edge/pass.ts';
import { attempt, type Attempt, type Outcome, type Sending } from './attempt.ts';
import { asksToProceed, type Body } from './body.ts';
import type { RepeatBudget } from './budget.ts';
import type { Evidence } from './health.ts';
import { toRegionHeaders } from './headers.ts';
import type { EdgeParts, RepeatReason } from './parts.ts';
import type { Position } from './places.ts';
import { Path } from './path.ts';
import { isFailure, isForeign, isWorkedOn, isWant, isWorthRepeating, type Answer, type Rule } from './rules.ts';
import type { Upstream } from './upstream.ts';

/** A request on its way through the regions. */
export interface Travelling {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly rule: Rule;
  readonly body: Body;
  /** Where the client is. */
  readonly position: Position;
  /** Registers the function that ends the current attempt when the client is gone. */
  readonly onAbort: (abort: () => void) => void;
}

/** `isInDoubt`: a region whose answer is not this one may have done the work, or may still be doing it. */
export type Arrival = { readonly isInDoubt: boolean } & (
  | { readonly kind: 'answer'; readonly upstream: Upstream; readonly reply: IncomingMessage; readonly bytes?: Buffer }
  /** No region answered. */
  | { readonly kind: 'nobody' }
  /** The client is gone. */
  | { readonly kind: 'unwanted' }
);

/** The status of a node that refuses for now, and of the edge once no region is left. */
const REFUSED_FOR_NOW = 503;

/**
 * Sends a request to one region after another until there is an answer for the client. A request goes on if it reached
 * nobody, or if it may be repeated and broke off, is late, was refused for now, or its region fell silent. The next
 * region is chosen at the moment it is needed: when two freeze at once, the second is skipped.
 */
export async function travel(travelling: Travelling, parts: EdgeParts, budget: RepeatBudget): Promise<Arrival> {
  const { rule, body, request } = travelling;
  const { watch } = parts;
  const operation = rule.isEvidence ? rule.operation : undefined;
  const path = new Path(travelling.position, { choose: (from) => watch.choose(from, operation) });
  let isInDoubt = false;
  for (let region = path.next(); region !== undefined; region = path.next()) {
    const upstream = watch.upstreams.get(region)!;
    const { outcome, isResent } = await sendUntilKnown(travelling, isInDoubt, () =>
      timed(upstream, travelling, parts, () =>
        attempt(upstream, sendingOf(travelling, { upstream, path, budget }, parts))));
    note(region, outcome, travelling, parts);
    const wasInDoubt: boolean = isInDoubt || isResent;
    if (isGone(travelling)) return endUnwanted(outcome, wasInDoubt);
    if (outcome.kind === 'unwanted') return { kind: 'unwanted', isInDoubt: wasInDoubt };
    if (outcome.kind !== 'unreached' && outcome.kind !== 'abandoned') path.sends++;
    isInDoubt = wasInDoubt || mayHaveDone(outcome);
    if (outcome.kind === 'answer') {
      const { reply, bytes } = outcome;
      const isWorth = path.goesOn && isUntouched(body, request) && isWorthRepeating(reply.statusCode!, rule);
      const isFree = path.sends === 1 && isWant(answerOf(outcome));
      if (!isWorth || !(isFree || budget.spend())) {
        if (!isForeign(answerOf(outcome))) return { kind: 'answer', upstream, reply, bytes, isInDoubt: wasInDoubt };
        reply.resume();
        break;
      }
      reply.resume();
    } else {
      if (outcome.kind !== 'unreached' && !(rule.repeatable && isUntouched(body, request))) break;
    }
    if (path.goesOn) reportRepeat(region, outcome, travelling, parts);
  }
  return { kind: 'nobody', isInDoubt };
}

const isGone = ({ response }: Travelling): boolean => response.destroyed;

/** The client left while its answer was made: what the region has answered, and counted, reaches nobody. */
function endUnwanted(outcome: Outcome, wasInDoubt: boolean): Arrival {
  if (outcome.kind !== 'answer') return { kind: 'unwanted', isInDoubt: wasInDoubt || outcome.kind !== 'unreached' };
  outcome.reply.destroy();
  return { kind: 'unwanted', isInDoubt: wasInDoubt || outcome.reply.statusCode! < 400 };
}

/** Longer than a claim of an `Idempotency-Key` whose holder died. */
const CLAIMED_MS = 35_000;
const CLAIM_PAUSE_MS = 500;

/**
 * Sends a request, and again as long as the region says that it is being worked on, if that is only because this edge
 * sent it before: its sender has asked once.
 */
async function sendUntilKnown(
  travelling: Travelling, isInDoubt: boolean, send: () => Promise<Attempt>,
): Promise<Attempt> {
  const until = performance.now() + CLAIMED_MS;
  let isResent = false;
  for (;;) {
    const attempted = await send();
    isResent ||= attempted.isResent;
    const { outcome } = attempted;
    const isOurs = (isInDoubt || isResent) && outcome.kind === 'answer' && isWorkedOn(answerOf(outcome));
    if (!isOurs || isGone(travelling) || performance.now() > until) return { outcome, isResent };
    await sleep(CLAIM_PAUSE_MS);
  }
}

/** Measures engine operations: an answer in time shows that the region is not slow with the operation. */
async function timed(
  { region }: Upstream, { rule }: Travelling, { watch, clock }: EdgeParts, send: () => Promise<Attempt>,
): Promise<Attempt> {
  if (!rule.isEvidence) return send();
  const sentAt = clock.monotonic();
  watch.noteSending(region, rule.operation, sentAt);
  const attempted = await send();
  const { outcome } = attempted;
  const tookMs = clock.monotonic() - sentAt;
  const isAnswered = outcome.kind === 'answer' && outcome.reply.statusCode! < 400;
  if (isAnswered && tookMs < rule.patienceMs) watch.noteInTime(region, rule.operation, sentAt);
  return attempted;
}

const answerOf = ({ reply: { statusCode, headers }, bytes }: Extract<Outcome, { kind: 'answer' }>): Answer =>
  ({ status: statusCode!, headers, bytes });

/** Whether a region may have done the work without saying so. */
const mayHaveDone = (outcome: Outcome): boolean =>
  outcome.kind === 'answer' ? outcome.reply.statusCode !== REFUSED_FOR_NOW : outcome.kind !== 'unreached';

/** Whether the whole request is still here to be sent again. */
const isUntouched = (body: Body, request: IncomingMessage): boolean =>
  body.kind !== 'passing' || !request.readableDidRead;

/** How long an engine's answer is awaited after its client left, to know whether it was billed. */
const LEFT_MS = 2000;

interface Leg {
  readonly upstream: Upstream;
  readonly path: Path;
  readonly budget: RepeatBudget;
}

/**
 * Whether a late request goes on to a healthy region that is not slow with it. Leaving a region known to be slow costs
 * no budget, since it soon gets no more such requests. Otherwise the request may be heavy, and as heavy for the next
 * region.
 */
function mayMove({ rule }: Travelling, { upstream: { region }, path, budget }: Leg, { watch }: EdgeParts): boolean {
  if (rule.isEvidence) watch.noteLate(region, rule.operation);
  if (!path.hasQuick || !path.maySendAfterThis) return false;
  return (rule.isEvidence && watch.isSlow(region, rule.operation)) || budget.spend();
}

function sendingOf(travelling: Travelling, leg: Leg, parts: EdgeParts): Sending {
  const { upstream, path } = leg;
  const { request, response, rule, body, requestId, clientAddress, onAbort } = travelling;
  const waitsForWord = body.kind === 'passing' && asksToProceed(request) && body.begun.length === 0;
  const pass = parts.passes.write({ requestId, clientAddress });
  const headers = [EDGE_HEADER, pass, 'X-Forwarded-For', clientAddress];
  if (waitsForWord) headers.push('Expect', '100-continue');
  const isChunked = body.kind === 'passing' && request.headers['transfer-encoding'] !== undefined;
  if (isChunked) headers.push('Transfer-Encoding', 'chunked');
  return {
    method: request.method!,
    path: request.url!,
    headers: toRegionHeaders(request.rawHeaders, {
      headers, host: upstream.host, bodyBytes: body.kind === 'kept' ? body.bytes.length : undefined,
    }),
    body,
    request,
    repeatable: rule.repeatable && body.kind !== 'passing',
    patienceMs: rule.patienceMs,
    canLeave: () => path.hasWell,
    mayMove: () => mayMove(travelling, leg, parts),
    onAbort: rule.isEvidence ? (abort) => onAbort(() => void setTimeout(abort, LEFT_MS).unref()) : onAbort,
    onContinue: waitsForWord ? () => response.writeContinue() : undefined,
  };
}

/** Records what an outcome says about its region. An outcome caused by the client's own request is no evidence. */
function note(region: Upstream['region'], outcome: Outcome, { rule, body }: Travelling, { watch }: EdgeParts): void {
  if (outcome.kind === 'answer' && seemsToLeave(outcome.reply, rule, body)) watch.onSuspicion(region);
  const evidence = evidenceOf(outcome, rule);
  if (evidence) watch.note(region, evidence);
}

/**
 * Whether the region may be about to stop. A stopping node closes its connection with each answer; a proxy in between
 * does so now and then. After a body, or with a refusal, a close means nothing.
 */
const seemsToLeave = ({ statusCode = 0, headers }: IncomingMessage, { repeatable }: Rule, { kind }: Body): boolean =>
  headers.connection === 'close' && repeatable && kind === 'none' && statusCode < 400;

function evidenceOf(outcome: Outcome, rule: Rule): Evidence | undefined {
  switch (outcome.kind) {
    case 'answer': {
      const answer = answerOf(outcome);
      if (!isFailure(answer)) return 'answered';
      // A proxy that reaches no node refuses everything; one that waited in vain may have waited for the database.
      return rule.isEvidence || (isForeign(answer) && answer.status !== 504) ? 'failed' : undefined;
    }
    case 'unreached':
    case 'broken': return 'broken';
    case 'late': return rule.isEvidence ? 'failed' : undefined;
    default: return undefined;
  }
}

function reportRepeat(
  region: string, outcome: Outcome, { rule, requestId }: Travelling, { counts, log }: EdgeParts,
): void {
  const reason: RepeatReason = outcome.kind === 'answer' ? 'refused' : outcome.kind as RepeatReason;
  counts.repeated(region, reason);
  const why = outcome.kind === 'broken' || outcome.kind === 'unreached' ? outcome.why : undefined;
  log()?.info({ request_id: requestId, operation: rule.operation, region, reason, why }, 'sent once more');
}
