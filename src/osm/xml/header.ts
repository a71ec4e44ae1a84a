import { constants, gunzipSync } from 'node:zlib';
import { Block } from '../block.ts';
import { XmlReader } from './read.ts';
import type { FileHeader } from '../pbf/header.ts';
import { sniffFormat } from '../file-format.ts';
import { unreadable } from '../unreadable.ts';

/** Reads the header at the beginning of an XML file. Errors further on appear when the file is read. */
export function readXmlHeader(start: Uint8Array, packed: boolean, file: string): FileHeader {
  const text = packed ? unpackStart(start, file) : start;
  if (packed && sniffFormat(text, file) !== 'xml') {
    throw unreadable({ file, offset: 0 }, 'a gzip file, but not of OSM XML; unpack it with "gunzip" first');
  }
  const reader = new XmlReader(file, new Block(), () => {});
  reader.write(text);
  return reader.header;
}

function unpackStart(start: Uint8Array, file: string): Uint8Array {
  try {
    return gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    throw unreadable({ file, offset: 0 }, `the file cannot be unpacked (${(error as Error).message})`);
  }
}
