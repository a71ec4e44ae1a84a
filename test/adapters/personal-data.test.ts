import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, describe, it, test } from 'node:test';
import { createClient } from 'redis';
import { call } from '../harness/call.ts';
import { closeNodes, NOON, openNode } from '../harness/accounts-stand.ts';
import { startPlatform } from '../harness/platform.ts';
import { findServer, skipReason } from '../harness/servers.ts';

describe('personal data on a node', () => {
  after(closeNodes);

  it('cannot be read by other users of the machine', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'geokod-private-'));
    const umask = process.umask(0o022);
    try {
      for (const smtpUrl of ['', 'smtp://127.0.0.1:1']) {
        const node = await openNode(`sqlite:${join(folder, smtpUrl ? 'b' : 'a', 'geokod.db')}`, { smtpUrl });
        const { keys, journal } = node.stores;
        const { key } = await keys.issue({ email: 'private@example.ru', mode: 'live', ip: '10.0.0.1' }, NOON);
        const { accountId, keyId } = await keys.authenticate(key, NOON);
        const line = { requestId: 'r', accountId, keyId, operation: 'reverse', region: 'msk-1', units: 1, at: NOON };
        journal!.record(line);
        await journal!.book();
        journal!.record(line);
        await new Promise((resolve) => setTimeout(resolve, 100));
        assert.deepEqual([...openToOthers(node.dataDir), ...openToOthers(folder)], []);
      }
    } finally {
      process.umask(umask);
      await closeNodes();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** Files readable by other users, in folders that they may enter. */
function openToOthers(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  assert.ok(entries.length > 1, `nothing in ${folder}`);
  return entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0)
    .map((path) => relative(folder, path))
    .filter((path) => path !== 'a' && path !== 'b');
}

test('data shared by nodes reveals nobody’s address', { skip: skipReason('redis') }, async () => {
  const redis = await findServer('redis', true);
  const platform = await startPlatform({ stores: { redisUrl: redis.url } });
  try {
    const reply = await call(platform.service.address, '/v2/reverse?lat=54.44171&lon=148.34087', {
      headers: { authorization: `Bearer ${platform.key}` },
    });
    assert.equal(reply.status, 200);
    await call(platform.service.address, '/v2/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"owner@example.ru"}',
    });
    const client = createClient({ url: redis.url });
    await client.connect();
    const names: string[] = [];
    for await (const found of client.scanIterator()) names.push(...found);
    client.destroy();
    const kinds = ['answer', 'quota', 'bucket', 'open', 'issue', 'mail', 'sign-in'];
    for (const kind of kinds) assert.ok(names.some((name) => name.startsWith(`geokod:${kind}`)), kind);
    for (const secret of ['54.44171', '148.34087', '127.0.0.1', 'owner', 'example.ru', platform.key.slice(8)]) {
      assert.deepEqual(names.filter((name) => name.includes(secret)), [], secret);
    }
  } finally {
    await platform.close();
    await redis.stop();
  }
});
