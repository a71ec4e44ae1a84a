import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AppError } from '../errors.ts';
import { digestWith } from './digest.ts';
import { importLegacyKeys, readLegacyList } from './legacy-keys.ts';

const key = (number: number): string => number.toString(16).padStart(32, '0');
const [one, two] = [key(0xabc), key(0xdef)];
const digest = digestWith('a secret only for tests');

/** Imports a file into an empty store; returns what it adds, or the refusal. */
async function importFile(bytes: string | Uint8Array): Promise<string> {
  const kept: string[] = [];
  const store = {
    findOwners: async () => new Map<string, string>(),
    addConfirmed: async (keys: readonly { email: string; key: { shown: string } }[]) => {
      kept.push(...keys.map(({ email, key: { shown } }) => `${shown} ${email}`));
      return { added: keys.length, change: { number: 1, accountIds: [] } };
    },
  };
  const around = { store, digest, random: (count: number) => new Uint8Array(count), announce: async () => {} };
  try {
    await importLegacyKeys(around, readLegacyList(Buffer.from(bytes)), 0);
    return kept.join(', ');
  } catch (error) {
    assert.ok(error instanceof AppError && error.code === 'bad_argument', String(error));
    assert.deepEqual(kept, [], 'something was imported all the same');
    assert.doesNotMatch(error.message, /0abc|0def|example/, 'a key or an address is told');
    return error.message;
  }
}

describe('a list of old keys', () => {
  for (const [what, file, expected] of [
    ['commas', `${one},a@example.ru\n`, '0000 a@example.ru'],
    ['tabs, remarks, Windows', `\uFEFF# list\r\n\r\n${one}\ta@example.ru # first\r\n`, '0000 a@example.ru'],
    ['an address with a hash in it', `${one};a#b@example.ru\n`, '0000 a#b@example.ru'],
    ['a national domain, capitals', `${one.toUpperCase()} Dev@пример.рф\n`, '0000 dev@xn--e1afmkfd.xn--p1ai'],
    ['nothing', '', ''],
  ] as const) {
    it(`may have ${what}`, async () => assert.equal(await importFile(file), expected));
  }

  const good = `${one},a@example.ru\n`;
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(good, 'utf16le')]);
  const cyrillic = Buffer.concat([Buffer.from(`${good}\n# `), Buffer.from([0xea, 0xeb, 0x0a])]);
  for (const [what, file, expected] of [
    ['is cut off within the key', `${good}${two.slice(0, 20)}`, /^Line 2 has no end/],
    ['is cut off within the address', `${good}${two},b@example.r`, /^Line 2 has no end/],
    ['is cut off right before the end of the line', good.trimEnd(), /^Line 1 has no end/],
    ['lacks an address', `${good}${two}\n`, /^Line 2 has no e-mail address/],
    ['has an address without a domain', `${good}${two},b@example\n`, /^Line 2 has no e-mail address/],
    ['has unknown columns', `${good}${two},b@example.ru,2019\n`, /^Line 2 has more than/],
    ['has a heading', `key,email\n${good}`, /^Line 1 does not begin with a key/],
    ['has a key of the new form', `gk_live_${'0'.repeat(36)},a@example.ru\n`, /^Line 1 does not begin with a key/],
    ['has a key of 31 digits', `${good}${two.slice(1)},b@example.ru\n`, /^Line 2 does not begin with a key/],
    ['has a key of 33 digits', `${good}0${two},b@example.ru\n`, /^Line 2 does not begin with a key/],
    ['repeats a line', `${good}\n${good}`, /^Line 3 repeats the key of line 1/],
    ['gives a key to two owners', `${good}${one.toUpperCase()},b@example.ru\n`, /^Line 2 repeats the key of line 1/],
    ['is in windows-1251', cyrillic, /^Line 3 is not UTF-8/],
    ['is in UTF-16', utf16, /^Line 1 is UTF-16/],
    ['is in UTF-16 without a mark', utf16.subarray(2), /^Line 1 holds a NUL/],
    ['ends in zeros, as after a crash', `${good}${good.slice(0, 9)}\0\0\0\n`, /^Line 2 holds a NUL/],
  ] as const) {
    it(`that ${what} is refused as a whole, and the line is named`, async () => {
      assert.match(await importFile(file), expected);
      assert.match(await importFile(file), /nothing was imported\.$/);
    });
  }

  it('may have a million lines and no more', () => {
    const lines = Array.from({ length: 1_000_001 }, (_, number) => `${key(number)},u${number}@example.ru\n`);
    assert.throws(() => readLegacyList(Buffer.from(lines.join(''))), /^AppError: Line 1000001 is one key too many/);
  });

  it('is checked to its last line, however long it is', async () => {
    const lines = Array.from({ length: 30_000 }, (_, number) => `${key(number)},u${number}@example.ru\n`);
    const repeated = [...lines, `${key(7)},again@example.ru\n`].join('');
    assert.match(await importFile(repeated), /^Line 30001 repeats the key of line 8/);
  });
});
