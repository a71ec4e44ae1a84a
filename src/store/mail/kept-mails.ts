import { readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizeEmail } from '../../accounts/email.ts';
import type { KeptMail } from '../../accounts/stores.ts';
import type { Queued } from './mail-queue.ts';

/** The folders of mails under the data folder, however they are currently sent. */
const FOLDERS = ['outbox', 'mail-queue', 'mail-queue/refused'] as const;
/** A draft this old was left by a process that died while writing. */
const DRAFT_MS = 60_000;

/** The mails on this machine, for exporting or removing those of one address. */
export interface KeptMails {
  list(isTheirs: (mail: Addressed) => boolean): Promise<KeptMail[]>;
  /** Returns how many were removed. */
  remove(isTheirs: (mail: Addressed) => boolean): Promise<number>;
}

/** Identifies whose a mail is. */
export interface Addressed {
  readonly to: string;
  /** The account named at the start of the mail's id: a warning names its account and may have another recipient. */
  readonly accountId: string | undefined;
  readonly postedAt: number;
}

export function openKeptMails(dataDir: string): KeptMails {
  async function* all(): AsyncGenerator<KeptMail & Addressed & { path: string }> {
    for (const folder of FOLDERS) {
      for (const name of await namesIn(join(dataDir, folder))) {
        const path = join(dataDir, folder, name);
        const mail = await ifThere(readFile(path, 'utf8'));
        const read = mail === undefined ? undefined : name.endsWith('.eml') ? fromFile(name, mail) : fromQueue(mail);
        if (read) yield { ...read, accountId: accountOf(name), path, folder };
      }
    }
  }
  return {
    async list(isTheirs) {
      const found: KeptMail[] = [];
      for await (const mail of all()) {
        const { folder, subject, postedAt } = mail;
        if (isTheirs(mail)) found.push({ folder, subject, postedAt });
      }
      return found;
    },
    async remove(isTheirs) {
      let removed = 0;
      for await (const mail of all()) {
        if (!isTheirs(mail)) continue;
        await ifThere(unlink(mail.path));
        removed += 1;
      }
      await removeDrafts(dataDir);
      return removed;
    },
  };
}

/** Removes abandoned drafts: nothing reads them, and each may hold an address. */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const folder of FOLDERS) {
    for (const name of await namesIn(join(dataDir, folder), '.draft')) {
      const path = join(dataDir, folder, name);
      const draft = await ifThere(stat(path));
      if (draft && Date.now() - draft.mtimeMs > DRAFT_MS) await ifThere(unlink(path));
    }
  }
}

const namesIn = async (folder: string, ending?: string): Promise<string[]> =>
  ((await ifThere(readdir(folder))) ?? []).filter((name) =>
    ending === undefined ? /\.(eml|mail\.json)$/.test(name) : name.endsWith(ending),
  );

/** `1795647045273-acc_c2cYRmeWMpTqYsRy_202611_spend_10.mail.json`; random ids identify nobody. */
const accountOf = (name: string): string | undefined => /-(acc_[0-9A-Za-z]+)_/.exec(name)?.[1];

type Read = { readonly to: string; readonly subject: string; readonly postedAt: number };

/** `2026-11-23T071303.000Z-….eml`; a long address is on its own line, an internationalised domain in its own script. */
function fromFile(name: string, mail: string): Read | undefined {
  const head = mail.slice(0, mail.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ');
  const to = /^To:(.*)$/m.exec(head)?.[1].trim();
  const at = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d\.\d{3}Z)-/.exec(name);
  if (to === undefined || !at) return undefined;
  const subject = readable(/^Subject:(.*)$/m.exec(head)?.[1].trim() ?? '');
  return { to: normalizeEmail(to) ?? to, subject, postedAt: Date.parse(`${at[1]}:${at[2]}:${at[3]}`) };
}

const WORD = String.raw`=\?utf-8\?[bq]\?[^?]*\?=`;
const WORDS = new RegExp(`${WORD}(?: +${WORD})*`, 'gi');

/** Decodes RFC 2047 encoded words, which carry non-ASCII text in headers; spaces between two of them do not count. */
const readable = (header: string): string =>
  header.replaceAll(WORDS, (words) => Buffer.concat(words.split(/ +/).map(bytesOfWord)).toString('utf8'));

function bytesOfWord(word: string): Buffer {
  const [, , coding, text] = word.split('?');
  if (/b/i.test(coding)) return Buffer.from(text, 'base64');
  const bytes = text
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1');
}

function fromQueue(text: string): Read | undefined {
  try {
    const { mail, postedAt } = JSON.parse(text) as Queued;
    return { to: mail.to, subject: mail.subject, postedAt };
  } catch {
    return undefined;
  }
}

/** Undefined for a file that was removed meanwhile, or never existed. */
async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
