import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fakeSmtp, type FakeSmtp } from '../../../test/harness/smtp-server.ts';
import { openMailer } from './open.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const mail = (number: number) => ({
  to: `m${number}@example.ru`,
  subject: 'Подтвердите адрес',
  text: 'Откройте http://localhost:8080/v2/key/confirm?token=abc\n',
});

describe('mails', () => {
  let dataDir: string;
  let notes: string[];
  const mailers: Mailer[] = [];
  const open = (smtpUrl: string): Mailer => {
    const from = 'Geokod <geokod@example.ru>';
    const mailer = openMailer({ smtpUrl, dataDir, from, note: (text) => notes.push(text) });
    mailers.push(mailer);
    return mailer;
  };
  const queued = (): string[] => readdirSync(join(dataDir, 'mail-queue')).filter((name) => name.endsWith('.json'));

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'geokod-mail-'));
    notes = [];
  });
  afterEach(async () => {
    for (const mailer of mailers.splice(0)) await mailer.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('are left in the outbox without a mail server, for the operator only, and the link is logged', async () => {
    await open('').post(mail(1));
    const [name, ...others] = readdirSync(join(dataDir, 'outbox'));
    assert.deepEqual(others, []);
    const path = join(dataDir, 'outbox', name);
    const text = readFileSync(path, 'utf8');
    assert.match(text, /^From: Geokod <geokod@example.ru>$/m);
    assert.match(text, /^To: m1@example.ru$/m);
    assert.equal(statSync(path).mode & 0o777, 0o600);
    assert.equal(notes.length, 1);
    assert.match(notes[0], /http:\/\/localhost:8080\/v2\/key\/confirm\?token=abc/);
    assert.doesNotMatch(notes[0], /m1|example\.ru/, 'whose mail it is is told to nobody but its reader');
  });

  it('to national addresses are left in the outbox like others', async () => {
    await open('').post({ ...mail(1), to: 'почта@xn--e1afmkfd.xn--p1ai' });
    await open('').post({ ...mail(2), to: 'user@xn--e1afmkfd.xn--p1ai' });
    const texts = readdirSync(join(dataDir, 'outbox')).map((name) =>
      readFileSync(join(dataDir, 'outbox', name), 'utf8'),
    );
    assert.match(texts.join('\n'), /^To: почта@пример.рф$/m);
    assert.match(texts.join('\n'), /^To: user@xn--e1afmkfd.xn--p1ai$/m);
  });

  describe('with a mail server', () => {
    let server: FakeSmtp;
    beforeEach(async () => {
      server = await fakeSmtp();
    });
    afterEach(() => server.stop());

    it('are handed over in their order', async () => {
      const mailer = open(server.url);
      for (let number = 0; number < 5; number += 1) await mailer.post(mail(number));
      await eventually('all five there', () => server.mails.length === 5 && queued().length === 0);
      assert.deepEqual(server.mails.map(({ to }) => to), [0, 1, 2, 3, 4].map((number) => `m${number}@example.ru`));
    });

    it('to national domains go to any server, to national names only to one that supports them', async () => {
      const mailer = open(server.url);
      await mailer.post({ ...mail(1), to: 'почта@xn--e1afmkfd.xn--p1ai' });
      await mailer.post({ ...mail(2), to: 'user@xn--e1afmkfd.xn--p1ai' });
      await eventually('the second there', () => server.mails.length === 1 && queued().length === 0);
      assert.equal(server.mails[0].to, 'user@xn--e1afmkfd.xn--p1ai');
      assert.equal(readdirSync(join(dataDir, 'mail-queue', 'refused')).length, 1);
      assert.ok(notes.some((note) => note.includes('was refused')));

      const national = await fakeSmtp({ national: true });
      try {
        await open(national.url).post({ ...mail(3), to: 'почта@xn--e1afmkfd.xn--p1ai' });
        await eventually('it is there', () => national.mails.length === 1);
        assert.equal(national.mails[0].to, 'почта@пример.рф');
        assert.match(national.mails[0].from, / SMTPUTF8/);
        assert.match(national.mails[0].data, /^To: почта@пример.рф\r$/m);
      } finally {
        await national.stop();
      }
    });

    it('outlive the end of the process and the absence of the server', async () => {
      const nobody = open('smtp://127.0.0.1:1');
      await nobody.post(mail(1));
      await eventually('tried', () => notes.length > 0);
      await nobody.close();
      assert.equal(queued().length, 1);
      open(server.url);
      await eventually('handed over', () => server.mails.length === 1 && queued().length === 0);
    });
  });
});
