import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { delimiterOf, foundRows, previewOf, whyNoTable } from '../../clients/web/src/playground/batch/table.ts';

describe('the beginning of a table', () => {
  const rows = [['id', 'address'], ['1', 'Ветроград, Посадская 11']];
  const tables: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer> | string])[] = [
    ['with commas', 'id,address\n1,"Ветроград, Посадская 11"\n'],
    ['with semicolons and a mark of UTF-8', '\uFEFFid;address\r\n1;Ветроград, Посадская 11\r\n'],
    ['with tabs', 'id\taddress\n1\tВетроград, Посадская 11'],
    ['of UTF-16 with its mark', new Uint8Array(Buffer.from('\uFEFFid;address\n1;Ветроград, Посадская 11', 'utf16le'))],
    ['packed by gzip', new Uint8Array(gzipSync('id;address\n1;Ветроград, Посадская 11'))],
    ['of windows-1251', Uint8Array.from([
      ...Buffer.from('id;address\n1;'),
      ...[...'Ветроград, Посадская 11'].map((sign) => (sign < 'А' ? sign.charCodeAt(0) : sign.charCodeAt(0) - 0x350)),
    ])],
  ];
  for (const [name, bytes] of tables) {
    test(name, async () => {
      const preview = await previewOf(new Blob([bytes]));
      assert.deepEqual([preview.columns, ...preview.rows], rows);
    });
  }

  test('of a great file is read only so far, and its last row is not a piece of one', async () => {
    const line = 'x'.repeat(99);
    const preview = await previewOf(new Blob([`column\n${`${line}\n`.repeat(10_000)}`]));
    assert.deepEqual(preview.rows, Array.from({ length: 5 }, () => [line]));
  });

  test('of nothing is nothing', async () => {
    assert.deepEqual(await previewOf(new Blob([])), { columns: [], rows: [] });
  });
});

describe('a file that may be no table', () => {
  const files: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer> | string, why?: string])[] = [
    ['nothing', '', 'tableEmpty'],
    ['white space', ' \r\n\t\n', 'tableEmpty'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]), 'tableNotText'],
    ['any bytes', Uint8Array.from({ length: 1000 }, (_, at) => (at * 151 + 7) % 256), 'tableNotText'],
    ['a damaged archive', Uint8Array.from([0x1f, 0x8b, 1, 2, 3]), 'tableNotText'],
    ['one line', 'Тверь'],
  ];
  for (const [name, bytes, why] of files) {
    test(`${name}: ${why ?? 'may be one'}`, async () => assert.equal(await whyNoTable(new Blob([bytes])), why));
  }
});

test('the sign between columns is the one that the first line has most of', () => {
  assert.deepEqual(['a,b;c,d', 'a;b', 'a\tb,c\td', 'alone'].map(delimiterOf), [',', ';', '\t', ',']);
});

test('rows of a result have a point where something was found, by the columns of the service', () => {
  const result = [
    'geo_lat,address,geo_status,geo_lat,geo_lon,geo_precision,geo_address',
    'mine,"Ветроград, Посадская 11",ok,54.44202,148.34083,house,"Ветроград, Посадская улица, 11"',
    'mine,zzz,not_found,,,,',
  ].join('\r\n');
  assert.deepEqual(foundRows(result), [
    {
      number: 1, status: 'ok', address: 'Ветроград, Посадская улица, 11', precision: 'house',
      asked: 'mine, Ветроград, Посадская 11',
      point: { lat: 54.44202, lon: 148.34083 },
    },
    { number: 2, status: 'not_found', address: '', precision: '', asked: 'mine, zzz' },
  ]);
});
