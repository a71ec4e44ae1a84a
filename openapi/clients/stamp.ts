import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A record in a generated folder that shows whether it is stale or was edited by hand, without running the generator.
 */
export interface Stamp {
  readonly contract: string;
  readonly generator: string;
  readonly files: string;
}

export const STAMP_FILE = 'made-from.json';

export const stampOf = (contract: string, generator: string, folder: string): Stamp => ({
  contract: digest([contract]),
  generator,
  files: digest(filesIn(folder).flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')])),
});

/** How a folder differs from its stamp; undefined if it does not. */
export function staleness(folder: string, contract: string, generator: string): string | undefined {
  let read: Partial<Stamp>;
  try {
    read = JSON.parse(readFileSync(join(folder, STAMP_FILE), 'utf8')) as Partial<Stamp>;
  } catch {
    return 'is not there';
  }
  const now = stampOf(contract, generator, folder);
  if (read.generator !== now.generator) return `was made by another generator than ${generator}`;
  if (read.contract !== now.contract) return 'was made from another contract, or in another way';
  return read.files === now.files ? undefined : 'was changed by hand';
}

/** The files below a folder, except its stamp. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && name !== STAMP_FILE && !name.includes('__pycache__'))
    .sort();

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${Buffer.byteLength(text)} ${text}`);
  return hash.digest('hex');
}
