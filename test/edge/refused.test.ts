import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig, type Environment } from '../../src/config.ts';
import { serveEdge } from '../../src/serve-edge.ts';
import { newFolder } from '../harness/folder.ts';
import { EDGE_SECRET } from '../harness/edge-stand.ts';

const REGION_URLS = 'msk-1=http://127.0.0.1:1';

for (const [what, env, message] of [
  ['without the secret of its regions, which would reject its passes', { REGION_URLS }, /^SECRET is not set/],
  ['without regions', { SECRET: EDGE_SECRET }, /^REGION_URLS is not set/],
] satisfies [string, Environment, RegExp][]) {
  test(`an edge does not start ${what}`, async (context) => {
    const config = readConfig({ PORT: '0', OPS_PORT: '0', DATA_DIR: await newFolder(context), ...env }, { cores: 2 });
    const served = serveEdge(config, {
      logTo: { write: () => {} },
      onStarted: () => {},
      onReload: () => {},
      stopRequested: () => Promise.resolve('SIGTERM'),
      onStopping: () => {},
    });
    await assert.rejects(served, { code: 'config_invalid', message });
  });
}
