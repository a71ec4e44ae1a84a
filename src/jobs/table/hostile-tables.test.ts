import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AppError } from '../../errors.ts';
import { inPieces, someSizes, all } from './drawn-tables.test-data.ts';
import { sent, takenIn } from './intake.test-data.ts';
import { delimiters, encodings } from './ports.ts';
import { readRows } from './read-rows.ts';
import { addressOf } from './row-address.ts';
import { rowLine } from './write-rows.ts';

/** Inputs that would be costly if any step were quadratic or retained much memory. */
for (const [what, text] of [
  ['digits and a letter', `${'1'.repeat(900_000)}x\n`],
  ['spaces and a letter', `${' '.repeat(900_000)}x\n`],
  ['spaces and quotes', `${' "'.repeat(400_000)}\n`],
  ['quotes', `"${'""'.repeat(400_000)}"\n`],
  ['quotes that close too early', `${'"" '.repeat(300_000)}\n`],
  ['commas', `${','.repeat(900_000)}\n`],
  ['commas and spaces', `${', '.repeat(450_000)}\n`],
  ['quoted commas', `${'"",'.repeat(300_000)}\n`],
  ['dots and signs', `${'+-.,'.repeat(200_000)}x\n`],
  ['empty lines between two rows', `a\n${'\n'.repeat(900_000)}b\n`],
  ['returns', `a${'\r'.repeat(900_000)}b`],
  ['small letters before capitals', `${'яЯ'.repeat(200_000)}\n`],
] as const) {
  test(`${what}, 900,000 of them, are read or refused quickly`, async () => {
    const limits = { rows: 1_000_000, bytes: 10_000_000 };
    const taken = await takenIn(sent(text, [65_536]), {}, limits).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    if (!taken) return;
    const place = { offset: 0, number: 1 };
    const rows = (await all(readRows(sent(taken.kept), taken.shape, place, { rows: 1000, bytes: 1000 }))).flat();
    assert.equal(rows.length, taken.rows);
    for (const row of rows) rowLine(row, { status: 'invalid', problem: addressOf(row, taken.shape).kind }, taken.shape);
  });
}

test('any bytes are accepted or refused with a code of the contract, however they are split', () => {
  const likely = [...Buffer.from('адресcity,;|\t"\n\r =5\u{1F3E0}'), 0, 0xff, 0xfe, 0xcf, 0xe0, 0x98, 0x1f, 0x8b];
  const byte = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...likely) }, { weight: 1, arbitrary: fc.nat(255) });
  const bytes = fc.array(byte, { maxLength: 60 });
  const someStated = fc.record({
    column: fc.option(fc.constantFrom('1', 'адрес', 'city', 'city,street', 'city=1,house=2', ''), { nil: undefined }),
    delimiter: fc.option(fc.constantFrom(...delimiters), { nil: undefined }),
    encoding: fc.option(fc.constantFrom(...encodings), { nil: undefined }),
    header: fc.option(fc.boolean(), { nil: undefined }),
  });
  return fc.assert(fc.asyncProperty(bytes, someStated, someSizes, async (list, stated, sizes) => {
    const outcome = async (content: AsyncIterable<Uint8Array>) => takenIn(content, stated).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      assert.match(error.code, /^batch_(?:empty|encoding|columns|too_large)$/u);
      return { code: error.code, details: error.details };
    });
    const whole = await outcome(sent(Uint8Array.from(list)));
    assert.deepEqual(await outcome(inPieces(Uint8Array.from(list), sizes)), whole);
    if ('code' in whole) return;
    const read = readRows(sent(whole.kept), whole.shape, { offset: 0, number: 1 }, { rows: 9, bytes: 99 });
    const rows = (await all(read)).flat();
    assert.equal(rows.length, whole.rows);
    assert.equal(rows.at(-1)?.endOffset, whole.bytes);
  }), { numRuns: 2000 });
});
