import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'geokod-ends-'));
after(() => rmSync(folder, { recursive: true }));

test('a test file that leaves a server open ends as failed, and names what is open', () => {
  const file = join(folder, 'open.test.mjs');
  writeFileSync(file, `
    import { test } from 'node:test';
    import { createServer } from 'node:net';
    test('passes', () => void createServer().listen(0, '127.0.0.1'));`);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath, ['--test', '--import', join(import.meta.dirname, 'ends.ts'), '--test-reporter=tap', file],
    { encoding: 'utf8', env: { ...env, GEOKOD_TEST_PATIENCE_MS: '200' } },
  );
  assert.equal(status, 1);
  assert.match(stdout, /the tests are over, and yet open: .*TCPServerWrap/);
});
