import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newFolder } from '../../../test/harness/folder.ts';
import { readSeller } from './seller.ts';

const stated = {
  name: 'ООО «Геокод»', inn: '7707083893', kpp: '770701001', ogrn: '1027700132195', address: '101000, г. Москва',
  pays_vat: true,
  bank: {
    name: 'ПАО Сбербанк', bic: '044525225', account: '40702810938000000001',
    correspondent_account: '30101810400000000225',
  },
  signatory: { position: 'Генеральный директор', surname: 'Иванов', given_name: 'Иван', patronymic: 'Иванович' },
};

test('a seller is read from its file', async (context) => {
  const path = join(await newFolder(context), 'seller.json');
  writeFileSync(path, JSON.stringify(stated));
  const seller = readSeller(path);
  assert.deepEqual([seller.name, seller.paysVat, seller.isSample], ['ООО «Геокод»', true, false]);
  assert.equal(seller.bank.correspondentAccount, '30101810400000000225');
  assert.equal(seller.signatory.givenName, 'Иван');
});

test('a sole proprietor has no KPP, and need not have a patronymic', async (context) => {
  const path = join(await newFolder(context), 'seller.json');
  const { kpp: _, ...rest } = stated;
  const person = { inn: '500100732259', ogrn: '304500116000157', signatory: { ...stated.signatory, patronymic: null } };
  writeFileSync(path, JSON.stringify({ ...rest, ...person }));
  const seller = readSeller(path);
  assert.deepEqual([seller.kpp, seller.signatory.patronymic], [null, null]);
});

test('without a file the seller is a sample', () => assert.equal(readSeller('').isSample, true));

for (const [what, text, expected] of [
  ['no JSON', '{', /SELLER=.*JSON/],
  ['a list', '[]', /the file must be an object/],
  ['no bank', JSON.stringify({ ...stated, bank: undefined }), /bank is missing/],
  ['an empty name', JSON.stringify({ ...stated, name: ' ' }), /name must be a text/],
  ['a number for a text', JSON.stringify({ ...stated, inn: 7707083893 }), /inn must be a text/],
  ['words about VAT', JSON.stringify({ ...stated, pays_vat: 'yes' }), /pays_vat must be true or false/],
  ['a field of another name', JSON.stringify({ ...stated, phone: '1' }), /phone is no field/],
  ['a field missing within', JSON.stringify({ ...stated, bank: { ...stated.bank, bic: undefined } }), /bank\.bic is m/],
  ['a mistyped INN', JSON.stringify({ ...stated, inn: '7707083894' }), /inn: INN: its check digit does not fit/],
  ['another bank', JSON.stringify({ ...stated, bank: { ...stated.bank, bic: '044525593' } }), /bank\.account: .*BIC/],
] as const) {
  test(`a seller's file with ${what} is refused`, async (context) => {
    const path = join(await newFolder(context), 'seller.json');
    writeFileSync(path, text);
    assert.throws(() => readSeller(path), { code: 'config_invalid', message: expected });
  });
}

test('a missing seller\'s file is refused', () =>
  assert.throws(() => readSeller('/nowhere/seller.json'), { code: 'config_invalid' }));
