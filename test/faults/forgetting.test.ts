import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { createClient } from 'redis';
import { digestWith } from '../../src/accounts/digest.ts';
import { AppError } from '../../src/errors.ts';
import { openStores } from '../../src/store/open.ts';
import { openPersonalStore } from '../../src/store/sql/personal-store.ts';
import { closeNodes, openNode, SECRET, type Node } from '../harness/accounts-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { linkMailedTo, readOutbox, tokenIn } from '../harness/outbox.ts';
import { findServer, skipReason } from '../harness/servers.ts';

const EMAIL = 'half.done@example.ru';

/** A confirmed account with a mail, and a known network. */
async function settle({ stores, dataDir }: Node): Promise<string> {
  const { key } = await stores.keys.issue({ email: EMAIL, mode: 'live', ip: '192.0.2.1' }, Date.now());
  await stores.keys.confirm(tokenIn(await linkMailedTo(dataDir, EMAIL)), Date.now(), '192.0.2.1');
  return key;
}

describe('forgetting an address', () => {
  afterEach(closeNodes);

  it('with an unavailable database changes nothing and reports it', { skip: skipReason('mysql') }, async (context) => {
    const server = await findServer('mysql', true);
    context.after(() => server.stop());
    const node = await openNode(server.url);
    const key = await settle(node);
    server.own!.signal('SIGKILL');
    const away = (error: unknown): boolean => error instanceof AppError && error.code === 'temporarily_unavailable';
    await assert.rejects(node.stores.personalData.forget(EMAIL, Date.now()), away);
    assert.equal(node.mails().length, 1, 'nothing was half done');
    await server.own!.start();
    await eventually('the key works', async () => {
      const who = await Promise.resolve(node.stores.keys.authenticate(key, Date.now())).catch(() => undefined);
      return who?.account.email === EMAIL;
    });
    await eventually('it is forgotten', async () => {
      const erased = await node.stores.personalData.forget(EMAIL, Date.now()).catch(() => undefined);
      return erased?.isWhole === true && erased.accounts.length === 2;
    });
    assert.deepEqual(node.mails(), []);
  });

  it('with an unavailable Redis is done, and Redis drops its part when it is back', { skip: skipReason('redis') },
    async (context) => {
      const server = await findServer('redis', true);
      context.after(() => server.stop());
      const folder = await newFolder(context);
      const node = await openNode(`sqlite:${folder}/geokod.db`, { redisUrl: server.url, redisSilenceMs: 3_000 });
      const key = await settle(node);
      const client = createClient({ url: server.url });
      client.on('error', () => undefined);
      context.after(() => client.destroy());
      await client.connect();
      const marks = (): Promise<string[]> => client.keys('geokod:familiar:*');
      assert.equal((await marks()).length, 1);
      server.own!.signal('SIGSTOP');
      const erased = await node.stores.personalData.forget(EMAIL, Date.now());
      assert.deepEqual([erased.accounts.length, erased.isWhole], [2, true]);
      // by this call, or by the node’s own sweep, if that came first
      assert.deepEqual(node.mails(), []);
      await assert.rejects(async () => node.stores.keys.authenticate(key, Date.now()));
      server.own!.signal('SIGCONT');
      await eventually('Redis has nothing of it', async () => (await marks()).length === 0);
    });

  it('interrupted after the tables, by kill -9 or a disk error, is completed at the next start', async (context) => {
    const folder = await newFolder(context);
    const url = `sqlite:${folder}/geokod.db`;
    const node = await openNode(url);
    await settle(node);
    const { dataDir } = node;
    const addressDigest = digestWith(SECRET)('address', EMAIL);
    await node.stores.close();
    // what the ended process had done so far
    const tables = await openStores({ ...node.options, dataDir: `${folder}/elsewhere`, beside: true });
    await openPersonalStore(tables.sql).forget(EMAIL, addressDigest, Date.now());
    await tables.close();
    assert.equal(readOutbox(dataDir).length, 1);
    const again = await openStores(node.options);
    context.after(() => again.close());
    await eventually('the mail is gone', () => readOutbox(dataDir).length === 0);
    await again.close();
  });
});
