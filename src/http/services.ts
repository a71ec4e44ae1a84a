import type { Rates } from '../accounts/allowance.ts';
import type { Accounts, Keys, Limiter, PersonalData, Quota, Sessions } from '../accounts/ports.ts';
import type { Webhooks } from '../jobs/webhooks/ports.ts';
import type { Repeats } from '../accounts/repeats.ts';
import type { UsageJournal, UsageLedger } from '../../billing/index.ts';
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
import type { Metrics } from '../../ops/index.ts';
import type { Departure } from '../routing/traffic/departure.ts';
import type { AtlasFacts } from '../store/files/atlas/format.ts';
import type { TileAddress } from '../tiles/shape/grid.ts';
import type { StatusBoard } from '../store/status/board.ts';

/** What the way of a request and the handlers of metered operations work with: each thread has its own. */
export interface WayServices {
  readonly keys: Pick<Keys, 'authenticate'>;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly quota: Pick<Quota, 'take' | 'giveBack'>;
  readonly limiter: Limiter;
  readonly journal: Pick<UsageJournal, 'record'>;
  readonly cache: Pick<Cache, 'shared' | 'get' | 'set' | 'remove' | 'buckets'>;
  readonly geocoder: Geocoder;
  readonly roads: RoadService;
  readonly map: MapService;
  readonly inFlight: InFlight;
  readonly metrics: Pick<Metrics, 'observe'>;
  readonly status: StatusBoard;
  readonly log: Log;
  readonly clock: Clock;
  readonly region: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Requests without a key from our own map, a day and network address; none where it is absent. */
  readonly visitsADay?: number;
}

/** What all other handlers work with besides. The composition root makes one of it. */
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

/** Requests that this thread works on. */
export interface InFlight {
  requests: number;
}

/** The atlas that is loaded at present, as requests see it. */
export interface Geocoder {
  /** Changes whenever answers may change. */
  readonly version: string;
  /** The same over the atlas in force now, whichever comes later: for answers that take more than one turn. */
  pinned(): Geocoder;
  geocode(address: string | StructuredQuery, wish: GeocodeWish): GeocodeResult[];
  reverse(lat: number, lon: number, wish: ReverseWish): Place[];
  suggest(text: string, wish: SuggestWish): Suggestion[];
}

/** Language of addresses and names. */
export type Tongue = 'ru' | 'en' | 'local';

export interface SearchWish {
  readonly limit: number;
  readonly lang: Tongue;
  /** Equals near here come first. */
  readonly near?: { readonly lat: number; readonly lon: number };
  /** ISO codes in capitals. */
  readonly countries?: readonly string[];
}

export interface GeocodeWish extends SearchWish {
  /** West, south, east, north; the west is greater than the east over the antimeridian. */
  readonly box?: readonly number[];
  /** Each result says how the query was understood. */
  readonly explain?: boolean;
}

export interface SuggestWish extends SearchWish {
  readonly types?: readonly SuggestType[];
}

export interface ReverseWish {
  readonly radiusMeters: number;
  readonly limit: number;
  readonly lang: Tongue;
}

type Asked<Id extends 'route' | 'matrix'> = Input<Id>['body'];
type Answered<T> = Promise<Omit<T, keyof Envelope>>;
type Tables = 'durations_s' | 'distances_m' | 'static_durations_s';
export type MatrixBody = WrittenIn<Omit<MatrixAnswer, keyof Envelope>, Tables>;

/** Ways over the roads of the atlas that is loaded at present. Milliseconds since 1970 for who leaves now. */
export interface RoadService {
  route(asked: Asked<'route'>, now: number): Answered<RouteAnswer>;
  matrix(asked: Asked<'matrix'>, now: number): Promise<MatrixBody>;
}

/** The map of the atlas that is loaded at present, in vector tiles. */
export interface MapService {
  /** Changes whenever tiles may change. */
  readonly version: string;
  readonly facts: Pick<AtlasFacts, 'fictional' | 'box' | 'builtAt' | 'sources'>;
  tile(address: TileAddress): Uint8Array;
  /** Roads with the speeds of a departure. */
  speeds(address: TileAddress, departure: Departure): Promise<Uint8Array>;
}
