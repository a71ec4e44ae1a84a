import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edgePassesWith } from '../../src/accounts/edge/pass.ts';
import { digestWith } from '../../src/accounts/digest.ts';
import { DEFAULT_RATES } from '../../src/accounts/allowance.ts';
import { signLink } from '../../src/accounts/link.ts';
import { Metrics } from '../../ops/index.ts';
import { sessionCookieName } from '../../src/http/request/session-cookie.ts';
import { systemClock } from '../../src/store/system-clock.ts';
import type { ContractOperation } from '../../src/http/contract.ts';
import type { Recording } from '../../src/http/sandbox/sandbox.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import type { Geocoder, MapService, RoadService, Services } from '../../src/http/services.ts';
import { openBatchService } from '../../src/running/open-batches.ts';
import { openFiles } from '../../src/store/files/stored/open.ts';
import type { FileStore } from '../../src/kernel/file-store.ts';
import { openStores, type Stores, type StoreOptions } from '../../src/store/open.ts';
import type { StatusBoard } from '../../src/store/status/board.ts';
import { call } from './call.ts';
import { linkMailedTo, tokenIn } from './outbox.ts';
import { startService, type Service } from './service.ts';
import { smallGeocoder } from './small-geocoder.ts';
import { smallMap } from './small-map.ts';
import { smallRoads } from './small-roads.ts';

/** The whole public service on a free port, with stores and a folder of its own. */
export interface Platform {
  readonly service: Service;
  readonly stores: Stores;
  readonly services: Services;
  readonly files: FileStore;
  readonly dataDir: string;
  /** An unlimited key, of the confirmed side of an address. */
  readonly key: string;
  /** The header that grants access to an operation. */
  accessTo(operation: ContractOperation): Promise<Record<string, string>>;
  /** Requests a key over HTTP; confirmed ones by the link in the mail. */
  issueKey(email: string, options?: { mode?: 'live' | 'test'; confirmed?: boolean }): Promise<string>;
  /** The token in the newest mail to an address. */
  tokenMailedTo(email: string): Promise<string>;
  /** A token like that of a sign-in mail, and one like that of a confirmation mail. */
  signInToken(email: string): Promise<string>;
  confirmToken(): Promise<string>;
  /** A token like that of a deletion mail; the account is created if the address has none. */
  deletionToken(email: string): Promise<string>;
  openSession(email: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export interface PlatformOptions {
  readonly manyAddresses?: boolean;
  readonly trustedProxies?: readonly string[];
  readonly maxInFlight?: number;
  readonly recordings?: readonly Recording[];
  readonly geocoder?: Geocoder;
  readonly roads?: RoadService;
  readonly map?: MapService;
  readonly board?: StatusBoard;
  readonly stores?: Partial<StoreOptions>;
  readonly clock?: Clock;
  readonly legacyKeysUntil?: number;
  readonly publicUrl?: string;
  readonly visitsADay?: number;
}

const SECRET = 'a secret of nothing but tests, long enough to be one';
export const PUBLIC_URL = 'http://localhost:8080';
const LEGACY_KEYS_UNTIL = Date.parse('2099-12-01T00:00:00+03:00');
const EVERYTHING = { freeUnits: 1e9, perSecond: 1e6, burst: 1e6 };
export const OWNER = 'owner@example.ru';

export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { publicUrl = PUBLIC_URL } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'geokod-platform-'));
  const stores = await openStores({
    databaseUrl: `sqlite:${join(dataDir, 'geokod.db')}`,
    redisUrl: '',
    dataDir,
    smtpUrl: '',
    secret: SECRET,
    publicUrl,
    legacyKeysUntil: LEGACY_KEYS_UNTIL,
    rates: { ...DEFAULT_RATES, matrix: { perSecond: 1e6, burst: 1e6 } },
    note: () => {},
    resolve: async () => ['77.88.55.242'],
    ...(options.clock && { databaseClock: async () => options.clock!.now() }),
    ...options.stores,
  });
  const files = await openFiles({ kind: 'folder', folder: join(dataDir, 'files') });
  const services: Services = {
    ...stores,
    batches: openBatchService({ stores, files, region: 'msk-1' }),
    journal: stores.journal!,
    geocoder: options.geocoder ?? smallGeocoder,
    roads: options.roads ?? smallRoads,
    map: options.map ?? smallMap,
    inFlight: { requests: 0 },
    ...(options.board && { status: options.board }),
    metrics: new Metrics(),
    log: { info: () => {}, error: () => {} },
    clock: options.clock ?? systemClock,
    region: 'msk-1',
    publicUrl,
    visitsADay: options.visitsADay,
  };
  const service = await startService({ services, edgePasses: edgePassesWith(stores.edgeKey), ...options });
  const { address } = service;

  const tokenMailedTo = async (email: string): Promise<string> => tokenIn(await linkMailedTo(dataDir, email));
  const issueKey: Platform['issueKey'] = async (email, { mode = 'live', confirmed = false } = {}) => {
    const reply = await call(address, `/v2/key?email=${encodeURIComponent(email)}&mode=${mode}`);
    const { key } = JSON.parse(reply.text) as { key: string };
    if (confirmed) await call(address, `/v2/key/confirm?token=${await tokenMailedTo(email)}`);
    return key;
  };
  // Signed here, since only a few mails an hour go to one address.
  const sign = (purpose: 'sign-in' | 'confirm' | 'delete', subject: string): string =>
    signLink({ purpose, subject, expiresAt: services.clock.now() + 60_000 }, digestWith(SECRET), randomBytes);
  const signInToken = async (email: string): Promise<string> =>
    sign('sign-in', (await stores.accounts.findByEmail(email))!.id);
  const openSession = async (email: string): Promise<Record<string, string>> => {
    const { sessionToken } = await stores.sessions.open(await signInToken(email), services.clock.now());
    return { cookie: `${sessionCookieName(publicUrl)}=${sessionToken}`, origin: publicUrl };
  };

  let confirmed = 0;
  const key = await issueKey(OWNER, { confirmed: true });
  await stores.accounts.override(OWNER, EVERYTHING, Date.now());
  return {
    service,
    stores,
    services,
    files,
    dataDir,
    key,
    issueKey,
    tokenMailedTo,
    openSession,
    signInToken,
    async confirmToken() {
      const issued = await issueKey(`confirm${++confirmed}@example.ru`);
      return sign('confirm', (await stores.keys.authenticate(issued, services.clock.now())).keyId);
    },
    async deletionToken(email) {
      if (!(await stores.accounts.findByEmail(email))) await issueKey(email, { confirmed: true });
      return sign('delete', (await stores.accounts.findByEmail(email))!.id);
    },
    async accessTo({ access }): Promise<Record<string, string>> {
      if (access.length === 0) return {};
      return access.includes('key') ? { authorization: `Bearer ${key}` } : openSession(OWNER);
    },
    async close() {
      await service.close();
      await stores.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
