import { AppError } from './errors.ts';
import { toPosition } from './kernel/geo.ts';
import { splitUrls } from './kernel/servers/urls.ts';
import { FILES_PLACE_WORDS, toFilesPlace, type FilesPlace } from './kernel/files/place.ts';

/** All settings from the environment, read once at the start. */
export interface Config {
  readonly dataDir: string;
  /** Usage that the disk of the data folder does not accept. */
  readonly journal: {
    /** Where it goes; empty for nowhere. */
    readonly spareDir: string;
    /** How long the end waits for a disk that accepts it. */
    readonly endWaitMs: number;
  };
  readonly atlas: string;
  /** No atlas is configured: the demonstration country may be built there. */
  readonly atlasIsDefault: boolean;
  readonly host: string;
  readonly port: number;
  readonly opsPort: number;
  readonly publicUrl: string;
  readonly region: Region;
  /** The addresses of other regions, which this node probes. */
  readonly regionUrls: readonly { readonly region: Region; readonly url: string }[];
  readonly workers: number;
  /** Threads that serve the public listener, including the first. */
  readonly httpThreads: number;
  /** Threads for rows of batches, of low priority; 0: this node answers none. */
  readonly batchThreads: number;
  readonly extractsUrl: string;
  /** `sqlite:FILE` or `mysql://…`; several separated by commas are servers of one database. */
  readonly databaseUrl: string;
  /** Requests without a key from the map page, per day and network address. */
  readonly visitsADay: number;
  /** Empty: shared state is kept in this process. Several, separated by commas: a cluster. */
  readonly redisUrl: string;
  /** Where batch files and their results are kept. A place on an S3 server includes its credentials. */
  readonly filesPlace: FilesPlace;
  /** Empty: mails stay in the data folder. */
  readonly smtpUrl: string;
  /** The Prometheus that the public status is read from; empty: the history that recorders write. */
  readonly prometheusUrl: string;
  /** Empty: generated at the first start and kept in the data folder. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly legacyKeysUntil: number;
  /** A file of days off that replaces the built-in one; empty for that. */
  readonly daysOffFile: string;
  readonly billing: {
    /** A JSON file of the seller on invoices; empty: none, and invoices are samples. */
    readonly sellerFile: string;
    /** Invoices whose total is below this are waived. */
    readonly smallTotalKopecks: bigint;
  };
  /** Allows webhooks to plain and private addresses: for tests and closed networks. */
  readonly webhookAllowPrivate: boolean;
  /** Settings of the edge, which stands in front of the regions of `regionUrls`. */
  readonly edge: {
    /** A file that maps network addresses to positions; empty for none. */
    readonly geoIpFile: string;
    /** The position of a client of whom nothing is known. */
    readonly fallback: { readonly lat: number; readonly lon: number };
  };
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** The rates of one account. */
  readonly rates: {
    readonly free: Rate;
    readonly paid: Rate;
    readonly matrix: Rate;
    /** The rate of suggestions, relative to everything else. */
    readonly suggestFactor: number;
  };
}

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export const regions = ['msk-1', 'spb-1', 'fra-1', 'ala-1'] as const;
export type Region = (typeof regions)[number];
export type Environment = Readonly<Record<string, string | undefined>>;

/** Facts about the machine. */
export interface Facts {
  readonly cores: number;
}

/** Variables with passwords in their values, which messages must not repeat. */
const secretive = new Set(['SECRET', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'FILES_URL', 'PROMETHEUS_URL']);

type Read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, allowed: string) => T;

/** Reads the configuration. A blank variable counts as not set. All invalid values are named in one error. */
export function readConfig(env: Environment, facts: Facts): Config {
  const problems: string[] = [];
  const read: Read = (name, fallback, parse, allowed) => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) problems.push(`${name}=${secretive.has(name) ? '…' : text}: must be ${allowed}`);
    return value ?? fallback;
  };
  const path = (name: string, fallback: string) => read(name, fallback, toPath, PATH_WORDS);
  const port = (name: string, fallback: number) =>
    read(name, fallback, (text) => toInteger(text, 0, 65_535), 'a port, 0 (any free one) to 65535');
  const url = (name: string, fallback: string) => read(name, fallback, toUrl, 'an http:// or https:// address');

  const dataDir = path('DATA_DIR', 'var');
  const demoAtlas = demoAtlasPath(dataDir);
  const atlas = path('ATLAS', demoAtlas);
  const publicPort = port('PORT', 8080);
  const config: Config = {
    dataDir,
    journal: {
      spareDir: path('JOURNAL_SPARE_DIR', ''),
      endWaitMs: 1000 * read('JOURNAL_END_WAIT_S', 10, (text) => toInteger(text, 0, 3600), 'seconds, 0 to 3600'),
    },
    atlas,
    atlasIsDefault: atlas === demoAtlas,
    host: read('HOST', '127.0.0.1', toHost, 'a host name or an IP address, without a port'),
    port: publicPort,
    opsPort: port('OPS_PORT', 9464),
    publicUrl: url('PUBLIC_URL', `http://127.0.0.1:${publicPort}`),
    visitsADay: readVisits(read),
    ...readRegions(read),
    ...readThreads(read, facts),
    extractsUrl: url('EXTRACTS_URL', 'https://download.geofabrik.de'),
    databaseUrl: read('DATABASE_URL', `sqlite:${dataDir}/geokod.db`, toDatabaseUrl, DATABASE_WORDS),
    redisUrl: read('REDIS_URL', '', toRedisUrl, 'redis://host:port, or several with commas between'),
    filesPlace: readFilesPlace(read, dataDir, problems),
    smtpUrl: read('SMTP_URL', '', toSmtpUrl, 'smtp://user:password@host:port or smtps://…'),
    prometheusUrl: read('PROMETHEUS_URL', '', toUrl, 'the http:// or https:// address of a Prometheus'),
    secret: read('SECRET', '', (text) => (text.length >= 16 ? text : undefined), 'at least 16 characters'),
    legacyKeysUntil: read(
      'LEGACY_KEYS_UNTIL', Date.parse('2026-12-01T00:00:00+03:00'), toMoment,
      'a moment with its zone, as 2026-12-01T00:00:00+03:00',
    ),
    daysOffFile: path('DAYS_OFF', ''), billing: readBilling(read), edge: readEdge(read),
    webhookAllowPrivate: read('WEBHOOK_ALLOW_PRIVATE', false, toSwitch, '1 or 0'),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      [],
      toNetworks,
      'IP addresses or networks, as 10.0.0.0/8, with commas between',
    ),
    rates: readRates((name, fallback) => read(name, fallback, toRate, RATE_WORDS)),
  };
  refuseSamePorts(config, problems);
  if (problems.length > 0) {
    throw new AppError('config_invalid', `the environment is not right:\n  ${problems.join('\n  ')}`, { problems });
  }
  return Object.freeze(config);
}

const DATABASE_WORDS = 'sqlite:FILE or mysql://user:password@host/db, or several of one database with commas between';
function refuseSamePorts({ port, opsPort }: Config, problems: string[]): void {
  if (port !== 0 && port === opsPort) problems.push(`PORT and OPS_PORT are both ${port}: they must differ`);
}

const PATH_WORDS = 'a path without a NUL character';
const RATE_WORDS = 'requests a second and at once, as 10/20, each at most 999999';

const readVisits = (read: Read): number =>
  read('VISITS', 1000, (text) => toInteger(text, 0, 1_000_000), 'requests a day, 0 to 1000000');

const readBilling = (read: Read): Config['billing'] => ({
  sellerFile: read('SELLER', '', toPath, PATH_WORDS),
  smallTotalKopecks: read('WAIVE_BELOW', 100n, toKopecks, 'roubles and kopecks, as 1.00'),
});

const MOSCOW = { lat: 55.75, lon: 37.62 };
const readEdge = (read: Read): Config['edge'] => ({
  geoIpFile: read('GEOIP_DB', '', toPath, PATH_WORDS),
  fallback: read('EDGE_POSITION', MOSCOW, toPosition, 'latitude and longitude, as 55.75,37.62'),
});

const readRates = (rate: (name: string, fallback: Rate) => Rate): Config['rates'] => ({
  free: rate('RATE_FREE', { perSecond: 10, burst: 20 }),
  paid: rate('RATE_PAID', { perSecond: 50, burst: 100 }),
  matrix: rate('RATE_MATRIX', { perSecond: 2, burst: 4 }),
  suggestFactor: 2,
});

export const demoAtlasPath = (dataDir: string): string => `${dataDir}/demo.atlas`;

function toInteger(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

const toSwitch = (text: string): boolean | undefined => (/^[01]$/.test(text) ? text === '1' : undefined);

function toKopecks(text: string): bigint | undefined {
  const [, roubles, kopecks] = /^(\d{1,6})\.(\d\d)$/.exec(text) ?? [];
  return roubles === undefined ? undefined : BigInt(roubles + kopecks);
}

function toPath(text: string): string | undefined {
  if (text.includes('\0')) return undefined;
  return text.length > 1 ? text.replace(/\/+$/, '') || '/' : text;
}

/** Refuses a port: a single colon would be one, since an IPv6 address has at least two. */
function toHost(text: string): string | undefined {
  return /^[\w.:-]+$/.test(text) && !/^[^:]*:[^:]*$/.test(text) ? text : undefined;
}

/** Without a trailing slash, so that a path can be appended. */
function toUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) return undefined;
  return url.href.replace(/\/+$/, '');
}

const toDatabaseUrl = (text: string): string | undefined =>
  (/^sqlite:[^:]/.test(text) && !text.includes('\0')) || isOneDatabase(splitUrls(text)) ? text : undefined;

/** Several servers must belong to one database, which has the same name everywhere. */
const isOneDatabase = (urls: readonly string[]): boolean =>
  urls.every((url) => isServer(url, /^(mysql|mariadb):\/\//)) &&
  new Set(urls.map((url) => new URL(url).pathname)).size === 1;

const toRedisUrl = (text: string): string | undefined =>
  splitUrls(text).every((url) => isServer(url, /^rediss?:\/\//)) ? text : undefined;

/** Whether it is a whole address; a host with a comma is a list that was not split. */
const isServer = (url: string, scheme: RegExp): boolean =>
  scheme.test(url) && URL.parse(url)?.hostname.includes(',') === false;

const toSmtpUrl = (text: string): string | undefined =>
  /^smtps?:\/\//.test(text) && URL.canParse(text) ? text : undefined;

/** Requires a zone: without one it would mean a different moment on every machine. */
function toMoment(text: string): number | undefined {
  const at = /(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
  return Number.isFinite(at) ? at : undefined;
}

/** Credentials in `FILES_URL` take precedence; the variables are the usual ones of S3 programs. */
function readFilesPlace(read: Read, dataDir: string, problems: string[]): FilesPlace {
  const inDataDir: FilesPlace = { kind: 'folder', folder: `${dataDir}/files` };
  const place = read('FILES_URL', inDataDir, toFilesPlace, FILES_PLACE_WORDS);
  const [accessKeyId, secretAccessKey, sessionToken] = [
    'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN',
  ].map((name) => read(name, '', (text) => text, 'a text'));
  if (place.kind !== 's3' || place.credentials) return place;
  if (accessKeyId && secretAccessKey) {
    return { ...place, credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) } };
  }
  problems.push('FILES_URL=…: needs KEY:SECRET@, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  return place;
}

/** Refuses rates and bursts of 0, whose buckets would grant nothing. */
function toRate(text: string): Rate | undefined {
  const match = /^(\d{1,6}(?:\.\d{1,3})?)\/(\d{1,6})$/.exec(text);
  if (!match) return undefined;
  const [perSecond, burst] = [Number(match[1]), Number(match[2])];
  return perSecond > 0 && burst > 0 ? { perSecond, burst } : undefined;
}

function toNetworks(text: string): string[] | undefined {
  const networks = text.split(',').map((one) => one.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** Whether `URL` parses it as an address or network: "10.0.0.1", "2001:db8::1". */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/', 2);
  const isV4 = /^(\d{1,3}\.){3}\d{1,3}$/.test(address) && URL.parse(`http://${address}/`)?.hostname === address;
  const isV6 = address.includes(':') && URL.canParse(`http://[${address}]/`);
  return (isV4 || isV6) && (bits === undefined || toInteger(bits, 0, isV4 ? 32 : 128) !== undefined);
}

function readThreads(read: Read, { cores }: Facts): Pick<Config, 'httpThreads' | 'batchThreads' | 'workers'> {
  const count = (name: string, fallback: number, least: number): number =>
    read(name, fallback, (text) => toInteger(text, least, 256), `a number from ${least} to 256`);
  return {
    httpThreads: count('HTTP_THREADS', cores, 1),
    batchThreads: count('BATCH_THREADS', cores, 0),
    workers: count('WORKERS', Math.max(1, cores - 1), 1),
  };
}

const readRegions = (read: Read): Pick<Config, 'region' | 'regionUrls'> => ({
  region: read('REGION', 'msk-1', toRegion, `one of ${regions.join(', ')}`),
  regionUrls: read(
    'REGION_URLS', [], toRegionUrls,
    'REGION=https://… or http://…, several with commas between, each region and each address once',
  ),
});

/**
 * Refuses a repeated region (its nodes share one address, and only one of two would be probed), a repeated address, and
 * credentials, which would be printed.
 */
function toRegionUrls(text: string): { region: Region; url: string }[] | undefined {
  const pairs = text.split(',').map((pair) => {
    const [region, url = ''] = pair.trim().split(/=(.*)/s, 2);
    return { region: toRegion(region), url: toUrl(url) };
  });
  const isWhole = (pair: (typeof pairs)[number]): pair is { region: Region; url: string } =>
    pair.region !== undefined && pair.url !== undefined;
  const isOnce = (['region', 'url'] as const).every((part) =>
    new Set(pairs.map((pair) => pair[part])).size === pairs.length);
  return isOnce && pairs.every(isWhole) && pairs.every(({ url }) => new URL(url).username === '') ? pairs : undefined;
}

const toRegion = (text: string): Region | undefined => regions.find((region) => region === text);
