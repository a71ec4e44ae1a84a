/**
 * Generates the clients of languages other than TypeScript with third-party generators.
 *
 *   node openapi/clients/generate.ts             generates stale clients
 *   node openapi/clients/generate.ts --compare   generates all and reports which differ from the committed ones
 *
 * A language whose tools are not installed is skipped with a message; `--compare` needs all of them. `make check` finds
 * stale folders by their stamps, without any tools.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isOnPath } from './programs.ts';
import type { Generator } from './generator.ts';
import { contractToGenerateFrom, generators, inputOf, staleClients, tableText } from './list.ts';
import { filesIn, STAMP_FILE, stampOf } from './stamp.ts';

const isComparing = process.argv.includes('--compare');
const scratch = mkdtempSync(join(tmpdir(), 'geokod-clients-'));
const contract = contractToGenerateFrom();
const stale = new Set(staleClients().map(({ name }) => name));
const print = (line: string): unknown => process.stdout.write(`clients: ${line}\n`);
try {
  for (const generator of generators) {
    const missing = generator.needs.filter((program) => !isOnPath(program));
    if (!isComparing && !stale.has(generator.name)) continue;
    if (missing.length > 0) {
      print(`${generator.name}: not made, since this machine has no ${missing.join(', ')}`);
      if (isComparing) process.exitCode = 1;
      continue;
    }
    const made = make(generator);
    if (isComparing) compare(generator, made);
    else replace(generator, made);
  }
} finally {
  rmSync(scratch, { recursive: true });
}

function make(generator: Generator): string {
  const folder = join(scratch, generator.name, 'gen');
  const contractFile = join(scratch, generator.name, 'openapi.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(contractFile, contract);
  generator.generate(contractFile, folder);
  writeFileSync(join(folder, 'operations.json'), tableText());
  const stamp = stampOf(inputOf(generator), generator.generator, folder);
  writeFileSync(join(folder, STAMP_FILE), `${JSON.stringify(stamp, null, 2)}\n`);
  return folder;
}

function replace({ folder, name }: Generator, made: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(made, folder, { recursive: true });
  print(`${name}: made`);
}

function compare({ folder, name }: Generator, made: string): void {
  const read = (place: string, file: string): string => {
    try {
      return readFileSync(join(place, file), 'utf8');
    } catch {
      return '';
    }
  };
  const differing = [...new Set([...filesIn(made), ...filesIn(folder), STAMP_FILE])]
    .filter((file) => read(made, file) !== read(folder, file));
  if (differing.length === 0) return void print(`${name}: as it is committed`);
  print(`${name}: made anew, these differ from what is committed: ${differing.join(', ')}`);
  process.exitCode = 1;
}
