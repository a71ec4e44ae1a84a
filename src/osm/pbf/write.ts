import { PbfWriter } from 'pbf';
import { constants, deflateSync, zstdCompressSync } from 'node:zlib';
import type { Box } from '../../kernel/geo.ts';
import type { OsmElement } from '../element.ts';
import { PbfBlock } from './block.ts';

export interface PbfHeader {
  /** Free text on the source of the data. */
  readonly source?: string;
  readonly generator?: string;
  /** The date of the newest data, in RFC 3339. */
  readonly dataAsOf?: string;
  /** The box of the data, in degrees. */
  readonly bbox?: Box;
  /** The elements come as nodes, ways, relations, each by rising id. */
  readonly sorted?: boolean;
}

export type PbfCompression = 'zlib' | 'raw' | 'zstd';

export interface PbfOptions {
  readonly dense?: boolean;
  readonly compression?: PbfCompression;
  readonly elementsPerBlock?: number;
}

// Readers refuse blocks above 32 MiB; stopping far below leaves room for one huge element.
const maxBlockBytes = 8 * 1024 * 1024;
const nanoPerDegree = 1e9;

/** Writes `.osm.pbf`, blob by blob. The same elements and options give the same bytes. */
export function* encodePbf(
  header: PbfHeader, elements: Iterable<OsmElement>, options: PbfOptions = {},
): Generator<Uint8Array> {
  const { dense = true, compression = 'zlib', elementsPerBlock = 8000 } = options;
  yield toBlob('OSMHeader', encodeHeader(header, dense), compression);
  const block = new PbfBlock(dense);
  for (const element of elements) {
    block.add(element);
    if (block.elements < elementsPerBlock && block.bytes < maxBlockBytes) continue;
    yield toBlob('OSMData', block.finish(), compression);
  }
  if (block.elements > 0) yield toBlob('OSMData', block.finish(), compression);
}

function encodeHeader(header: PbfHeader, dense: boolean): Uint8Array {
  const out = new PbfWriter();
  if (header.bbox) out.writeMessage(1, writeBox, header.bbox);
  out.writeStringField(4, 'OsmSchema-V0.6');
  if (dense) out.writeStringField(4, 'DenseNodes');
  if (header.sorted) out.writeStringField(5, 'Sort.Type_then_ID');
  if (header.generator !== undefined) out.writeStringField(16, header.generator);
  if (header.source !== undefined) out.writeStringField(17, header.source);
  if (header.dataAsOf !== undefined) out.writeVarintField(32, Math.floor(Date.parse(header.dataAsOf) / 1000));
  return out.finish();
}

function writeBox(box: Box, out: PbfWriter): void {
  [box.minLon, box.maxLon, box.maxLat, box.minLat].forEach((degrees, index) =>
    out.writeSVarintField(index + 1, Math.round(degrees * nanoPerDegree)),
  );
}

/** Frames a blob: the length of the blob header, the blob header, the blob. */
export function toBlob(type: string, content: Uint8Array, compression: PbfCompression): Uint8Array {
  const blob = new PbfWriter(new Uint8Array(content.length + 64));
  if (compression === 'raw') {
    blob.writeBytesField(1, content);
  } else {
    blob.writeVarintField(2, content.length);
    if (compression === 'zlib') blob.writeBytesField(3, deflateSync(content, { level: 6 }));
    else blob.writeBytesField(7, zstdCompressSync(content, zstdOptions));
  }
  const body = blob.finish();
  const frame = new PbfWriter();
  frame.writeStringField(1, type);
  frame.writeVarintField(3, body.length);
  const head = frame.finish();
  const bytes = new Uint8Array(4 + head.length + body.length);
  new DataView(bytes.buffer).setUint32(0, head.length);
  bytes.set(head, 4);
  bytes.set(body, 4 + head.length);
  return bytes;
}

const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
