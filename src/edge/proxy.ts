import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';
import { Arrivals } from './arrivals.ts';
import { asksToProceed, BodyCut, hasBody, KeptBodies, type Body } from './body.ts';
import { RepeatBudget } from './budget.ts';
import { toClientHeaders } from './headers.ts';
import { travel, type Arrival, type Travelling } from './journey.ts';
import type { EdgeParts } from './parts.ts';
import { ruleOf, type Rule } from './rules.ts';
import { whereIs } from './whereabouts.ts';

/** Files come as slowly as their senders like: they leave most places to what is answered at once. */
const PASSING_SHARE = 0.25;

/** Everything that comes to the edge. Ways are decided here; nothing of what is asked is understood. */
export class Proxy {
  private readonly parts: EdgeParts;
  private readonly bodies: KeptBodies;
  private readonly budget = new RepeatBudget();
  private readonly arrivals = new Arrivals();
  /** Requests whose body has come, or passes through. */
  private working = 0;
  /** Those of them whose body passes through. */
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
    const tell = (region: string, status: number): void => this.parts.counts.answered({
      operation: rule.operation, region, status, position: source, seconds: (clock.monotonic() - startedAt) / 1000,
    });
    let release = (): void => {};
    try {
      reception.refuseHead(request);
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
      if (arrival.kind === 'unwanted') return void response.destroy();
      if (arrival.kind === 'nobody') throw refusalOf(arrival);
      tell(arrival.upstream.region, arrival.reply.statusCode!);
      relay(arrival, request, response);
    } catch (error) {
      release();
      if (error instanceof BodyCut) return void response.destroy();
      if (!(error instanceof AppError)) throw error;
      reception.refuse(request, response, error, requestId);
      tell('none', response.statusCode);
    }
  }

  /** Only now, when its body is here: what never arrives keeps nobody from being answered. */
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

/** 503 says that no region was reached, or that those that were said 503; 504 that one may have done the work. */
const refusalOf = ({ isInDoubt }: Extract<Arrival, { kind: 'nobody' }>): AppError =>
  isInDoubt
    ? new AppError('timeout', 'No region answered in time.')
    : new AppError('temporarily_unavailable', 'No region can be reached.');

/** Ends what is being done for a client that went away. */
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

/** The region's answer for the client, as it comes. One that breaks off breaks off here too: its length tells. */
function relay(
  { reply, bytes }: Extract<Arrival, { kind: 'answer' }>, request: IncomingMessage, response: ServerResponse,
): void {
  // What is left of a body that nobody wanted would be taken for the next request.
  if (!request.complete) response.shouldKeepAlive = false;
  response.writeHead(reply.statusCode!, reply.statusMessage, toClientHeaders(reply.rawHeaders));
  if (bytes) return void response.end(bytes);
  reply.on('error', () => response.destroy());
  reply.pipe(response);
}
