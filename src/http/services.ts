import type { Rates } from '../accounts/allowance.ts';
import type { Accounts, Keys, Limiter, PersonalData, Quota, Sessions } from '../accounts/ports.ts';
import type { Webhooks } from '../jobs/webhooks/ports.ts';
import type { Repeats } from '../accounts/repeats.ts';
import type { BookingLedger, UsageJournal, UsageLedger } from '../../billing/index.ts';
import type { RaisedAlerts } from '../store/alerts/raised.ts';
import type { Billing } from '../store/billing/open.ts';
import type { Cache } from '../kernel/cache.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type {
  Envelope, GeocodeResult, MatrixAnswer, Place, RouteAnswer, Suggestion, SuggestType,
} from '../contract.gen.ts';
import type { StructuredQuery } from '../geocoding/query/found.ts';
import type { Batches } from '../running/batches.ts';
import type { Input } from './input.ts';
import type { WrittenIn } from './reply/written.ts';
import type { Metrics, StatusHistory } from '../../ops/index.ts';
import type { Departure } from '../routing/traffic/departure.ts';
import type { MapFacts } from '../serving/map-tiles.ts';
import type { TileAddress } from '../tiles/shape/grid.ts';
import type { StatusBoard } from '../store/status/board.ts';

/** Services of the request pipeline and of metered handlers; every thread has its own. */
export interface WayServices {
  readonly keys: Pick<Keys, 'authenticate'>;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly quota: Pick<Quota, 'take' | 'giveBack'>;
  readonly limiter: Limiter;
  readonly journal: Pick<UsageJournal, 'record'>;
  readonly ledger: Pick<BookingLedger, 'withdraw'>;
  readonly cache: Pick<Cache, 'shared' | 'get' | 'set' | 'remove' | 'buckets'>;
  readonly geocoder: Geocoder;
  readonly roads: RoadService;
  readonly map: MapService;
  readonly inFlight: InFlight;
  readonly metrics: Pick<Metrics, 'observe'>;
  readonly status: StatusBoard;
  readonly statusHistory: Pick<StatusHistory, 'add'>;
  readonly log: Log;
  readonly clock: Clock;
  readonly region: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Daily requests without a key from our own map, by network address; none if absent. */
  readonly visitsADay?: number;
}

/** Services of all other handlers, which only the first thread has. */
export interface Services extends WayServices {
  readonly keys: Keys;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly personalData: PersonalData;
  readonly quota: Quota;
  readonly repeats: Repeats;
  readonly webhooks: Webhooks;
  readonly rates: Rates;
  readonly batches: Batches;
  readonly journal: UsageJournal;
  readonly usage: UsageLedger;
  readonly billing: Billing;
  readonly raisedAlerts: RaisedAlerts;
  readonly cache: Cache;
  readonly metrics: Metrics;
}

/** Requests that this thread is processing. */
export interface InFlight {
  requests: number;
}

/** The loaded atlas, as handlers use it. */
export interface Geocoder {
  /** Changes whenever answers may change. */
  readonly version: string;
  /** The same over the atlas in force now, whichever comes later: for answers that take more than one turn. */
  pinned(): Geocoder;
  geocode(address: string | StructuredQuery, options: GeocodeOptions): GeocodeResult[];
  reverse(lat: number, lon: number, options: ReverseOptions): Place[];
  suggest(text: string, options: SuggestOptions): Suggestion[];
}

/** Language of addresses and names. */
export type Tongue = 'ru' | 'en' | 'local';

export interface SearchOptions {
  readonly limit: number;
  readonly lang: Tongue;
  /** Results near this point are preferred among equals. */
  readonly near?: { readonly lat: number; readonly lon: number };
  /** ISO codes in capitals. */
  readonly countries?: readonly string[];
}

export interface GeocodeOptions extends SearchOptions {
  /** West, south, east, north; west is greater than east if the box crosses the antimeridian. */
  readonly box?: readonly number[];
  /** Whether each result explains how the query was understood. */
  readonly explain?: boolean;
}

export interface SuggestOptions extends SearchOptions {
  readonly types?: readonly SuggestType[];
}

export interface ReverseOptions {
  readonly radiusMeters: number;
  readonly limit: number;
  readonly lang: Tongue;
}

type RequestBody<Id extends 'route' | 'matrix'> = Input<Id>['body'];
type Answer<T> = Promise<Omit<T, keyof Envelope>>;
type Tables = 'durations_s' | 'distances_m' | 'static_durations_s';
export type MatrixBody = WrittenIn<Omit<MatrixAnswer, keyof Envelope>, Tables>;

/** Routing over the loaded atlas; `now` is the departure in milliseconds since 1970 if none is requested. */
export interface RoadService {
  route(body: RequestBody<'route'>, now: number): Answer<RouteAnswer>;
  matrix(body: RequestBody<'matrix'>, now: number): Promise<MatrixBody>;
}

/** The map of the loaded atlas, as vector tiles. */
export interface MapService {
  /** Changes whenever tiles may change. */
  readonly version: string;
  readonly facts: Pick<MapFacts, 'fictional' | 'box' | 'settled' | 'builtAt' | 'sources'>;
  tile(address: TileAddress): Uint8Array;
  /** Roads with their speeds at the departure. */
  speeds(address: TileAddress, departure: Departure): Promise<Uint8Array>;
}
