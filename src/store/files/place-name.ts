import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE_FILE } from './private-file.ts';
import { replaceFile } from './replace-file.ts';

const NAME_BYTES = 8;
const FORM = /^[0-9a-f]{16}$/;

/**
 * The name of a data folder, made once and kept in it. The caller must hold the folder's lock (of the usage journal):
 * then any other process known by this name is an earlier one, and dead.
 */
export async function readPlaceName(dataDir: string): Promise<string> {
  const path = join(dataDir, 'place');
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  if (FORM.test(kept)) return kept;
  const name = randomBytes(NAME_BYTES).toString('hex');
  await replaceFile(path, name.length + 1, (file) => file.writeFile(`${name}\n`), PRIVATE_FILE);
  return name;
}
