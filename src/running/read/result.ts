import { AppError } from '../../errors.ts';
import { partName } from '../../jobs/batch/files.ts';
import type { Batch, BatchQueue } from '../../jobs/batch/ports.ts';
import { headerLine } from '../../jobs/table/write-rows.ts';
import type { FileStore } from '../../kernel/file-store.ts';

export interface Range {
  readonly from: number;
  readonly to?: number;
}

/** A result read as one file, which it never is on disk: its header line, and the stored parts. */
export interface Result {
  readonly size: number;
  read(range?: Range): AsyncIterable<Uint8Array>;
}

interface Piece {
  readonly bytes: number;
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

export async function openResult(
  batch: Batch, { files, store }: { files: Pick<FileStore, 'read' | 'findSize'>; store: Pick<BatchQueue, 'listParts'> },
): Promise<Result> {
  const parts = await store.listParts(batch.id);
  // checked before the response begins: the header line comes from the database
  if (parts.length > 0 && (await files.findSize(partName(batch.id, parts[0]))) === undefined) {
    throw new AppError('file_missing', `The parts of the result of ${batch.id} are not where files are kept.`);
  }
  const header = Buffer.from(headerLine(batch.shape));
  const pieces: Piece[] = [
    {
      bytes: header.length,
      async *read(from, to) {
        yield header.subarray(from, to);
      },
    },
    ...parts.map((part) => ({
      bytes: part.bytes,
      read: (from: number, to: number) => files.read(partName(batch.id, part), { from, to }),
    })),
  ];
  const size = pieces.reduce((sum, { bytes }) => sum + bytes, 0);
  return { size, read: ({ from, to = size } = { from: 0 }) => readPieces(pieces, from, to) };
}

/** Reads a range over all pieces; those outside of it are not opened. */
async function* readPieces(pieces: readonly Piece[], from: number, to: number): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (const piece of pieces) {
    const end = start + piece.bytes;
    const [first, last] = [Math.max(from, start), Math.min(to, end)];
    if (first < last) yield* piece.read(first - start, last - start);
    start = end;
  }
}
