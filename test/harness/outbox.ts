import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './eventually.ts';

/** The mails of a node without a mail server, oldest first, as readable text. */
export function readOutbox(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readableText(readFileSync(join(outbox, name), 'utf8')));
}

/** The matching link in the newest mail to an address that has one. */
export async function linkMailedTo(dataDir: string, address: string, like = /https?:\/\/\S+/): Promise<string> {
  const find = (): string | undefined => {
    const mails = readOutbox(dataDir).filter((text) => text.includes(`To: ${address}\n`));
    return mails.map((text) => like.exec(text)?.[0]).findLast((found) => found !== undefined);
  };
  await eventually(`a mail to ${address} has such a link`, () => find() !== undefined);
  return find()!;
}

export const tokenIn = (link: string): string => /token=([\w.-]+)/.exec(link)![1];

/** The header and the decoded body. */
function readableText(mail: string): string {
  const at = mail.indexOf('\n\n');
  const [header, body] = [mail.slice(0, at + 1), mail.slice(at + 2)];
  if (/base64/i.test(header)) return `${header}\n${Buffer.from(body, 'base64').toString('utf8')}`;
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return `${header}\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}
