import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { digestWith } from './digest.ts';
import { readLink, signLink } from './link.ts';

const digest = digestWith('a secret only for tests');
const random = (count: number): Uint8Array => new Uint8Array(count).fill(7);
const link = { purpose: 'sign-in', subject: 'почта@example.ru', expiresAt: 1000 } as const;
const token = signLink(link, digest, random);

describe('the token of a link', () => {
  it('states its purpose, subject and expiry, in characters that a URL may have', () => {
    assert.match(token, /^[\w.-]{20,700}$/);
    assert.deepEqual(readLink(token, 'sign-in', digest, 999), { ...link, nonce: 'BwcHBwcHBwcHBwcH' });
  });

  for (const [what, read] of [
    ['for another purpose', () => readLink(token, 'confirm', digest, 0)],
    ['that has expired', () => readLink(token, 'sign-in', digest, 1000)],
    ['signed with another secret', () => readLink(token, 'sign-in', digestWith('another secret, of another'), 0)],
    ['with something after it', () => readLink(`${token}.x`, 'sign-in', digest, 0)],
    ['that is empty', () => readLink('', 'sign-in', digest, 0)],
    ['that is too long', () => readLink(token.padEnd(701, 'a'), 'sign-in', digest, 0)],
  ] as const) {
    it(`is refused ${what}`, () => assert.equal(read(), undefined));
  }

  it('is refused when one of its characters is changed', () => {
    for (let at = 0; at < token.length - 1; at += 1) {
      const bad = token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
      assert.equal(readLink(bad, 'sign-in', digest, 0), undefined, `character ${at}`);
    }
  });

  it('keeps purposes apart: the digest of a key is not that of a session', () => {
    assert.notEqual(digest('key', 'x'), digest('session', 'x'));
    assert.throws(() => digestWith('short'), RangeError);
  });
});
