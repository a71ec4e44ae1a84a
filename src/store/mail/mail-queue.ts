import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FOLDER } from '../files/private-file.ts';
import { writeWhole } from './outbox.ts';
import type { Mail } from '../../kernel/mail.ts';

const ENDING = '.mail.json';
const KEPT_MS = 7 * 86_400_000;

export interface Queued {
  readonly mail: Mail;
  readonly postedAt: number;
}

/**
 * A folder of pending mails, one file each, oldest first. It survives the process; several processes may add to it.
 * Undeliverable mails are set aside and kept for a week, in case an operator is asked about them.
 */
export interface MailQueue {
  list(): Promise<string[]>;
  read(name: string): Promise<Queued | 'no mail' | 'gone'>;
  add(queued: Queued): Promise<string>;
  remove(name: string): Promise<void>;
  putAside(name: string): Promise<void>;
  /** Removes mails that were set aside long ago. */
  prune(now: number): Promise<void>;
}

/** When the mail was requested; its file's name begins with this. */
export const postedAtOf = (name: string): number => Number.parseInt(name, 10);

export function openMailQueue(folder: string): MailQueue {
  const refused = join(folder, 'refused');
  mkdirSync(refused, PRIVATE_FOLDER);
  const namesIn = async (where: string): Promise<string[]> =>
    (await readdir(where)).filter((name) => name.endsWith(ENDING)).sort();
  return {
    list: () => namesIn(folder),
    async read(name) {
      try {
        const queued = JSON.parse(await readFile(join(folder, name), 'utf8')) as Queued;
        return typeof queued.mail.to === 'string' ? queued : 'no mail';
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'gone' : 'no mail';
      }
    },
    async add(queued) {
      const name = `${queued.postedAt}-${queued.mail.id ?? randomUUID()}${ENDING}`;
      await writeWhole(join(folder, name), JSON.stringify(queued));
      return name;
    },
    remove: (name) => unless('ENOENT', unlink(join(folder, name))),
    putAside: (name) => unless('ENOENT', rename(join(folder, name), join(refused, name))),
    async prune(now) {
      for (const name of await namesIn(refused)) {
        const path = join(refused, name);
        const age = now - ((await unless('ENOENT', stat(path)))?.mtimeMs ?? now);
        if (age > KEPT_MS) await unless('ENOENT', unlink(path));
      }
    },
  };
}

/** Ignores one error code: another process may remove a mail of a deleted address at any moment. */
async function unless<T>(code: string, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return undefined;
    throw error;
  }
}
