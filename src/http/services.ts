import type { Rates } from '../accounts/allowance.ts';
import type { Accounts, Keys, Limiter, Quota, Sessions } from '../accounts/ports.ts';
import type { UsageJournal, UsageLedger } from '../../billing/index.ts';
import type { Cache } from '../kernel/cache.ts';
import type { Envelope, MatrixAnswer, Place, RouteAnswer } from '../contract.gen.ts';
import type { Input } from './operations.ts';
import type { Metrics } from '../../ops/index.ts';

/** What handlers and layers work with. The composition root makes one of it. */
export interface Services {
  readonly keys: Keys;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly quota: Quota;
  readonly limiter: Limiter;
  readonly rates: Rates;
  readonly journal: UsageJournal;
  readonly ledger: UsageLedger;
  readonly cache: Cache;
  readonly geocoder: Geocoder;
  readonly roads: RoadService;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: Clock;
  readonly region: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** The atlas that is loaded at present, as requests see it. */
export interface Geocoder {
  /** Changes whenever answers may change. */
  readonly version: string;
  reverse(lat: number, lon: number, wish: ReverseWish): Place[];
}

export interface ReverseWish {
  readonly radiusMeters: number;
  readonly limit: number;
  readonly lang: 'ru' | 'en' | 'local';
}

type Asked<Id extends 'route' | 'matrix'> = Input<Id>['body'];
type Answered<T> = Promise<Omit<T, keyof Envelope>>;

/** Ways over the roads of the atlas that is loaded at present. Milliseconds since 1970 for who leaves now. */
export interface RoadService {
  route(asked: Asked<'route'>, now: number): Answered<RouteAnswer>;
  matrix(asked: Asked<'matrix'>, now: number): Answered<MatrixAnswer>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds of a clock that only goes forward. */
  monotonic(): number;
}

export interface Log {
  info(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}
