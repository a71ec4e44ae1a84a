import { inflateSync, zstdDecompressSync } from 'node:zlib';
import type { AppError } from '../../errors.ts';
import { PbfCursor } from './cursor.ts';
import { unreadable, type Place } from '../unreadable.ts';

// The format's own limits. A length beyond them means a broken file, not a large one.
const maxHeaderBytes = 64 * 1024;
const maxBlobBytes = 32 * 1024 * 1024;

export interface BlobHeader {
  /** "OSMHeader", "OSMData", or something to skip. */
  readonly type: string;
  /** The length of the blob that follows. */
  readonly bytes: number;
}

/** Reads the length of the blob header from the four bytes before it. */
export function blobHeaderBytes(prefix: Uint8Array, place: Place): number {
  const bytes = new DataView(prefix.buffer, prefix.byteOffset, 4).getUint32(0);
  if (bytes === 0 || bytes > maxHeaderBytes) {
    throw unreadable(place, `no PBF blob starts here (its header would be ${bytes} bytes; 1 to 65536 are possible)`);
  }
  return bytes;
}

export function readBlobHeader(content: Uint8Array, place: Place): BlobHeader {
  const cursor = new PbfCursor(content, place);
  let type: string | undefined;
  let bytes: number | undefined;
  for (let field = cursor.field(); field > 0; field = cursor.field()) {
    if (field === 1) type = cursor.text();
    else if (field === 3 && cursor.type === 0) bytes = cursor.varint();
    else cursor.skip();
  }
  if (type === undefined || bytes === undefined) throw unreadable(place, 'a PBF blob header without type or size');
  if (bytes > maxBlobBytes) {
    throw unreadable(place, `a PBF blob of ${bytes} bytes (at most ${maxBlobBytes} are possible)`);
  }
  return { type, bytes };
}

// By field number of the message Blob.
const otherCompressions: Readonly<Record<number, string>> = { 4: 'lzma', 5: 'bzip2', 6: 'lz4' };

/** Unpacks the content of a blob. */
export function unpackBlob(blob: Uint8Array, place: Place): Uint8Array {
  const cursor = new PbfCursor(blob, place);
  let rawBytes: number | undefined;
  let packed: Uint8Array | undefined;
  let packing = 0;
  for (let field = cursor.field(); field > 0; field = cursor.field()) {
    if (field === 2 && cursor.type === 0) rawBytes = cursor.varint();
    else if (field === 1 || field === 3 || field === 7) [packing, packed] = [field, cursor.blob()];
    else if (otherCompressions[field]) throw refuseCompression(otherCompressions[field], place);
    else cursor.skip();
  }
  if (packed === undefined) throw unreadable(place, 'a PBF blob without content');
  const expected = packing === 1 ? packed.length : rawBytes;
  if (expected === undefined) throw unreadable(place, 'a compressed PBF blob that does not say its unpacked size');
  if (expected > maxBlobBytes) {
    throw unreadable(place, `a PBF blob of ${expected} bytes when unpacked (at most ${maxBlobBytes} are possible)`);
  }
  return packing === 1 ? packed : inflate(packed, packing === 7, expected, place);
}

function inflate(packed: Uint8Array, zstd: boolean, expected: number, place: Place): Uint8Array {
  // One chunk of the stated size, plus room to notice a longer one, so that Node need not join chunks.
  const options = { chunkSize: Math.max(64, expected + 1), maxOutputLength: expected + 1 };
  let content: Uint8Array;
  try {
    content = zstd ? zstdDecompressSync(packed, options) : inflateSync(packed, options);
  } catch (error) {
    throw unreadable(place, `a PBF blob that cannot be unpacked (${(error as Error).message})`);
  }
  if (content.length !== expected) {
    throw unreadable(place, `a PBF blob of ${content.length} bytes when unpacked, where it says ${expected}`);
  }
  return content;
}

function refuseCompression(name: string, place: Place): AppError {
  return unreadable(
    place,
    `a PBF blob compressed with ${name}, which is not read; convert the file with "osmium cat IN -o OUT.osm.pbf"`,
  );
}
