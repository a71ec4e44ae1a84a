import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores, type StoreOptions, type Stores } from '../../src/store/open.ts';
import { linkMailedTo, readOutbox, tokenIn } from './outbox.ts';

export const NOON = Date.parse('2026-11-21T12:00:00+03:00');

export const SECRET = 'a secret only for tests';

export interface Node {
  readonly stores: Stores;
  /** Options for opening it again, as after a restart. */
  readonly options: StoreOptions;
  readonly dataDir: string;
  readonly notes: string[];
  /** Mails sent so far, as readable text. */
  mails(): string[];
  /** The token of the last link mailed to an address. */
  tokenFor(address: string): Promise<string>;
}

const dataDirs: string[] = [];
const opened: Stores[] = [];

/** Opens a node without its HTTP part, on a database that others may share. */
export async function openNode(databaseUrl: string, storeOptions: Partial<StoreOptions> = {}): Promise<Node> {
  const dataDir = mkdtempSync(join(tmpdir(), 'geokod-node-'));
  dataDirs.push(dataDir);
  const notes: string[] = [];
  const options: StoreOptions = {
    databaseUrl,
    redisUrl: '',
    dataDir,
    smtpUrl: '',
    secret: SECRET,
    publicUrl: 'http://localhost:8080',
    legacyKeysUntil: NOON + 1000,
    note: (text) => notes.push(text),
    databaseClock: async () => NOON,
    ...storeOptions,
  };
  const stores = await openStores(options);
  opened.push(stores);
  return {
    stores,
    options,
    dataDir,
    notes,
    mails: () => readOutbox(dataDir),
    tokenFor: async (address) => tokenIn(await linkMailedTo(dataDir, address)),
  };
}

export async function closeNodes(): Promise<void> {
  for (const stores of opened.splice(0)) await stores.close();
  for (const dataDir of dataDirs.splice(0)) rmSync(dataDir, { recursive: true, force: true });
}
