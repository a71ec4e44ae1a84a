import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { GeocodeAnswer, GeocodeManyAnswer, ReverseAnswer, ReverseManyAnswer } from '../../src/contract.gen.ts';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
});
after(async () => {
  await platform.close();
  assert.deepEqual(platform.service.failures, []);
});

interface Problem {
  readonly code: string;
  readonly quota?: { readonly used: number };
  readonly errors?: readonly { readonly pointer: string; readonly code: string }[];
}
type Id = 'geocode' | 'reverse';
interface Many {
  geocode: GeocodeManyAnswer;
  reverse: ReverseManyAnswer;
}
interface Single {
  geocode: GeocodeAnswer;
  reverse: ReverseAnswer;
}

async function askMany<I extends Id>(id: I, body: object, key = platform.key, language = 'en') {
  const sent = json(body);
  const headers = { ...sent.headers, authorization: `Bearer ${key}`, 'accept-language': language };
  const reply = await call(platform.service.address, `/v2/${id}`, { method: 'POST', ...sent, headers });
  assertConforms(contract.operations.find(({ operationId }) => operationId === `${id}Many`), reply);
  return { status: reply.status, body: JSON.parse(reply.text) as Many[I] & Problem };
}

async function askSingle<I extends Id>(id: I, query: object) {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const headers = { authorization: `Bearer ${platform.key}` };
  const reply = await call(platform.service.address, `/v2/${id}?${pairs.join('&')}`, { headers });
  return { status: reply.status, body: JSON.parse(reply.text) as Single[I] & Problem };
}

const statuses = ({ body: { items } }: { body: { items: readonly { status: string }[] } }) =>
  items.map(({ status }) => status);

describe('many addresses in one request', () => {
  test('are answered in order, each with its own status', async () => {
    const items = [
      { q: 'Ветроград, Посадская, 9' },
      { q: 'zzzz' },
      { q: 'Ветроград' },
      { city: 'Ветроград', street: 'Посадская', house: '9' },
      { q: ' ' },
      { q: 'Ветроград', city: 'Ветроград' },
      { q: 'я'.repeat(401) },
      {},
    ];
    const answer = await askMany('geocode', { items, min_precision: 'house' });
    assert.deepEqual(
      statuses(answer),
      ['ok', 'not_found', 'below_precision', 'ok', 'not_found', 'invalid', 'invalid', 'invalid'],
    );
    const wrong = answer.body.items.slice(5).map(({ errors }) => errors?.map(({ pointer, code }) => [pointer, code]));
    assert.deepEqual(wrong, [
      [['/items/5/city', 'excluded']],
      [['/items/6/q', 'maxLength']],
      [['/items/7/q', 'required']],
    ]);
  });

  test('are answered if one is malformed, which is invalid', async () => {
    const q = 'Ветроград, Посадская, 9';
    const items = [{ q }, { q: 5 }, 'Ветроград', null, { query: q, text: q }, { q, house: 9 }, [q], { q }];
    const answer = await askMany('geocode', { items });
    assert.deepEqual(statuses(answer), ['ok', ...items.slice(2).map(() => 'invalid'), 'ok']);
    const wrong = answer.body.items.flatMap(({ errors = [] }) => errors);
    assert.deepEqual(wrong.map(({ pointer, code }) => `${pointer} ${code}`), [
      '/items/1/q type', '/items/2 type', '/items/3 type', '/items/4/query unknown', '/items/4/text unknown',
      '/items/5/house type', '/items/6 type',
    ]);
    const all = await askMany('geocode', { items: [1, 2, 3] });
    assert.deepEqual([all.status, statuses(all)], [200, ['invalid', 'invalid', 'invalid']]);
  });

  test('are answered if one has invalid text, which is invalid', async () => {
    const q = 'Ветроград, Посадская, 9';
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown;
    const items = [{ q: 'Ветроград\0' }, { q: '\ud83e' }, { q, 'a\0': 1 }, '\0', { q: deep }, { q }];
    const answer = await askMany('geocode', { items });
    assert.deepEqual(statuses(answer), ['invalid', 'invalid', 'invalid', 'invalid', 'invalid', 'ok']);
    const wrong = answer.body.items.flatMap(({ errors = [] }) => errors.map(({ code }) => code));
    assert.deepEqual(wrong, ['characters', 'characters', 'characters', 'characters', 'depth']);
    assert.equal(answer.body.items[0].errors![0].pointer, '/items/0/q');
  });

  test('describe the errors of an item in the client’s language', async () => {
    const en = await askMany('geocode', { items: [{}] });
    const ru = await askMany('geocode', { items: [{}] }, platform.key, 'ru');
    assert.match(en.body.items[0].errors![0].detail, /an address is needed/);
    assert.match(ru.body.items[0].errors![0].detail, /нужен адрес/);
  });

  test('restrict each to its own country, or else to the common one', async () => {
    const q = 'Ветроград, Посадская, 9';
    const answer = await askMany('geocode', { items: [{ q }, { q, country: 'XD' }], country: 'KZ' });
    assert.deepEqual(statuses(answer), ['not_found', 'ok']);
  });

  for (const [what, wrong, pointer] of [
    ['no items', { items: [] }, '/items'],
    ['101 items', { items: Array.from({ length: 101 }, () => ({ q: 'x' })) }, '/items'],
    ['no list of items', { items: { q: 'Ветроград' } }, '/items'],
    ['an option beside a wrong item', { items: [5], limit: 6 }, '/items/0'],
    ['an option with NUL', { items: [{ q: 'x' }], country: 'KZ\0' }, '/country'],
    ['half a point', { items: [{ q: 'x' }], lat: 54 }, '/lon'],
    ['a box upside down', { items: [{ q: 'x' }], bbox: [148, 55, 149, 54] }, '/bbox'],
    ['an unknown country', { items: [{ q: 'x' }], country: 'QQ' }, '/country'],
    ['an unknown precision', { items: [{ q: 'x' }], min_precision: 'exact' }, '/min_precision'],
  ] as const) {
    test(`${what} refuses the whole request`, async () => {
      const { status, body } = await askMany('geocode', wrong);
      assert.deepEqual([status, body.errors?.[0].pointer], [400, pointer]);
    });
  }
});

describe('what a list costs', () => {
  const PAYER = { name: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001', address: null, ogrn: null, bank: null };
  const house = { q: 'Ветроград, Посадская, 9' };
  let key: string;
  let used: (units: number) => Promise<void>;
  before(async () => {
    key = await platform.issueKey('lists@example.ru', { confirmed: true });
    const { accounts, keys, quota } = platform.stores;
    const { id } = (await accounts.findByEmail('lists@example.ru'))!;
    await accounts.update(id, { payer: PAYER }, Date.now());
    used = async (units) => {
      const who = await keys.authenticate(key, Date.now());
      const { used: before } = await quota.look(who, Date.now());
      await quota.take(who, units - before, Date.now());
    };
  });

  for (const [what, before, items, lines] of [
    ['within the free requests', 100, [house, house], [['free', 2, 0]]],
    ['of which nothing was found', 200, [{ q: 'zzzz' }], []],
    ['that crosses an edge', 9_999, [house, { q: 'zzzz' }, house, house], [['free', 1, 0], ['up_to_1m', 2, 0.4]]],
    ['that ends on an edge', 999_998, [house, house], [['up_to_1m', 2, 0.4]]],
    ['that begins after an edge', 1_000_000, [house], [['up_to_10m', 1, 0.25]]],
  ] as const) {
    test(`${what} is listed tier by tier`, async () => {
      await used(before);
      const { status, body } = await askMany('geocode', { items }, key);
      assert.equal(status, 200, JSON.stringify(body));
      assert.deepEqual(body.billing.lines!.map(({ tier, units, per_1000: per }) => [tier, units, per]), lines);
      if (lines.length === 0) return;
      const [tier, , per] = lines.at(-1)!;
      assert.deepEqual([body.billing.tier, body.billing.per_1000], [tier, per]);
    });
  }

  test('is free without a payer, and not listed for single requests', async () => {
    const free = await platform.issueKey('nobody-pays@example.ru', { confirmed: true });
    const { body } = await askMany('geocode', { items: [house] }, free);
    assert.deepEqual(body.billing, { tier: 'free', per_1000: 0, lines: [{ tier: 'free', units: 1, per_1000: 0 }] });
    assert.equal('lines' in (await askSingle('geocode', house)).body.billing, false);
  });
});

describe('many points in one request', () => {
  test('are answered in order; only a point outside the globe is invalid', async () => {
    const items = [{ lat: 54.442, lon: 148.3408 }, { lat: 148.3408, lon: 54.442 }, { lat: 0, lon: 0 }];
    const answer = await askMany('reverse', { items });
    assert.deepEqual(statuses(answer), ['ok', 'invalid', 'not_found']);
    assert.equal(answer.body.items[1].errors![0].pointer, '/items/1/lat');
  });
});

test('only a malformed point is invalid', async () => {
  const point = { lat: 54.442, lon: 148.3408 };
  const items = [{ ...point, lat: '54.442' }, { lat: 54.442 }, { ...point, lat: '\0' }, point];
  const answer = await askMany('reverse', { items });
  assert.deepEqual(statuses(answer), ['invalid', 'invalid', 'invalid', 'ok']);
  const pointers = answer.body.items.map(({ errors }) => errors?.[0].pointer);
  assert.deepEqual(pointers, ['/items/0/lat', '/items/1/lon', '/items/2/lat', undefined]);
});

describe('min_precision', () => {
  for (const [coarsest, expected] of [
    ['house', ['ok', 'below_precision', 'below_precision']],
    ['nearest_house', ['ok', 'below_precision', 'below_precision']],
    ['street', ['ok', 'ok', 'below_precision']],
    ['city', ['ok', 'ok', 'ok']],
    ['country', ['ok', 'ok', 'ok']],
  ] as const) {
    test(`${coarsest} omits coarser results`, async () => {
      const items = ['Ветроград, Посадская, 9', 'Ветроград, Посадская', 'Ветроград'].map((q) => ({ q }));
      assert.deepEqual(statuses(await askMany('geocode', { items, min_precision: coarsest })), expected);
    });
  }
});

describe('an item is answered as a single request would be', () => {
  const word = fc.constantFrom(
    'Ветроград', 'Посадская', 'ул.', '9', '11', 'Садовая', 'д. 5', 'кв. 3', '900051', '54.442, 148.3408', '!',
  );
  const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(', '));
  const item = fc.oneof(
    fc.record({ q: fc.oneof(text, fc.string({ maxLength: 30, unit: 'grapheme' })) }),
    fc.record({ city: text, street: text, house: word }, { requiredKeys: [] }),
  );
  const options = fc.record(
    {
      lang: fc.constantFrom('ru', 'en', 'local'),
      limit: fc.integer({ min: 1, max: 5 }),
      country: fc.constantFrom('XD', 'KZ', 'xd,ru'),
    },
    { requiredKeys: ['limit'] },
  );

  test('address by address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 6 }), options, async (items, drawn) => {
        const many = await askMany('geocode', { items, ...drawn });
        assert.equal(many.status, 200);
        for (const [at, one] of items.entries()) {
          const single = await askSingle('geocode', { ...drawn, ...one });
          const { status, results } = many.body.items[at];
          if (single.status === 400) assert.equal(status, 'invalid');
          else assert.deepEqual(results, single.body.results);
        }
      }),
      { numRuns: 60, seed: 16 },
    );
  });

  test('point by point', async () => {
    const point = fc.record({
      lat: fc.double({ min: 54.3, max: 54.5, noNaN: true }), lon: fc.double({ min: 148.2, max: 148.4, noNaN: true }),
    });
    const limits = fc.integer({ min: 1, max: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(point, { minLength: 1, maxLength: 6 }), limits, async (items, limit) => {
        const many = await askMany('reverse', { items, limit });
        for (const [at, one] of items.entries()) {
          assert.deepEqual(many.body.items[at].results, (await askSingle('reverse', { ...one, limit })).body.results);
        }
      }),
      { numRuns: 40, seed: 17 },
    );
  });
});

describe('the price of many', () => {
  const items = [{ q: 'Ветроград, Посадская, 9' }, { q: 'zzzz' }, { q: 'Ветроград' }, {}];

  test('is a unit for each item with results, in the quota and in the ledger', async () => {
    const key = await platform.issueKey('many@example.ru', { confirmed: true });
    assert.equal((await askMany('geocode', { items }, key)).body.quota.used, 2);
    assert.equal((await askMany('geocode', { items, min_precision: 'house' }, key)).body.quota.used, 3);
    assert.equal((await askMany('geocode', { items: [{ q: 'zzzz' }] }, key)).body.quota.used, 3);
    await platform.stores.journal!.book();
    const headers = { authorization: `Bearer ${key}` };
    const usage = await call(platform.service.address, '/v2/usage?group=operation', { headers });
    const { items: [first, ...others] } = JSON.parse(usage.text) as { items: { operation: string; units: number }[] };
    assert.deepEqual([first.operation, first.units, others], ['geocodeMany', 3, []]);
  });

  test('must be affordable for all items before any is geocoded', async () => {
    const key = await platform.issueKey('poor@example.ru', { confirmed: true });
    await platform.stores.accounts.override('poor@example.ru', { freeUnits: 5 }, Date.now());
    const poor = await platform.issueKey('poor@example.ru', { confirmed: true });
    assert.equal((await askMany('geocode', { items: [...items, ...items] }, poor)).body.code, 'quota_exhausted');
    assert.equal((await askMany('geocode', { items }, key)).body.quota.used, 2);
  });
});

test('the time in which a body arrives is not that of the answer', async () => {
  const sendingMs = 3000;
  async function* slowly(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('{"items":[');
    await sleep(sendingMs);
    yield Buffer.from('{"q":"Ветроград"}]}');
  }
  const headers = { authorization: `Bearer ${platform.key}`, 'content-type': 'application/json' };
  const init: RequestInit = { method: 'POST', headers, body: ReadableStream.from(slowly()), duplex: 'half' };
  const reply = await fetch(`${platform.service.address}/v2/geocode`, init);
  assert.equal(reply.status, 200);
  const { took_ms: tookMs } = (await reply.json()) as GeocodeManyAnswer;
  assert.ok(tookMs < sendingMs, `${tookMs} ms`);
});
