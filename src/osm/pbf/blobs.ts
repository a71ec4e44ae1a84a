import type { Block } from '../block.ts';
import { blobHeaderBytes, readBlobHeader, unpackBlob } from './frame.ts';
import { readPbfHeader } from './header.ts';
import { everything, readPbfBlock, type Wanted } from './read.ts';
import { unreadable, type Place } from '../unreadable.ts';

/**
 * Reads whole blobs that follow each other: a PBF file, or a stretch of one that starts at a place. Yields the same
 * block each time, with other objects. A file cut within a blob is refused; a cut between two blobs cannot be detected,
 * because PBF does not say how many there are.
 */
export function* readPbf(
  stretch: Uint8Array, start: Place, block: Block, wanted: Wanted = everything,
): Generator<Block> {
  for (let at = 0; at < stretch.length; ) {
    const place = { file: start.file, offset: start.offset + at };
    const take = (bytes: number): Uint8Array => {
      if (bytes > stretch.length - at) throw unreadable(place, 'the file is cut off in the blob that starts here');
      at += bytes;
      return stretch.subarray(at - bytes, at);
    };
    const headerBytes = blobHeaderBytes(take(4), place);
    const { type, bytes } = readBlobHeader(take(headerBytes), place);
    const blob = take(bytes);
    if (type === 'OSMHeader') readPbfHeader(unpackBlob(blob, place), place);
    if (type !== 'OSMData') continue;
    readPbfBlock(unpackBlob(blob, place), place, block, wanted);
    yield block;
  }
}
