import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { inAlphabet, inUtf16 } from '../intake.test-data.ts';
import { encodings, type Encoding } from '../ports.ts';
import { ToUtf8 } from './to-utf8.ts';

/** Converts in pieces of `size` bytes; returns the text, and the offset of the first bad byte. */
function converted(bytes: Uint8Array, encoding: Encoding, size: number): { text: string; badByte?: number } {
  const toUtf8 = new ToUtf8(encoding, 0);
  const parts: Uint8Array[] = [];
  for (let from = 0; from <= bytes.length; from += size) {
    const last = from + size > bytes.length;
    const pieces = [toUtf8.add(bytes.subarray(from, from + size)), ...(last ? [toUtf8.finish()] : [])];
    for (const piece of pieces) {
      parts.push(piece.bytes);
      if (piece.bad) return { text: Buffer.concat(parts).toString(), badByte: piece.bad.at };
    }
  }
  return { text: Buffer.concat(parts).toString() };
}

const encoders: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-16le': (text) => inUtf16(text, 'le', ''),
  'utf-16be': (text) => inUtf16(text, 'be', ''),
  'windows-1251': (text) => inAlphabet(text, 'windows-1251'),
};

for (const encoding of encodings) {
  test(`${encoding} is converted in pieces of any size`, () => {
    const letter = fc.constantFrom('a', 'Ж', '№', '€', ...(encoding === 'windows-1251' ? [] : ['中', '🏠', 'é']));
    const text = fc.array(letter).map((letters) => letters.join(''));
    fc.assert(fc.property(text, fc.integer({ min: 1, max: 9 }), (whole, size) => {
      assert.deepEqual(converted(encoders[encoding](whole), encoding, size), { text: whole });
    }));
  });

  test(`${encoding} is converted up to the first bad byte, in agreement with TextDecoder`, () => {
    const likely = fc.constantFrom(0x41, 0xd0, 0x96, 0x98, 0xe2, 0xf0, 0x9f, 0x8f, 0xa0, 0xd8, 0xdc, 0);
    const bytes = fc.array(fc.oneof(likely, fc.nat(255)), { maxLength: 24 });
    fc.assert(fc.property(fc.uint8Array({ maxLength: 24 }), bytes, fc.integer({ min: 1, max: 9 }),
      (some, more, size) => {
        const bytes = Uint8Array.from([...some.map((value) => value & 0x7f), ...more]);
        const { text, badByte } = converted(bytes, encoding, size);
        const good = bytes.subarray(0, badByte);
        if (encoding === 'windows-1251') assert.equal(badByte ?? -1, bytes.indexOf(0x98));
        assert.equal(new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(good), text);
        if (badByte === undefined || encoding === 'windows-1251') return;
        for (let length = badByte + 1; length <= Math.min(bytes.length, badByte + 4); length++) {
          const longer = bytes.subarray(0, length);
          assert.throws(() => new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(longer));
        }
      }), { numRuns: 2000 });
  });
}

describe('windows-1251 is', () => {
  test('converted as by TextDecoder, except for its one undefined byte', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => (byte === 0x98 ? 0x20 : byte));
    assert.equal(converted(bytes, 'windows-1251', 256).text, new TextDecoder('windows-1251').decode(bytes));
  });
});
