import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { seededRandom } from '../kernel/random.ts';
import { holdsKey, makeKey, parseKey, randomBase62, withoutKeys } from './key-form.ts';

const bytesFrom = (seed: number) => {
  const random = seededRandom(seed);
  return (count: number) => Uint8Array.from({ length: count }, () => Math.floor(random() * 256));
};

/** The slow twin: the checksum written as a number in base 62. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const toNumber = (check: string): number => [...check].reduce((sum, digit) => sum * 62 + DIGITS.indexOf(digit), 0);

describe('a key', () => {
  it('is a prefix, thirty characters and the checksum of both', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const key = makeKey(seed % 2 ? 'live' : 'test', bytesFrom(seed));
      assert.match(key, /^gk_(live|test)_[0-9A-Za-z]{36}$/);
      assert.equal(toNumber(key.slice(-6)), crc32(key.slice(0, -6)));
      assert.deepEqual(parseKey(key), { mode: seed % 2 ? 'live' : 'test', shown: key.slice(0, 12), normal: key });
    }
  });

  it('is refused when one of its characters is changed', () => {
    const key = makeKey('live', bytesFrom(1));
    for (let at = 0; at < key.length; at += 1) {
      for (const other of 'aZ0_') {
        if (key[at] !== other) assert.equal(parseKey(key.slice(0, at) + other + key.slice(at + 1)), undefined);
      }
    }
  });

  for (const [text, mode] of [
    ['0123456789abcdef0123456789abcdef', 'legacy'],
    ['0123456789ABCDEF0123456789ABCDEF', 'legacy'],
    ['0123456789abcdef0123456789abcde', undefined],
    ['0123456789abcdef0123456789abcdeg', undefined],
    ['gk_live_', undefined],
    ['', undefined],
    [' gk_live_000000000000000000000000000000000000', undefined],
  ] as const) {
    it(`${JSON.stringify(text)} is ${mode ?? 'no key'}`, () => assert.equal(parseKey(text)?.mode, mode));
  }

  it('is not found in random text, which never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseKey(text) === undefined), { seed: 5 });
  });

  it('is found in a text that contains it', () => {
    const key = makeKey('live', bytesFrom(4));
    const legacy = '0123456789ABCDEF0123456789abcdef';
    const unseen = [`${key.slice(0, 20)}\u200b${key.slice(20)}`, `${key.slice(0, 9)} ${key.slice(9)}`];
    for (const text of [key, `mine: ${key}`, `${key}abc`, `x${key}`, ...unseen, `old ${legacy}`]) {
      assert.equal(holdsKey(text), true, text);
    }
    for (const text of ['', 'production', key.slice(0, 12), `gk_live_${'0'.repeat(36)}`]) {
      assert.equal(holdsKey(text), false, text);
    }
  });

  it('is shown without its secret', () => {
    const [key, test] = [makeKey('live', bytesFrom(4)), makeKey('test', bytesFrom(5))];
    const legacy = '0123456789abcdef0123456789abcdef';
    const shown = withoutKeys(`/${key}: ${test}, ${legacy} and gk_live_ by itself`);
    assert.equal(shown, `/${key.slice(0, 12)}…: ${test.slice(0, 12)}…, 0123… and gk_live_ by itself`);
    assert.equal(withoutKeys('lat: is no number.'), 'lat: is no number.');
  });

  it('uses all 62 characters equally', () => {
    const counts = new Map<string, number>();
    for (const digit of randomBase62(62_000, bytesFrom(3))) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    assert.equal(counts.size, 62);
    assert.ok(Math.min(...counts.values()) > 850 && Math.max(...counts.values()) < 1150);
  });
});
