import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { Block } from '../block.ts';
import { readPbf } from './blobs.ts';
import { blobHeaderBytes, unpackBlob } from './frame.ts';
import { readPbfHeader } from './header.ts';
import { encodePbf, toBlob } from './write.ts';

const place = { file: 'x.osm.pbf', offset: 0 };

const message = (write: (out: PbfWriter) => void): Uint8Array => {
  const out = new PbfWriter();
  write(out);
  return out.finish().slice();
};

/** Frames the message of a Blob, as it is, as a data blob. */
function framed(blob: Uint8Array): Uint8Array {
  const head = message((out) => {
    out.writeStringField(1, 'OSMData');
    out.writeVarintField(3, blob.length);
  });
  return Uint8Array.from([0, 0, 0, head.length, ...head, ...blob]);
}

const feature = (name: string): Uint8Array =>
  toBlob('OSMHeader', message((out) => out.writeStringField(4, name)), 'zlib');
const group = (field: number, content: Uint8Array): Uint8Array =>
  toBlob('OSMData', message((out) => {
    out.writeMessage(1, (_, table) => table.writeStringField(1, ''), null);
    out.writeMessage(2, (_, inner) => inner.writeBytesField(field, content), null);
  }), 'raw');
const way = message((out) => {
  out.writeVarintField(1, 5);
  out.writePackedVarint(2, [1]);
  out.writePackedVarint(3, [0]);
});
const dense = message((out) => {
  out.writePackedSVarint(1, [1, 1]);
  out.writePackedSVarint(8, [1]);
  out.writePackedSVarint(9, [1, 1]);
});
const member = message((out) => {
  out.writeVarintField(1, 5);
  out.writePackedVarint(8, [0]);
  out.writePackedSVarint(9, [1]);
  out.writePackedVarint(10, [3]);
});

const refusals: [string, Uint8Array, RegExp][] = [
  ['a header longer than the format allows', Uint8Array.of(0, 1, 0, 1, 10), /would be 65537 bytes/],
  ['a blob longer than the format allows',
    Uint8Array.from([0, 0, 0, 14, 10, 7, ...Buffer.from('OSMData'), 24, 0x81, 0x80, 0x80, 0x10]), /33554433 bytes/],
  ['a blob that would unpack to too much', framed(message((out) => {
    out.writeVarintField(2, 2 ** 25 + 1);
    out.writeBytesField(3, deflateSync(new Uint8Array(9)));
  })), /33554433 bytes when unpacked/],
  ['a blob that unpacks to more than it says', framed(message((out) => {
    out.writeVarintField(2, 8);
    out.writeBytesField(3, deflateSync(new Uint8Array(9)));
  })), /9 bytes when unpacked, where it says 8/],
  ['lzma', framed(message((out) => out.writeBytesField(4, new Uint8Array(9)))), /lzma, which is not read; convert/],
  ['bzip2', framed(message((out) => out.writeBytesField(5, new Uint8Array(9)))), /bzip2/],
  ['lz4', framed(message((out) => out.writeBytesField(6, new Uint8Array(9)))), /lz4/],
  ['a blob without content', framed(new Uint8Array(0)), /without content/],
  ['a history file', feature('HistoricalInformation'), /a history file.*osmium time-filter/],
  ['a feature of the future', feature('Curves'), /requires the feature "Curves"/],
  ['a string that is not in the table', group(3, way), /string 1 of a table of 1/],
  ['more ids than coordinates', group(2, dense), /a number is cut off/],
  ['a member of an unknown kind', group(4, member), /unknown kind 3/],
  ['a way without id', group(3, new Uint8Array(0)), /a way without id/],
  ['a part that leads outside', group(3, Uint8Array.of(0x12, 0x7f)), /longer than the whole/],
];

for (const [what, bytes, expected] of refusals) {
  test(`refused with file and offset: ${what}`, () => {
    const [header] = encodePbf({}, []);
    const read = () => [...readPbf(Buffer.concat([header, bytes]), place, new Block())];
    assert.throws(read, { code: 'file_unreadable', message: expected });
    assert.throws(read, { message: new RegExp(`^x\\.osm\\.pbf: at byte ${header.length}: `) });
  });
}

test('a blob of an unknown type is passed over', () => {
  assert.equal([...readPbf(toBlob('Extra', Uint8Array.of(1), 'raw'), place, new Block())].length, 0);
});

test('granularity and offsets move and scale coordinates', () => {
  const node = message((out) => {
    out.writeSVarintField(1, 7);
    out.writeSVarintField(8, 55);
    out.writeSVarintField(9, -37);
  });
  const bytes = toBlob('OSMData', message((out) => {
    out.writeMessage(1, (_, table) => table.writeStringField(1, ''), null);
    out.writeMessage(2, (_, inner) => inner.writeBytesField(1, node), null);
    out.writeVarintField(17, 10_000_000);
    out.writeVarintField(19, 1_000_000_000);
    out.writeVarintField(20, -2_000_000_000);
  }), 'raw');
  const [{ nodes }] = readPbf(bytes, place, new Block());
  assert.deepEqual([nodes.lats.at(0), nodes.lons.at(0)], [15_500_000, -23_700_000]);
});

test('the header says what made the file, from what, of which day, and what it fills', () => {
  const facts = { generator: 'Geokod', source: 'a fictional country', dataAsOf: '2026-02-03T04:05:06Z' };
  const bbox = { minLat: -1.5, minLon: 2, maxLat: 3, maxLon: 4 };
  const [first] = encodePbf({ ...facts, bbox, sorted: true }, [], { compression: 'raw' });
  const content = unpackBlob(first.subarray(4 + blobHeaderBytes(first.subarray(0, 4), place)), place);
  assert.deepEqual(readPbfHeader(content, place), { ...facts, bbox });
});
