import type { Aside, UsageLine, Withdrawal } from '../../billing/index.ts';
import type { Principal } from '../accounts/ports.ts';
import type { ContractOperation } from '../http/contract.ts';
import type { Desk, OperationId } from '../http/operations.ts';
import { Written } from '../http/reply/written.ts';
import type { MatrixBody, RoadService, Services } from '../http/services.ts';
import type { Cache } from '../kernel/cache.ts';
import { monthOf } from '../kernel/moscow.ts';
import type { OpenedQuota } from '../store/open-quota.ts';
import type { Calls } from './calls.ts';
import type { Callers } from './callers.ts';
import type { Cells } from './cells.ts';
import { deskFor, type AtTheDesk, type BehindTheDesk } from './desk.ts';
import { countedHere, type CountedHere, type CountsOffered } from './near-counts.ts';
import { NotesIn, type NotesReader } from './notes.ts';
import type { RoadsOffered } from './shared-roads.ts';
import { TakenUnits } from './taken-units.ts';

type Status = Awaited<ReturnType<Services['status']['read']>>;
type SentStatus = Partial<Status> & Pick<Status, 'isStale'>;
type Session = Awaited<ReturnType<Services['sessions']['authenticate']>>;
type Route = Parameters<RoadService['route']>[0];
type Routes = Awaited<ReturnType<RoadService['route']>>;
type Matrix = Parameters<RoadService['matrix']>[0];

/** What the first thread does for all others: everything that exists once per process. */
export interface FirstThread extends BehindTheDesk, RoadsOffered, CountsOffered, NotesReader {
  authenticate(key: string, now: number, ip: string | undefined): Promise<{ principal: Principal; caller: number }>;
  authenticateSession(token: string, now: number, ip: string | undefined): Promise<Session>;
  withdraw(withdrawn: Withdrawal): Promise<UsageLine | undefined>;
  addSamples: Services['statusHistory']['add'];
  getCached(key: string): Promise<string | undefined>;
  setCached(key: string, value: string, ttlMs: number): Promise<void>;
  removeCached(keys: readonly string[]): Promise<void>;
  route(asked: Route, now: number): Promise<Routes>;
  matrix(asked: Matrix, now: number): Promise<SentMatrix>;
  /** Without the panel if the caller already has the one of that time. */
  readStatus(now: number, knownAt: number | undefined): Promise<SentStatus>;
}

/** A matrix body without the class `Written`, which messages do not preserve: its tables are bytes. */
export type SentMatrix = { readonly [Name in keyof MatrixBody]: MatrixBody[Name] extends Written<unknown>
  ? Uint8Array
  : MatrixBody[Name] };

export interface FirstThreadParts {
  readonly services: Services;
  readonly cells: Cells;
  readonly findOpenCounter: OpenedQuota['findOpenCounter'];
  readonly desk: Desk;
  readonly operations: ReadonlyMap<OperationId, ContractOperation>;
  readonly offeredRoads: RoadsOffered;
  /** Shared by all threads. */
  readonly callers: Callers;
  writeLog(line: string): void;
}

/** Memory that a thread shares with the first one. */
export interface SharedWithIt {
  readonly notes: SharedArrayBuffer;
  readonly aside: Aside;
  readonly counted: CountedHere | undefined;
}

interface OfferedTo {
  readonly offered: FirstThread;
  readonly shared: SharedWithIt;
  /** Reads the thread's notes; done before any message that it sent later. */
  readNotes(): void;
  /** Cleans up after the thread has ended. */
  end(): Promise<void>;
}

/** Everything that the first thread offers to one further thread. */
export function offeredTo(calls: () => Calls<AtTheDesk>, parts: FirstThreadParts): OfferedTo {
  const { services, desk, operations, callers, writeLog, cells, findOpenCounter } = parts;
  const { keys, sessions, quota, journal, ledger, cache, roads, metrics, status, statusHistory } = services;
  const atDesk = deskFor(desk, operations, calls);
  const { here } = cache;
  const taken = new TakenUnits(quota, here && { here, counters: cache.counters });
  const receiver = journal.openAside();
  const notes = new NotesIn({
    record(line) {
      taken.settle(line.accountId, line.units, line.at);
      receiver.record(line);
    },
    observe: (facts) => metrics.observe(facts),
    refused: (facts) => metrics.refused(facts),
    writeLog,
  });
  const offered: FirstThread = {
    ...atDesk,
    ...parts.offeredRoads,
    async authenticate(key, now, ip) {
      const principal = await keys.authenticate(key, now, ip);
      return { principal, caller: callers.numberOf(principal) };
    },
    authenticateSession: (token, now, ip) => sessions.authenticate(token, now, ip),
    async take(who, units, now) {
      const principal = callers.get(who);
      const answer = await quota.take(principal, units, now);
      if (answer.granted) await taken.add(principal, units, now);
      const version = cells.countersVersion;
      const found = findOpenCounter(principal.accountId, monthOf(now));
      return { answer, found: found && { ...found, version } };
    },
    async giveBack(who, units, now) {
      const principal = callers.get(who);
      taken.settle(principal.accountId, units, now);
      await quota.giveBack(principal, units, now);
    },
    async takeTokens(key, ...asked) {
      return { answer: await cache.buckets.take(key, ...asked), found: here?.findBucket(key) };
    },
    noted: () => notes.noted(),
    spilt: (kind, text) => notes.spilt(kind, text),
    withdraw: (withdrawn) => ledger.withdraw(withdrawn),
    addSamples: (...added) => statusHistory.add(...added),
    ...offeredCache(cache),
    route: (asked, now) => roads.route(asked, now),
    matrix: async (asked, now) => toSent(await roads.matrix(asked, now)),
    readStatus: async (now, knownAt) => withoutKnown(await status.read(now), knownAt),
  };
  return {
    offered,
    shared: { notes: notes.memory, aside: receiver.aside, counted: here && countedHere(here, taken.rows!) },
    readNotes: () => notes.readAll(),
    async end() {
      notes.readAll();
      receiver.end();
      await Promise.all([taken.end(), atDesk.end()]);
    },
  };
}

const offeredCache = (cache: Cache): Pick<FirstThread, 'getCached' | 'setCached' | 'removeCached'> => ({
  getCached: (key) => cache.get(key),
  setCached: (...kept) => cache.set(...kept),
  removeCached: (names) => cache.remove(names),
});

const withoutKnown = ({ panel, isStale }: Status, knownAt: number | undefined): SentStatus =>
  (panel.at === knownAt ? { isStale } : { panel, isStale });

const toSent = (body: MatrixBody): SentMatrix =>
  Object.fromEntries(Object.entries(body).map(([name, value]: [string, unknown]) =>
    [name, value instanceof Written ? value.json : value])) as unknown as SentMatrix;

/** Restores a matrix sent by another thread. */
export const fromSent = (sent: SentMatrix): MatrixBody =>
  Object.fromEntries(Object.entries(sent).map(([name, value]: [string, unknown]) =>
    [name, value instanceof Uint8Array ? new Written(value) : value])) as unknown as MatrixBody;
