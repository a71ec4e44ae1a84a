import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { GeocodeAnswer, ReverseAnswer, SuggestAnswer } from '../../src/contract.gen.ts';
import { call } from '../harness/call.ts';
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
  readonly detail: string;
  readonly errors: readonly { readonly parameter: string; readonly code: string }[];
}

interface Answers {
  geocode: GeocodeAnswer;
  reverse: ReverseAnswer;
  suggest: SuggestAnswer;
}

/** A search by operation; its reply is checked against the contract. */
async function ask<Id extends keyof Answers>(id: Id, query: Readonly<Record<string, string | number>>) {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const reply = await call(platform.service.address, `/v2/${id}?${pairs.join('&')}`, {
    headers: { authorization: `Bearer ${platform.key}`, 'accept-language': 'en' },
  });
  assertConforms(contract.operations.find(({ operationId }) => operationId === id), reply);
  const body = JSON.parse(reply.text) as Answers[Id] & Problem;
  return { status: reply.status, body };
}

const refusedFor = async (id: keyof Answers, query: Readonly<Record<string, string | number>>): Promise<string> => {
  const { status, body } = await ask(id, query);
  return status === 400 ? body.errors.map(({ parameter, code }) => `${parameter} ${code}`).join(', ') : String(status);
};

const HOUSE = 'Ветроградская область, Ветроград, Посадская улица, 9';

describe('geocode', () => {
  test('answers an address with all that the contract promises of a result', async () => {
    const { body } = await ask('geocode', { q: '600001, ветроград, ул. посадская, д. 9, кв. 40' });
    const [{ id, address, components, ...rest }] = body.results;
    assert.match(id, /^\w+$/u);
    assert.equal(address, `Охотия, ${HOUSE}`);
    assert.deepEqual([components.house, components.street, components.city], ['9', 'Посадская улица', 'Ветроград']);
    assert.ok(rest.confidence > 0.9);
    assert.deepEqual({ ...rest, confidence: 1 }, {
      type: 'building', lat: 54.442, lon: 148.3408, district: 'Центральный район', precision: 'house', confidence: 1,
      distance_m: 10, postal_code: '600001', postal_code_source: 'own', unparsed: ['кв. 40'],
      match: { house: 'exact', street: 'exact', place: 'exact', region: 'absent', postal_code: 'exact' },
    });
  });

  test('accepts an address in parts, and countries by code or name', async () => {
    for (const country of ['XD', 'xd,ru', 'Охотия']) {
      const { body } = await ask('geocode', { country, city: 'Ветроград', street: 'Посадская', house: '9' });
      assert.equal(body.results[0]?.address, `Охотия, ${HOUSE}`, country);
    }
  });

  test('finds nothing in another country', async () => {
    assert.deepEqual((await ask('geocode', { q: 'Ветроград, Посадская 9', country: 'KZ' })).body.results, []);
    assert.deepEqual((await ask('geocode', { q: '54.442, 148.3408', country: 'KZ' })).body.results, []);
    assert.deepEqual((await ask('suggest', { q: '54.442, 148.3408', country: 'KZ' })).body.suggestions, []);
    assert.equal((await ask('geocode', { q: '54.442, 148.3408', country: 'XD' })).body.results.length, 1);
  });

  test('invents no house: the answer is coarser and says so', async () => {
    const { body } = await ask('geocode', { q: 'Ветроград, Посадская, 999', limit: 1 });
    const [{ precision, components, confidence, match, unparsed, ...rest }] = body.results;
    assert.deepEqual([precision, components.house, match.house], ['street', undefined, 'wrong']);
    assert.deepEqual([rest.postal_code, rest.postal_code_source], ['600001', 'street']);
    assert.deepEqual(unparsed, ['999']);
    assert.ok(confidence <= 0.6);
  });

  test('answers typed coordinates like reverse, with the distance', async () => {
    const point = { lat: 54.44206, lon: 148.3409 };
    const [typed] = (await ask('geocode', { q: `${point.lat}, ${point.lon}` })).body.results;
    const [asked] = (await ask('reverse', point)).body.results;
    const { match, unparsed, ...place } = typed;
    assert.deepEqual(place, asked);
    assert.ok(place.distance_m > 5 && place.distance_m < 12);
    assert.deepEqual([new Set(Object.values(match)), unparsed], [new Set(['absent']), []]);
    assert.deepEqual((await ask('geocode', { q: '54.2, 150.5' })).body.results, []);
  });

  test('answers in the requested language', async () => {
    const { body } = await ask('geocode', { q: 'Ветроград, Посадская 9', lang: 'en', limit: 1 });
    assert.equal(body.results[0].address, '9 Posadskaya Street, Vetrograd, Vetrograd Oblast, Okhotia');
  });

  test('searches only in the box', async () => {
    const q = 'Посадская 9';
    assert.equal((await ask('geocode', { q, bbox: '148.34,54.44,148.35,54.443' })).body.results.length, 1);
    assert.deepEqual((await ask('geocode', { q, bbox: '148.35,54.44,148.36,54.443' })).body.results, []);
    assert.deepEqual((await ask('geocode', { q, bbox: '170,50,-170,60' })).body.results, []);
  });

  const refusals: readonly (readonly [query: Readonly<Record<string, string | number>>, refused: string])[] = [
    [{}, 'q required'],
    [{ q: '' }, 'q minLength'],
    [{ q: 'а'.repeat(401) }, 'q maxLength'],
    [{ q: 'x', limit: 0 }, 'limit minimum'],
    [{ q: 'x', limit: 21 }, 'limit maximum'],
    [{ q: 'x', limit: 1.5 }, 'limit type'],
    [{ q: 'x', city: 'y' }, 'city excluded'],
    [{ q: 'x', country: 'QQ' }, 'country enum'],
    [{ q: 'x', lat: 1 }, 'lon required'],
    [{ q: 'x', lat: 91, lon: 1 }, 'lat maximum'],
    [{ q: 'x', bbox: '1,2,3' }, 'bbox minItems'],
    [{ q: 'x', bbox: '3,2,1,4' }, 'bbox order'],
    [{ q: 'x', lang: 'de' }, 'lang enum'],
    [{ house: 'x'.repeat(201) }, 'house maxLength'],
    [{ q: 'x', query: 'y' }, 'query unknown'],
  ];
  for (const [query, refused] of refusals) {
    test(`refuses ${JSON.stringify(query).slice(0, 60)}: ${refused}`, async () => {
      assert.equal(await refusedFor('geocode', query), refused);
    });
  }

  for (const raw of ['a%00b', '%ED%A0%80', '%ff', '%C0%80', '%', '%F0%28%8C%28']) {
    test(`refuses ${raw}, which is not valid text, in every parameter`, async () => {
      for (const name of ['q', 'city', 'house', 'country', 'bbox', 'lang']) {
        const { status, text } = await call(platform.service.address, `/v2/geocode?${name}=${raw}`, {
          headers: { authorization: `Bearer ${platform.key}` },
        });
        assert.deepEqual([status, (JSON.parse(text) as Problem).errors[0].parameter], [400, name]);
      }
    });
  }

  test('names the limit of an overlong text', async () => {
    const { body } = await ask('geocode', { q: 'а'.repeat(500) });
    assert.match(body.detail, /^q: .*400/u);
    const long = await call(platform.service.address, `/v2/geocode?q=${'a'.repeat(10_000)}`, {
      headers: { authorization: `Bearer ${platform.key}`, 'accept-language': 'en' },
    });
    assert.equal(long.status, 414);
    assert.match((JSON.parse(long.text) as Problem).detail, /8192/u);
  });

  for (const q of ['!!!', '...,,,', '🏠🏡', '\u200B', '١٢٣', '   ', '%', '7'.repeat(300), '()[]{}', 'ﷺ', '\u0301']) {
    test(`finds nothing in ${JSON.stringify(q).slice(0, 30)}, with an empty list`, async () => {
      const { status, body } = await ask('geocode', { q });
      assert.deepEqual([status, body.results], [200, []]);
    });
  }

  test('answers all Unicode forms of a text alike, from the same cache entry', async () => {
    const [first, ...others] = ['Ветроград, Посадская улица 7, Йод', ' Ветроград,  Посадская\u00A0улица 7, Йод ',
      'Ветроград, Посадская улица 7, Йод'.normalize('NFD'), 'Ветро\u00ADград, Посадская улица 7, Йод\u200B'];
    const { body: fresh } = await ask('geocode', { q: first });
    assert.equal(fresh.cached, false);
    for (const q of others) {
      const { body } = await ask('geocode', { q });
      assert.deepEqual([body.cached, body.results], [true, fresh.results], JSON.stringify(q));
    }
    const { body } = await ask('geocode', { q: first, limit: 5, lang: 'ru' });
    assert.equal(body.cached, true, 'what is said by default is said as well');
  });
});

describe('suggest', () => {
  test('answers with all that the contract promises of a suggestion', async () => {
    const { body } = await ask('suggest', { q: 'Ветроград', lat: 54.45, lon: 148.35 });
    const [{ text, highlights, address, ...rest }] = body.suggestions;
    assert.match(text, /Ветроград/u);
    assert.match(address, /Ветроград$/u);
    for (const [from, to] of highlights) assert.ok(from < to && to <= text.length);
    assert.deepEqual([rest.precision, rest.postal_code, rest.postal_code_source], ['city', '', 'none']);
    assert.ok(rest.distance_m! > 500 && rest.distance_m! < 2500);
  });

  test('has no distance without a reference point', async () => {
    const { body } = await ask('suggest', { q: 'Ветроград' });
    assert.ok(body.suggestions.length > 0);
    for (const one of body.suggestions) assert.equal(one.distance_m, undefined);
  });

  test('answers typed coordinates with what is there', async () => {
    const { body } = await ask('suggest', { q: '54.442, 148.3408' });
    assert.deepEqual(body.suggestions.map(({ precision, text }) => [precision, text]), [['house', `Охотия, ${HOUSE}`]]);
  });

  const refusals: readonly (readonly [query: Readonly<Record<string, string | number>>, refused: string])[] = [
    [{}, 'q required'],
    [{ q: '' }, 'q minLength'],
    [{ q: 'а'.repeat(201) }, 'q maxLength'],
    [{ q: 'x', limit: 21 }, 'limit maximum'],
    [{ q: 'x', types: 'planet' }, 'types.0 enum'],
    [{ q: 'x', types: 'city,city' }, 'types uniqueItems'],
    [{ q: 'x', country: 'Россия' }, 'country pattern'],
    [{ q: 'x', country: 'QQ' }, 'country enum'],
    [{ q: 'x', lon: 1 }, 'lat required'],
  ];
  for (const [query, refused] of refusals) {
    test(`refuses ${JSON.stringify(query).slice(0, 60)}: ${refused}`, async () => {
      assert.equal(await refusedFor('suggest', query), refused);
    });
  }

  for (const q of ['!', '🏠', '\u200B', '()', '   ', '%%%', '\u0301']) {
    test(`suggests nothing for ${JSON.stringify(q)}`, async () => {
      const { status, body } = await ask('suggest', { q });
      assert.deepEqual([status, body.suggestions], [200, []]);
    });
  }
});
