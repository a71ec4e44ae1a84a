import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, describe, test } from 'node:test';
import { createConnection } from 'mysql2/promise';
import { createClient } from 'redis';
import { call, json } from '../harness/call.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { linkMailedTo, tokenIn } from '../harness/outbox.ts';
import { startProcesses, type Process } from '../harness/processes.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';

const HERE = '/v2/reverse?lat=54.442&lon=148.3408';

const by = (key: string) => ({ headers: { authorization: `Bearer ${key}`, 'accept-language': 'en' } });
/** The parts of a reply that the test uses. */
interface Body {
  readonly key: string;
  readonly items: readonly { readonly id: string; readonly start: string }[];
}
const bodyOf = ({ text }: { text: string }): Body => JSON.parse(text) as Body;

/** Returns how many milliseconds that took. */
async function untilRefused({ address }: Process, key: string): Promise<number> {
  const from = performance.now();
  await eventually('the revoked key is refused', async () => {
    const { status, text } = await call(address, HERE, by(key));
    if (status === 401 && text.includes('key_revoked')) return true;
    assert.equal(status, 200, text);
    await sleep(130); // within the key's rate
    return false;
  });
  return performance.now() - from;
}

/** Uses keys in every valid and invalid way; returns all keys, and all refusals. */
async function useAndAbuse([one, two]: readonly Process[]): Promise<{ keys: string[]; refusals: string[] }> {
  const issued = bodyOf(await call(one.address, '/v2/key?email=scan@example.ru')).key;
  const token = tokenIn(await linkMailedTo(one.dataDir, 'scan@example.ru'));
  assert.equal((await call(one.address, `/v2/key/confirm?token=${token}`)).status, 200);
  const make = async (mode: string): Promise<string> => {
    const reply = await call(one.address, '/v2/keys', { method: 'POST', body: `{"mode":"${mode}"}`,
      headers: { ...by(issued).headers, 'content-type': 'application/json' } });
    assert.equal(reply.status, 201, reply.text);
    return bodyOf(reply).key;
  };
  const keys = [issued, await make('live'), await make('test')];
  const old = 'c0ffee00'.repeat(4);
  const refusals: string[] = [];
  for (const key of [...keys, old]) {
    for (const { address } of [one, two]) {
      await call(address, HERE, by(key));
      const wrong = [
        ['/v2/reverse?lat=95&lon=1', by(key)],
        [`/v2/reverse?lat=1&lon=1&key=${key}`, by(key)],
        [`/v2/keys/${key}`, { ...by(key), method: 'DELETE' }],
        [HERE, by(`${key}x`)],
        [HERE, { headers: { authorization: key } }],
        ['/v2/session', { method: 'POST', ...json({ email: key }) }],
        ['/v2/session', { method: 'POST', headers: json({}).headers, body: `{"email": "${key}` }],
        ['/v2/keys', { method: 'POST', headers: { ...by(issued).headers, ...json({}).headers },
          body: JSON.stringify({ label: `mine: ${key}` }) }],
      ] as const;
      for (const [path, how] of wrong) {
        // nothing distinguishes a legacy key from any other 32 digits
        if (path === '/v2/keys' && key === old) continue;
        const reply = await call(address, path, how);
        assert.ok(reply.status >= 400 && reply.status < 500, `${path}: ${reply.status} ${reply.text}`);
        refusals.push(reply.text);
      }
    }
  }
  return { keys, refusals };
}

/** Every byte that is stored or sent anywhere. */
async function everything(processes: readonly Process[], folder: string, env: Record<string, string>) {
  const places = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile() && !file.name.endsWith('.atlas')) {
      places.set(join(file.parentPath, file.name), readFileSync(join(file.parentPath, file.name), 'latin1'));
    }
  }
  for (const [at, { internal, output }] of processes.entries()) {
    places.set(`output of ${at}`, output());
    places.set(`metrics of ${at}`, (await call(internal, '/metrics')).text);
  }
  if (env['DATABASE_URL'].startsWith('mysql')) places.set('MariaDB', await dumpMysql(env['DATABASE_URL']));
  if (env['REDIS_URL']) places.set('Redis', await dumpRedis(env['REDIS_URL']));
  return places;
}

async function dumpMysql(url: string): Promise<string> {
  const connection = await createConnection({ uri: url });
  const [tables] = (await connection.query('SHOW TABLES')) as unknown as [Record<string, string>[]];
  const rows = [];
  for (const table of tables) rows.push((await connection.query(`SELECT * FROM ${Object.values(table)[0]}`))[0]);
  connection.destroy();
  assert.ok(rows.length >= 6);
  return JSON.stringify(rows);
}

async function dumpRedis(url: string): Promise<string> {
  const client = createClient({ url });
  await client.connect();
  const found: unknown[] = [];
  for await (const names of client.scanIterator()) {
    for (const name of names) {
      const type = await client.type(name);
      const [string, hash] = [() => client.get(name), () => client.hGetAll(name)];
      // A key that expired since it was listed has the type none.
      const read = { string, hash, zset: () => client.zRange(name, 0, -1), none: () => '' };
      found.push(name, await read[type as keyof typeof read]());
    }
  }
  client.destroy();
  assert.ok(found.length > 2);
  return JSON.stringify(found);
}

for (const database of ['SQLite', 'MariaDB'] as const) {
  for (const cache of ['no Redis', 'Redis'] as const) {
    const reason = (database === 'MariaDB' && skipReason('mysql')) || (cache === 'Redis' && skipReason('redis'));
    describe(`two processes over ${database} and ${cache}`, { skip: reason }, () => {
      const servers: Found[] = [];
      const env: Record<string, string> = {};
      before(async () => {
        if (database === 'MariaDB') servers.push(await findServer('mysql', true));
        if (database === 'MariaDB') env['DATABASE_URL'] = servers[0].url;
        if (cache === 'Redis') servers.push(await findServer('redis', true));
        if (cache === 'Redis') env['REDIS_URL'] = servers.at(-1)!.url;
      });
      after(async () => {
        for (const server of servers) await server.stop();
      });

      test('refuse a revoked key soon, and store no key anywhere', async (context) => {
        const folder = await newFolder(context);
        if (database === 'SQLite') env['DATABASE_URL'] = `sqlite:${join(folder, 'shared.db')}`;
        const processes = await startProcesses(context, folder, ['one', 'two'], env);
        const [one, two] = processes;
        const { keys, refusals } = await useAndAbuse(processes);
        await sleep(2_000); // until the buckets are full again
        const listed = await call(one.address, '/v2/keys', by(keys[0]));
        const { items } = bodyOf(listed);
        const live = items.find(({ start }) => keys[1].startsWith(start))!;
        for (const { address } of processes) assert.equal((await call(address, HERE, by(keys[1]))).status, 200);
        const revoked = await call(one.address, `/v2/keys/${live.id}`, { ...by(keys[0]), method: 'DELETE' });
        assert.equal(revoked.status, 204);
        assert.equal((await call(one.address, HERE, by(keys[1]))).status, 401, 'where it was revoked, at once');
        context.diagnostic(`refused elsewhere after ${(await untilRefused(two, keys[1])).toFixed(0)} ms`);

        await sleep(2_500); // until all usage is booked
        const places = await everything(processes, folder, env);
        places.set('refusals', refusals.filter((text) => !text.includes('unknown_parameter')).join('\n'));
        assert.ok(places.size >= 8);
        for (const key of [...keys, 'c0ffee00'.repeat(4)]) {
          const secret = key.startsWith('gk_') ? key.slice(12, 24) : key;
          for (const [place, text] of places) assert.ok(!text.includes(secret), `a key is in ${place}`);
        }
      });
    });
  }
}
