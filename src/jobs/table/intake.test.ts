import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { all, inPieces, someSizes, someTable, written } from './drawn-tables.test-data.ts';
import { Endless, inAlphabet, inUtf16, refusalOf, sent, takenIn } from './intake.test-data.ts';
import { takeIn } from './intake.ts';
import { encodings } from './ports.ts';
import { readRows } from './read-rows.ts';

const table = 'id;адрес;телефон\n1;Москва, ул. Тверская, д. 7;+7 495\n2;Тула, Мира 5;\n';

describe('a table is stored as UTF-8 without BOM if it comes', () => {
  for (const [what, bytes, encoding] of [
    ['in UTF-8', table, 'utf-8'],
    ['in UTF-8 with BOM', `\uFEFF${table}`, 'utf-8'],
    ['in windows-1251', inAlphabet(table, 'windows-1251'), 'windows-1251'],
    ['in UTF-16, little-endian', inUtf16(table, 'le'), 'utf-16le'],
    ['in UTF-16, big-endian', inUtf16(table, 'be'), 'utf-16be'],
    ['as gzip', gzipSync(table), 'utf-8'],
    ['as gzip, in windows-1251', gzipSync(inAlphabet(table, 'windows-1251')), 'windows-1251'],
    ['as two gzip members', Buffer.concat([gzipSync(table.slice(0, 20)), gzipSync(table.slice(20))]), 'utf-8'],
    ['without its last newline', table.trimEnd(), 'utf-8'],
    ['with empty lines around it', `\r\n\n${table}\n\r\n\n`, 'utf-8'],
  ] as const) {
    for (const sizes of [[], [1], [3, 64]]) {
      test(`${what}, in pieces of ${sizes.join(' and ') || 'any'} bytes`, async () => {
        const taken = await takenIn(sent(bytes, sizes));
        assert.equal(taken.kept, table);
        assert.deepEqual(taken.shape, {
          encoding, delimiter: ';', hasHeader: true, columns: ['id', 'адрес', 'телефон'],
          address: { kind: 'whole', column: 1 },
        });
        assert.deepEqual([taken.rows, taken.bytes], [2, Buffer.byteLength(table)]);
        assert.equal(taken.digest, createHash('sha256').update(table).digest('hex'));
      });
    }
  }

  test('with control characters from a database', async () => {
    for (const dirty of ['адрес\nТу\0ла\0\n', `адрес\n${'Тула\n'.repeat(900)}\0\x01\x02\0\x03\n`]) {
      assert.equal((await takenIn(sent(dirty))).kept, dirty);
    }
  });

  test('and the separator line of Excel is dropped', async () => {
    const { kept, shape, rows } = await takenIn(sent('sep=|\r\n\r\nid|адрес\r\n1|Тула, Мира 5\r\n'));
    assert.deepEqual([kept, shape.delimiter, rows], ['id|адрес\r\n1|Тула, Мира 5\n', '|', 1]);
  });

  test('and newlines in quotes do not end rows, however they are split', async () => {
    const text = `адрес\n${'Тула\n'.repeat(8)}${'а'.repeat(70_000)}\n"${'\nа'.repeat(1500)}"\n`;
    const { rows } = await takenIn(sent(text, [140_000, ...Array<number>(7000).fill(1)]), {}, { rows: 10, bytes: 1e6 });
    assert.equal(rows, 10);
  });

  test('and may have exactly as many rows, or cells, as allowed', async () => {
    assert.equal((await takenIn(sent(`адрес\n${'Тула\n'.repeat(1000)}`))).rows, 1000);
    const { rows } = await takenIn(sent('адрес;имя\nТула\nПермь\n'), { delimiter: ';' }, { rows: 9, bytes: 49 });
    assert.equal(rows, 2);
    const blank = sent(`a;b;c;d\n${'\n'.repeat(9)}1`);
    const full = await takenIn(blank, { column: 'a', delimiter: ';' }, { rows: 10, bytes: 40 });
    assert.equal(full.rows, 10);
  });

  test('and a first row longer than the examined head is read whole', async () => {
    const row = `${`"${'x'.repeat(200)}",`.repeat(999)}Тула\n`;
    const { shape, rows } = await takenIn(sent(row, [60_000]), { column: '1000' });
    assert.deepEqual([shape.columns.length, shape.address, rows], [1000, { kind: 'whole', column: 999 }, 1]);
  });
});

describe('anything but a table of addresses is refused:', () => {
  const cut = gzipSync(table.repeat(50)).subarray(0, 60);
  const spoilt = gzipSync(table.repeat(50));
  spoilt.fill(0x55, 20, 40);
  for (const [what, bytes, expected] of [
    ['nothing', '', { code: 'batch_empty', reason: 'no_rows' }],
    ['nothing, as gzip', gzipSync(''), { code: 'batch_empty', reason: 'no_rows' }],
    ['a BOM alone', '\uFEFF', { code: 'batch_empty', reason: 'no_rows' }],
    ['empty lines', '\n\r\n\n', { code: 'batch_empty', reason: 'no_rows' }],
    ['lines of spaces', ' \n\t\n  \r\n\u00a0\n', { code: 'batch_empty', reason: 'no_rows' }],
    ['lines of spaces without end', ' \n'.repeat(900), { code: 'batch_empty', reason: 'no_rows' }],
    ['only a separator line of Excel', 'sep=;\n', { code: 'batch_empty', reason: 'no_rows' }],
    ['a header without rows', 'id,адрес\n\n', { code: 'batch_empty', reason: 'header_only' }],
    ['a workbook', 'PK\x03\x04…', { code: 'batch_encoding', reason: 'format', format: 'XLSX/ODS/ZIP' }],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      { code: 'batch_encoding', reason: 'format', format: 'XLS' }],
    ['a PDF', '%PDF-1.7', { code: 'batch_encoding', reason: 'format', format: 'PDF' }],
    ['a web page', '\n<!DOCTYPE html>', { code: 'batch_encoding', reason: 'format', format: 'HTML/XML' }],
    ['JSON', '[{"address": "Тула"}]', { code: 'batch_encoding', reason: 'format', format: 'JSON' }],
    ['a workbook in gzip', gzipSync('PK\x03\x04…'),
      { code: 'batch_encoding', reason: 'format', format: 'XLSX/ODS/ZIP' }],
    ['gzip in gzip', gzipSync(gzipSync(table)),
      { code: 'batch_encoding', reason: 'format', format: 'gzip in gzip' }],
    ['a truncated gzip file', cut, { code: 'batch_encoding', reason: 'gzip', isCut: true }],
    ['a damaged gzip file', spoilt, { code: 'batch_encoding', reason: 'gzip', isCut: false }],
    ['random bytes', Buffer.from(Array.from({ length: 999 }, (_, at) => (at * at * 31) % 251)),
      { code: 'batch_encoding', reason: 'not_text' }],
    ['UTF-16 without BOM', inUtf16(table, 'le', ''), { code: 'batch_encoding', reason: 'byte_order_mark' }],
    ['KOI8-R', inAlphabet(table, 'koi8-r'),
      { code: 'batch_encoding', reason: 'unknown', guess: 'koi8-r' }],
    ['code page 866', inAlphabet(table, 'ibm866'),
      { code: 'batch_encoding', reason: 'unknown', guess: 'ibm866' }],
    ['windows-1252', inAlphabet('a;b\nCafé;Rue de la Santé\n', 'windows-1252'),
      { code: 'batch_encoding', reason: 'unknown', guess: undefined }],
    ['a byte that is invalid in UTF-8', Buffer.concat([Buffer.from(table), Buffer.from('3;Тула\xff', 'latin1')]),
      { code: 'batch_encoding', reason: 'bytes', encoding: 'utf-8', row: 3, column: 2, name: 'адрес', byte: 112 }],
    ['a byte that is invalid in UTF-8, between rows',
      Buffer.concat([Buffer.from(table), Buffer.of(0xff), Buffer.from(table)]),
      { code: 'batch_encoding', reason: 'bytes', encoding: 'utf-8', row: 3, column: 1, name: 'id', byte: 106 }],
    ['a truncated character of UTF-8', Buffer.from(table).subarray(0, 34),
      { code: 'batch_encoding', reason: 'bytes', encoding: 'utf-8', row: 1, column: 2, name: 'адрес', byte: 33 }],
    ['half a character of UTF-16', inUtf16('адрес\nТула\n', 'le').subarray(0, 21),
      { code: 'batch_encoding', reason: 'bytes', encoding: 'utf-16le', row: 1, column: 1, name: 'адрес', byte: 20 }],
    ['half a surrogate pair of UTF-16', inUtf16('адрес\nТула \uD83C 5\n', 'be'),
      { code: 'batch_encoding', reason: 'bytes', encoding: 'utf-16be', row: 1, column: 1, name: 'адрес', byte: 24 }],
    ['a bad byte in a header that only later rows reveal',
      Buffer.concat([Buffer.from('прим;стол'), Buffer.of(0xff), Buffer.from('\n1;Тула, Мира 5\n2;Тула, Мира 6\n')]),
      { code: 'batch_encoding', reason: 'bytes', encoding: 'utf-8', row: 0, column: 2, byte: 17 }],
    ['a bad byte in a row, below a header that only later rows reveal',
      Buffer.concat([Buffer.from('foo;bar\n1;Тула'), Buffer.of(0xff), Buffer.from('Мира 5\n2;Тула, Мира 6\n')]),
      { code: 'batch_encoding', reason: 'bytes', encoding: 'utf-8', row: 1, column: 2, name: 'bar', byte: 18 }],
    ['a bad byte below the separator line of Excel',
      Buffer.concat([Buffer.from('sep=;\nid;адрес\n1;Тула'), Buffer.of(0xff), Buffer.from(' 5\n')]),
      { code: 'batch_encoding', reason: 'bytes', encoding: 'utf-8', row: 1, column: 2, name: 'адрес', byte: 30 }],
    ['a quote that never closes', 'id,адрес\n1,Тула\n2,"Москва\n3,Пермь\n',
      { code: 'batch_columns', reason: 'quote', row: 2, column: 2, name: 'адрес' }],
    ['a quote that never closes before the shape is known', '1;"2\n3;4\n',
      { code: 'batch_columns', reason: 'quote', row: 1, column: 2 }],
    ['a quote that never closes after others that do', 'id;a;b;адрес\n1;"a;b";c"d;"2\n3;4;\n',
      { code: 'batch_columns', reason: 'quote', row: 1, column: 4, name: 'адрес' }],
    ['a quote of the header that never closes', 'id,"адрес\n1,Тула\n',
      { code: 'batch_columns', reason: 'quote', row: 0, column: 2 }],
    ['names of 48 KB', `адрес,${'я'.repeat(24_000)}\nТула\n`,
      { code: 'batch_columns', reason: 'names', most: 48_000 }],
    ['1001 columns', `${'a,'.repeat(1000)}a\n`, { code: 'batch_columns', reason: 'columns', most: 1000 }],
  ] as const) {
    for (const sizes of [[], [2]]) {
      test(`${what}, in pieces of ${sizes.join('') || 'any'} bytes`, async () => {
        assert.deepEqual(await refusalOf(sent(bytes, sizes)), expected);
      });
    }
  }

  test('a bad byte far into the file, with its row and position', async () => {
    const more = '3;Тула, Мира 5;\n\n'.repeat(10_000);
    const bytes = Buffer.concat([Buffer.from(table + more), Buffer.of(0xff)]);
    const where = { row: 20_003, column: 1, name: 'id', byte: 250_106 };
    assert.deepEqual(await refusalOf(sent(bytes, [5000]), {}, { rows: 50_000, bytes: 9_000_000 }),
      { code: 'batch_encoding', reason: 'bytes', encoding: 'utf-8', ...where });
  });

  test('a file that contradicts the stated encoding', async () => {
    assert.deepEqual(await refusalOf(sent(table), { encoding: 'windows-1251' }),
      { code: 'batch_encoding', reason: 'contradiction', said: 'windows-1251', found: 'utf-8' });
    const bytes = inAlphabet(table, 'windows-1251');
    assert.deepEqual(await refusalOf(sent(bytes), { encoding: 'utf-8' }),
      { code: 'batch_encoding', reason: 'bytes', encoding: 'utf-8', row: 0, column: 2, byte: 3 });
    for (const [marked, said, found] of [
      [`\uFEFF${table}`, 'windows-1251', 'utf-8'],
      [`\uFEFF${table}`, 'utf-16le', 'utf-8'],
      [inUtf16(table, 'le'), 'utf-8', 'utf-16le'],
      [inUtf16(table, 'be'), 'utf-16le', 'utf-16be'],
    ] as const) {
      assert.deepEqual(await refusalOf(sent(marked), { encoding: said }),
        { code: 'batch_encoding', reason: 'contradiction', said, found });
    }
  });
});

describe('an excess is refused before everything has arrived:', () => {
  const limits = { rows: 1000, bytes: 5_000_000 };
  for (const [what, first, piece, expected, most] of [
    ['rows', 'адрес\n', 'Тула\n'.repeat(100), { reason: 'rows', most: 1000 }, 70_000],
    ['empty lines', 'адрес\nТула\n', '\n'.repeat(100), { reason: 'rows', most: 1000 }, 70_000],
    ['short rows under a long header', `адрес${',a'.repeat(999)}\n`, 'Тула\n'.repeat(10),
      { reason: 'cells', most: 100_000 }, 70_000],
    ['bytes', 'адрес\n', `${'Тула '.repeat(20_000)}\n`, { reason: 'bytes', most: 5_000_000 }, 5_200_000],
  ] as const) {
    test(what, async () => {
      const content = new Endless(first, piece);
      const given = { ...limits, bytes: expected.reason === 'cells' ? expected.most : limits.bytes };
      assert.deepEqual(await refusalOf(content, { delimiter: ',' }, given), { code: 'batch_too_large', ...expected });
      assert.ok(content.bytesRead < most, `${content.bytesRead} bytes were read`);
    });
  }

  for (const [what, first, piece, expected] of [
    ['a quote that never closes', 'адрес\n"', 'Тула\n',
      { reason: 'quote', row: 1, column: 1, name: 'адрес', most: 1_048_576 }],
    ['a quote that never closes, far into the file', `адрес\n${'Тула\n'.repeat(50_000)}"`, 'Тула\n',
      { reason: 'quote', row: 50_001, column: 1, name: 'адрес', most: 1_048_576 }],
    ['a row without end', 'адрес\nТула\n', 'Тула ', { reason: 'row_length', row: 2, most: 1_048_576 }],
    ['a header without end', 'адрес', ',x', { reason: 'row_length', row: 1, most: 1_048_576 }],
  ] as const) {
    test(what, async () => {
      const content = new Endless(first, piece.repeat(1000));
      assert.deepEqual(await refusalOf(content, {}, { rows: 100_000, bytes: 50_000_000 }),
        { code: 'batch_columns', ...expected });
      assert.ok(content.bytesRead < 2_200_000, `${content.bytesRead} bytes were read`);
    });
  }

  test('a row of more than a megabyte in one piece', async () => {
    const expected = { code: 'batch_columns', reason: 'row_length', row: 1, most: 1_048_576 };
    const text = `адрес\n${'а'.repeat(600_000)}\nТула\n`;
    assert.deepEqual(await refusalOf(sent(text), {}, { rows: 9, bytes: 9_000_000 }), expected);
  });

  test('a gzip bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, 'Тула\n'));
    const expected = { code: 'batch_too_large', reason: 'gzip_ratio', most: 200 };
    assert.deepEqual(await refusalOf(sent(bomb), {}, { rows: 9_000_000, bytes: 100_000_000 }), expected);
  });

  test('but not a small file that compresses well', async () => {
    const dense = gzipSync(Buffer.alloc(7_000_000, 'Tula\n'));
    assert.equal((await takenIn(sent(dense), {}, { rows: 9_000_000, bytes: 100_000_000 })).rows, 1_400_000);
  });

  test('bytes after decompression', async () => {
    const expected = { code: 'batch_too_large', reason: 'bytes', most: 300 };
    assert.deepEqual(await refusalOf(sent(gzipSync(table.repeat(3))), {}, { rows: 1000, bytes: 300 }), expected);
  });
});

test('an aborted upload fails with the error of its source, as gzip or not', async () => {
  const broken = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
    yield bytes.subarray(0, 50);
    throw new RangeError('the connection was cut');
  };
  for (const bytes of [Buffer.from(table), gzipSync(table)]) {
    await assert.rejects(takenIn(broken(bytes)), new RangeError('the connection was cut'));
  }
});

test('a reader that stops early closes the source', async () => {
  const text = Array.from({ length: 99_999 }, (_, row) => `${row * row * 7919},Тула, ${row * 31}\n`).join('');
  for (const bytes of [Buffer.from(text), gzipSync(text)]) {
    const closed = Promise.withResolvers<number>();
    const content = async function* (): AsyncGenerator<Uint8Array> {
      let given = 0;
      try {
        for (; given < bytes.length; given += 100) yield bytes.subarray(given, given + 100);
      } finally {
        closed.resolve(given);
      }
    };
    const { kept } = takeIn(content(), { column: '1' }, { rows: 99_999, bytes: 1e7 });
    for await (const piece of kept) if (piece.length > 0) break;
    assert.ok((await closed.promise) < bytes.length / 2);
  }
});

describe('the stored table has the rows that were written, whatever their cells, encoding and pieces,', () => {
  const encoders = {
    'utf-8': (text: string) => Buffer.from(text),
    'utf-16le': (text: string) => inUtf16(text, 'le'),
    'utf-16be': (text: string) => inUtf16(text, 'be'),
    'windows-1251': (text: string) => inAlphabet(text, 'windows-1251'),
  };
  const some = fc.record({
    table: someTable, more: someTable, encoding: fc.constantFrom(...encodings), packs: fc.boolean(), sizes: someSizes,
    blankLines: fc.nat(3),
  });
  for (const [where, filler] of [['at the beginning', 0], ['after the examined head', 3400]] as const) {
    test(where, () => fc.assert(fc.asyncProperty(some, async ({ table, more, encoding, packs, sizes, blankLines }) => {
      const { delimiter, newline } = table;
      const fillers = Array.from({ length: filler }, () => table.rows[0].map(() => 'a'.repeat(20)));
      const first = { ...table, rows: [...fillers, ...table.rows], endsWithNewline: true };
      const last = { ...more, delimiter, newline };
      const bytes = encoders[encoding](written(first) + newline.repeat(blankLines) + written(last) + newline.repeat(2));
      const stated = { delimiter, encoding, header: false, column: '1' };
      const content = inTwo(packs ? gzipSync(bytes) : bytes, filler > 0 ? 300 : Infinity, sizes);
      const { kept, shape, rows } = await takenIn(content, stated, { rows: 9999, bytes: 9_999_999 });
      const blank = Array.from({ length: blankLines }, () => ['']);
      const expected = [...first.rows, ...blank, ...last.rows].map((cells) => cells.map((cell) =>
        encoding === 'windows-1251' ? cell.replaceAll('🏠', '?') : cell));
      assert.equal(rows, expected.length);
      const wide = { ...shape, columns: ['1', '2', '3', '4'] };
      const read = await all(readRows(sent(kept), wide, { offset: 0, number: 1 }, { rows: 999, bytes: 99_999 }));
      assert.deepEqual(read.flat().map(({ cells }) => cells), expected);
    })));
  }
});

/** Yields the last bytes in pieces, the others at once. */
async function* inTwo(bytes: Uint8Array, last: number, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  const first = Math.max(0, bytes.length - last);
  yield bytes.subarray(0, first);
  yield* inPieces(bytes.subarray(first), sizes);
}
