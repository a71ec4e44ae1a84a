import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import type { Closing } from './closing.ts';
import type { Environment } from '../../src/config.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import { openStores, type Stores } from '../../src/store/open.ts';
import { newFolder } from './folder.ts';
import { writeTownAtlas } from './small-geocoder.ts';

/** A data folder with an atlas and an unlimited key, for services in processes of their own. */
export interface Stand {
  readonly folder: string;
  readonly key: string;
  /** The key's units in the ledger, once the whole journal is booked. */
  bookedUnits(): Promise<number>;
}

export interface Served {
  readonly process: ChildProcess;
  readonly port: number;
  /** Port of the internal listener. */
  readonly opsPort: number;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

export interface StandOptions {
  /** Used instead of a new folder. */
  readonly folder?: string;
  readonly spareFolder?: string;
}

export async function prepareStand(context: Closing, options: StandOptions = {}): Promise<Stand> {
  const folder = options.folder ?? (await newFolder(context));
  await writeTownAtlas(join(folder, 'town.atlas'));
  const open = (): Promise<Stores> =>
    openStores({
      databaseUrl: `sqlite:${join(folder, 'geokod.db')}`,
      redisUrl: '',
      dataDir: folder,
      smtpUrl: '',
      secret: '',
      publicUrl: 'http://localhost',
      legacyKeysUntil: 0,
      journal: { spareFolder: options.spareFolder },
      note: () => {},
    });
  const stores = await open();
  const now = Date.now();
  const { key } = await stores.keys.issue({ email: 'load@example.ru', mode: 'live', ip: '127.0.0.1' }, now);
  await stores.accounts.override('load@example.ru', { freeUnits: 1e9, perSecond: 1e6, burst: 1e6 }, now);
  const { accountId } = await stores.keys.authenticate(key, now);
  await stores.close();
  return {
    folder,
    key,
    async bookedUnits() {
      const again = await open();
      await again.journal!.book();
      const units = await again.ledger.getMonthUnits(accountId, monthOf(Date.now()));
      await again.close();
      return units;
    },
  };
}

export interface Output {
  readonly file: string;
  readonly descriptor: number;
}

/**
 * Starts the service as a process and waits until it is ready. Its output goes to `output`, or to a pipe that is
 * read.
 */
export async function serve({ folder }: Stand, output?: Output, env: Environment = {}): Promise<Served> {
  const stdio: StdioOptions = ['ignore', output?.descriptor ?? 'pipe', 'pipe'];
  const child = spawn(process.execPath, [resolve('src/geokod.mjs'), 'serve'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: folder, ATLAS: join(folder, 'town.atlas'), PORT: '0', OPS_PORT: '0', ...env },
    stdio,
  });
  let piped = '';
  let complaints = '';
  child.stderr!.on('data', (data: Buffer) => {
    if (complaints.length < 5000) complaints += data.toString();
  });
  child.stdout?.on('data', (data: Buffer) => {
    if (piped.length < 5000) piped += data.toString();
  });
  const printed = (): string => (output ? readFileSync(output.file, 'utf8').slice(0, 5000) : piped);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  while (!printed().includes('Or:')) {
    const over = await Promise.race([sleep(20), ended.then((code) => ({ code }))]);
    if (over) throw new Error(`the service ended with ${over.code}: ${printed()} ${complaints}`);
  }
  const portOf = (label: string): number =>
    Number(new RegExp(`${label} +http://127\\.0\\.0\\.1:(\\d+)`).exec(printed())![1]);
  return { process: child, port: portOf('public'), opsPort: portOf('internal'), ended };
}
