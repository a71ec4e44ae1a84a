import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, it } from 'node:test';
import { digestWith } from '../../src/accounts/digest.ts';
import { makeKey } from '../../src/accounts/key-form.ts';
import { signLink } from '../../src/accounts/link.ts';
import { AppError, type ErrorCode } from '../../src/errors.ts';
import { closeNodes, NOON, openNode, SECRET, type Node } from '../harness/accounts-stand.ts';
import { eventually } from '../harness/eventually.ts';
import { company } from '../harness/payer.ts';
import { describeSql } from '../harness/stores.ts';
import type { Principal } from '../../src/accounts/ports.ts';

const PAYER = { ...company, address: 'г. Уфа, ул. Ленина, д. 1' };
const refusedAs = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
const rejectsAs = (code: ErrorCode, work: () => unknown) => assert.rejects(async () => work(), refusedAs(code));

let networks = 0;
/** Each from a network of its own, to avoid the hourly limit. */
const issue = ({ stores }: Node, email: string, mode: 'live' | 'test' = 'live') =>
  stores.keys.issue({ email, mode, ip: `10.0.${Math.floor((networks += 1) / 250)}.${networks % 250}` }, NOON);
const enter = async ({ stores }: Node, key: string): Promise<Principal> => stores.keys.authenticate(key, NOON);

describeSql('keys and accounts', (stand) => {
  after(closeNodes);
  const open = async (): Promise<Node> => openNode((await stand.open()).url);

  it('issues a key that works at once, on the unconfirmed side, and is then cached', async () => {
    const node = await open();
    const { key, email } = await issue(node, ' Dev@Пример.рф ');
    assert.match(key, /^gk_live_[0-9A-Za-z]{36}$/);
    assert.equal(email, 'dev@xn--e1afmkfd.xn--p1ai');
    const principal = await enter(node, key);
    assert.deepEqual([principal.side, principal.mode, principal.billable], ['unconfirmed', 'live', false]);
    assert.ok(!(node.stores.keys.authenticate(key, NOON) instanceof Promise));
  });

  it('lets all unconfirmed keys of an address share one account, separate from its confirmed side', async () => {
    const node = await open();
    const first = await enter(node, (await issue(node, 'one@example.ru')).key);
    const second = await enter(node, (await issue(node, 'ONE@example.ru')).key);
    const other = await enter(node, (await issue(node, 'two@example.ru')).key);
    assert.equal(first.accountId, second.accountId);
    assert.notEqual(first.accountId, other.accountId);
  });

  it('moves only the key of the link to the confirmed side, with its usage', async () => {
    const node = await open();
    const { keys, quota, journal, ledger } = node.stores;
    const mine = (await issue(node, 'me@example.ru')).key;
    const token = await node.tokenFor('me@example.ru');
    const strangers = (await issue(node, 'me@example.ru')).key;
    const before = await enter(node, mine);
    for (let request = 0; request < 3; request += 1) {
      await quota.take(before, 1, NOON);
      journal!.record({ requestId: `r${request}`, accountId: before.accountId, keyId: before.keyId,
        operation: 'reverse', region: 'msk-1', units: 1, at: NOON });
    }
    const confirmed = await keys.confirm(token, NOON);
    const now = await enter(node, mine);
    assert.deepEqual([now.side, now.accountId, now.keyId], ['confirmed', confirmed.accountId, before.keyId]);
    assert.equal((await quota.look(now, NOON)).used, 3);
    assert.equal(await ledger.getMonthUnits(now.accountId, '2026-11'), 3);
    const left = await enter(node, strangers);
    assert.deepEqual([left.side, (await quota.look(left, NOON)).used], ['unconfirmed', 0]);
    assert.equal((await keys.confirm(token, NOON)).accountId, confirmed.accountId, 'a link may be opened again');
    await rejectsAs('not_found', () => keys.confirm(token, NOON + 8 * 86_400_000));
    await rejectsAs('not_found', () => keys.confirm(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), NOON));
  });

  it('has one account for an internationalised address, however it is spelt', async () => {
    const node = await open();
    const spellings = ['почта@пример.рф', 'ПОЧТА@xn--e1afmkfd.xn--p1ai', 'Почта@ПРИМЕР.РФ'];
    const accounts = new Set<string>();
    for (const spelling of spellings) accounts.add((await enter(node, (await issue(node, spelling)).key)).accountId);
    assert.equal(accounts.size, 1);
    assert.equal((await node.stores.accounts.findByEmail(spellings[0]))?.email, 'почта@xn--e1afmkfd.xn--p1ai');
  });

  it('refuses malformed keys without a query, and unknown keys after one', async () => {
    const node = await open();
    const stranger = makeKey('live', randomBytes);
    for (const text of ['', 'gk_live_x', stranger.slice(0, -1), stranger + 'a', `${stranger.slice(0, -1)}_`]) {
      assert.throws(() => node.stores.keys.authenticate(text, NOON), refusedAs('key_invalid'));
    }
    await rejectsAs('key_invalid', () => node.stores.keys.authenticate(stranger, NOON));
    assert.throws(() => node.stores.keys.authenticate(stranger, NOON), refusedAs('key_invalid'));
  });

  it('refuses a revoked key here at once, and on another node soon', async () => {
    const { url } = await stand.open();
    const [here, there] = [await openNode(url), await openNode(url)];
    const { key } = await issue(here, 'revoke@example.ru');
    const { accountId, keyId } = await enter(here, key);
    await enter(there, key);
    await rejectsAs('not_found', () => here.stores.keys.revoke('acc_other', keyId, NOON));
    await here.stores.keys.revoke(accountId, keyId, NOON);
    await rejectsAs('key_revoked', () => enter(here, key));
    await eventually('the other node refuses it', () => enter(there, key).then(() => false, refusedAs('key_revoked')));
    const [record] = await here.stores.keys.list(accountId);
    assert.equal(record.revokedAt, NOON);
  });

  it('creates keys for an account, lists them, and shows a key only once', async () => {
    const node = await open();
    const { accountId } = await enter(node, (await issue(node, 'list@example.ru')).key);
    const created = await node.stores.keys.create(accountId, { mode: 'test', label: 'в CI' }, NOON + 1);
    const listed = await node.stores.keys.list(accountId);
    assert.deepEqual(listed.map(({ mode, label }) => [mode, label]), [['live', ''], ['test', 'в CI']]);
    assert.equal(listed[1].shown, created.key.slice(0, 12));
    assert.ok(!JSON.stringify(listed).includes(created.key.slice(12)));
  });

  it('accepts legacy keys until their end, imported twice without harm', async () => {
    const node = await open();
    const old = 'A0B1C2D3E4F5061728394A5B6C7D8E9F';
    await rejectsAs('key_invalid', () => enter(node, old));
    const rows = [{ key: old, email: 'old@example.ru' }];
    assert.deepEqual(await node.stores.keys.importLegacy(rows, NOON), { added: 1, known: 0 });
    assert.deepEqual(await node.stores.keys.importLegacy(rows, NOON), { added: 0, known: 1 });
    const later = NOON + 40_000; // unknown keys are looked up again after a while
    const limits = { legacyKeysUntil: later + 1 };
    const another = await openNode((await stand.open()).url, limits);
    await another.stores.keys.importLegacy(rows, NOON);
    const principal = await another.stores.keys.authenticate(old.toLowerCase(), NOON);
    assert.deepEqual([principal.mode, principal.side], ['legacy', 'confirmed']);
    assert.throws(() => another.stores.keys.authenticate(old, later + 1), refusedAs('key_legacy_expired'));
    await rejectsAs('bad_argument', () => node.stores.keys.importLegacy([{ key: 'x', email: 'a@b.ru' }], NOON));
  });

  it('lets one network have five keys an hour', async () => {
    const node = await open();
    const issueFrom = (number: number, ip: string) =>
      node.stores.keys.issue({ email: `n${number}@example.ru`, mode: 'live', ip }, NOON + number);
    for (let number = 0; number < 5; number += 1) await issueFrom(number, `2001:db8::${number}`);
    await assert.rejects(issueFrom(5, '2001:db8::ffff'), (error: unknown) =>
      refusedAs('rate_limited')(error) && (error as AppError).details['retryAfterMs'] === 3_600_000 - 5);
    await issueFrom(6, '2001:db8:0:1::1');
    for (let number = 0; number < 8; number += 1) await issueFrom(7 + number, '');
  });

  it('stores settings, reports invalid ones, and keeps what an operator granted', async () => {
    const node = await open();
    const { accounts, keys, quota } = node.stores;
    const { key } = await issue(node, 'settings@example.ru');
    await accounts.override('Settings@example.ru', { perSecond: 12.5, matrixPerSecond: 0.75, freeUnits: 50_000 }, NOON);
    const { accountId } = await keys.confirm(await node.tokenFor('settings@example.ru'), NOON);
    const wrong = { payer: { ...PAYER, inn: '7707083894' } };
    await rejectsAs('invalid_parameter', () => accounts.update(accountId, wrong, NOON));
    for (const name of [`ООО ${key}`, `ООО ${key.slice(0, 15)}\u200b${key.slice(15)}`]) {
      await rejectsAs('invalid_parameter', () => accounts.update(accountId, { payer: { ...PAYER, name } }, NOON));
    }
    const badBank = { payer: { ...PAYER, bank: { ...PAYER.bank, account: '40702810838000000018' } } };
    await assert.rejects(accounts.update(accountId, badBank, NOON), (error: AppError) =>
      JSON.stringify(error.details).includes('/payer/bank/account'));
    const change = { payer: PAYER, capUnits: 1e12, capRoubles: null, alertPercents: [80] };
    const account = await accounts.update(accountId, change, NOON);
    assert.deepEqual(account.payer, PAYER);
    assert.deepEqual([account.capUnits, account.capRoubles, account.alertPercents], [1e12, null, [80]]);
    assert.equal(account.alertEmail, 'settings@example.ru');
    assert.deepEqual([account.override.perSecond, account.override.matrixPerSecond], [12.5, 0.75]);
    const principal = await enter(node, key);
    assert.equal(principal.billable, true);
    assert.equal((await quota.look(principal, NOON)).free, 50_000);
    await accounts.override('settings@example.ru', { freeUnits: 500 }, NOON);
    assert.equal((await quota.look(await enter(node, key), NOON)).free, 50_000, 'this month was promised');
    const bare = { ...PAYER, ogrn: null, bank: null };
    assert.deepEqual((await accounts.update(accountId, { payer: bare }, NOON)).payer, bare, 'nothing stays of a bank');
    const nameless = { ...PAYER, bank: { ...PAYER.bank, bankName: null, correspondentAccount: null } };
    assert.deepEqual((await accounts.update(accountId, { payer: nameless }, NOON)).payer, nameless);
    await accounts.update(accountId, { payer: null }, NOON);
    assert.equal((await enter(node, key)).billable, false);
    assert.equal((await quota.look(await enter(node, key), NOON)).free, 500, 'who owes nothing is held to it at once');
    await accounts.override('settings@example.ru', { suspended: true }, NOON);
    await rejectsAs('account_suspended', () => enter(node, key));
    await rejectsAs('not_found', () => accounts.override('nobody@example.ru', {}, NOON));
    await rejectsAs('not_found', () => accounts.get('acc_nobody'));
  });

  it('opens one session by a link to a known address, and ends it', async () => {
    const node = await open();
    const { sessions } = node.stores;
    await issue(node, 'in@example.ru');
    await node.tokenFor('in@example.ru');
    await sessions.start({ email: 'nobody@example.ru', ip: '10.1.1.1' }, NOON);
    await sessions.start({ email: 'in@example.ru', ip: '10.1.1.1' }, NOON);
    let token = '';
    await eventually('the link is mailed', async () => {
      token = await node.tokenFor('in@example.ru');
      return token.startsWith('sign-in');
    });
    assert.ok(!node.mails().some((mail) => mail.includes('nobody@example.ru')));
    const inside = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('utf8')).join();
    assert.ok(!inside.includes('in@'), 'a link tells nobody whose it is');
    await rejectsAs('session_required', () => sessions.open(token, NOON + 15 * 60_000));
    const { sessionToken, accountId } = await sessions.open(token, NOON);
    const { account } = await sessions.authenticate(sessionToken, NOON);
    assert.deepEqual([account.id, account.side], [accountId, 'confirmed']);
    await rejectsAs('session_required', () => sessions.open(token, NOON));
    await sessions.end(sessionToken);
    await rejectsAs('session_required', () => sessions.authenticate(sessionToken, NOON));
    await rejectsAs('session_required', () => sessions.open(token, NOON + 1));
  });

  it('replaces the token of a session: the old one ends in a minute, and cannot be renewed again', async () => {
    const node = await open();
    const { sessions } = node.stores;
    const { key } = await issue(node, 'renewed@example.ru');
    const { accountId } = await enter(node, key);
    const link = { purpose: 'sign-in', subject: accountId, expiresAt: NOON + 60_000 } as const;
    const signIn = (at = NOON) => sessions.open(signLink(link, digestWith(SECRET), randomBytes), at);
    const { sessionToken: first, expiresAt, accountId: id } = await signIn();
    const second = (await sessions.renew(first, NOON + 1))!;
    assert.notEqual(second, first);
    assert.equal(await sessions.renew(first, NOON + 2), undefined, 'another tab was first');
    for (const token of [first, second]) await sessions.authenticate(token, NOON + 59_000);
    await rejectsAs('session_required', () => sessions.authenticate(first, NOON + 61_000));
    const described = { openedAt: NOON, expiresAt, others: 0 };
    assert.deepEqual(await sessions.describe(second, NOON + 2), described, 'a replaced token is not counted');
    const { sessionToken: elsewhere } = await signIn(NOON + 1);
    assert.equal((await sessions.describe(second, NOON + 2)).others, 1);
    const third = (await sessions.renew(second, NOON + 3))!;
    await sessions.end(third);
    for (const token of [first, second, third]) {
      await rejectsAs('session_required', () => sessions.authenticate(token, NOON + 4));
      assert.equal(await sessions.renew(token, NOON + 4), undefined);
    }
    await sessions.authenticate(elsewhere, NOON + 4);
    await sessions.endAll(id);
    await rejectsAs('session_required', () => sessions.authenticate(elsewhere, NOON + 4));
  });

  it('stores no full key anywhere: not in tables, files, mails, notes or errors', async () => {
    const node = await open();
    const secrets: string[] = [];
    for (let number = 0; number < 3; number += 1) secrets.push((await issue(node, `scan${number}@example.ru`)).key);
    const { accountId } = await enter(node, secrets[0]);
    secrets.push((await node.stores.keys.create(accountId, { mode: 'live', label: 'x' }, NOON)).key);
    const stranger = makeKey('live', randomBytes);
    const refusal = await enter(node, stranger).catch((error: unknown) => error);
    await node.tokenFor('scan2@example.ru');
    const tables = ['account', 'api_key', 'session', 'revision', 'usage_row', 'usage_segment'];
    const rows = await Promise.all(tables.map((table) => node.stores.sql.all(`SELECT * FROM ${table}`)));
    const error = refusal as AppError;
    const everything = JSON.stringify([rows, node.mails(), node.notes, error.message, error.stack, error.details]);
    assert.ok(everything.includes('gk_live_'), 'the scan sees what is shown of a key');
    for (const key of [...secrets, stranger]) assert.ok(!everything.includes(key.slice(8, 38)), 'a secret was found');
  });
});
