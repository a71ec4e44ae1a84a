import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import { startProgram } from './program.ts';
import { writeTownAtlas } from './small-geocoder.ts';

export interface Process {
  readonly address: string;
  readonly internal: string;
  readonly dataDir: string;
  output(): string;
}

/** Processes of the service, as on separate machines: they share what the environment names, but no folder. */
export async function startProcesses(
  context: TestContext, folder: string, names: readonly string[], env: Record<string, string>,
): Promise<Process[]> {
  await writeTownAtlas(join(folder, 'town.atlas'));
  return Promise.all(
    names.map(async (name) => {
      const dataDir = join(folder, name);
      mkdirSync(dataDir, { recursive: true });
      const ports = { PORT: '0', OPS_PORT: '0', SECRET: 'a secret of nothing but tests' };
      const own = { ...ports, DATA_DIR: dataDir, ATLAS: join(folder, 'town.atlas'), ...env };
      const { child } = startProgram(['serve'], folder, own);
      let text = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: string) => (text += chunk));
      const ended = once(child, 'exit');
      context.after(async () => {
        child.kill('SIGTERM');
        await ended;
      });
      while (!text.includes('Or:')) {
        assert.equal(child.exitCode, null, text);
        await sleep(50);
      }
      const addressOf = (what: string): string => new RegExp(`${what} +(http://127\\.0\\.0\\.1:\\d+)`).exec(text)![1];
      return { address: addressOf('public'), internal: addressOf('internal'), dataDir, output: () => text };
    }),
  );
}
