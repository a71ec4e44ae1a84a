import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stemOf } from './stem.ts';

describe('forms of a word have one stem', () => {
  for (const forms of [
    ['ошибка', 'ошибки', 'ошибок', 'ошибкам', 'ошибками'],
    ['адрес', 'адреса', 'адресов', 'адресам', 'Адресами'],
    ['подсказка', 'подсказки', 'подсказок'],
    ['настройка', 'настройки', 'настроек'],
    ['счёт', 'счета', 'счетов', 'счетами'],
    ['вебхук', 'вебхуки', 'вебхуков'],
    ['матрица', 'матрицы', 'матриц', 'матрицами'],
    ['резервная', 'резервной', 'резервную', 'резервные'],
    ['бесплатный', 'бесплатно', 'бесплатных'],
    ['обновление', 'обновления', 'обновлений'],
    ['карта', 'карты', 'карт', 'картой'],
    ['ключ', 'ключи', 'ключей', 'ключами'],
    ['error', 'errors'],
    ['matrix', 'matrices'],
    ['price', 'prices', 'priced'],
    ['address', 'addresses'],
    ['query', 'queries'],
  ]) {
    test(forms.join(', '), () => assert.deepEqual([...new Set(forms.map(stemOf))], [stemOf(forms[0])]));
  }
});

describe('words that have little in common keep apart', () => {
  const pairs = [['карта', 'карантин'], ['счёт', 'счастье'], ['ключ', 'клюв'], ['route', 'router'], ['lat', 'lon']];
  for (const [one, other] of pairs) {
    test(`${one}, ${other}`, () => assert.notEqual(stemOf(one), stemOf(other)));
  }
});

test('a word that no ending may be taken from is itself', () => {
  for (const word of ['api', 'км', 'я', '2024', 'q', 'gk_live_']) assert.equal(stemOf(word), word);
});
