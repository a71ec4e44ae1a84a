import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores, type StoreOptions, type Stores } from '../../src/store/open.ts';

export const NOON = Date.parse('2026-11-21T12:00:00+03:00');

export interface Node {
  readonly stores: Stores;
  readonly dataDir: string;
  readonly notes: string[];
  /** Mails so far, as text that people would read. */
  mails(): string[];
  /** The token of the last link that was mailed to an address. */
  tokenFor(address: string): Promise<string>;
}

const dataDirs: string[] = [];
const opened: Stores[] = [];

/** A node of the service without its HTTP part, on a database that others may share. */
export async function openNode(databaseUrl: string, wished: Partial<StoreOptions> = {}): Promise<Node> {
  const dataDir = mkdtempSync(join(tmpdir(), 'geokod-node-'));
  dataDirs.push(dataDir);
  const notes: string[] = [];
  const stores = await openStores({
    databaseUrl,
    redisUrl: '',
    dataDir,
    smtpUrl: '',
    secret: 'a secret only for tests',
    publicUrl: 'http://localhost:8080',
    legacyKeysUntil: NOON + 1000,
    note: (text) => notes.push(text),
    ...wished,
  });
  opened.push(stores);
  const outbox = join(dataDir, 'outbox');
  const mails = (): string[] =>
    readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readableText(readFileSync(join(outbox, name), 'utf8')));
  return {
    stores,
    dataDir,
    notes,
    mails,
    async tokenFor(address) {
      for (let wait = 0; wait < 200; wait += 1) {
        const mail = mails().findLast((text) => text.includes(`To: ${address}`));
        const token = mail && /token=([\w.-]+)/.exec(mail)?.[1];
        if (token) return token;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`no mail to ${address}`);
    },
  };
}

export async function closeNodes(): Promise<void> {
  for (const stores of opened.splice(0)) await stores.close();
  for (const dataDir of dataDirs.splice(0)) rmSync(dataDir, { recursive: true, force: true });
}

/** Header, and the body out of its transfer encoding. */
function readableText(mail: string): string {
  const at = mail.indexOf('\n\n');
  const [header, body] = [mail.slice(0, at), mail.slice(at + 2)];
  if (/base64/i.test(header)) return `${header}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return `${header}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}
