import type Koa from 'koa';
import { holdsKey } from '../../accounts/key-form.ts';
import type { LimitAnswer } from '../../accounts/ports.ts';
import type { ContractOperation } from '../contract.ts';
import type { Caller } from '../input.ts';
import { isClientRequestId, newRequestId } from './request-id.ts';
import type { Clock } from '../../kernel/clock.ts';

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
  caller: Caller;
  /** Why who asked could not be told. */
  refusal: unknown;
  limit: LimitAnswer | undefined;
  /** The code of the problem that was answered. */
  code: string | undefined;
  cached = false;

  constructor(ctx: Koa.Context, clock: Clock, clientAddress: string) {
    this.ctx = ctx;
    this.now = clock.now();
    this.startedAt = clock.monotonic();
    this.requestId = newRequestId(this.now);
    this.clientAddress = clientAddress;
    ctx.res.setHeader('X-Request-Id', this.requestId);
    const own = ctx.req.headers['x-request-id'];
    const isName = typeof own === 'string' && isClientRequestId(own) && !holdsKey(own);
    if (isName) ctx.res.setHeader('X-Client-Request-Id', own);
  }
}
