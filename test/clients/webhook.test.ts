import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookError, type WebhookFault } from '../../clients/typescript/src/index.ts';
import { makeSecret } from '../../src/jobs/webhooks/secret.ts';
import { signatureHeaders } from '../../src/jobs/webhooks/signature.ts';

const random = (count: number): Uint8Array => randomBytes(count);
const secret = makeSecret(random);
const message = { type: 'batch.completed', timestamp: '2026-11-21T09:41:00.000Z', data: { job: 'б_1 😀' } };
const body = JSON.stringify(message);
const NOW = Date.parse('2026-11-21T09:42:00Z');
const signed = (at = NOW, secrets = [secret], text = body) =>
  signatureHeaders(secrets, { id: 'evt_1', at, body: text });
const verify = (headers: Parameters<typeof verifyWebhook>[0], text: string | Uint8Array = body, by = secret) =>
  verifyWebhook(headers, text, by, { now: NOW });
const refusedFor = (fault: WebhookFault) => (error: unknown) => error instanceof WebhookError && error.fault === fault;

describe('the client verifies a webhook', () => {
  it('that we sign, from headers of fetch and of Node, as text and as bytes', async () => {
    const headers = signed();
    const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    for (const each of [headers, upper, new Headers(headers)]) {
      for (const text of [body, Buffer.from(body)]) {
        assert.deepEqual(await verify(each, text), { id: 'evt_1', ...message });
      }
    }
  });

  it('that any library of Standard Webhooks signs, as that one verifies what we sign', async () => {
    const text = fc.tuple(fc.string({ unit: 'binary' }), fc.uint8Array({ minLength: 24, maxLength: 64 }));
    const agree = fc.asyncProperty(text, async ([value, bytes]) => {
      const theirs = `whsec_${Buffer.from(bytes).toString('base64')}`;
      const written = JSON.stringify({ ...message, data: { value } });
      const library = new Webhook(theirs);
      const now = new Date();
      const headers = {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': library.sign('msg_1', now, written),
      };
      const read = await verifyWebhook(headers, written, theirs);
      assert.deepEqual(read, { id: 'msg_1', ...(library.verify(written, headers) as object) });
      const ours = signatureHeaders([theirs], { id: 'evt_1', at: Date.now(), body: written });
      assert.deepEqual(await verifyWebhook(ours, written, theirs), {
        id: 'evt_1', ...(library.verify(written, ours) as object),
      });
    });
    await fc.assert(agree, { seed: 3 });
  });

  it('with any of several signatures, after a roll, by either secret', async () => {
    const old = makeSecret(random);
    const headers = signed(NOW, [secret, old]);
    for (const by of [secret, old]) assert.equal((await verify(headers, body, by)).id, 'evt_1');
    const beside = { ...headers, 'webhook-signature': `v2,abc v1a,x ${headers['webhook-signature']} v1,` };
    assert.equal((await verify(beside)).id, 'evt_1');
    await assert.rejects(verify(headers, body, makeSecret(random)), refusedFor('signature'));
  });

  for (const [what, minutes, isTaken] of [
    ['of five minutes ago', -5, true],
    ['of more than five minutes ago', -5.02, false],
    ['of a clock that is five minutes ahead', 5, true],
    ['of a clock that is farther ahead', 5.02, false],
  ] as const) {
    it(`${what}: ${isTaken ? 'taken' : 'refused'}`, async () => {
      const verified = verify(signed(NOW + minutes * 60_000));
      if (isTaken) assert.equal((await verified).id, 'evt_1');
      else await assert.rejects(verified, refusedFor('time'));
    });
  }

  it('and none that was changed in any byte, or has no headers, or no time', async () => {
    const headers = signed();
    const at = fc.record({ place: fc.nat(Buffer.byteLength(body) - 1), by: fc.integer({ min: 1, max: 255 }) });
    await fc.assert(fc.asyncProperty(at, async ({ place, by }) => {
      const changed = Buffer.from(body);
      changed[place] = changed[place] ^ by;
      await assert.rejects(verify(headers, changed), refusedFor('signature'));
    }), { seed: 4 });
    for (const name of Object.keys(headers)) {
      await assert.rejects(verify({ ...headers, [name]: undefined }), refusedFor('headers'), name);
    }
    for (const seconds of ['', '-1', '1e3', ' 1', 'now', '9'.repeat(20)]) {
      await assert.rejects(verify({ ...headers, 'webhook-timestamp': seconds }), refusedFor('time'), seconds);
    }
    await assert.rejects(verify({ ...headers, 'webhook-id': 'evt_2' }), refusedFor('signature'));
    await assert.rejects(verify({ ...headers, 'webhook-signature': 'v1,' }), refusedFor('signature'));
  });

  it('and says so when what is signed cannot be read, or the secret is none', async () => {
    for (const text of ['', 'null', '[]', '{', '{"type":1}']) {
      await assert.rejects(verify(signed(NOW, [secret], text), text), refusedFor('body'), text);
    }
    await assert.rejects(verify(signed(), body, 'gk_live_x'), TypeError);
  });
});
