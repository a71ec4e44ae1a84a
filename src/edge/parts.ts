import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgePasses } from '../accounts/edge/pass.ts';
import type { AppError } from '../errors.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { OnGivenUp } from './body.ts';
import type { Position } from './places.ts';
import type { RegionWatch } from './region-watch.ts';
import type { OperationFacts } from './rules.ts';
import type { Withdrawals } from './withdrawals.ts';
import type { FindAddress, PositionSource, Sender } from './whereabouts.ts';

/** What the edge shares with the nodes: rules for judging and refusing requests. Passed in by the composition root. */
export interface Reception {
  newRequestId(now: number): string;
  /** Throws for a head that two parsers could read differently. */
  refuseHead(request: IncomingMessage): void;
  /** The operation of the contract, also for sandbox paths; undefined if the path has none. */
  findOperation(method: string, url: string): OperationFacts | undefined;
  senderOf(request: IncomingMessage): Sender;
  refuse(request: IncomingMessage, response: ServerResponse, error: AppError, requestId: string): void;
  /** Allows the body more time than others. */
  mayTakeLong(request: IncomingMessage): void;
  readonly onGivenUp: OnGivenUp;
}

/** The facts of an answered request. */
export interface EdgeFacts {
  readonly operation: string;
  /** The region that answered; `none` if the edge refused. */
  readonly region: string;
  readonly status: number;
  readonly seconds: number;
  readonly position: PositionSource;
}

/** Why a request was repeated. */
export type RepeatReason = 'unreached' | 'broken' | 'late' | 'abandoned' | 'refused';

export interface EdgeCounts {
  answered(facts: EdgeFacts): void;
  repeated(region: string, reason: RepeatReason): void;
}

export interface EdgeParts {
  readonly watch: RegionWatch;
  readonly withdrawals: Pick<Withdrawals, 'add'>;
  readonly reception: Reception;
  readonly counts: EdgeCounts;
  readonly passes: EdgePasses;
  readonly find: FindAddress;
  readonly fallback: Position;
  readonly clock: Clock;
  readonly log: () => Log | undefined;
  /** Requests in progress at once; any further one is refused rather than queued. */
  readonly mostInFlight: number;
}
