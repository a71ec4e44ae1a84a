import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { AppError } from '../../errors.ts';
import { UploadReader, type ReadUpload, type UploadLimits } from './read-upload.ts';
import { receiveUpload } from './receive-upload.ts';
import type { Upload } from './upload.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const receive = (file: string | Uint8Array, size = 7, limits?: UploadLimits): Promise<ReadUpload> =>
  receiveUpload(inPieces(typeof file === 'string' ? bytesOf(file) : file, size), limits);

const speeds = ({ from, to, kmh, hour, line }: Upload) =>
  Array.from(from, (one, row) => [one, to[row], kmh[row], ...(hour ? [hour[row]] : []), line[row]]);
const turns = ({ turns: { from, via, to, seconds, line } }: Upload) =>
  Array.from(from, (one, row) => [one, via[row], to[row], seconds[row], line[row]]);

const LIVE = 'from_osm_node,to_osm_node,speed_kmh\n';

const files: readonly (readonly [what: string, file: string | Uint8Array, kind: string, rows: number[][]])[] = [
  ['live speeds', `${LIVE}1,2,50\n2,1,0\n`, 'live', [[1, 2, 50, 2], [2, 1, 0, 3]]],
  ['no newline at the end', `${LIVE}1,2,50.5`, 'live', [[1, 2, 50.5, 2]]],
  ['a rate, which is ignored', 'from_osm_node,to_osm_node,speed_kmh,rate\n1,2,50,0.7\n', 'live',
    [[1, 2, 50, 2]]],
  ['columns in another order and in capitals', 'Speed_KMH,to_osm_node,from_osm_node\n50,2,1\n', 'live',
    [[1, 2, 50, 2]]],
  ['CRLF, spaces, tabs and empty lines', 'from_osm_node , to_osm_node,speed_kmh\r\n\r\n 1,\t2 , 50\r\n\r\n3,4,5.\r\n',
    'live', [[1, 2, 50, 3], [3, 4, 5, 5]]],
  ['a byte order mark', `\ufeff${LIVE}1,2,50\n`, 'live', [[1, 2, 50, 2]]],
  ['the highest id and the highest speed', `${LIVE}9007199254740991,1,250\n`, 'live',
    [[9007199254740991, 1, 250, 2]]],
  ['typical speeds, by the hour of the week',
    'from_osm_node,to_osm_node,hour_of_week,speed_kmh\n1,2,0,50\n1,2,167,40\n', 'typical',
    [[1, 2, 50, 0, 2], [1, 2, 40, 167, 3]]],
  ['turns', 'from,via,to,penalty_s\n1,2,3,12.5\n', 'turns', [[1, 2, 3, 12.5, 2]]],
  ['gzip', gzipSync(`${LIVE}1,2,50\n`), 'live', [[1, 2, 50, 2]]],
  ['gzip in two members', Buffer.concat([gzipSync(`${LIVE}1,2,50\n`), gzipSync('2,3,60\n')]), 'live',
    [[1, 2, 50, 2], [2, 3, 60, 3]]],
];
for (const [what, file, kind, rows] of files) {
  test(`read: ${what}`, async () => {
    for (const size of [1, 2, 3, 1000]) {
      const read = await receive(file, size);
      assert.equal(read.kind, kind);
      assert.equal(read.rows, rows.length);
      assert.deepEqual(kind === 'turns' ? turns(read.upload) : speeds(read.upload), rows);
    }
  });
}

const packed = gzipSync(`${LIVE}${'1,2,50\n'.repeat(1000)}`);
const refused: readonly (readonly [what: string, file: string | Uint8Array, reason: RegExp])[] = [
  ['nothing', '', /^the file has no rows$/],
  ['one byte', 'f', /line 1: unknown column "f"/],
  ['only column names', LIVE, /no rows/],
  ['no column names', '1,2,50\n', /line 1: the first line must name the columns: from_osm_node,/],
  ['an unknown column', 'from_osm_node,to_osm_node,speed\n1,2,3\n', /line 1: unknown column "speed"; there are from_/],
  ['a repeated column', 'from,via,to,via,penalty_s\n', /line 1: column via is named twice/],
  ['a missing column', 'from_osm_node,to_osm_node\n1,2\n', /line 1: column speed_kmh is missing/],
  ['semicolons', 'from_osm_node;to_osm_node;speed_kmh\n', /line 1: unknown column "from_osm_node;to_osm_node;/],
  ['a negative speed', `${LIVE}1,2,50\n1,2,-5\n`, /^line 3: speed_kmh is negative: "-5"$/],
  ['NaN', `${LIVE}1,2,NaN\n`, /line 2: speed_kmh is not a number: "NaN"/],
  ['a decimal comma', `${LIVE}1,2,"50,5"\n`, /line 2: speed_kmh is not a number: "\\"50"/],
  ['Infinity', `${LIVE}1,2,Infinity\n`, /line 2: speed_kmh is not a number/],
  ['an exponent', `${LIVE}1,2,1e3\n`, /line 2: speed_kmh is not a number: "1e3"/],
  ['an empty field', `${LIVE}1,2,\n`, /line 2: speed_kmh is not a number: ""/],
  ['a decimal point alone', `${LIVE}1,2,.\n`, /line 2: speed_kmh is not a number/],
  ['too fast', `${LIVE}1,2,250.1\n`, /line 2: speed_kmh is 250 at most: "250.1"/],
  ['an extra field', `${LIVE}1,2,50\n\n1,2,50,1\n`, /^line 4: there must be 3 fields$/],
  ['a trailing comma', `${LIVE}1,2,50,\n`, /line 2: there must be 3 fields/],
  ['a missing field', `${LIVE}1,2\n`, /line 2: there must be 3 fields/],
  ['a file cut off inside a row', `${LIVE}1,2,50\n1,`, /line 3: to_osm_node is no id/],
  ['an id of 0', `${LIVE}0,2,50\n`, /line 2: from_osm_node is no id of an OSM node \(1 … 2\^53 - 1\): "0"/],
  ['a negative id', `${LIVE}1,-2,50\n`, /line 2: to_osm_node is no id/],
  ['a fractional id', `${LIVE}1.5,2,50\n`, /line 2: from_osm_node is no id/],
  ['an id above 2^53', `${LIVE}9007199254740992,2,50\n`, /line 2: from_osm_node is no id.*"9007199254740992"/],
  ['an endless id', `${LIVE}${'9'.repeat(500)},2,50\n`, /line 2: from_osm_node is no id.*"9{40}…"/],
  ['hour 168', 'from_osm_node,to_osm_node,hour_of_week,speed_kmh\n1,2,168,50\n', /line 2: hour_of_week is no hour/],
  ['half an hour', 'from_osm_node,to_osm_node,hour_of_week,speed_kmh\n1,2,1.5,50\n', /line 2: hour_of_week is no hour/],
  ['a negative penalty', 'from,via,to,penalty_s\n1,2,3,-1\n', /line 2: penalty_s is negative/],
  ['letters of another encoding', Uint8Array.of(0xee, 0xf2, 0x0a), /line 1: this is not UTF-8/],
  ['UTF-16', Buffer.from(`\ufeff${LIVE}`, 'utf16le'), /line 1: this is not UTF-8/],
  ['letters in a number', `${LIVE}1,2,быстро\n`, /line 2: speed_kmh is not a number: "быстро"/],
  ['NUL', `${LIVE}1,2,5\0\n`, /line 2: speed_kmh is not a number: "5\\u0000"/],
  ['a line without an end', `${LIVE}${'1'.repeat(5000)}`, /line 2: the line is longer than 1000 bytes/],
  ['line ends of old Macs', `${LIVE}1,2,50\n`.replaceAll('\n', '\r'), /line 1: /],
  ['truncated gzip', packed.subarray(0, -9), /gzip archive is .* cut off: unexpected end of file/],
  ['corrupt gzip', Buffer.concat([packed.subarray(0, 12), Buffer.alloc(20, 0xff)]), /gzip archive is/],
  ['a bad row in gzip', gzipSync(`${LIVE}1,2,x\n`), /^line 2: speed_kmh is not a number/],
];
for (const [what, file, reason] of refused) {
  test(`refused: ${what}`, async () => {
    for (const size of [1, 5, 4096]) {
      await assert.rejects(receive(file, size), (error: unknown) => {
        assert.ok(error instanceof AppError, String(error));
        assert.equal(error.code, 'invalid_parameter');
        assert.match(error.message, reason);
        return true;
      });
    }
  });
}

test('too many rows or bytes are refused, compressed ones as soon as they exceed the limit', async () => {
  const rows = `${LIVE}${'1,2,50\n'.repeat(11)}`;
  await assert.rejects(receive(rows, 100, { rows: 10, bytes: 1e6 }), /line 12: there are more than 10 rows/);
  await assert.rejects(receive(rows, 100, { rows: 100, bytes: 80 }), /unpacked, the file has more than 80 bytes/);
  const bomb = gzipSync(Buffer.concat([bytesOf(LIVE), Buffer.alloc(64 * 1024 * 1024, '\n')]));
  const reader = new UploadReader({ rows: 10, bytes: 1e6 });
  assert.ok(bomb.length < 100_000);
  await assert.rejects(receive(bomb, 1000, { rows: 10, bytes: 1e6 }), /more than 1000000 bytes/);
  assert.throws(() => reader.add(new Uint8Array(2e6)), /more than 1000000 bytes/);
});

const anyRow = fc.tuple(
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  fc.integer({ min: 0, max: 2500 }).map((tenths) => tenths / 10),
);

test('a written file is read, however it is split into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { minLength: 1 }), fc.integer({ min: 1, max: 300 }), fc.boolean(),
      async (rows, size, isPacked) => {
        const text = `${LIVE}${rows.map((row) => row.join(',')).join('\n')}`;
        const { upload } = await receive(isPacked ? gzipSync(text) : text, size);
        assert.deepEqual(speeds(upload), rows.map(([from, to, kmh], at) => [from, to, Math.fround(kmh), at + 2]));
        for (const column of [upload.from, upload.to, upload.kmh, upload.line]) {
          assert.ok(column.buffer instanceof SharedArrayBuffer);
        }
      }),
    { seed: 5, numRuns: 200 },
  );
});

test('random bytes are either read or refused with a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'0123456789,.\n\r -x"') }), async (text) => {
      const [read] = await Promise.allSettled([receive(LIVE + text)]);
      if (read.status === 'rejected') assert.ok(read.reason instanceof AppError, String(read.reason));
    }),
    { seed: 6, numRuns: 500 },
  );
});
