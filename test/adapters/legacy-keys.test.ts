import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { AppError } from '../../src/errors.ts';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { describeSql } from '../harness/stores.ts';

const key = (number: number): string => `e${number.toString(16).padStart(31, '0')}`;
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ key: key(from + at), email: `u${(from + at) % 1500}@example.ru` }));

describeSql('keys of the form before 2.0', (stand) => {
  after(closeNodes);
  const open = async (): Promise<Node> => openNode((await stand.open()).url);
  const count = async ({ stores }: Node): Promise<number[]> => {
    const of = async (table: string) =>
      (await stores.sql.all<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0].n;
    return [await of('api_key'), await of('account')];
  };

  it('are imported by the thousand, and the same list adds none again', async () => {
    const node = await open();
    const { keys, accounts } = node.stores;
    await keys.issue({ email: 'u7@example.ru', mode: 'live', ip: '' }, NOON);
    await accounts.override('u7@example.ru', { freeUnits: 77 }, NOON);
    assert.deepEqual(await keys.importLegacy(rows(0, 2000), NOON), { added: 2000, known: 0 });
    assert.deepEqual(await count(node), [2001, 1501]);
    assert.deepEqual(await keys.importLegacy(rows(0, 2000), NOON), { added: 0, known: 2000 });
    assert.deepEqual(await keys.importLegacy(rows(1990, 2010), NOON), { added: 10, known: 10 });
    assert.deepEqual(await count(node), [2011, 1501]);
    const who = await keys.authenticate(key(7), NOON);
    assert.deepEqual([who.side, who.mode, who.account.override.freeUnits], ['confirmed', 'legacy', 77]);
    assert.equal((await keys.authenticate(key(1507), NOON)).accountId, who.accountId);
  });

  it('of another account refuse the whole list', async () => {
    const node = await open();
    await node.stores.keys.importLegacy(rows(900, 901), NOON);
    const list = rows(0, 1000).map((row, at) => (at === 900 ? { ...row, email: 'thief@example.ru' } : row));
    await assert.rejects(node.stores.keys.importLegacy(list, NOON), (error: unknown) =>
      error instanceof AppError && error.code === 'bad_argument' && /^Line 901 /.test(error.message));
    assert.deepEqual(await count(node), [1, 1]);
  });

  it('stay revoked after another import', async () => {
    const node = await open();
    const { keys } = node.stores;
    await keys.importLegacy(rows(0, 1), NOON);
    const { accountId, keyId } = await keys.authenticate(key(0), NOON);
    await keys.revoke(accountId, keyId, NOON);
    assert.deepEqual(await keys.importLegacy(rows(0, 1), NOON), { added: 0, known: 1 });
    await assert.rejects(async () => keys.authenticate(key(0), NOON), /revoked/);
  });

  it('work as soon as they are imported, also where they were refused before', async () => {
    const { url } = await stand.open();
    const [here, there] = [await openNode(url), await openNode(url)];
    const enter = async ({ stores }: Node) => stores.keys.authenticate(key(0), NOON);
    for (const node of [here, there]) await assert.rejects(() => enter(node), /not a key/);
    await here.stores.keys.importLegacy(rows(0, 1), NOON);
    assert.equal((await enter(here)).mode, 'legacy');
    await eventually('the other node lets it in', () => enter(there).then(() => true, () => false));
  });

  it('imported twice concurrently are added once', async () => {
    const { url } = await stand.open();
    const node = await openNode(url);
    // two connections of one process to one file would block each other until one gives up
    const nodes = [node, stand.name === 'mysql' ? await openNode(url) : node];
    const done = await Promise.all(nodes.map(({ stores }) => stores.keys.importLegacy(rows(0, 1200), NOON)));
    assert.equal(done[0].added + done[1].added, 1200);
    assert.deepEqual(await count(nodes[0]), [1200, 1200]);
  });
});
