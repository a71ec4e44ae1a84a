import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { PRIVATE_FOLDER } from '../files/private-file.ts';
import { writeWhole } from './outbox.ts';
import type { Mail, Mailer } from '../../kernel/mail.ts';

const ENDING = '.mail.json';
const FIRST_RETRY_MS = 1_000;
const SLOWEST_RETRY_MS = 600_000;
const GIVE_UP_MS = 24 * 3_600_000;
const MAX_QUEUED = 10_000;

interface Queued {
  readonly mail: Mail;
  readonly postedAt: number;
}

/**
 * Mails wait in a folder until the mail server has taken them, so that neither its absence nor the end of
 * this process loses one. What it refuses for good, or for a day, is put aside.
 */
export function openSmtp(folder: string, smtpUrl: string, from: string, note: (text: string) => void): Mailer {
  mkdirSync(join(folder, 'refused'), PRIVATE_FOLDER);
  const transport = createTransport(smtpUrl, { from });
  const queue = readdirSync(folder).filter((name) => name.endsWith(ENDING)).sort();
  let delivering: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let retryMs = FIRST_RETRY_MS;
  let closed = false;

  const deliver = async (): Promise<void> => {
    while (queue.length > 0 && !closed) {
      const path = join(folder, queue[0]);
      const { mail, postedAt } = JSON.parse(await readFile(path, 'utf8')) as Queued;
      try {
        await transport.sendMail({ ...mail });
        await unlink(path);
      } catch (error) {
        const { responseCode = 0, message } = error as Error & { responseCode?: number };
        const forGood = responseCode >= 500 || Date.now() - postedAt > GIVE_UP_MS;
        note(`mail "${mail.subject}" ${forGood ? 'was refused' : 'waits'}: ${message}`);
        if (!forGood) return later();
        await rename(path, join(folder, 'refused', queue[0]));
      }
      queue.shift();
      retryMs = FIRST_RETRY_MS;
    }
  };
  const wake = (): void => {
    if (closed) return;
    delivering ??= deliver()
      .catch((error: Error) => {
        note(`the mail queue in ${folder}: ${error.message}`);
        later();
      })
      .finally(() => {
        delivering = undefined;
      });
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(wake, retryMs).unref();
    retryMs = Math.min(retryMs * 2, SLOWEST_RETRY_MS);
  };
  wake();
  return {
    async post(mail) {
      if (queue.length >= MAX_QUEUED) throw new Error(`more than ${MAX_QUEUED} mails wait for the mail server`);
      const name = `${Date.now()}-${randomUUID()}${ENDING}`;
      await writeWhole(join(folder, name), JSON.stringify({ mail, postedAt: Date.now() } satisfies Queued));
      queue.push(name);
      wake();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await delivering;
      transport.close();
    },
  };
}
