import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { call, json, type Call } from '../harness/call.ts';
import { assertConforms, contract, type SeenReply } from '../harness/conformance.ts';
import { OWNER, PUBLIC_URL, startPlatform, type Platform } from '../harness/platform.ts';

/** The parts of a reply's body that the stories use. */
interface Body {
  readonly key: string;
  readonly id: string;
  readonly code: string;
  readonly detail: string;
  readonly cached: boolean;
  readonly email: string;
  readonly confirmed: boolean;
  readonly total_units: number;
  readonly next_cursor: string | null;
  readonly took_ms: number;
  readonly recorded: readonly string[];
  readonly results: readonly { readonly address: string }[];
  readonly billing: { readonly tier: string; readonly per_1000: number };
  readonly quota: { readonly free: number; readonly used: number; readonly resets_at: string };
  readonly limits: { readonly monthly_units: number | null; readonly monthly_roubles: number | null };
  readonly payer: { readonly name: string } | null;
  readonly items: readonly { readonly id: string; readonly label: string; readonly revoked_at: string | null }[];
}

const HERE = '/v2/reverse?lat=54.442&lon=148.3408';
let platform: Platform;
before(async () => {
  platform = await startPlatform({
    manyAddresses: true,
    recordings: [
      {
        operation: 'reverse',
        call: HERE,
        input: { query: { lat: 54.442, lon: 148.3408, radius_m: 1000, limit: 1, lang: 'ru' } },
        payload: { results: [] },
      },
    ],
  });
});
after(async () => {
  await platform.close();
  assert.deepEqual(platform.service.failures, []);
});

/** A call by operationId; its reply is checked against the contract. */
async function ask(id: string, path: string, options: Call = {}, of: Platform = platform) {
  const operation = contract.operations.find((one) => one.operationId === id)!;
  const reply = await call(of.service.address, path, { method: operation.method, ...options });
  assertConforms(operation, { ...reply });
  return { ...reply, body: (reply.text === '' ? {} : JSON.parse(reply.text)) as Body };
}
const by = (key: string, more: Call = {}): Call => ({
  ...more,
  headers: { ...more.headers, authorization: `Bearer ${key}` },
});

describe('a stranger', () => {
  test('gets a key for an address and a metered answer with it, at once', async () => {
    const { body: issued } = await ask('issueKey', '/v2/key?email=stranger@example.ru');
    assert.match(issued.key, /^gk_live_/);
    const { body } = await ask('reverse', HERE, by(issued.key));
    assert.match(body.results[0].address, /Посадская улица, 9$/);
    assert.deepEqual(body.billing, { tier: 'free', per_1000: 0 });
    assert.equal(body.quota.used, 1);
    assert.match(body.quota.resets_at, /^\d{4}-\d\d-01$/);
    assert.ok(body.took_ms >= 0 && body.took_ms < 10_000);
  });

  test('gets the same answer whether the address is known or not', async () => {
    const [known, unknown] = await Promise.all([
      ask('issueKey', '/v2/key?email=stranger@example.ru'),
      ask('issueKey', '/v2/key?email=unknown@example.ru'),
    ]);
    assert.deepEqual({ ...known.body, key: '', email: '' }, { ...unknown.body, key: '', email: '' });
    assert.equal(known.headers.get('cache-control'), 'private, no-store');
  });

  test('without a key learns where to get one', async () => {
    const { body, headers } = await ask('reverse', HERE, { headers: { 'accept-language': 'en' } });
    assert.equal(body.code, 'key_missing');
    assert.match(body.detail, /GET \/v2\/key\?email=/);
    assert.match(headers.get('www-authenticate') ?? '', /^Bearer/);
  });
});

describe('the month', () => {
  test('ends for a free account with request 10 001, and the refusal says when the next begins', async () => {
    const key = await platform.issueKey('month@example.ru');
    const who = await platform.stores.keys.authenticate(key, Date.now());
    assert.equal((await platform.stores.quota.take(who, 9_999, Date.now())).granted, true);
    assert.equal((await ask('reverse', HERE, by(key))).body.quota.used, 10_000);
    const { status, body } = await ask('reverse', HERE, by(key, { headers: { 'accept-language': 'en' } }));
    assert.equal(status, 402);
    assert.equal(body.code, 'quota_exhausted');
    assert.deepEqual([body.quota.free, body.quota.used], [10_000, 10_000]);
    assert.match(body.detail, new RegExp(`10000 .*renewed on ${body.quota.resets_at}`));
  });

  test('continues for an account with a payer, at the price of the tier, until its own cap', async () => {
    const key = await platform.issueKey('payer@example.ru', { confirmed: true });
    const payer = { name: 'ООО «Ромашка»', inn: '7701234560', kpp: '770101001' };
    const patch = json({ payer, limits: { monthly_units: 10_002 } });
    const { body: account } = await ask('updateAccount', '/v2/account', by(key, patch));
    assert.deepEqual([account.payer?.name, account.limits.monthly_units], ['ООО «Ромашка»', 10_002]);
    const who = await platform.stores.keys.authenticate(key, Date.now());
    await platform.stores.quota.take(who, 10_000, Date.now());
    assert.deepEqual((await ask('reverse', HERE, by(key))).body.billing, { tier: 'up_to_1m', per_1000: 0.4 });
    assert.equal((await ask('reverse', HERE, by(key))).status, 200);
    const refused = await ask('reverse', HERE, by(key));
    assert.deepEqual([refused.status, refused.body.code], [402, 'spend_cap_reached']);
  });

  test('is not charged for refused or failed requests', async () => {
    const key = await platform.issueKey('untouched@example.ru');
    await ask('reverse', '/v2/reverse?lat=95&lon=0', by(key));
    platform.service.fault = new Error('brought about');
    await ask('reverse', '/v2/reverse?lat=1&lon=7.7', by(key));
    platform.service.failures.pop();
    const { body } = await ask('getAccount', '/v2/account', by(key));
    assert.equal(body.quota.used, 0);
    assert.equal((await ask('getUsage', '/v2/usage', by(key))).body.total_units, 0);
  });

  test('shows answered requests in the usage', async () => {
    const key = await platform.issueKey('usage@example.ru');
    for (const lon of [148.34, 148.35, 148.36]) await ask('reverse', `/v2/reverse?lat=54.4&lon=${lon}`, by(key));
    const { body } = await ask('getUsage', '/v2/usage?group=operation', by(key));
    assert.deepEqual([body.items, body.total_units], [[{ operation: 'reverse', units: 3, amount: '0.00' }], 3]);
  });

  test('can be queried for any days, at most 400 at once', async () => {
    const key = await platform.issueKey('days@example.ru');
    for (const [from, to, status] of [
      ['9999-12-31', '9999-12-31', 200], ['9998-12-31', '9999-12-31', 200], ['0001-01-01', '0001-12-31', 200],
      ['2025-01-01', '2026-02-04', 200], ['2025-01-01', '2026-02-05', 400], ['0001-01-01', '9999-12-31', 400],
    ] as const) {
      const reply = await ask('getUsage', `/v2/usage?from=${from}&to=${to}`, by(key));
      assert.equal(reply.status, status, `${from} to ${to}`);
    }
  });
});

describe('an answer', () => {
  test('is cached: an equivalent query costs a unit and no work', async () => {
    const first = await ask('reverse', '/v2/reverse?lat=54.4421&lon=148.3408', by(platform.key));
    const again = await ask('reverse', '/v2/reverse?lon=148.34080&lat=54.44210&lang=ru&limit=1', by(platform.key));
    assert.deepEqual([first.body.cached, again.body.cached], [false, true]);
    assert.deepEqual(again.body.results, first.body.results);
    assert.equal(again.body.quota.used, first.body.quota.used + 1);
  });

  test('has an id of ours, and returns the client’s own if it is valid', async () => {
    const named = await ask('reverse', HERE, by(platform.key, { headers: { 'x-request-id': 'mine-7' } }));
    assert.notEqual(named.headers.get('x-request-id'), 'mine-7');
    assert.equal(named.headers.get('x-client-request-id'), 'mine-7');
    const evil = await ask('reverse', HERE, by(platform.key, { headers: { 'x-request-id': 'a b<c>' } }));
    assert.equal(evil.headers.get('x-client-request-id'), null);
  });

  test('may be read by any page, but never with a cookie', async () => {
    const { headers } = await ask('reverse', HERE, by(platform.key, { headers: { origin: 'https://map.example' } }));
    assert.equal(headers.get('access-control-allow-origin'), '*');
    assert.equal(headers.get('access-control-allow-credentials'), null);
    const preflight = await call(platform.service.address, HERE, {
      method: 'OPTIONS',
      headers: { origin: 'https://map.example', 'access-control-request-method': 'GET' },
    });
    assert.equal(preflight.status, 204);
    assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /Authorization/);
  });
});

describe('the rate of an account', () => {
  test('is in every answer, and exceeding it gives 429 with the time to wait', async (context) => {
    // The clock only moves as set here: a bucket must not refill while a slow machine works.
    let now = Date.now();
    const own = await startPlatform({ clock: { now: () => now, monotonic: () => performance.now() } });
    context.after(() => own.close());
    const key = await own.issueKey('fast@example.ru');
    const replies: SeenReply[] = [];
    const askMore = async (times: number): Promise<number[]> => {
      replies.length = 0;
      for (let i = 0; i < times; i++) replies.push(await ask('reverse', HERE, by(key), own));
      return replies.map(({ status }) => status);
    };
    assert.deepEqual(await askMore(25), [...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
    assert.equal(replies[0].headers.get('ratelimit-policy'), '"ordinary";q=20;w=2');
    assert.equal(replies[0].headers.get('ratelimit'), '"ordinary";r=19;t=1');
    assert.equal(replies[24].headers.get('ratelimit'), '"ordinary";r=0;t=2');
    assert.equal(replies[24].headers.get('retry-after'), '1');
    now += 500;
    assert.deepEqual(await askMore(7), [...Array<number>(5).fill(200), 429, 429]);
  });
});

describe('keys of an account', () => {
  test('are created, listed page by page without their secrets, and revoked', async () => {
    const { body: made } = await ask('createKey', '/v2/keys', by(platform.key, json({ label: 'cars' })));
    assert.equal((await ask('reverse', HERE, by(made.key))).status, 200);
    const first = await ask('listKeys', '/v2/keys?limit=1', by(platform.key));
    assert.deepEqual(
      first.body.items.map(({ label }) => label),
      ['cars'],
    );
    assert.equal(first.text.includes(made.key), false);
    const next = await ask('listKeys', `/v2/keys?limit=1&cursor=${first.body.next_cursor}`, by(platform.key));
    assert.equal(next.body.next_cursor, null);
    assert.equal((await ask('revokeKey', `/v2/keys/${made.id}`, by(platform.key))).status, 204);
    assert.equal((await ask('revokeKey', `/v2/keys/${made.id}`, by(platform.key))).status, 204);
    assert.equal((await ask('reverse', HERE, by(made.key))).body.code, 'key_revoked');
  });

  test('of other accounts are not found', async () => {
    const other = await platform.issueKey('other@example.ru', { confirmed: true });
    const { id } = (await ask('listKeys', '/v2/keys', by(platform.key))).body.items[0];
    const [theirs, nobodys] = await Promise.all([
      ask('revokeKey', `/v2/keys/${id}`, by(other)),
      ask('revokeKey', '/v2/keys/key_never', by(other)),
    ]);
    const plain = ({ text }: { text: string }) => text.replaceAll(/"request_id":"\w+"/g, '');
    assert.equal(theirs.status, 404);
    assert.equal(plain(theirs), plain(nobodys));
  });

  test('that anybody could get for an address see and change nothing of its account', async () => {
    const stranger = await platform.issueKey(OWNER);
    assert.equal((await ask('listKeys', '/v2/keys', by(stranger))).body.items.length, 1);
    assert.equal((await ask('createKey', '/v2/keys', by(stranger, json({})))).body.code, 'forbidden');
    assert.equal((await ask('updateAccount', '/v2/account', by(stranger, json({ payer: null })))).status, 403);
    const { id } = (await ask('listKeys', '/v2/keys', by(platform.key))).body.items[0];
    assert.equal((await ask('revokeKey', `/v2/keys/${id}`, by(stranger))).status, 404);
    // Nor of each other: the holder of one such key learns nothing about the others.
    const other = await platform.issueKey(OWNER);
    const [own] = (await ask('listKeys', '/v2/keys', by(stranger))).body.items;
    assert.equal((await ask('listKeys', '/v2/keys', by(other))).body.items.length, 1);
    assert.equal((await ask('revokeKey', `/v2/keys/${own.id}`, by(other))).status, 404);
    const account = (await ask('getAccount', '/v2/account', by(stranger))).body;
    assert.deepEqual([account.confirmed, account.quota.used], [false, 0]);
  });
});

describe('a session', () => {
  test('begins with a link in a mail, opens the account, and ends', async () => {
    assert.equal((await ask('startSession', '/v2/session', json({ email: OWNER }))).status, 202);
    const token = await platform.signInToken(OWNER);
    const opened = await ask('openSession', '/v2/session/open', json({ token }));
    const [cookie, mark] = opened.headers.getSetCookie();
    assert.match(cookie, /^geokod_session=\w+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    assert.match(mark, /^geokod_signed_in=1; Path=\/; Max-Age=\d+; SameSite=Strict$/);
    assert.equal((await ask('openSession', '/v2/session/open', json({ token }))).status, 401);
    const signedIn = { cookie: cookie.split(';')[0] };
    assert.equal((await ask('getAccount', '/v2/account', { headers: signedIn })).body.email, OWNER);
    const ended = await ask('endSession', '/v2/session', { headers: { ...signedIn, origin: PUBLIC_URL } });
    assert.deepEqual(ended.headers.getSetCookie().map((line) => /^\w+=; .*Max-Age=0/.test(line)), [true, true]);
    assert.equal((await ask('getAccount', '/v2/account', { headers: signedIn })).status, 401);
  });

  test('changes nothing for a page of another site', async () => {
    const session = await platform.openSession(OWNER);
    const from = (headers: Record<string, string>) =>
      ask('updateAccount', '/v2/account', {
        body: json({ limits: { monthly_units: null } }).body,
        headers: { cookie: session.cookie, 'content-type': 'application/json', ...headers },
      });
    assert.equal((await from({ origin: 'https://evil.example' })).status, 403);
    assert.equal((await from({})).status, 403);
    assert.equal((await from({ 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await from({ 'sec-fetch-site': 'same-origin' })).status, 200);
    assert.equal((await from({ origin: PUBLIC_URL })).status, 200);
  });
});

describe('the sandbox', () => {
  test('answers without a key from recordings, and says that it does', async () => {
    const { body, headers } = await ask('reverse', `/sandbox${HERE}`);
    assert.equal(headers.get('x-sandbox'), 'true');
    assert.deepEqual([body.billing.tier, body.results], ['sandbox', []]);
  });

  test('lists its recordings if none matches', async () => {
    const { status, body } = await ask('reverse', '/sandbox/v2/reverse?lat=1&lon=2');
    assert.deepEqual([status, body.code, body.recorded], [404, 'no_recording', [`/sandbox${HERE}`]]);
  });

  test('still refuses invalid requests', async () => {
    assert.equal((await ask('reverse', '/sandbox/v2/reverse?lat=95&lon=2')).status, 400);
  });

  test('returns the documented example of operations without an engine', async () => {
    const { body } = await ask('listKeys', '/sandbox/v2/keys');
    assert.equal(body.items[0].label, 'production');
  });

  test('is what test keys get on the ordinary paths, for free', async () => {
    const key = await platform.issueKey('tester@example.ru', { mode: 'test' });
    const { body, headers } = await ask('reverse', HERE, by(key));
    assert.deepEqual([body.billing.tier, body.quota.used, headers.get('x-sandbox')], ['test', 0, 'true']);
    assert.equal((await ask('reverse', '/v2/reverse?lat=1&lon=2', by(key))).body.code, 'no_recording');
  });
});

test('keys from before 2.0 work, and their answers announce the end', async () => {
  const key = 'a1b2c3d4'.repeat(4);
  await platform.stores.keys.importLegacy([{ key, email: 'old@example.ru' }], Date.now());
  const { status, headers } = await ask('reverse', HERE, by(key));
  assert.equal(status, 200);
  assert.match(headers.get('deprecation') ?? '', /^@\d+$/);
  assert.equal(headers.get('sunset'), 'Mon, 30 Nov 2026 21:00:00 GMT');
  assert.match(headers.get('link') ?? '', /^<\/docs\/errors#key_legacy_expired>; rel="deprecation"/);
});

test('an error is in the preferred language', async () => {
  const languages: readonly [string | undefined, string][] = [
    [undefined, 'ru'],
    ['*', 'ru'],
    ['ru', 'ru'],
    ['en', 'en'],
    ['en-GB,ru;q=0.5', 'en'],
    ['en;q=0.5,ru-RU', 'ru'],
    ['de', 'en'],
    ['de,ru;q=0.1', 'ru'],
    ['ru;q=0', 'en'],
    ['nonsense;;;q=x', 'en'],
  ];
  for (const [wanted, expected] of languages) {
    const { headers, body } = await ask('reverse', HERE, { headers: wanted ? { 'accept-language': wanted } : {} });
    assert.equal(headers.get('content-language'), expected, wanted);
    assert.equal(/[а-яё]/i.test(body.detail), expected === 'ru', wanted);
  }
});

test('the log has a line for each request, and nothing that identifies or locates a person', async () => {
  const { logged } = platform.service;
  const from = logged.length;
  const key = await platform.issueKey('private@example.ru');
  await ask(
    'reverse',
    '/v2/reverse?lat=54.4177&lon=148.3499',
    by(key, { headers: { 'x-forwarded-for': '192.0.2.77' } }),
  );
  await ask('startSession', '/v2/session', json({ email: 'private@example.ru' }));
  const lines = logged.slice(from);
  assert.deepEqual(
    lines.map((line) => (JSON.parse(line) as { operation: string }).operation),
    ['issueKey', 'reverse', 'startSession'],
  );
  const text = lines.join('\n');
  for (const secret of [key, key.slice(8, 20), 'private@', '54.4177', '148.3499', '192.0.2.77', '127.0.0.1', '10.0.']) {
    assert.equal(text.includes(secret), false, `${secret} is in the log`);
  }
});

test('no key is ever stored: not in the database, the journal, the log or the metrics', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const key = await platform.issueKey('scan@example.ru', { confirmed: true });
  await ask('reverse', HERE, by(key));
  await ask('reverse', '/v2/reverse?lat=95&lon=1', by(key));
  await ask('reverse', HERE, by(`${key.slice(0, -1)}!`));
  await platform.stores.journal!.book();
  const files = readdirSync(platform.dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const places: [string, string][] = files.map((file) => [
    file.name,
    readFileSync(join(file.parentPath, file.name), 'latin1'),
  ]);
  places.push(['the log', platform.service.logged.join('\n')]);
  places.push(['the metrics', await platform.services.metrics.registry.metrics()]);
  assert.ok(places.length > 4);
  // Only the prefix and four characters may be shown, and nothing more of the secret part.
  for (const [name, text] of places) assert.equal(text.includes(key.slice(0, 13)), false, name);
});

test('an excess of requests is refused at once, and later ones are answered', async () => {
  const busy = await startPlatform({ manyAddresses: true, maxInFlight: 3 });
  try {
    const issue = (i: number) => call(busy.service.address, `/v2/key?email=busy${i}@example.ru`);
    const replies = await Promise.all(Array.from({ length: 12 }, (_, i) => issue(i)));
    const refused = replies.filter(({ status }) => status === 503);
    assert.ok(refused.length > 0 && refused.length < 12);
    for (const { text, headers } of refused) {
      assert.equal((JSON.parse(text) as Body).code, 'overloaded');
      assert.equal(headers.get('retry-after'), '1');
    }
    assert.equal((await issue(99)).status, 200);
  } finally {
    await busy.close();
  }
});
