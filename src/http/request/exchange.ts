import type Koa from 'koa';
import type { LimitAnswer } from '../../accounts/ports.ts';
import type { ContractOperation } from '../contract.ts';
import type { Caller } from '../input.ts';
import { GUARDS } from '../reply/guards.ts';
import { clientRequestId, newRequestId } from './request-id.ts';
import type { Upload } from './upload.ts';
import type { Clock } from '../../kernel/clock.ts';

const guards = Object.keys(GUARDS) as readonly (keyof typeof GUARDS)[];

/** One request, and what the steps of the pipeline have found out about it so far. */
export class Exchange {
  readonly ctx: Koa.Context;
  readonly requestId: string;
  readonly now: number;
  readonly clientAddress: string;
  /** Whether the path is under `/sandbox`. */
  sandbox = false;
  operation: ContractOperation | undefined;
  /** The metric label of a request that is no operation of the contract. */
  countedAs: 'tile' | 'withdrawal' | 'report' | 'none' = 'none';
  caller: Caller;
  /** The reason why authentication failed. */
  refusal: unknown;
  limit: LimitAnswer | undefined;
  /** The body, if the handler reads it. */
  upload: Upload | undefined;
  /** The code of the problem that was answered. */
  code: string | undefined;
  /** The reason of a failure, for operators. */
  why: string | undefined;
  cached = false;
  /** How long the body took to arrive. */
  waitedMs = 0;
  /** Called once the answer was handed to the system. */
  afterSending: (() => void) | undefined;
  private readonly startedAt: number;
  private readonly clock: Clock;

  /** A request that came through the edge keeps the edge's id. */
  constructor(ctx: Koa.Context, clock: Clock, clientAddress: string, requestId?: string) {
    this.ctx = ctx;
    this.now = clock.now();
    this.clock = clock;
    this.startedAt = clock.monotonic();
    this.requestId = requestId ?? newRequestId(this.now);
    this.clientAddress = clientAddress;
    ctx.res.setHeader('X-Request-Id', this.requestId);
    for (const name of guards) ctx.res.setHeader(name, GUARDS[name]);
    const clientId = clientRequestId(ctx.req.headers);
    if (clientId !== undefined) ctx.res.setHeader('X-Client-Request-Id', clientId);
  }

  /** How long we have taken, without the time in which a slow client was sending its body. */
  get tookMs(): number {
    return this.clock.monotonic() - this.startedAt - this.waitedMs;
  }

  /** Begins to wait for the body; the function returned ends that. */
  waitForBody(): () => void {
    const since = this.clock.monotonic();
    return () => void (this.waitedMs = this.clock.monotonic() - since);
  }
}
