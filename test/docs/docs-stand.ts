import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { call } from '../harness/call.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { linkMailedTo, tokenIn } from '../harness/outbox.ts';
import { prepareStand, serve } from '../harness/served.ts';

/** The service as readers of the guides have it: with the demonstration country and a key of a confirmed address. */
export interface DocsStand {
  readonly address: string;
  readonly key: string;
  /** A folder for files of samples; removed after the tests. */
  readonly folder: string;
  /** The environment for sample programs. */
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

const OWNER = 'reader@example.ru';

export async function openDocsStand(): Promise<DocsStand> {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-docs-'));
  const stand = await prepareStand({ after }, { folder });
  const served = await serve(stand, undefined, {
    ATLAS: await demoAtlasPath(), HTTP_THREADS: '1', BATCH_THREADS: '1', WEBHOOK_ALLOW_PRIVATE: '1',
  });
  const address = `http://127.0.0.1:${served.port}`;
  const { text } = await call(address, `/v2/key?email=${encodeURIComponent(OWNER)}`);
  const { key } = JSON.parse(text) as { key: string };
  await call(address, `/v2/key/confirm?token=${tokenIn(await linkMailedTo(folder, OWNER))}`);
  return {
    address, key, folder,
    env: { ...process.env, BASE: address, KEY: key, GEOKOD_URL: address, GEOKOD_KEY: key },
    async close() {
      served.process.kill('SIGTERM');
      await served.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
