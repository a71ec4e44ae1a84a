import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Metrics } from '../../ops/index.ts';
import { systemClock } from '../../src/http/clock.ts';
import type { ContractOperation } from '../../src/http/contract.ts';
import type { Recording } from '../../src/http/sandbox.ts';
import type { Geocoder, Services } from '../../src/http/services.ts';
import { openStores, type Stores, type StoreOptions } from '../../src/store/open.ts';
import { call, json } from './call.ts';
import { startService, type Service } from './service.ts';
import { smallGeocoder } from './small-geocoder.ts';

/** Everything that a customer meets, on a free port, over stores of its own in a folder of its own. */
export interface Platform {
  readonly service: Service;
  readonly stores: Stores;
  readonly services: Services;
  readonly dataDir: string;
  /** A key that nothing keeps from being used, of the confirmed side of an address. */
  readonly key: string;
  /** The header that opens an operation. */
  accessTo(operation: ContractOperation): Promise<Record<string, string>>;
  /** Asks for a key by HTTP; confirmed ones by the link in the mail. */
  issueKey(email: string, wish?: { mode?: 'live' | 'test'; confirmed?: boolean }): Promise<string>;
  /** The token in the newest mail to an address. */
  tokenMailedTo(email: string): Promise<string>;
  openSession(email: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export interface PlatformOptions {
  readonly manyAddresses?: boolean;
  readonly recordings?: readonly Recording[];
  readonly geocoder?: Geocoder;
  readonly stores?: Partial<StoreOptions>;
}

const EVERYTHING = { freeUnits: 1e9, perSecond: 1e6, burst: 1e6 };
export const OWNER = 'owner@example.ru';

export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'geokod-platform-'));
  const stores = await openStores({
    databaseUrl: `sqlite:${join(dataDir, 'geokod.db')}`, redisUrl: '', dataDir, smtpUrl: '', secret: '',
    publicUrl: 'http://localhost:8080', legacyKeysUntil: Date.parse('2099-12-01T00:00:00+03:00'), note: () => {},
    ...options.stores,
  });
  const services: Services = {
    ...stores, journal: stores.journal!, geocoder: options.geocoder ?? smallGeocoder, metrics: new Metrics(),
    log: { info: () => {}, error: () => {} }, clock: systemClock, region: 'msk-1', publicUrl: 'http://localhost:8080',
  };
  const service = await startService({ services, ...options });
  const { address } = service;

  const tokenMailedTo = async (email: string): Promise<string> => {
    for (let tries = 0; tries < 200; tries++) {
      const token = newestToken(join(dataDir, 'outbox'), email);
      if (token) return token;
      await sleep(10);
    }
    throw new Error(`no mail to ${email}`);
  };
  const issueKey: Platform['issueKey'] = async (email, { mode = 'live', confirmed = false } = {}) => {
    const reply = await call(address, `/v2/key?email=${encodeURIComponent(email)}&mode=${mode}`);
    const { key } = JSON.parse(reply.text) as { key: string };
    if (confirmed) await call(address, `/v2/key/confirm?token=${await tokenMailedTo(email)}`);
    return key;
  };
  const openSession = async (email: string): Promise<Record<string, string>> => {
    await call(address, '/v2/session', { method: 'POST', ...json({ email }) });
    const opened = await call(address, '/v2/session/open', { method: 'POST', ...json({ token: await tokenMailedTo(email) }) });
    return { cookie: opened.headers.get('set-cookie')!.split(';')[0], origin: services.publicUrl };
  };

  const key = await issueKey(OWNER, { confirmed: true });
  await stores.accounts.override(OWNER, EVERYTHING, Date.now());
  let session: Record<string, string> | undefined;
  return {
    service, stores, services, dataDir, key, issueKey, tokenMailedTo, openSession,
    async accessTo({ access, operationId }) {
      if (access.length === 0) return {};
      if (access.includes('key')) return { authorization: `Bearer ${key}` };
      if (operationId !== 'endSession') return (session ??= await openSession(OWNER));
      const account = (await stores.accounts.findByEmail(OWNER))!;
      return sessionOf(stores, account.id);
    },
    async close() {
      await service.close();
      await stores.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };

  async function sessionOf(opened: Stores, _accountId: string): Promise<Record<string, string>> {
    void opened;
    return openSession(OWNER);
  }
}

function newestToken(outbox: string, email: string): string | undefined {
  let names: string[];
  try {
    names = readdirSync(outbox).filter((name) => name.endsWith('.eml')).sort().reverse();
  } catch {
    return undefined;
  }
  for (const name of names) {
    const mail = readFileSync(join(outbox, name), 'utf8');
    if (mail.includes(email)) return /token=([\w.-]+)/.exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1];
  }
  return undefined;
}
