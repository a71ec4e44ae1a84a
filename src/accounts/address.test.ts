import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { normalizeEmail } from './email.ts';
import { neighbourhoodOf, networkOf } from './network.ts';

describe('an e-mail address', () => {
  for (const [text, normal] of [
    ['dev@example.ru', 'dev@example.ru'],
    ['  Dev@Example.RU ', 'dev@example.ru'],
    ['dev+geo@example.ru', 'dev+geo@example.ru'],
    ["o'neil.a_b-c@sub.example.co.uk", "o'neil.a_b-c@sub.example.co.uk"],
    ['dev@почта.рф', 'dev@xn--80a1acny.xn--p1ai'],
    ['dev@EXAMPLE.ru.', undefined],
    ['dev@example', undefined],
    ['dev@127.0.0.1', undefined],
    ['@example.ru', undefined],
    ['dev@', undefined],
    ['dev', undefined],
    ['', undefined],
    ['a@b@example.ru', undefined],
    ['.dev@example.ru', undefined],
    ['de..v@example.ru', undefined],
    ['"dev"@example.ru', undefined],
    ['dev@exa mple.ru', undefined],
    ['dev@-example.ru', undefined],
    ['dev@example.ru\nBcc: all@example.ru', undefined],
    ['dev,all@example.ru', undefined],
    ['dev@XN--80A1ACNY.xn--p1ai', 'dev@xn--80a1acny.xn--p1ai'],
    ['dev@Почта。РФ', 'dev@xn--80a1acny.xn--p1ai'],
    ['Почта@Пример.РФ', 'почта@xn--e1afmkfd.xn--p1ai'],
    ['почта@xn--e1afmkfd.xn--p1ai', 'почта@xn--e1afmkfd.xn--p1ai'],
    ['пои\u0306@пример.рф', 'пой@xn--e1afmkfd.xn--p1ai'],
    ['почта+гео.2@пример.рф', 'почта+гео.2@xn--e1afmkfd.xn--p1ai'],
    ['дев@example.ru', 'дев@example.ru'],
    ['\u0306дев@example.ru', undefined],
    ['ｄｅｖ@example.ru', undefined],
    ['ﬁ@example.ru', undefined],
    ['дев\u200b@example.ru', undefined],
    ['дев\u202e@example.ru', undefined],
    ['👍@example.ru', undefined],
    ['dev@почта.рф\u0000', undefined],
    ['dev@xn--a.рф', undefined],
    ['dev@пример', undefined],
    ['dev@.рф', undefined],
    ['dev@-пример.рф', undefined],
    ['dev@0x7f.1', undefined],
    ['dev@１２７.0.0.１', undefined],
    ['dev@[127.0.0.1]', undefined],
    [`${'ю'.repeat(32)}@пример.рф`, `${'ю'.repeat(32)}@xn--e1afmkfd.xn--p1ai`],
    [`${'ю'.repeat(33)}@пример.рф`, undefined],
    [`dev@${'ю'.repeat(64)}.рф`, undefined],
    [`${'a'.repeat(64)}@example.ru`, `${'a'.repeat(64)}@example.ru`],
    [`${'a'.repeat(65)}@example.ru`, undefined],
    [`a@${'b'.repeat(64)}.ru`, undefined],
    [`a@${'b.'.repeat(126)}ru`, undefined],
  ] as const) {
    it(`${JSON.stringify(text).slice(0, 60)} is ${normal === undefined ? 'none' : 'one'}`, () =>
      assert.equal(normalizeEmail(text), normal));
  }

  it('is its own normal form, whatever was typed', () => {
    const typed = fc.oneof(
      fc.emailAddress(),
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })).map(([a, b]) => `${a}@${b}.рф`),
      fc.tuple(fc.stringMatching(/^[а-яА-ЯёІїäÄİıςΣ]{1,9}$/), fc.stringMatching(/^[а-яЁäß]{1,9}$/)).map(
        ([a, b]) => `${a}@${b}.рф`,
      ),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const normal = normalizeEmail(text);
        return normal === undefined || normalizeEmail(normal) === normal;
      }),
      { seed: 11, numRuns: 2000 },
    );
  });
});

describe('one client', () => {
  for (const [ip, network] of [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'unknown'],
    ['', 'unknown'],
  ] as const) {
    it(`at ${JSON.stringify(ip)} counts as ${network}`, () => assert.equal(networkOf(ip), network));
  }

  for (const [ip, neighbourhood] of [
    ['192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
    ['not an address', 'unknown'],
  ] as const) {
    it(`at ${ip} lies in ${neighbourhood}`, () => assert.equal(neighbourhoodOf(ip), neighbourhood));
  }
});
