import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, it } from 'node:test';
import { digestWith } from '../../src/accounts/digest.ts';
import { openRepeats, REMEMBERED_MS, type Making } from '../../src/accounts/repeats.ts';
import { sealWith } from '../../src/accounts/seal.ts';
import { AppError, type ErrorCode } from '../../src/errors.ts';
import { openSql } from '../../src/store/sql/open.ts';
import { openRepeatStore } from '../../src/store/sql/repeat-store.ts';
import { closeNodes, NOON, openNode } from '../harness/accounts-stand.ts';
import { describeSql } from '../harness/stores.ts';
import type { Sql } from '../../src/kernel/sql.ts';

const digest = digestWith('a secret of nothing but tests, long enough to be one');
const refusedAs = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
const request = { accountId: 'acc_1', operation: 'createKey', key: 'order 4711', text: '{"label":"a"}' };

const random = (count: number): Uint8Array => randomBytes(count);
const PLACE = '0123456789abcdef';
const repeatsOver = (sql: Sql, { secret = digest, place = PLACE } = {}) =>
  openRepeats({
    store: openRepeatStore(sql), digest: secret, seal: sealWith(secret, random), random, place,
    note: (text) => assert.fail(text),
  });
const madeBy = ({ random, at }: Making): string => `${Buffer.from(random(40)).toString('hex')} ${at}`;

describeSql('requests that may be repeated', (stand) => {
  const others: Sql[] = [];
  after(async () => {
    for (const sql of others) await sql.close();
    await closeNodes();
  });
  const two = async () => {
    const { sql, url } = await stand.open();
    // Two connections of one process that write to one SQLite file would block each other.
    const other = stand.name === 'sqlite' ? sql : await openSql(url);
    if (other !== sql) others.push(other);
    return { sql, one: repeatsOver(sql), two: repeatsOver(other) };
  };

  it('run once, and get the first answer from any node for a day', async () => {
    const { one, two: other } = await two();
    let worked = 0;
    const work = async (): Promise<string> => `answer ${(worked += 1)}`;
    assert.deepEqual(await one.once(request, NOON, work), { answer: 'answer 1', isReplay: false });
    for (const at of [NOON, NOON + 1000, NOON + REMEMBERED_MS - 1]) {
      assert.deepEqual(await other.once(request, at, work), { answer: 'answer 1', isReplay: true });
    }
    assert.equal((await other.once(request, NOON + REMEMBERED_MS, work)).answer, 'answer 2');
  });

  it('are refused with another body, and are distinct with another key, account or operation', async () => {
    const { one, two: other } = await two();
    let worked = 0;
    const work = async (): Promise<string> => String((worked += 1));
    await one.once(request, NOON, work);
    const text = '{"label":"b"}';
    await assert.rejects(other.once({ ...request, text }, NOON, work), refusedAs('idempotency_key_reused'));
    assert.equal(worked, 1);
    for (const name of ['key', 'accountId', 'operation']) await one.once({ ...request, [name]: 'other' }, NOON, work);
    assert.equal(worked, 4);
  });

  it('are refused while the first is pending: of many concurrent ones, on two nodes, one runs', async () => {
    const { one, two: other } = await two();
    let worked = 0;
    const refused = Promise.withResolvers<void>();
    const work = async (): Promise<string> => {
      worked += 1;
      await refused.promise;
      return 'made';
    };
    const ask = async (at: number) => {
      try {
        return await (at % 2 ? one : other).once(request, NOON, work);
      } catch (error) {
        refused.resolve();
        throw error;
      }
    };
    const all = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => ask(at)));
    assert.equal(worked, 1);
    const refusals = all.filter((result) => result.status === 'rejected').map(({ reason }): unknown => reason);
    assert.ok(refusals.length > 0 && refusals.every(refusedAs('idempotency_in_progress')), String(refusals));
    assert.equal((await other.once(request, NOON, work)).answer, 'made');
  });

  it('whose node died before storing the answer create the same thing again, with the same randomness', async () => {
    const { one, two: other } = await two();
    let made = '';
    const dies = (making: Making): Promise<string> => {
      made = madeBy(making);
      return new Promise(() => {});
    };
    void one.once(request, NOON, dies);
    while (made === '') await new Promise((resolve) => setTimeout(resolve, 5));
    const again = (at: number) => other.once(request, at, async (making) => madeBy(making));
    await assert.rejects(again(NOON + 1000), refusedAs('idempotency_in_progress'));
    assert.deepEqual(await again(NOON + 60_000), { answer: made, isReplay: false });
    assert.deepEqual(await again(NOON + 60_000), { answer: made, isReplay: true });
  });

  it('whose node restarted need not wait, unlike those of other nodes', async () => {
    const { sql, one } = await two();
    const far = repeatsOver(sql, { place: 'fedcba9876543210' });
    let made = '';
    const dies = (making: Making): Promise<string> => {
      made = madeBy(making);
      return new Promise(() => {});
    };
    await one.once({ ...request, key: 'answered' }, NOON, async () => 'kept');
    void far.once({ ...request, key: 'of another node' }, NOON, dies);
    while (made === '') await new Promise((resolve) => setTimeout(resolve, 5));
    made = '';
    void one.once(request, NOON, dies);
    while (made === '') await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(await openRepeatStore(sql).releaseEarlier(PLACE), 1);
    const again = (key: string) => one.once({ ...request, key }, NOON + 1, async (making) => madeBy(making));
    assert.deepEqual(await again(request.key), { answer: made, isReplay: false });
    assert.deepEqual(await again('answered'), { answer: 'kept', isReplay: true });
    await assert.rejects(again('of another node'), refusedAs('idempotency_in_progress'));
  });

  it('may be corrected after a refusal; after any other failure the work is repeated', async () => {
    const { one } = await two();
    const refuse = async (): Promise<string> => Promise.reject(new AppError('forbidden', 'No.'));
    await assert.rejects(one.once(request, NOON, refuse), refusedAs('forbidden'));
    assert.equal((await one.once({ ...request, text: 'mended' }, NOON, async () => 'made')).answer, 'made');

    const key = 'another';
    let made = '';
    const fail = async (making: Making): Promise<string> => {
      made = madeBy(making);
      return Promise.reject(new Error('the disk is full'));
    };
    await assert.rejects(one.once({ ...request, key }, NOON, fail), /disk/);
    const again = await one.once({ ...request, key }, NOON + 1, async (making) => madeBy(making));
    assert.deepEqual(again, { answer: made, isReplay: false });
  });

  it('are stored without their key or answer in clear text, and deleted after a day', async () => {
    const { sql, one } = await two();
    await one.once(request, NOON, async () => 'gk_live_secret');
    const rows = JSON.stringify(await sql.all('SELECT * FROM repeatable'));
    assert.doesNotMatch(rows, /gk_live|4711|label/);
    // After a change of the secret nothing can be decrypted: the work is repeated.
    const other = repeatsOver(sql, { secret: digestWith('another secret, long enough to be one too') });
    assert.equal((await other.once(request, NOON, async () => 'new')).isReplay, false);
    await one.once({ ...request, key: 'later' }, NOON + REMEMBERED_MS, async () => 'x');
    assert.equal((await sql.all('SELECT * FROM repeatable')).length, 1);
  });

  it('create one key, however often they are repeated', async () => {
    const { stores } = await openNode((await stand.open()).url);
    const { key } = await stores.keys.issue({ email: 'a@example.ru', mode: 'live', ip: '' }, NOON);
    const { accountId } = await stores.keys.authenticate(key, NOON);
    const bytes = randomBytes(4096);
    const create = async () => {
      let at = 0;
      const random = (count: number) => bytes.subarray(at, (at += count));
      return stores.keys.create(accountId, { mode: 'live', label: 'a' }, NOON, random);
    };
    const [first, ...rest] = [await create(), ...(await Promise.all([create(), create(), create()]))];
    for (const again of rest) assert.deepEqual(again, first);
    assert.equal((await stores.keys.list(accountId)).length, 2);
  });
});
