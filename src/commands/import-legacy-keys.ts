import { readFile } from 'node:fs/promises';
import { AppError } from '../errors.ts';
import { defineCommand, exits, jsonOption } from './frame.ts';
import { withStores } from './with-stores.ts';

export const command = defineCommand({
  name: 'import-legacy-keys',
  summary: 'take over keys of the form before 2.0.0, which work until $LEGACY_KEYS_UNTIL',
  operands: { usage: 'FILE', least: 1, most: 1 },
  options: { json: jsonOption },
  details:
    'One key and its e-mail address a line, with a comma, semicolon, tab or blank between; # begins a comment.\n' +
    'All lines are checked before the first is imported; those that are known already stay as they are.',
  examples: ['geokod import-legacy-keys keys.csv'],
  run: async ({ operands: [path], options, io }) => {
    const rows = toRows(await readText(path));
    return withStores(io, async ({ keys }) => {
      const { added, known } = await keys.importLegacy(rows, Date.now());
      if (options.json) io.printJson({ added, known });
      else io.print(`${added} keys imported, ${known} were known`);
      return exits.ok;
    });
  },
});

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new AppError('file_missing', `there is no file ${path}`);
    throw new AppError('file_unreadable', `${path} cannot be read: ${(error as Error).message}`);
  }
}

const toRows = (text: string): { key: string; email: string }[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [key = '', email = ''] = line.split(/[\s,;]+/);
      return { key, email };
    });
