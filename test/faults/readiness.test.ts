import assert from 'node:assert/strict';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { HealthReport } from '../../ops/index.ts';
import { call } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { startProcesses, type Process } from '../harness/processes.ts';
import { findServer, skipReason } from '../harness/servers.ts';
import { fillDisk, mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../harness/small-disk.ts';

const HERE = '/v2/reverse?lat=54.442&lon=148.3408';

async function conditionOf({ internal }: Process, check: string) {
  const { status, text } = await call(internal, '/readyz');
  return { status, ...(JSON.parse(text) as HealthReport).checks[check] };
}

async function until(node: Process, check: string, state: string): Promise<void> {
  await eventually(`${check} is ${state}`, async () => {
    const seen = await conditionOf(node, check);
    assert.equal(seen.status, 200, 'ready all the while');
    return seen.state === state;
  });
}

const levelOf = async ({ internal }: Process, check: string): Promise<number> => {
  const { text } = await call(internal, '/metrics');
  return Number(new RegExp(`^geokod_condition\\{check="${check}"\\} (\\d)$`, 'm').exec(text)![1]);
};

const issue = async ({ address }: Process): Promise<{ headers: Record<string, string> }> => {
  const { key } = JSON.parse((await call(address, '/v2/key?email=ready@example.ru')).text) as { key: string };
  return { headers: { authorization: `Bearer ${key}` } };
};

const outages = [
  ['a database', 'mysql', 'database', 'DATABASE_URL'],
  ['a shared cache', 'redis', 'cache', 'REDIS_URL'],
] as const;

for (const [what, kind, check, variable] of outages) {
  test(`${what} that is frozen leaves nodes ready: known keys are served`, { skip: skipReason(kind) }, async (t) => {
    const server = await findServer(kind, true);
    t.after(() => server.stop());
    const [node] = await startProcesses(t, await newFolder(t), ['one'], { [variable]: server.url });
    const by = await issue(node);
    assert.equal((await call(node.address, HERE, by)).status, 200);
    await until(node, check, 'ok');
    assert.equal(await levelOf(node, check), 0);
    server.own!.signal('SIGSTOP');
    try {
      // although this node gets no requests
      await until(node, check, 'degraded');
      assert.equal((await call(node.address, HERE, by)).status, 200, 'a known key');
      const { reason, since } = await conditionOf(node, check);
      assert.ok(reason && Math.abs(Date.now() - Date.parse(since!)) < 60_000);
      assert.equal(await levelOf(node, check), 1);
    } finally {
      server.own!.signal('SIGCONT');
    }
    await until(node, check, 'ok');
  });
}

test('a node that knows no key yet is not ready without its database', { skip: skipReason('mysql') }, async (t) => {
  const server = await findServer('mysql', true);
  t.after(() => server.stop());
  const [node] = await startProcesses(t, await newFolder(t), ['one'], { DATABASE_URL: server.url });
  server.own!.signal('SIGSTOP');
  try {
    await readyIs(node, 503);
    assert.equal((await conditionOf(node, 'keys')).state, 'down');
  } finally {
    server.own!.signal('SIGCONT');
  }
  await readyIs(node, 200);
});

async function readyIs({ internal }: Process, wanted: number): Promise<void> {
  await eventually(`/readyz is ${wanted}`, async () => (await call(internal, '/readyz')).status === wanted);
}

/** Fills what the journal needs. */
function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'ballast'), Buffer.alloc(bavail * bsize));
}

describe('a full disk', () => {
  test('leaves the node ready, and reported as waiting to book usage', async (t) => {
    const folder = await newFolder(t);
    const dataDir = join(folder, 'one');
    mkdirSync(dataDir);
    if (!mountSmallDisk(dataDir, 4096)) return t.skip(NO_SMALL_DISK);
    try {
      await t.test('while it is full', async (inner) => {
        const env = { DATABASE_URL: `sqlite:${join(folder, 'geokod.db')}` };
        const [node] = await startProcesses(inner, folder, ['one'], env);
        const by = await issue(node);
        fill(dataDir);
        assert.equal((await call(node.address, HERE, by)).status, 200);
        await until(node, 'journal', 'degraded');
        assert.match((await conditionOf(node, 'journal')).reason!, /usage journal/);
        assert.equal((await call(node.address, HERE, by)).status, 200, 'still served');
        rmSync(join(dataDir, 'ballast'));
        await until(node, 'journal', 'ok');
      });
    } finally {
      unmountSmallDisk(dataDir);
    }
  });

  test('under the database leaves the node ready, and reported as read-only', async (t) => {
    const folder = await newFolder(t);
    const tables = join(folder, 'tables');
    mkdirSync(tables);
    if (!mountSmallDisk(tables, 4096)) return t.skip(NO_SMALL_DISK);
    try {
      await t.test('while it is full', async (inner) => {
        const [node] = await startProcesses(inner, folder, ['one'], { DATABASE_URL: `sqlite:${tables}/geokod.db` });
        const by = await issue(node);
        assert.equal((await call(node.address, HERE, by)).status, 200);
        fillDisk(join(tables, 'ballast'));
        await until(node, 'database', 'degraded');
        assert.match((await conditionOf(node, 'database')).reason!, /disk is full/);
        assert.equal((await call(node.address, HERE, by)).status, 200, 'still served');
        rmSync(join(tables, 'ballast'));
        await until(node, 'database', 'ok');
      });
    } finally {
      unmountSmallDisk(tables);
    }
  });
});
