import type { ResultPart } from '../../jobs/batch/ports.ts';
import type { RowAnswer, TableShape } from '../../jobs/table/ports.ts';
import { rowLine } from '../../jobs/table/write-rows.ts';
import type { AnsweredRow } from './answer-rows.ts';

/** Rows of the result that are stored together: after the end of a process no more than these are asked again. */
export type WrittenPart = Omit<ResultPart, 'number' | 'turn'> & { readonly content: readonly Uint8Array[] };

export interface PartLimits {
  /** The limit of the first part that is cut, of the second, and so on. */
  rows(index: number): number;
  readonly bytes: number;
}

/** Cuts the result by rows or bytes, at the same places whenever it begins at one of them. */
export async function* writeParts(
  groups: AsyncIterable<readonly AnsweredRow[]>, shape: TableShape, most: PartLimits,
): AsyncGenerator<WrittenPart> {
  let part = new GrowingPart(shape);
  let index = 0;
  for await (const rows of groups) {
    part.add(rows);
    if (part.processed < most.rows(index) && part.bytes < most.bytes) continue;
    yield part;
    part = new GrowingPart(shape);
    index++;
  }
  if (part.processed > 0) yield part;
}

const counters = { ok: 'succeeded', not_found: 'notFound', invalid: 'failed' } as const satisfies
  Record<RowAnswer['status'], string>;

class GrowingPart implements WrittenPart {
  readonly content: Uint8Array[] = [];
  bytes = 0;
  inputOffset = 0;
  processed = 0;
  succeeded = 0;
  notFound = 0;
  failed = 0;
  private readonly shape: TableShape;

  constructor(shape: TableShape) {
    this.shape = shape;
  }

  add(rows: readonly AnsweredRow[]): void {
    let text = '';
    for (const { row, answer } of rows) {
      text += rowLine(row, answer, this.shape);
      this[counters[answer.status]]++;
      this.inputOffset = row.endOffset;
    }
    this.processed += rows.length;
    const bytes = Buffer.from(text);
    this.content.push(bytes);
    this.bytes += bytes.length;
  }
}
