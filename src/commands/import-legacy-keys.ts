import { readFile, stat } from 'node:fs/promises';
import { MAX_LIST_BYTES, readLegacyList } from '../accounts/legacy-keys.ts';
import { AppError } from '../errors.ts';
import { defineCommand, exits, jsonOption } from './frame/frame.ts';
import { withStores } from './with-stores.ts';

export const command = defineCommand({
  name: 'import-legacy-keys',
  summary: 'import keys in the format used before 2.0.0, which work until $LEGACY_KEYS_UNTIL',
  operands: { usage: 'FILE', least: 1, most: 1 },
  options: { json: jsonOption },
  details:
    'One key and its e-mail address per line, separated by a comma, semicolon, tab or space; # starts a comment.\n' +
    'All lines are checked before the first is imported: if one is wrong, repeated or cut off, the whole file is\n' +
    'refused and the line is named. Known keys stay as they are, so the same file can be imported again.',
  examples: ['geokod import-legacy-keys keys.csv'],
  run: async ({ operands: [path], options, io }) => {
    const rows = readLegacyList(await readBytes(path));
    return withStores(io, async ({ keys }) => {
      const { added, known } = await keys.importLegacy(rows, Date.now());
      if (options.json) io.printJson({ added, known });
      else io.print(`${added} keys imported, ${known} were known`);
      return exits.ok;
    });
  },
});

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    const tooLong = `${path} has ${size} bytes: no list of keys is so long`;
    if (size > MAX_LIST_BYTES) throw new AppError('limit_reached', tooLong);
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new AppError('file_missing', `there is no file ${path}`);
    if (error instanceof AppError) throw error;
    throw new AppError('file_unreadable', `${path} cannot be read: ${(error as Error).message}`);
  }
}
