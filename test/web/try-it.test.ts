import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { curlOf } from '../../clients/web/src/try-it/curl.ts';
import { askersOf, changesAccount, type Form, type FormField } from '../../clients/web/src/try-it/form.ts';
import { addressOf, missingIn, requestOf, type Filled } from '../../clients/web/src/try-it/request.ts';

const field = (name: string, place: FormField['in'], more: Partial<FormField> = {}): FormField =>
  ({ name, in: place, required: false, kind: 'text', values: [], value: '', byDefault: '', hint: '', ...more });
const form: Form = {
  id: 'replay', method: 'GET', path: '/v2/things/{id}', access: ['key', 'session'], units: 0,
  fields: [
    field('id', 'path', { required: true }), field('q', 'query'), field('limit', 'query', { byDefault: '5' }),
    field('Idempotency-Key', 'header'),
  ],
};
const filled: Filled = {
  asker: 'sandbox', key: 'gk_live_abcdefghijklmnop', bodyType: '', bodyText: '', file: undefined,
  values: { id: 'a/b c', q: "it's 5 & more", limit: '5', 'Idempotency-Key': '' },
};
const withBody: Form = {
  ...form, method: 'POST', path: '/v2/things', fields: [field('q', 'query')],
  body: { types: ['text/csv', 'multipart/form-data'], example: '', file: 'file' },
};

describe('the request of a tried operation', () => {
  test('has its values in their places, without defaults and what is empty', () => {
    const request = requestOf(form, filled, 'ru');
    assert.equal(request.path, '/sandbox/v2/things/a%2Fb%20c');
    assert.equal(addressOf(request), '/sandbox/v2/things/a%2Fb%20c?q=it%27s+5+%26+more');
    assert.deepEqual(request.headers, [['Accept-Language', 'ru']]);
    assert.equal(request.withCookies, false);
  });

  test('has the key only when asked with it, and the session only when asked as who is signed in', () => {
    const headersOf = (asker: Filled['asker']) => requestOf(form, { ...filled, asker }, 'en');
    assert.deepEqual(headersOf('key').headers[0], ['Authorization', 'Bearer gk_live_abcdefghijklmnop']);
    assert.equal(headersOf('key').withCookies, false);
    assert.deepEqual(headersOf('session').headers, [['Accept-Language', 'en']]);
    assert.equal(headersOf('session').withCookies, true);
  });

  test('lacks what must be filled in and is blank, and a file that was not chosen', () => {
    assert.deepEqual(missingIn(form, { ...filled, values: { ...filled.values, id: ' ' } }), ['id']);
    assert.deepEqual(missingIn(form, filled), []);
    const values = { q: '' };
    assert.deepEqual(missingIn(withBody, { ...filled, values, bodyType: 'multipart/form-data' }), ['file']);
    assert.deepEqual(missingIn(withBody, { ...filled, values, bodyType: 'text/csv' }), []);
  });

  test('may be made by those whom the contract lets in, and warns where it changes an account', () => {
    assert.deepEqual(askersOf(form), ['sandbox', 'key', 'session']);
    assert.deepEqual(askersOf({ ...form, access: ['session'] }), ['session']);
    assert.deepEqual(askersOf({ ...form, access: [] }), ['anybody']);
    assert.equal(changesAccount(form, 'key'), false);
    assert.equal(changesAccount(withBody, 'key'), true);
    assert.equal(changesAccount(withBody, 'sandbox'), false);
    assert.equal(changesAccount({ ...withBody, units: 1 }, 'key'), false);
  });
});

describe('the request as a command', () => {
  test('quotes everything for a shell, and does not give the key away', () => {
    const command = curlOf(requestOf(form, { ...filled, asker: 'key' }, 'en'), 'https://geokod.example');
    assert.equal(command, [
      "curl -s -G 'https://geokod.example/v2/things/a%2Fb%20c'",
      "-H 'Authorization: Bearer gk_live_abcd…'", "-H 'Accept-Language: en'",
      String.raw`--data-urlencode 'q=it'\''s 5 & more'`,
    ].join(' \\\n  '));
  });

  test('has a body as text or as a file, and its method where curl would take another', () => {
    const text = { ...filled, values: { q: 'x' }, bodyType: 'text/csv', bodyText: 'a\nb' };
    const asText = curlOf(requestOf(withBody, text, 'en'), '');
    assert.match(asText, /^curl -s '\/sandbox\/v2\/things\?q=x' \\/);
    assert.match(asText, /-H 'Content-Type: text\/csv' \\\n {2}--data-binary 'a\nb'$/);
    const file = new File(['a'], 'my table.csv');
    const asFile = curlOf(requestOf(withBody, { ...text, bodyType: 'multipart/form-data', file }, 'en'), '');
    assert.match(asFile, /-F 'file=@my table.csv'$/);
    assert.doesNotMatch(asFile, /Content-Type/);
    assert.match(curlOf(requestOf({ ...form, method: 'DELETE' }, filled, 'en'), ''), /^curl -s -X DELETE '/);
  });
});
