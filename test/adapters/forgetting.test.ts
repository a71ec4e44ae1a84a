import assert from 'node:assert/strict';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { AppError, type ErrorCode } from '../../src/errors.ts';
import { monthOf } from '../../src/kernel/moscow.ts';
import { openStores } from '../../src/store/open.ts';
import { closeNodes, openNode, type Node } from '../harness/accounts-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { newFolder } from '../harness/folder.ts';
import { linkMailedTo, tokenIn } from '../harness/outbox.ts';
import { company } from '../harness/payer.ts';
import { findServer, skipReason, type Found } from '../harness/servers.ts';
import { describeSql } from '../harness/stores.ts';
import { tracesOf } from '../harness/traces.ts';
import type { PersonalExport } from '../../src/accounts/ports.ts';

const PAYER = { ...company, name: 'ООО «Забывчивая ромашка»' };
const rejectsAs = (code: ErrorCode, work: () => unknown) =>
  assert.rejects(async () => work(), (error: unknown) => error instanceof AppError && error.code === code);
let count = 0;

/** Sets up a person with everything that can be stored: both sides, keys, a session, settings, usage, mails. */
async function settle(node: Node, email: string) {
  const { keys, accounts, sessions, quota, journal } = node.stores;
  const now = Date.now();
  const ip = `192.0.2.${(count += 1)}`;
  const { key } = await keys.issue({ email, mode: 'live', ip }, now);
  const token = tokenIn(await linkMailedTo(node.dataDir, email, /\S+\/confirm#\S+/));
  const { accountId, keyId } = await keys.confirm(token, now, ip);
  const second = await keys.create(accountId, { mode: 'live', label: `of ${email}` }, now);
  const stranger = await keys.issue({ email, mode: 'test', ip: `198.51.100.${count}` }, now);
  await accounts.update(accountId, { payer: PAYER, alertEmail: `alerts-${email}`, capUnits: 500_000 }, now);
  await accounts.override(email, { freeUnits: 777 }, now);
  await sessions.start({ email, ip }, now);
  const signIn = tokenIn(await linkMailedTo(node.dataDir, email, /\S+\/dashboard#\S+/));
  const { sessionToken } = await sessions.open(signIn, now, ip);
  // Mails are written separately: the one for the stranger's key may be the last.
  const theirs = (): string[] => node.mails().filter((mail) => mail.includes(`To: ${email}\n`));
  await eventually('the mails to confirm both keys, and to sign in', async () => theirs().length === 3);
  await quota.take(await keys.authenticate(key, now), 3, now);
  const line = { accountId, keyId, operation: 'reverse', region: 'msk-1', units: 3, at: now };
  journal!.record({ ...line, requestId: `request-${count}` });
  await journal!.book();
  const issued = [key, second.key, stranger.key];
  return { email, accountId, keyId, keys: issued, confirmToken: token, signIn, sessionToken, ip };
}

describeSql('forgetting an address', (stand) => {
  for (const cacheName of ['memory', 'Redis'] as const) {
    describe(`beside ${cacheName}`, { skip: cacheName === 'Redis' && skipReason('redis') }, () => {
      let redis: Found | undefined;
      before(async () => {
        if (cacheName === 'Redis') redis = await findServer('redis', true);
      });
      after(async () => {
        await closeNodes();
        await redis?.stop();
      });
      const open = async (url?: string): Promise<Node> =>
        openNode(url ?? (await stand.open()).url, { redisUrl: redis?.url ?? '' });
      const traces = (nodes: readonly Node[], url: string, texts: readonly string[]): Promise<string[]> =>
        tracesOf(texts, {
          sql: nodes[0].stores.sql,
          redisUrl: redis?.url ?? '',
          folders: nodes.map(({ dataDir }) => dataDir),
          files: ['', '-wal', '-shm'].map((end) => url.replace(/^sqlite:/, '') + end),
        });

      it('leaves no trace of it, ends keys and sessions, and keeps usage under the id alone', async () => {
        const { url } = await stand.open();
        const node = await open(url);
        const { personalData, keys, sessions, accounts, ledger, sql } = node.stores;
        const who = await settle(node, 'forget.me@example.ru');
        const other = await settle(node, 'neighbour@example.ru');
        await accounts.update(other.accountId, { alertEmail: who.email }, Date.now());
        const texts = [who.email, PAYER.name.slice(5)];
        assert.ok((await traces([node], url, [who.email])).length >= 6, 'the scan sees what there is');
        await accounts.update(other.accountId, { payer: null }, Date.now());

        const erased = await personalData.forget(' Forget.Me@example.ru', Date.now());
        assert.deepEqual(erased.accounts.map(({ side }) => side).sort(), ['confirmed', 'unconfirmed']);
        assert.deepEqual([erased.keys, erased.sessions, erased.isWhole], [3, 1, true]);
        assert.deepEqual(erased.others, [other.accountId]);
        // the number of mails this call removed varies: the node's own sweep may have come first
        assert.deepEqual(await traces([node], url, texts), []);

        for (const key of who.keys) await rejectsAs('key_invalid', () => keys.authenticate(key, Date.now()));
        await rejectsAs('session_required', () => sessions.authenticate(who.sessionToken, Date.now()));
        await rejectsAs('session_required', () => sessions.open(who.signIn, Date.now()));
        await rejectsAs('not_found', () => keys.confirm(who.confirmToken, Date.now()));
        const rows = await sql.all<{ units: number }>('SELECT * FROM usage_row WHERE account_id = ?', [who.accountId]);
        assert.deepEqual(rows.map(({ units }) => units), [3]);
        assert.equal(await ledger.getMonthUnits(who.accountId, monthOf(Date.now())), 3);
        assert.equal((await accounts.get(other.accountId)).alertEmail, other.email);
        assert.equal((await keys.list(other.accountId)).length, 2, 'a neighbour keeps everything');

        const again = await personalData.forget(who.email, Date.now());
        assert.deepEqual([again.accounts, again.keys, again.mails, again.isWhole], [[], 0, 0, true]);
      });

      it('lets the same address start over, with nothing of the old', async () => {
        const node = await open();
        const old = await settle(node, 'again@example.ru');
        await node.stores.personalData.forget(old.email, Date.now());
        await sleep(5);
        const fresh = await node.stores.keys.issue({ email: old.email, mode: 'live', ip: '203.0.113.9' }, Date.now());
        const who = await node.stores.keys.authenticate(fresh.key, Date.now());
        assert.notEqual(who.accountId, old.accountId);
        const token = tokenIn(await linkMailedTo(node.dataDir, old.email, /\S+\/confirm#\S+/));
        const { accountId } = await node.stores.keys.confirm(token, Date.now());
        const account = await node.stores.accounts.get(accountId);
        assert.deepEqual([account.payer, account.capUnits, account.override.freeUnits], [null, null, null]);
        assert.equal(account.alertEmail, old.email);
        const { used, free } = await node.stores.quota.look({ ...who, accountId, account }, Date.now());
        assert.deepEqual([used, free], [0, 10_000]);
        assert.equal((await node.stores.keys.list(accountId)).length, 1);
      });

      it('reaches another node by itself: its keys, its mails, and those of a process that ended',
        async () => {
          const { url } = await stand.open();
          const [here, there] = [await open(url), await open(url)];
          const who = await settle(here, 'everywhere@example.ru');
          for (const key of who.keys) await there.stores.keys.authenticate(key, Date.now());
          await there.stores.sessions.start({ email: who.email, ip: '203.0.113.5' }, Date.now());
          await linkMailedTo(there.dataDir, who.email);
          await there.stores.mailer.post({ to: 'somebody@example.ru', subject: 'x', text: 'x' });
          await here.stores.personalData.forget(who.email, Date.now());
          for (const key of who.keys) {
            await eventually('the key is refused', async () => {
              try {
                await there.stores.keys.authenticate(key, Date.now());
                return false;
              } catch {
                return true;
              }
            });
          }
          const left = (): Promise<string[]> => traces([here, there], url, [who.email]);
          await eventually('the mail is gone', async () => (await left()).length === 0);
          assert.equal(there.mails().length, 1, 'a mail of somebody else stays');
        });

      it('exports what is stored about an address, and no secret', async () => {
        const node = await open();
        const who = await settle(node, 'tell.me@example.ru');
        const other = await settle(node, 'teller@example.ru');
        await node.stores.accounts.update(other.accountId, { alertEmail: who.email }, Date.now());
        const exported = await node.stores.personalData.exportData(who.email, Date.now());
        const text = JSON.stringify(exported);
        const [confirmed] = (exported as Exported).accounts.filter(({ side }) => side === 'confirmed');
        assert.deepEqual(exported.accounts.length, 2);
        assert.deepEqual([confirmed.payer, confirmed.capUnits, confirmed.override.freeUnits], [PAYER, 500_000, 777]);
        assert.deepEqual(confirmed.keys.map(({ label }) => label).sort(), ['', `of ${who.email}`]);
        assert.equal(confirmed.sessions.length, 1);
        assert.deepEqual(confirmed.usage.map(({ operation, units }) => [operation, units]), [['reverse', 3]]);
        assert.deepEqual(exported.warningsOf, [other.accountId]);
        assert.equal(exported.mails.length, 3);
        const mails = exported.mails as { subject: string }[];
        for (const { subject } of mails) assert.match(subject, /^Geokod.* · [a-z ]+$/);
        const secrets = [...who.keys.map((key) => key.slice(12)), who.sessionToken, who.signIn, who.confirmToken];
        for (const secret of secrets) assert.ok(!text.includes(secret));
        assert.ok(!text.includes(other.email), 'of others it tells an id');
      });

      it('exports usage waiting on this machine, and names other machines with mails and usage', async () => {
        const { url } = await stand.open();
        const here = await open(url);
        const who = await settle(here, 'two.machines@example.ru');
        const line = { ...who, operation: 'geocode', region: 'msk-1', units: 5, at: Date.now() };
        here.stores.journal!.record({ ...line, requestId: `waiting-${who.accountId}` });
        await here.stores.journal!.flush();
        const beside = await openStores({ ...here.options, beside: true });
        try {
          const alone = await beside.personalData.exportData(who.email, Date.now());
          const usage = (alone as Exported).accounts.flatMap(({ usage: rows }) => rows);
          assert.deepEqual(usage.map(({ operation, units }) => [operation, units]), [['geocode', 5], ['reverse', 3]]);
          assert.deepEqual(alone.otherMachines, []);
          const there = await open(url);
          const { otherMachines } = await beside.personalData.exportData(who.email, Date.now());
          assert.deepEqual(otherMachines.map(({ place }) => place), [`${hostname()}:${there.dataDir}`]);
          await there.stores.close();
          const { otherMachines: stopped } = await beside.personalData.exportData(who.email, Date.now());
          assert.equal(stopped.length, 1, 'its mails lie there still');
        } finally {
          await beside.close();
        }
      });
    });
  }
});

interface Exported extends PersonalExport {
  readonly accounts: readonly {
    readonly side: string;
    readonly payer: unknown;
    readonly capUnits: number;
    readonly override: { readonly freeUnits: number };
    readonly keys: readonly { readonly label: string }[];
    readonly sessions: readonly object[];
    readonly usage: readonly { readonly operation: string; readonly units: number }[];
  }[];
}

describe('a queued mail to an address', () => {
  after(closeNodes);

  it('is removed wherever it is, however it was written, and nothing else', async (context) => {
    for (const smtpUrl of ['', 'smtp://127.0.0.1:1']) {
      const folderOf = await newFolder(context);
      const node = await openNode(`sqlite:${join(folderOf, 'geokod.db')}`, { smtpUrl });
      const { mailer, personalData } = node.stores;
      const long = `${'long'.repeat(15)}@${'sub.'.repeat(20)}example.ru`;
      for (const to of [long, 'почта@xn--e1afmkfd.xn--p1ai', "o'brien+x@example.ru", 'brien+x@example.ru']) {
        await mailer.post({ to, subject: 'Тема', text: 'x' });
      }
      const folder = join(node.dataDir, smtpUrl === '' ? 'outbox' : 'mail-queue');
      const draft = join(folder, '1-x.mail.json.draft');
      writeFileSync(draft, long);
      utimesSync(draft, 0, 0);
      const wanted = [long, 'Почта@пример.рф', "o'brien+x@example.ru"];
      for (const [at, email] of wanted.entries()) {
        assert.equal((await personalData.exportData(email, Date.now())).mails.length, 1, email);
        assert.equal((await personalData.forget(email, Date.now())).mails, 1, email);
        assert.equal(readdirSync(folder).filter((name) => /\.(eml|json)$/.test(name)).length, wanted.length - at);
      }
      assert.ok(!existsSync(draft), 'what a killed process left half written');
      assert.equal((await personalData.exportData('brien+x@example.ru', Date.now())).mails.length, 1);
    }
  });

  it('to somebody else is exported and removed too if it is about the account', async (context) => {
    for (const smtpUrl of ['', 'smtp://127.0.0.1:1']) {
      const url = `sqlite:${join(await newFolder(context), 'geokod.db')}`;
      const node = await openNode(url, { smtpUrl });
      const { mailer, personalData, keys, accounts } = node.stores;
      await keys.issue({ email: 'owner@example.ru', mode: 'live', ip: '192.0.2.77' }, Date.now());
      const { id } = (await accounts.findByEmail('owner@example.ru'))!;
      const to = 'boss@example.ru';
      const about = (accountId: string) => `${accountId}_202611_spend_50`;
      for (const accountId of [id, `${id}x`, 'acc_other']) {
        await mailer.post({ to, subject: `of ${accountId}`, text: 'owner@example.ru', id: about(accountId) });
      }
      const lying = (): string[] => readdirSync(join(node.dataDir, smtpUrl === '' ? 'outbox' : 'mail-queue'))
        .filter((name) => name.includes('_spend_')).map((name) => /acc_\w+?(?=_2026)/.exec(name)![0]).sort();
      const exported = (await personalData.exportData('owner@example.ru', Date.now())).mails as { subject: string }[];
      const subjects = exported.map(({ subject }) => subject);
      assert.deepEqual(subjects.filter((subject) => subject.startsWith('of')), [`of ${id}`]);
      await personalData.forget('owner@example.ru', Date.now());
      assert.deepEqual(lying(), [`${id}x`, 'acc_other'].sort());
    }
  });
});
