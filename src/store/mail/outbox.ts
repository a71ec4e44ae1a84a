import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { PRIVATE_FOLDER } from '../files/private-file.ts';
import type { Mail, Mailer } from '../../kernel/mail.ts';

/** The mailer of a node without a mail server: saves mails in a folder as files that any mail program opens. */
export function openOutbox(folder: string, from: string, note: (text: string) => void): Mailer {
  mkdirSync(folder, PRIVATE_FOLDER);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async post(mail, askedAt = Date.now()) {
      const head = { from, ...messageIdOf(mail) };
      const { message } = (await composer.sendMail({ ...head, ...mail })) as { message: Buffer };
      const time = new Date(askedAt).toISOString().replaceAll(':', '');
      await writeWhole(join(folder, `${time}-${mail.id ?? randomUUID()}.eml`), message);
      note(noteOf(mail));
    },
    waiting: () => undefined,
    close: async () => composer.close(),
  };
}

/** A stable message id: mail programs show a duplicate only once. */
export const messageIdOf = ({ id }: Pick<Mail, 'id'>): { messageId?: string } =>
  id === undefined ? {} : { messageId: `<${id}@geokod>` };

/** Writes a file so that no reader sees a part of it. */
export async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, content, { mode: 0o600, flush: true });
  await rename(draft, path);
}

/** The log line of a mail: its link, for operators on their own machine, never its address, which is personal data. */
const noteOf = ({ subject, text }: Mail): string => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return `a mail is in the outbox: ${subject}${link ? ` — ${link}` : ''}`;
};
