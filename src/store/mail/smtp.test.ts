import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { eventually } from '../../../test/harness/eventually.ts';
import { fakeSmtp, type FakeSmtp, type SmtpHabits } from '../../../test/harness/smtp-server.ts';
import { openMailer, smtpWithDefaults, type MailOptions } from './open.ts';
import type { Mail, Mailer } from '../../kernel/mail.ts';

const mail = (number: number, more: Partial<Mail> = {}): Mail => ({
  to: `m${number}@example.ru`,
  subject: 'Подтвердите адрес',
  text: 'Откройте http://localhost:8080/dashboard/confirm#token=abc\n',
  ...more,
});
const DAY_MS = 86_400_000;

describe('mails for a mail server', () => {
  let dataDir: string;
  let notes: string[];
  const mailers: Mailer[] = [];
  const servers: FakeSmtp[] = [];
  const open = (smtpUrl: string, options: Partial<MailOptions> = {}): Mailer => {
    const from = 'Geokod <geokod@example.ru>';
    const note = (text: string) => void notes.push(text);
    const mailer = openMailer({ smtpUrl, dataDir, from, note, retryMs: 20, rescanMs: 50, ...options });
    mailers.push(mailer);
    return mailer;
  };
  const start = async (habits: SmtpHabits = {}): Promise<FakeSmtp> => {
    const server = await fakeSmtp(habits);
    servers.push(server);
    return server;
  };
  const names = (...folder: string[]): string[] =>
    readdirSync(join(dataDir, 'mail-queue', ...folder)).filter((name) => name.endsWith('.mail.json'));
  const until = async (what: string, holds: () => boolean): Promise<void> => {
    await eventually(what, holds).catch(() => assert.fail(`${what}; noted: ${notes.join(' | ')}`));
  };

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'geokod-smtp-'));
    notes = [];
  });
  afterEach(async () => {
    for (const mailer of mailers.splice(0)) await mailer.close();
    for (const server of servers.splice(0)) await server.stop();
    assert.deepEqual(notes.filter((note) => /m\d@|example/.test(note)), [], 'a note names somebody');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const account = { user: 'geokod', password: 'p@ss word' };
  const credentials = 'geokod:p%40ss%20word@';
  const urlOf = ({ port }: FakeSmtp, who = '', query = ''): string => `smtp://${who}127.0.0.1:${port}${query}`;

  it('are handed over with the credentials that the server knows', async () => {
    const server = await start({ account });
    await open(urlOf(server, credentials)).post(mail(1));
    await until('there', () => server.mails.length === 1 && names().length === 0);
    assert.equal(server.mails[0].user, 'geokod');
  });

  it('all wait while the server rejects our credentials: that is not the fault of the mails', async () => {
    const server = await start({ account });
    const mailer = open(urlOf(server, 'geokod:wrong@'));
    await mailer.post(mail(1));
    await mailer.post(mail(2));
    await until('tried again', () => server.received.filter((line) => line.startsWith('AUTH')).length >= 3);
    assert.ok(notes.some((note) => note.includes('535')), notes.join());
    await mailer.close();
    assert.deepEqual([names().length, names('refused').length], [2, 0]);
    open(urlOf(server, credentials));
    await until('both there', () => server.mails.length === 2);
  });

  it('are sent encrypted where the server offers it', async () => {
    const server = await start({ account, startTls: 'offered' });
    await open(urlOf(server, credentials, '?tls.rejectUnauthorized=false')).post(mail(1));
    await until('there', () => server.mails.length === 1);
    assert.deepEqual([server.mails[0].encrypted, server.mails[0].user], [true, 'geokod']);
  });

  for (const [what, habits, query] of [
    ['no encryption is offered and it is required', {}, '?requireTLS=true'],
    ['encryption is refused and it is required', { startTls: 'refused' }, '?requireTLS=true'],
    ['no authority signed the certificate', { startTls: 'offered' }, ''],
  ] as const) {
    it(`wait, without being shown, while ${what}`, async () => {
      const server = await start({ account, ...habits });
      await open(urlOf(server, credentials, query)).post(mail(1));
      await until('tried twice', () => server.received.filter((line) => line.startsWith('EHLO')).length >= 2);
      assert.deepEqual([server.mails.length, names().length], [0, 1]);
      assert.ok(!server.received.some((line) => /^(AUTH|RCPT|DATA)/.test(line)), server.received.join());
    });
  }

  for (const [url, demanded] of [
    ['smtp://mail.example.ru', false],
    ['smtp://me:secret@mail.example.ru:587', true],
    ['smtps://me:secret@mail.example.ru', false],
    ['smtp://me:secret@localhost:2525', false],
    ['smtp://me:secret@127.0.0.1:2525', false],
    ['smtp://me:secret@[::1]:2525', false],
    ['smtp://me:secret@mail.example.ru?ignoreTLS=true', false],
    ['smtp://me:secret@mail.example.ru?requireTLS=false', false],
  ] as const) {
    it(`over ${url}: encryption is ${demanded ? '' : 'not '}demanded`, () => {
      assert.equal(new URL(smtpWithDefaults(url)).searchParams.get('requireTLS') === 'true', demanded);
    });
  }

  it('are accepted at once from every caller, however slow the server is', async () => {
    const slow = await start({ thinksMs: 100 });
    const mailer = open(slow.url);
    for (let number = 0; number < 3; number += 1) await mailer.post(mail(number));
    assert.equal(slow.mails.length, 0);
    await until('all there', () => slow.mails.length === 3);
  });

  it('survive a server that never answers, which does not keep the process from ending', async () => {
    const silent = await start({ thinksMs: Infinity });
    const mailer = open(silent.url);
    await mailer.post(mail(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const ended = mailer.close().then(() => 'ended');
    assert.equal(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 8_000))]), 'ended');
    assert.equal(names().length, 1);
  });

  it('give up on a server that holds them for ever, and come back to it', async () => {
    const silent = await start({ thinksMs: Infinity });
    // Short for a silent server, long for one that answers: a whole dialogue took 100 ms on a busy machine.
    const mailer = open(silent.url, { patienceMs: 2_000 });
    await mailer.post(mail(1));
    await until('tried and given up', () => notes.length >= 1);
    await silent.stop();
    const awake = await start({ port: silent.port });
    await until('there', () => awake.mails.length === 1);
  });

  it('do not wait for each other: a mailbox that is full or gone holds up no other', async () => {
    const server = await start();
    server.refusals.set('m1@example.ru', ['452 full', '452 still full']);
    server.refusals.set('m3@example.ru', ['550 no such mailbox as <m3@example.ru>']);
    const mailer = open(server.url);
    for (let number = 1; number <= 4; number += 1) await mailer.post(mail(number));
    await until('all but one there', () => server.mails.length === 3 && names().length === 0);
    assert.deepEqual(server.mails.map(({ to }) => to).sort(), ['m1@example.ru', 'm2@example.ru', 'm4@example.ru']);
    assert.equal(names('refused').length, 1);
    assert.ok(notes.some((note) => note.includes('waits')) && notes.some((note) => note.includes('was refused')));
  });

  it('are sent once a server that was unavailable at the start is back', async () => {
    const before = await start();
    await before.stop();
    const mailer = open(urlOf(before));
    assert.deepEqual(mailer.waiting(), { count: 0, oldestAt: undefined });
    const askedAt = Date.now() - 60_000;
    await mailer.post(mail(1), askedAt);
    await until('tried twice', () => notes.length >= 2);
    assert.deepEqual(mailer.waiting(), { count: 1, oldestAt: askedAt });
    const after = await start({ port: before.port });
    await until('there', () => after.mails.length === 1);
    await until('none waits', () => mailer.waiting()!.count === 0);
  });

  it('are not sent once they have expired', async () => {
    const server = await start();
    const mailer = open(server.url);
    await mailer.post(mail(1, { validUntil: Date.now() - 1 }));
    await mailer.post(mail(2, { validUntil: Date.now() + 60_000 }));
    await until('the second there', () => server.mails.length === 1 && names().length === 0);
    assert.deepEqual([server.mails[0].to, names('refused').length], ['m2@example.ru', 0]);
  });

  it('posted by a command beside the service are left to the service', async () => {
    const server = await start();
    const beside = open(server.url, { deliver: false });
    await beside.post(mail(1));
    await beside.close();
    assert.deepEqual([server.mails.length, names().length], [0, 1]);
    open(server.url);
    await until('the first there', () => server.mails.length === 1);
    const later = open(server.url, { deliver: false });
    await later.post(mail(2));
    await until('the second there, and out of the queue', () => server.mails.length === 2 && names().length === 0);
  });

  it('are not held up by a file that is no mail', async () => {
    mkdirSync(join(dataDir, 'mail-queue'));
    writeFileSync(join(dataDir, 'mail-queue', '1-a.mail.json'), '{"mail":');
    const server = await start();
    await open(server.url).post(mail(1));
    await until('there', () => server.mails.length === 1);
    assert.equal(names('refused').length, 1);
  });

  it('that were refused are kept for a week', async () => {
    const refused = join(dataDir, 'mail-queue', 'refused');
    mkdirSync(refused, { recursive: true });
    for (const [name, days] of [['old', 8], ['young', 6]] as const) {
      const path = join(refused, `${name}.mail.json`);
      writeFileSync(path, '{}');
      const at = new Date(Date.now() - days * DAY_MS);
      utimesSync(path, at, at);
    }
    const server = await start();
    open(server.url);
    await until('the old one is gone', () => names('refused').length === 1);
    assert.deepEqual(names('refused'), ['young.mail.json']);
  });

  it('are refused beyond a limit', async () => {
    const mailer = open('smtp://127.0.0.1:1', { deliver: true, maxQueued: 3 });
    for (let number = 0; number < 3; number += 1) await mailer.post(mail(number));
    await assert.rejects(mailer.post(mail(4)), /more than 3 mails wait/);
  });
});
