import { all, inPieces } from './drawn-tables.test-data.ts';
import { takeIn, type TableSummary } from './intake.ts';
import type { TableLimits, StatedTable } from './ports.ts';
import { AppError } from '../../errors.ts';

const usualLimits: TableLimits = { rows: 1000, bytes: 1_000_000 };

export interface TakenIn extends TableSummary {
  readonly kept: string;
}

export async function takenIn(
  content: AsyncIterable<Uint8Array>, stated: StatedTable = {}, limits = usualLimits,
): Promise<TakenIn> {
  const intake = takeIn(content, stated, limits);
  const kept = Buffer.concat(await all(intake.kept)).toString();
  return { ...intake.summary(), kept };
}

/** The code and reason of the refusal, with its other details. */
export async function refusalOf(
  content: AsyncIterable<Uint8Array>, stated?: StatedTable, limits?: TableLimits,
): Promise<Record<string, unknown>> {
  try {
    await takenIn(content, stated, limits);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { errors, ...details } = error.details;
    return { code: error.code, reason: (errors as { code: string }[])[0].code, ...details };
  }
  throw new TypeError('the table was taken');
}

export const sent = (bytes: string | Uint8Array, sizes: readonly number[] = []): AsyncIterable<Uint8Array> =>
  inPieces(Buffer.from(bytes), sizes);

const letters = new Map<string, Map<string, number>>();

/** Encodes text in a single-byte alphabet; missing characters become question marks. */
export function inAlphabet(text: string, alphabet: string): Buffer {
  const decoder = new TextDecoder(alphabet);
  const bytes = letters.get(alphabet) ??
    new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const));
  letters.set(alphabet, bytes);
  return Buffer.from(Array.from(text, (letter) => bytes.get(letter) ?? 63));
}

export const inUtf16 = (text: string, order: 'le' | 'be', mark = '\uFEFF'): Buffer => {
  const little = Buffer.from(mark + text, 'utf16le');
  return order === 'le' ? little : little.swap16();
};

/** An endless stream that counts the bytes read from it. */
export class Endless {
  bytesRead = 0;
  private readonly first: string;
  private readonly piece: Buffer;

  constructor(first: string, piece: string) {
    this.first = first;
    this.piece = Buffer.from(piece);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    yield Buffer.from(this.first);
    for (;;) {
      this.bytesRead += this.piece.length;
      yield this.piece;
    }
  }
}
