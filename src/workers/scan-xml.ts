import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '../errors.ts';
import type { Block } from '../osm/block.ts';
import { unreadable } from '../osm/unreadable.ts';
import { XmlReader } from '../osm/xml/read.ts';
import { toAppError } from './scan-plan.ts';

const pieceBytes = 64 * 1024;

/** Reads an XML file piece by piece, and yields after each piece that filled blocks. */
export async function* readXml(
  path: string, packed: boolean, block: Block, use: (block: Block) => void,
): AsyncGenerator<void> {
  let used = false;
  const reader = new XmlReader(path, block, () => {
    used = true;
    use(block);
  });
  const file = createReadStream(path, { highWaterMark: pieceBytes });
  const gunzip = createGunzip({ chunkSize: pieceBytes });
  // Errors of the file also end the unpacking, and are thrown where its pieces are awaited.
  const pieces = packed ? pipeline(file, gunzip, () => {}) : file;
  try {
    for await (const piece of pieces) {
      reader.write(piece as Uint8Array);
      if (used) yield;
      used = false;
    }
    reader.end();
    yield;
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, path, gunzip.bytesWritten);
  }
}

function explain(error: NodeJS.ErrnoException, path: string, offset: number): Error {
  if (error instanceof AppError) return error;
  if (!error.code?.startsWith('Z_')) return toAppError(error, path);
  const cut = error.code === 'Z_BUF_ERROR';
  return unreadable(
    { file: path, offset },
    cut ? 'the file is cut off; fetch it again' : `the file cannot be unpacked (${error.message})`,
  );
}
