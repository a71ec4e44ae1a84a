import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, it } from 'node:test';
import { AppError } from '../../src/errors.ts';
import { UploadPlaces } from '../../src/running/submit/places.ts';
import { submit, type SubmitParts } from '../../src/running/submit/submit.ts';
import { openFolderFiles } from '../../src/store/files/stored/folder.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { addBatchEndpoint } from '../../src/store/sql/webhook-outbox.ts';
import { eventually } from '../harness/eventually.ts';
import { closeNodes, NOON, openNode, type Node } from '../harness/accounts-stand.ts';
import { describeCache } from '../harness/stores.ts';
import type { Principal } from '../../src/accounts/ports.ts';
import type { BatchStore } from '../../src/jobs/batch/ports.ts';
import type { Submission } from '../../src/running/submit/ports.ts';

const PATIENCE_MS = 60_000;
/** Simulates that their minute is over. */
const A_MINUTE_LATER = 'UPDATE batch_reservation SET until_at = until_at - 61000';
let count = 0;

async function enter({ stores }: Node): Promise<Principal> {
  const email = `reserved${(count += 1)}@example.ru`;
  const { key } = await stores.keys.issue({ email, mode: 'live', ip: `10.8.${count % 250}.1` }, NOON);
  return stores.keys.authenticate(key, NOON);
}

describeCache('units of a submission that its process does not survive', (stand) => {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-units-'));
  after(async () => {
    await closeNodes();
    rmSync(folder, { recursive: true, force: true });
  });
  const ROWS = 9_000;
  const open = (): Promise<Node> => openNode(`sqlite:${join(folder, `${(count += 1)}.db`)}`, {
    redisUrl: stand.server?.url ?? '', redisSilenceMs: PATIENCE_MS,
  });
  const used = async ({ stores }: Node, who: Principal): Promise<number> => (await stores.quota.look(who, NOON)).used;
  const partsOf = async ({ stores }: Node, add: BatchStore['add']): Promise<SubmitParts> => ({
    ...stores, store: { ...stores.batchStore, add }, files: await openFolderFiles(join(folder, 'files')),
    repeats: stores.uploadRepeats, addEndpoint: addBatchEndpoint, places: new UploadPlaces(), region: 'msk-1',
    random: randomBytes, wake: () => {},
  });
  const submissionOf = (who: Principal): Submission => ({
    who, now: NOON,
    open: async () => {
      const options = { stated: {}, options: { lang: 'ru' as const, countries: [] }, label: '' };
      const content = [Buffer.from(`адрес\n${'Ветроград, Посадская 1\n'.repeat(ROWS)}`)];
      return { options, content: Readable.from(content), allOptions: async () => options };
    },
  });

  it('are released a minute later, and no more than were taken', async () => {
    const node = await open();
    const who = await enter(node);
    const reached = Promise.withResolvers<void>();
    const parts = await partsOf(node, () => {
      reached.resolve();
      return new Promise(() => {});
    });
    void submit(parts, submissionOf(who));
    await reached.promise;
    assert.equal(await used(node, who), ROWS);
    const { sql, reservations } = node.stores;
    await reservations.giveBackOld();
    assert.equal(await used(node, who), ROWS);
    await sql.write((transaction) => transaction.run(A_MINUTE_LATER));
    await reservations.giveBackOld();
    assert.equal(await used(node, who), 0);
    assert.equal((await node.stores.quota.take(who, 10_001, NOON)).granted, false);
    assert.equal((await node.stores.quota.take(who, 10_000, NOON)).granted, true);
  });

  it('are released by whichever node starts next, by itself', async (context) => {
    const node = await open();
    const who = await enter(node);
    await node.stores.reservations.begin({ id: 'job_dead', accountId: who.accountId, rows: ROWS, createdAt: NOON });
    await closeNodes();
    const sql = await openSql(node.options.databaseUrl);
    context.after(() => sql.close());
    await sql.write((transaction) => transaction.run(A_MINUTE_LATER));
    const returned = async () => (await sql.all('SELECT returned_units AS units FROM batch_reservation'))[0]['units'];
    assert.equal(await returned(), 0, 'by none before');
    await openNode(node.options.databaseUrl);
    await eventually('they are given back', async () => await returned() === ROWS);
  });

  it('stay taken if the batch was added, although its answer was lost', async () => {
    const node = await open();
    const who = await enter(node);
    const parts = await partsOf(node, async (...given) => {
      await node.stores.batchStore.add(...given);
      throw new AppError('temporarily_unavailable', 'The answer was lost.');
    });
    await assert.rejects(submit(parts, submissionOf(who)), { code: 'temporarily_unavailable' });
    assert.equal(await used(node, who), ROWS);
    assert.equal((await node.stores.batchStore.list(who, { most: 9 })).items.length, 1);
  });

  it('are released at once if the batch was refused, and not taken if units were refused', async () => {
    const node = await open();
    const who = await enter(node);
    const broken = await partsOf(node, () => Promise.reject(new Error('no room')));
    for (let time = 0; time < 3; time += 1) await assert.rejects(submit(broken, submissionOf(who)), /no room/);
    assert.equal(await used(node, who), 0);
    assert.equal((await node.stores.quota.take(who, 2_000, NOON)).granted, true);
    await assert.rejects(submit(broken, submissionOf(who)), { code: 'quota_exhausted' });
    assert.equal(await used(node, who), 2_000);
    assert.equal((await node.stores.quota.take(who, 8_001, NOON)).granted, false);
  });

  it('that were not yet granted never increase the total', async () => {
    const node = await open();
    const who = await enter(node);
    const { quota, reservations, sql } = node.stores;
    assert.equal((await quota.take(who, 1_000, NOON)).granted, true);
    node.stores.journal!.record({ requestId: 'r1', accountId: who.accountId, keyId: who.keyId,
      operation: 'geocode', region: 'msk-1', units: 1_000, at: NOON });
    await reservations.begin({ id: 'job_dead', accountId: who.accountId, rows: ROWS, createdAt: NOON });
    await sql.write((transaction) => transaction.run(A_MINUTE_LATER));
    await reservations.giveBackOld();
    assert.equal(await used(node, who), 1_000);
    assert.equal((await quota.take(who, 9_001, NOON)).granted, false);
    assert.equal((await quota.take(who, 9_000, NOON)).granted, true);
  });

  it('are not taken twice: if another node released them meanwhile, no batch is added', async () => {
    const node = await open();
    const who = await enter(node);
    const parts = await partsOf(node, async (...given) => {
      await node.stores.sql.write((transaction) => transaction.run(A_MINUTE_LATER));
      await node.stores.reservations.giveBackOld();
      await node.stores.batchStore.add(...given);
    });
    await assert.rejects(submit(parts, submissionOf(who)), { code: 'temporarily_unavailable' });
    assert.equal(await used(node, who), 0);
    assert.deepEqual((await node.stores.batchStore.list(who, { most: 9 })).items, []);
  });
});
