import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../errors.ts';
import { needCountryCode } from './country-option.ts';

const named = `
  KG: KG, kg, Кыргызстан, КЫРГЫЗСТАН, Киргизия, Kyrgyzstan, Қырғызстан, Kirgisistan
  KZ: KZ, Казахстан, Kazakhstan, Қазақстан, Республика Казахстан, Qozogʻiston, Kasachstan
  RU: Россия, Russia, РФ, российская  федерация, Rusiya
  BY: Беларусь, Белоруссия, Belarus
  MD: Молдова, Молдавия, Moldova
  TM: Туркмения, Туркменистан, Türkmenistan
  GE: Грузия, Georgia, საქართველო
  FR: FR, Франция, France
`;
for (const line of named.trim().split('\n')) {
  const [code, names] = line.trim().split(': ');
  for (const name of names.split(', ')) {
    test(`${name} is ${code}`, () => assert.equal(needCountryCode(name), code));
  }
}

for (const [name, advice] of [
  ['Кыргызтан', /Did you mean Кыргызстан\?/], ['Kazzakhstan', /Did you mean Kazakhstan\?/],
  ['ZZ', /two-letter code/],
  ['Атлантида', /two-letter code, such as KG/], ['', /two-letter code/],
] as const) {
  test(`"${name}" is refused, with advice`, () => {
    assert.throws(() => needCountryCode(name), (error) => error instanceof AppError && advice.test(error.message));
  });
}
