import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { EDGE_HEADER } from '../accounts/edge/pass.ts';
import { AppError } from '../errors.ts';
import { Arrivals } from './arrivals.ts';
import { asksToProceed, BodyCut, hasBody, KeptBodies, type Body } from './body.ts';
import { RepeatBudget } from './budget.ts';
import { toClientHeaders } from './headers.ts';
import { travel, type Arrival, type Travelling } from './journey.ts';
import type { EdgeParts } from './parts.ts';
import { ruleOf, type Rule } from './rules.ts';
import { whereIs } from './whereabouts.ts';

/** Uploads take as long as their senders like, so they get a quarter of the places. */
const PASSING_SHARE = 0.25;

/** Serves all requests that reach the edge. It chooses regions and does not interpret requests. */
export class Proxy {
  private readonly parts: EdgeParts;
  private readonly bodies: KeptBodies;
  private readonly budget = new RepeatBudget();
  private readonly arrivals = new Arrivals();
  /** Requests whose body has arrived or passes through. */
  private working = 0;
  /** The part of `working` whose body passes through. */
  private passing = 0;
  inFlight = 0;

  constructor(parts: EdgeParts) {
    this.parts = parts;
    this.bodies = new KeptBodies(parts.reception.onGivenUp);
  }

  readonly listener: RequestListener = (request, response) => {
    this.inFlight++;
    response.once('close', () => void this.inFlight--);
    const { clock, reception } = this.parts;
    const requestId = reception.newRequestId(clock.now());
    this.pass(request, response, requestId).catch((error: unknown) => {
      this.parts.log()?.error({ err: error, request_id: requestId }, 'the edge failed a request');
      reception.refuse(request, response, new AppError('internal', 'The edge failed.'), requestId);
    });
  };

  private async pass(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const { clock, reception } = this.parts;
    const startedAt = clock.monotonic();
    const sender = reception.senderOf(request);
    const { position, source } = whereIs(sender, this.parts.find, this.parts.fallback);
    const rule = this.ruleOf(request);
    const abort = followClient(response);
    const countAnswer = (region: string, status: number): void => this.parts.counts.answered({
      operation: rule.operation, region, status, position: source, seconds: (clock.monotonic() - startedAt) / 1000,
    });
    let release = (): void => {};
    try {
      reception.refuseHead(request);
      this.refuseLoop(request);
      if (hasBody(request)) this.arrivals.enter(request, sender.address);
      if (rule.isLong) reception.mayTakeLong(request);
      const body = await this.bodyOf(request, response, rule);
      release = this.bodies.hold(body);
      this.beginWork(response, body);
      this.budget.earn();
      const travelling: Travelling = {
        request, response, requestId, rule, body, position, clientAddress: sender.address, onAbort: abort.follow,
      };
      const arrival = await travel(travelling, this.parts, this.budget);
      release();
      this.withdrawUnlessDelivered(arrival, travelling);
      if (arrival.kind === 'unwanted') return void response.destroy();
      if (arrival.kind === 'nobody') throw refusalOf(arrival);
      countAnswer(arrival.upstream.region, arrival.reply.statusCode!);
      relay(arrival, request, response);
    } catch (error) {
      release();
      if (error instanceof BodyCut) return void response.destroy();
      if (!(error instanceof AppError)) throw error;
      reception.refuse(request, response, error, requestId);
      countAnswer('none', response.statusCode);
    }
  }

  /** What was billed by a region and did not reach the client costs nothing. */
  private withdrawUnlessDelivered(arrival: Arrival, travelling: Travelling): void {
    const { request: { headers: { authorization } }, response, requestId, clientAddress } = travelling;
    const { rule: { isEvidence: isEngine, operation } } = travelling;
    if (!isEngine || authorization === undefined) return;
    const withdraw = (): void => this.parts.withdrawals.add({ requestId, clientAddress, operation, authorization });
    const isAnswered = arrival.kind === 'answer' && arrival.reply.statusCode! < 400;
    if (isAnswered) response.once('close', () => void (response.writableFinished || withdraw()));
    else if (arrival.isInDoubt) withdraw();
  }

  /** An edge that is listed among its own regions would ask itself without end. */
  private refuseLoop({ headers }: IncomingMessage): void {
    const pass = headers[EDGE_HEADER.toLowerCase()];
    if (typeof pass !== 'string' || !this.parts.passes.read(pass, this.parts.clock.now())) return;
    throw new AppError('temporarily_unavailable', 'REGION_URLS leads from an edge to an edge.');
  }

  /** Takes a place only once the body is here: bodies that never arrive block nobody. */
  private beginWork(response: ServerResponse, { kind }: Body): void {
    const isPassing = kind === 'passing';
    const { mostInFlight } = this.parts;
    if (this.working >= mostInFlight || (isPassing && this.passing >= mostInFlight * PASSING_SHARE)) {
      throw new AppError('overloaded', 'Too many requests are under way.');
    }
    this.working++;
    if (isPassing) this.passing++;
    response.once('close', () => {
      this.working--;
      if (isPassing) this.passing--;
    });
  }

  private ruleOf({ method = '', url = '', headers }: IncomingMessage): Rule {
    return ruleOf(this.parts.reception.findOperation(method, url), method, headers['idempotency-key'] !== undefined);
  }

  private bodyOf(request: IncomingMessage, response: ServerResponse, rule: Rule): Promise<Body> | Body {
    if (!hasBody(request)) return { kind: 'none' };
    if (!rule.keepsBody || !this.bodies.mayKeep(request)) return { kind: 'passing', begun: [] };
    if (asksToProceed(request)) response.writeContinue();
    return this.bodies.read(request);
  }
}

/** 503 if no region was reached, or those reached answered 503; 504 if one may have done the work. */
const refusalOf = ({ isInDoubt }: Extract<Arrival, { kind: 'nobody' }>): AppError =>
  isInDoubt
    ? new AppError('timeout', 'No region answered in time.')
    : new AppError('temporarily_unavailable', 'No region can be reached.');

/** Ends the current attempt when the client goes away. */
function followClient(response: ServerResponse): { follow(abort: () => void): void } {
  let abort = (): void => {};
  response.once('close', () => {
    if (!response.writableFinished) abort();
  });
  return {
    follow(next) {
      abort = next;
      if (response.destroyed) abort();
    },
  };
}

/** Streams the region's answer to the client. If it breaks off, so does this one: its length shows it. */
function relay(
  { reply, bytes }: Extract<Arrival, { kind: 'answer' }>, request: IncomingMessage, response: ServerResponse,
): void {
  // The rest of an unread body would be parsed as the next request.
  if (!request.complete) response.shouldKeepAlive = false;
  response.writeHead(reply.statusCode!, reply.statusMessage, toClientHeaders(reply.rawHeaders));
  if (bytes) return void response.end(bytes);
  reply.on('error', () => response.destroy());
  reply.pipe(response);
}
