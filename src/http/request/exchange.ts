import type Koa from 'koa';
import type { LimitAnswer } from '../../accounts/ports.ts';
import type { ContractOperation } from '../contract.ts';
import type { Caller } from '../input.ts';
import { GUARDS } from '../reply/guards.ts';
import { clientRequestId, newRequestId } from './request-id.ts';
import type { Upload } from './upload.ts';
import type { Clock } from '../../kernel/clock.ts';

const guards = Object.keys(GUARDS) as readonly (keyof typeof GUARDS)[];

/** One request and what the layers have found out about it so far. */
export class Exchange {
  readonly ctx: Koa.Context;
  readonly requestId: string;
  readonly now: number;
  readonly startedAt: number;
  readonly clientAddress: string;
  /** Asked for under `/sandbox`. */
  sandbox = false;
  operation: ContractOperation | undefined;
  /** What it is counted as where it is no operation of the contract. */
  countedAs: 'tile' | 'none' = 'none';
  caller: Caller;
  /** Why who asked could not be told. */
  refusal: unknown;
  limit: LimitAnswer | undefined;
  /** The body, where it is read by whoever works on it. */
  upload: Upload | undefined;
  /** The code of the problem that was answered. */
  code: string | undefined;
  /** Why nothing could be done, for those who look after the service. */
  why: string | undefined;
  cached = false;
  /** Called when the answer was given to the system. */
  afterSending: (() => void) | undefined;

  /** A request that came through the edge has its id from there. */
  constructor(ctx: Koa.Context, clock: Clock, clientAddress: string, requestId?: string) {
    this.ctx = ctx;
    this.now = clock.now();
    this.startedAt = clock.monotonic();
    this.requestId = requestId ?? newRequestId(this.now);
    this.clientAddress = clientAddress;
    ctx.res.setHeader('X-Request-Id', this.requestId);
    for (const name of guards) ctx.res.setHeader(name, GUARDS[name]);
    const own = clientRequestId(ctx.req.headers);
    if (own !== undefined) ctx.res.setHeader('X-Client-Request-Id', own);
  }
}
