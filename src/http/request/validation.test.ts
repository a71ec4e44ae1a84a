import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newValidator, refusalOf } from './validation.ts';

const payer = {
  type: 'object', required: ['name'], additionalProperties: false,
  properties: { name: { type: 'string' }, address: { type: ['string', 'null'] } },
};
const body = { type: 'object', properties: { payer: { anyOf: [payer, { type: 'null' }] }, gone: { type: 'null' } } };
const isValid = newValidator().compile({ type: 'object', properties: { requestBody: body } });

for (const [given, places] of [
  [{ payer: { name: 'ООО', kind: 'company' } }, ['/payer/kind unknown']],
  [{ payer: {} }, ['/payer/name required']],
  [{ payer: { name: 'ООО', address: 5 } }, ['/payer/address type']],
  [{ payer: 5 }, ['/payer type']],
  [{ gone: 5 }, ['/gone type']],
] as const) {
  test(`${JSON.stringify(given)} is refused for ${places.join()} alone`, () => {
    assert.equal(isValid({ requestBody: given }), false);
    const errors = refusalOf(isValid.errors!).details.errors as readonly { pointer: string; code: string }[];
    assert.deepEqual(errors.map(({ pointer, code }) => `${pointer} ${code}`), places);
  });
}

test('what may be null but is something else is told what it may be', () => {
  isValid({ requestBody: { payer: 5 } });
  const [{ text }] = refusalOf(isValid.errors!).details.errors as readonly { text: { en: string } }[];
  assert.equal(text.en, 'must be object');
});
