import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../kernel/random.ts';
import { settleText } from './settled-text.ts';

test('texts are settled as they would be without a first look whether there is anything to settle', () => {
  const slow = (text: string): string =>
    text.normalize('NFC').replaceAll(/\p{Cf}/gu, '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const pieces = [
    'Тверь', 'улица', '5', 'и\u0306', 'é', ',', ' ', ' ', '  ', '\t', '\n', '\r\n', '\u00a0', '\u2009', '\u3000',
    '\ufeff', '\u00ad', '\u200b', '\u200e', '\u0000', '\u007f', '\u0085', '\u2028', '🏠',
  ];
  const random = seededRandom(5);
  for (let round = 0; round < 20_000; round++) {
    const count = Math.floor(random() * 6);
    const text = Array.from({ length: count }, () => pieces[Math.floor(random() * pieces.length)]).join('');
    assert.equal(settleText(text), slow(text), JSON.stringify(text));
  }
});

test('letters and digits with a style of their own are plain ones', () => {
  assert.equal(settleText('𝐋𝐞𝐧𝐢𝐧𝐚 𝟔𝟑, 𝟙𝟐'), 'Lenina 63, 12');
});

test('what a web form or page has encoded is read as it was typed', () => {
  assert.equal(settleText('%D0%A1%D0%B0%D0%B4%D0%BE%D0%B2%D0%B0%D1%8F%2041'), 'Садовая 41');
  assert.equal(settleText('Садовая%20улица%2041'), 'Садовая улица 41');
  assert.equal(settleText('ул. &quot;Садовая&quot;, д.&nbsp;41&#44; 5'), 'ул. "Садовая", д. 41, 5');
  assert.equal(settleText('скидка 50%, 10%ff & 5'), 'скидка 50%, 10%ff & 5');
});
