import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { breakingChanges, newestOf } from '../../openapi/breaking.ts';
import type { Release } from '../../openapi/breaking/notices.ts';
import { deref, type JsonObject } from '../../openapi/document.ts';
import { OPEN_LIST as OPEN } from '../../openapi/open-lists.ts';
import { readReleases, releaseDays } from '../../openapi/releases.ts';
import { harmlessToRemove, placesOf, type Place } from './places.ts';

/** The bundle, loosely typed so that tests can change it. */
type Loose = ReturnType<typeof JSON.parse>;

const text = readFileSync('openapi/dist/openapi.json', 'utf8');
const bundle = (): Loose => JSON.parse(text);
const today = new Date('2027-06-01');
const release = (document: JsonObject, version = '2.4.0', day?: string): Release => ({ version, day, document });

/** The complaints about the bundle after a change; `prepare` applies to both releases. */
function after(change: (document: Loose) => void, prepare: (document: Loose) => void = () => {}): string[] {
  const released = bundle();
  prepare(released);
  const current = structuredClone(released);
  change(current);
  return breakingChanges([release(released)], current, today);
}

const parameter = (document: Loose, path: string, name: string): Loose =>
  document.paths[path].get.parameters.find((one: Loose) => one.name === name);
const reply = (document: Loose, path: string, method: string, status: number): Loose =>
  document.paths[path][method].responses[status];
const schemas = (document: Loose): Loose => document.components.schemas;

type Case = readonly [name: string, change: (document: Loose) => void, expected: RegExp | undefined];

const breaking: readonly Case[] = [
  ['an operation is gone', (d) => delete d.paths['/v2/keys'].post, /POST \/v2\/keys: the operation "createKey"/],
  ['a path is gone', (d) => delete d.paths['/v2/usage'], /GET \/v2\/usage: the operation "getUsage" is gone/],
  [
    'a method became another',
    (d) => {
      d.paths['/v2/account'].put = d.paths['/v2/account'].patch;
      delete d.paths['/v2/account'].patch;
    },
    /PATCH \/v2\/account: the operation "updateAccount" is gone/,
  ],
  ['a function has another name', (d) => (d.paths['/v2/key'].get.operationId = 'newKey'), /"issueKey" became "newKey"/],
  ['a parameter is gone', (d) => d.paths['/v2/key'].get.parameters.splice(1, 1), /query parameter mode: it is gone/],
  [
    'a parameter has moved to a header',
    (d) => (parameter(d, '/v2/key', 'mode').in = 'header'),
    /query parameter mode: it is gone/,
  ],
  [
    'a new parameter must be sent',
    (d) => d.paths['/v2/usage'].get.parameters.push({ name: 'x', in: 'query', required: true, schema: {} }),
    /query parameter x: it is new and must be sent/,
  ],
  [
    'a parameter must be sent now',
    (d) => (parameter(d, '/v2/reverse', 'radius_m').required = true),
    /radius_m: it must be sent now/,
  ],
  ['a list is written in another way', (d) => (parameter(d, '/v2/usage', 'group').explode = true), /explode .* became/],
  [
    'a field must be sent now',
    (d) => (schemas(d).KeyRequest.required = ['label']),
    /POST \/v2\/keys body\/label: the field must be sent now/,
  ],
  [
    'a field may not be sent any more',
    (d) => delete schemas(d).KeyRequest.properties.label,
    /body\/label: the field is gone/,
  ],
  [
    'a body must be sent now',
    (d) => (d.paths['/v2/usage'].get.requestBody = { required: true, content: {} }),
    /body: it is new and must be sent/,
  ],
  ['a body is gone', (d) => delete d.paths['/v2/keys'].post.requestBody, /POST \/v2\/keys body: it is gone/],
  [
    'a body may be smaller only',
    (d) => (d.paths['/v2/keys'].post['x-max-body-bytes'] = 100),
    /x-max-body-bytes 65536 became 100/,
  ],
  [
    'the type of a parameter changed',
    (d) => (parameter(d, '/v2/reverse', 'radius_m').schema.type = 'integer'),
    /radius_m: type number became integer/,
  ],
  [
    'the type of a reply changed',
    (d) => (schemas(d).Key.properties.confirmed.type = 'string'),
    /200\/items\/\[\]\/confirmed: type boolean became string/,
  ],
  [
    'a field of a reply may be null now',
    (d) => (schemas(d).Key.properties.label.type = ['string', 'null']),
    /label: type string became string\|null/,
  ],
  ['a value may not be sent any more', (d) => schemas(d).Lang.enum.pop(), /lang: \["local"\] is gone/],
  ['a code of errors is gone', (d) => schemas(d).Code[OPEN].pop(), /code: \["timeout"\] is gone/],
  [
    'codes are a closed list now',
    (d) => {
      schemas(d).Code.enum = schemas(d).Code[OPEN];
      delete schemas(d).Code[OPEN];
    },
    /code: x-extensible-enum is gone/,
  ],
  ['a maximum is lower', (d) => (parameter(d, '/v2/reverse', 'limit').schema.maximum = 10), /maximum 20 became 10/],
  ['a minimum is higher', (d) => (parameter(d, '/v2/reverse', 'limit').schema.minimum = 2), /minimum 1 became 2/],
  ['a text must be shorter', (d) => (schemas(d).KeyRequest.properties.label.maxLength = 5), /maxLength \d+ became 5/],
  ['a reply keeps to no maximum', (d) => delete schemas(d).Place.properties.confidence.maximum, /1 became none/],
  ['a pattern changed', (d) => (schemas(d).LinkToken.pattern = '^a$'), /token: pattern .* became "\^a\$"/],
  [
    'a default changed',
    (d) => (parameter(d, '/v2/reverse', 'limit').schema.default = 5),
    /limit: the default 1 became 5/,
  ],
  ['a default is gone', (d) => delete parameter(d, '/v2/reverse', 'limit').schema.default, /the default 1 became none/],
  [
    'what is sent must have a form',
    (d) => (schemas(d).KeyRequest.properties.label.format = 'uri'),
    /label: format none became "uri"/,
  ],
  ['what is answered has no form any more', (d) => delete schemas(d).Key.properties.created_at.format, /became none/],
  ['a field of a reply is gone', (d) => delete schemas(d).Place.properties.district, /district: the field is gone/],
  [
    'a field of a reply may be missing',
    (d) => (schemas(d).Place.required = ['id']),
    /address: the field may be missing now/,
  ],
  ['a field deep in a problem is gone', (d) => delete schemas(d).FieldError.properties.pointer, /pointer: the field/],
  ['a status is gone', (d) => delete d.paths['/v2/reverse'].get.responses['402'], /402: the reply is gone/],
  ['another kind of success', (d) => (d.paths['/v2/keys'].post.responses[202] = {}), /202: a new kind of success/],
  ['an unconditional 304', (d) => (d.paths['/v2/keys'].get.responses[304] = {}), /304: a new kind of success/],
  [
    'a header of a reply is gone',
    (d) => delete reply(d, '/v2/reverse', 'get', 200).headers.RateLimit,
    /200 header RateLimit: it is gone/,
  ],
  [
    'a type of replies is gone',
    (d) => (reply(d, '/v2/reverse', 'get', 200).content = { 'text/csv': { schema: { type: 'string' } } }),
    /200: the type application\/json is gone/,
  ],
  ['a link is gone', (d) => delete reply(d, '/v2/keys', 'post', 201).links.revokeKey, /link revokeKey: it is gone/],
  ['a key is needed now', (d) => delete d.paths['/v2/key'].get.security, /GET \/v2\/key: it needs a key now/],
  ['a key is needed no more', (d) => (d.paths['/v2/account'].get.security = []), /it is open to everybody now/],
  [
    'a session does not open it any more',
    (d) => d.paths['/v2/keys'].get.security.pop(),
    /\{"session":\[\]\} does not open it any more/,
  ],
  ['every operation needs something else', (d) => (d.security = [{ session: [] }]), /"key":\[\]\} does not/],
  ['keys are sent in another way', (d) => (d.components.securitySchemes.key.scheme = 'basic'), /key: it changed/],
  ['it costs more', (d) => (d.paths['/v2/reverse'].get['x-units'] = 2), /x-units 1 became 2/],
  ['a free operation costs', (d) => (d.paths['/v2/usage'].get['x-units'] = 1), /x-units none became 1/],
  ['it must not be repeated', (d) => (d.paths['/v2/reverse'].get['x-repeatable'] = false), /must not be repeated/],
  ['a server is gone', (d) => d.servers.pop(), /it is not at the server \/sandbox any more/],
  ['the paths begin otherwise', (d) => (d.servers[0].url = '/api'), /it is not at the server \/ any more/],
  [
    'something these rules do not know changed',
    (d) => (d.paths['/v2/reverse'].get.callbacks = {}),
    /callbacks none became/,
  ],
  [
    'a keyword these rules do not know changed',
    (d) => (schemas(d).Place.patternProperties = {}),
    /patternProperties changed/,
  ],
];

const harmless: readonly Case[] = [
  ['another kind of success comes with the header that asks for it', (d) => {
    d.paths['/v2/keys'].get.parameters.push({ name: 'If-None-Match', in: 'header', schema: {} });
    d.paths['/v2/keys'].get.responses[304] = {};
  }, undefined],
  ['nothing', () => {}, undefined],
  ['a new path', (d) => (d.paths['/v2/new'] = { get: { operationId: 'x', responses: { 200: {} } } }), undefined],
  ['a new operation', (d) => (d.paths['/v2/usage'].delete = { operationId: 'x', responses: {} }), undefined],
  [
    'a new parameter that may be left out',
    (d) => d.paths['/v2/usage'].get.parameters.push({ name: 'x', in: 'query', schema: { type: 'string' } }),
    undefined,
  ],
  ['a new field of a reply', (d) => (schemas(d).Place.properties.floor = { type: 'integer' }), undefined],
  ['a new field that may be sent', (d) => (schemas(d).KeyRequest.properties.note = { type: 'string' }), undefined],
  ['a field of a reply is always there now', (d) => schemas(d).Problem.required.push('errors'), undefined],
  ['a new code of errors', (d) => schemas(d).Code[OPEN].push('too_late'), undefined],
  ['a new precision', (d) => schemas(d).Precision[OPEN].push('guess'), undefined],
  ['a new error', (d) => (d.paths['/v2/keys'].get.responses['418'] = { description: 'A teapot.' }), undefined],
  [
    'a new header of a reply',
    (d) => (reply(d, '/v2/key', 'get', 200).headers['X-New'] = { schema: { type: 'string' } }),
    undefined,
  ],
  ['a new link', (d) => (reply(d, '/v2/account', 'get', 200).links = { x: { operationId: 'getUsage' } }), undefined],
  ['another value to send', (d) => schemas(d).UsageGroup.enum.push('hour'), undefined],
  ['more is allowed', (d) => (parameter(d, '/v2/reverse', 'limit').schema.maximum = 50), undefined],
  ['a list may be longer', (d) => (schemas(d).ReverseAnswer.allOf[1].properties.results.maxItems = 50), undefined],
  ['a parameter may be left out', (d) => (parameter(d, '/v2/key', 'email').required = false), undefined],
  ['a session opens it too', (d) => (d.paths['/v2/reverse'].get.security = [{ key: [] }, { session: [] }]), undefined],
  ['a new server', (d) => d.servers.push({ url: '/eu' }), undefined],
  ['parameters in another order', (d) => d.paths['/v2/reverse'].get.parameters.reverse(), undefined],
  [
    'texts',
    (d) => {
      d.info.description = 'x';
      d.paths['/v2/key'].get.summary = 'x';
      d.paths['/v2/key'].get.description = 'x';
      d.paths['/v2/key'].get.tags = ['account'];
      schemas(d).Place.properties.address.description = 'x';
      schemas(d).Place.title = 'x';
      reply(d, '/v2/key', 'get', 200).description = 'x';
    },
    undefined,
  ],
  [
    'examples',
    (d) => {
      parameter(d, '/v2/key', 'email').example = 'x@example.ru';
      reply(d, '/v2/key', 'get', 200).content['application/json'].examples = {};
    },
    undefined,
  ],
];

describe('a breaking change of the contract is reported:', () => {
  for (const [name, change, expected] of breaking) {
    test(name, () => assert.match(after(change).join('\n'), expected!));
  }
  for (const [name, change] of harmless) test(`harmless: ${name}`, () => assert.deepEqual(after(change), []));

  test('a flattened allOf is the same contract', () => {
    const flat = (document: Loose): void => {
      const { Envelope: envelope, ReverseAnswer } = schemas(document);
      const { properties, required } = ReverseAnswer.allOf[1];
      schemas(document).ReverseAnswer = {
        type: 'object',
        required: [...envelope.required, ...required],
        properties: { ...envelope.properties, ...properties },
      };
    };
    assert.deepEqual(after(flat), []);
  });

  test('a new value in a closed list of a reply', () => {
    const close = (d: Loose): void => void (schemas(d).Place.properties.type.enum = ['house']);
    const add = (d: Loose): void => schemas(d).Place.properties.type.enum.push('guess');
    assert.match(after(add, close).join(), /type: \["guess"\] may come now/);
  });

  test('a webhook’s payload counts as a reply', () => {
    const body = { type: 'object', properties: { id: { type: 'string' } } };
    const hook = { post: { requestBody: { content: { 'application/json': { schema: body } } }, responses: {} } };
    const prepare = (d: Loose): void => void (d.webhooks = { done: structuredClone(hook) });
    const schema = (d: Loose): Loose => d.webhooks.done.post.requestBody.content['application/json'].schema;
    assert.match(after((d) => delete d.webhooks.done, prepare).join(), /webhook POST done: it is not sent any more/);
    assert.match(after((d) => delete schema(d).properties.id, prepare).join(), /body\/id: the field is gone/);
    assert.deepEqual(after((d) => (schema(d).properties.more = {}), prepare), []);
  });

  test('a change of a shared part is reported once', () => {
    assert.match(after((d) => schemas(d).Code[OPEN].pop()).join('\n'), /^[^\n]*and in \d\d+ more places\)$/);
  });
});

describe('every removal from the contract is reported as breaking', () => {
  const whole = bundle();
  const { securitySchemes } = whole.components;
  /** Every operation with its schemas inlined, so that each removal affects a single promise. */
  const flat: Loose = JSON.parse(JSON.stringify(
    { ...whole, paths: deref(whole, whole.paths), components: { securitySchemes } },
  ));
  const places = placesOf(flat).filter((place) => !harmlessToRemove(flat, place));
  const others = placesOf(flat).filter((place) => harmlessToRemove(flat, place));

  /** The complaints after a removal; of the paths only its own is compared, since all together take seconds. */
  const withoutIt = ({ path }: Place): string[] => {
    const [section, name] = path;
    const released = section === 'paths' ? { ...flat, paths: { [name]: flat.paths[name] } } : flat;
    const copy = structuredClone(released);
    const owner = path.slice(0, -1).reduce<Loose>((found, key) => found[key], copy);
    if (Array.isArray(owner)) owner.splice(Number(path.at(-1)), 1);
    else delete owner[path.at(-1)!];
    return breakingChanges([release(released)], copy, today);
  };

  test('drawn at random', () => {
    assert.ok(places.length > 2000, `only ${places.length} places`);
    fc.assert(fc.property(fc.constantFrom(...places), (place) => {
      assert.notDeepEqual(withoutIt(place), [], place.path.join(' / '));
    }), { seed: 27, numRuns: 1000 });
  });

  test('but harmless removals are not', () => {
    fc.assert(fc.property(fc.constantFrom(...others), (place) => {
      assert.deepEqual(withoutIt(place), [], place.path.join(' / '));
    }), { seed: 28, numRuns: 400 });
  });
});

describe('what was announced half a year ago may be removed', () => {
  const announce = (node: Loose, sunset?: string): void =>
    void Object.assign(node, { deprecated: true, ...(sunset && { 'x-sunset': sunset }) });
  const operation = (document: Loose): Loose => document.paths['/v2/key'].get;
  const announced = (find: (document: Loose) => Loose, sunset: string): JsonObject => {
    const document = bundle();
    announce(find(document), sunset);
    return document;
  };
  const gone = (remove: (document: Loose) => void): JsonObject => {
    const document = bundle();
    remove(document);
    return document;
  };
  const removeKey = (d: Loose): void => void delete d.paths['/v2/key'];
  const judge = (releases: readonly Release[], current: JsonObject): string =>
    breakingChanges(releases, current, today).join('\n');

  test('an operation, once its date has come', () => {
    const announcedRelease = release(announced(operation, '2027-05-31'), '2.5.0', '2026-11-29');
    assert.equal(judge([release(bundle(), '2.4.0', '2026-01-01'), announcedRelease], gone(removeKey)), '');
  });

  for (const [name, sunset, day] of [
    ['its date has not come', '2027-06-02', '2026-11-01'],
    ['the release that announced it is too recent', '2027-05-31', '2026-12-01'],
    ['the announcement was never released', '2027-05-31', undefined],
    ['it was announced without a date', 'soon', '2026-11-01'],
  ] as const) {
    test(`not an operation if ${name}`, () => {
      assert.match(judge([release(announced(operation, sunset), '2.5.0', day)], gone(removeKey)), /"issueKey" is gone/);
    });
  }

  test('and nothing else: not a path with the same prefix', () => {
    const announcedRelease = release(announced(operation, '2027-05-31'), '2.5.0', '2026-11-01');
    const both = gone((d) => {
      removeKey(d);
      delete d.paths['/v2/keys'];
    });
    const problems = judge([announcedRelease], both);
    assert.match(problems, /GET \/v2\/keys: the operation "listKeys" is gone/);
    assert.doesNotMatch(problems, /issueKey/);
  });

  test('a parameter, and a field of a reply', () => {
    const mode = (d: Loose): Loose => parameter(d, '/v2/key', 'mode');
    const announcedRelease = release(announced(mode, '2027-05-31'), '2.5.0', '2026-11-01');
    assert.equal(judge([announcedRelease], gone((d) => operation(d).parameters.pop())), '');
    const field = release(
      announced((d) => schemas(d).Account.properties.storage, '2027-05-31'),
      '2.5.0',
      '2026-11-01',
    );
    const withoutField = gone((d) => {
      delete schemas(d).Account.properties.storage;
      schemas(d).Account.required = schemas(d).Account.required.filter((name: string) => name !== 'storage');
    });
    assert.equal(judge([field], withoutField), '');
    assert.notEqual(judge([release(bundle())], withoutField), '');
  });

  const notices: readonly [string, JsonObject, JsonObject, RegExp | undefined][] = [
    ['183 days', bundle(), announced(operation, '2027-12-01'), undefined],
    ['182 days', bundle(), announced(operation, '2027-11-30'), /x-sunset must be at least 183 days away/],
    ['no date', bundle(), gone((d) => announce(operation(d))), /needs x-sunset/],
    ['a field without a date', bundle(), gone((d) => announce(schemas(d).Key.properties.label)), /needs x-sunset/],
    ['an unchanged date', announced(operation, '2027-06-03'), announced(operation, '2027-06-03'), undefined],
    ['a postponed date', announced(operation, '2027-06-03'), announced(operation, '2027-07-03'), undefined],
    ['an earlier date', announced(operation, '2027-09-03'), announced(operation, '2027-08-03'), /at least 183 days/],
    ['a withdrawn announcement', announced(operation, '2027-06-03'), bundle(), undefined],
  ];
  for (const [name, before, now, expected] of notices) {
    test(`an announcement with ${name} is ${expected ? 'refused' : 'accepted'}`, () => {
      const problems = judge([release(before)], now);
      if (expected) assert.match(problems, expected);
      else assert.equal(problems, '');
    });
  }
});

describe('the released contract', () => {
  test('is that of the highest version number', () => {
    const releases = ['2.4.0', '2.10.0', '2.9.3', '2.10', '1.99.99'].map((version) => release({}, version));
    assert.equal(newestOf(releases).version, '2.10.0');
  });

  test('has its release date from the changelog', () => {
    const log = '# Changelog\n\n## 2.5.0 (not released)\n\n- x\n\n## 2.4.0 (2026-11-21)\n';
    assert.deepEqual([...releaseDays(log)], [['2.4.0', '2026-11-21']]);
    const releases = readReleases('openapi/released', '## 2.4.0 (2026-11-21)');
    assert.equal(releases.find(({ version }) => version === '2.4.0')?.day, '2026-11-21');
  });
});
