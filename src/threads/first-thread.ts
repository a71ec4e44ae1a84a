import type { RequestFacts } from '../../ops/index.ts';
import type { UsageLine } from '../../billing/index.ts';
import type { LimitAnswer, LimitClass, Principal, QuotaAnswer } from '../accounts/ports.ts';
import type { ContractOperation } from '../http/contract.ts';
import type { Desk, OperationId } from '../http/operations.ts';
import { Written } from '../http/reply/written.ts';
import type { MatrixBody, RoadService, Services } from '../http/services.ts';
import type { Calls } from './calls.ts';
import type { BucketAnswer, BucketSize } from '../kernel/cache.ts';
import type { Callers, Who } from './callers.ts';
import { deskFor, type AtTheDesk, type BehindTheDesk } from './desk.ts';
import type { RoadsOffered } from './shared-roads.ts';
import { TakenUnits } from './taken-units.ts';

type Panel = Awaited<ReturnType<Services['status']['read']>>;
type Session = Awaited<ReturnType<Services['sessions']['authenticate']>>;
type Route = Parameters<RoadService['route']>[0];
type Routes = Awaited<ReturnType<RoadService['route']>>;
type Matrix = Parameters<RoadService['matrix']>[0];

/** What the first thread does for all: everything that is one for the process. */
export interface FirstThread extends BehindTheDesk, RoadsOffered {
  authenticate(key: string, now: number, ip: string | undefined): Promise<{ principal: Principal; caller: number }>;
  authenticateSession(token: string, now: number, ip: string | undefined): Promise<Session>;
  limit(who: Who, kind: LimitClass, now: number): Promise<LimitAnswer>;
  take(who: Who, units: number, now: number): Promise<QuotaAnswer>;
  giveBack(who: Who, units: number, now: number): Promise<void>;
  record(line: UsageLine): void;
  takeTokens(key: string, size: BucketSize, tokens: number, now: number): Promise<BucketAnswer>;
  getCached(key: string): Promise<string | undefined>;
  setCached(key: string, value: string, ttlMs: number): Promise<void>;
  removeCached(keys: readonly string[]): Promise<void>;
  route(asked: Route, now: number): Promise<Routes>;
  matrix(asked: Matrix, now: number): Promise<SentMatrix>;
  readStatus(now: number): Promise<Panel>;
  observe(facts: RequestFacts): void;
  refused(facts: { readonly status: number; readonly code: string }): void;
  writeLog(line: string): void;
}

/** The same without the class, which is lost on the way: its tables as bytes. */
export type SentMatrix = { readonly [Name in keyof MatrixBody]: MatrixBody[Name] extends Written<unknown>
  ? Uint8Array
  : MatrixBody[Name] };

export interface FirstThreadParts {
  readonly services: Services;
  readonly desk: Desk;
  readonly operations: ReadonlyMap<OperationId, ContractOperation>;
  readonly offeredRoads: RoadsOffered;
  /** Of all threads. */
  readonly callers: Callers;
  writeLog(line: string): void;
}

/** What is offered to one of the other threads, and what is to be done when that is gone. */
export function offeredTo(
  calls: () => Calls<AtTheDesk>, parts: FirstThreadParts,
): { readonly offered: FirstThread; end(): Promise<void> } {
  const { services, desk, operations, callers, writeLog } = parts;
  const { keys, sessions, limiter, quota, journal, cache, roads, metrics, status } = services;
  const atDesk = deskFor(desk, operations, calls);
  const taken = new TakenUnits(quota);
  const offered: FirstThread = {
    ...atDesk,
    ...parts.offeredRoads,
    async authenticate(key, now, ip) {
      const principal = await keys.authenticate(key, now, ip);
      return { principal, caller: callers.numberOf(principal) };
    },
    authenticateSession: (token, now, ip) => sessions.authenticate(token, now, ip),
    limit: async (who, kind, now) => limiter.take(callers.get(who), kind, now),
    async take(who, units, now) {
      const principal = callers.get(who);
      const answer = await quota.take(principal, units, now);
      if (answer.granted) await taken.add(principal, units, now);
      return answer;
    },
    async giveBack(who, units, now) {
      const principal = callers.get(who);
      taken.settle(principal.accountId, units, now);
      await quota.giveBack(principal, units, now);
    },
    record(line) {
      taken.settle(line.accountId, line.units, line.at);
      journal.record(line);
    },
    takeTokens: (...asked) => cache.buckets.take(...asked),
    getCached: (key) => cache.get(key),
    setCached: (...kept) => cache.set(...kept),
    removeCached: (names) => cache.remove(names),
    route: (asked, now) => roads.route(asked, now),
    matrix: async (asked, now) => toSent(await roads.matrix(asked, now)),
    readStatus: (now) => status.read(now),
    observe: (facts) => metrics.observe(facts),
    refused: (facts) => metrics.refused(facts),
    writeLog,
  };
  const end = async (): Promise<void> => void (await Promise.all([taken.end(), atDesk.end()]));
  return { offered, end };
}

const toSent = (body: MatrixBody): SentMatrix =>
  Object.fromEntries(Object.entries(body).map(([name, value]: [string, unknown]) =>
    [name, value instanceof Written ? value.json : value])) as unknown as SentMatrix;

/** Of another thread's matrix. */
export const fromSent = (sent: SentMatrix): MatrixBody =>
  Object.fromEntries(Object.entries(sent).map(([name, value]: [string, unknown]) =>
    [name, value instanceof Uint8Array ? new Written(value) : value])) as unknown as MatrixBody;
