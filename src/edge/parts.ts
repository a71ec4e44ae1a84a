import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgePasses } from '../accounts/edge/pass.ts';
import type { AppError } from '../errors.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { OnGivenUp } from './body.ts';
import type { Position } from './places.ts';
import type { RegionWatch } from './region-watch.ts';
import type { OperationFacts } from './rules.ts';
import type { FindAddress, PositionSource, Sender } from './whereabouts.ts';

/** What the edge shares with the nodes: how requests are judged and refused. Given by who composes both. */
export interface Reception {
  newRequestId(now: number): string;
  /** Throws for a head that two readers would read in two ways. */
  refuseHead(request: IncomingMessage): void;
  /** The operation of the contract, under the sandbox too; undefined for what is none. */
  findOperation(method: string, url: string): OperationFacts | undefined;
  senderOf(request: IncomingMessage): Sender;
  refuse(request: IncomingMessage, response: ServerResponse, error: AppError, requestId: string): void;
  /** Its body has more time than others. */
  mayTakeLong(request: IncomingMessage): void;
  readonly onGivenUp: OnGivenUp;
}

/** One request as it was answered. */
export interface EdgeFacts {
  readonly operation: string;
  /** Whose answer it was; `none` where the edge refused. */
  readonly region: string;
  readonly status: number;
  readonly seconds: number;
  readonly position: PositionSource;
}

/** Why a request was sent once more. */
export type RepeatReason = 'unreached' | 'broken' | 'late' | 'abandoned' | 'refused';

export interface EdgeCounts {
  answered(facts: EdgeFacts): void;
  repeated(region: string, reason: RepeatReason): void;
}

export interface EdgeParts {
  readonly watch: RegionWatch;
  readonly reception: Reception;
  readonly counts: EdgeCounts;
  readonly passes: EdgePasses;
  readonly find: FindAddress;
  readonly fallback: Position;
  readonly clock: Clock;
  readonly log: () => Log | undefined;
  /** Requests worked on at once; one more is refused rather than kept waiting. */
  readonly mostInFlight: number;
}
