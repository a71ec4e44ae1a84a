import { availableParallelism } from 'node:os';
import type { BatchOptions, RowCounts } from '../../jobs/batch/ports.ts';
import { toExcel } from '../../jobs/table/excel.ts';
import type { StatedTable } from '../../jobs/table/ports.ts';
import { readRows } from '../../jobs/table/read-rows.ts';
import type { Log } from '../../kernel/log.ts';
import { AnswerMemory } from './answer-memory.ts';
import { answerRows } from './answer-rows.ts';
import type { ServedAtlas } from './atlas-crews.ts';
import { openRowCrew } from './open-row-crew.ts';
import { writeParts } from './result-parts.ts';
import { UnfinishedFile } from './unfinished-file.ts';
import { usualPortions, type Portions } from './work-on-batch.ts';

export interface FileRequest {
  /** The table to read: any of the encodings and delimiters accepted from customers. */
  readonly input: string;
  readonly output: string;
  readonly atlas: ServedAtlas;
  readonly stated: StatedTable;
  readonly options: BatchOptions;
  /** For Excel: with BOM, semicolons and decimal commas. */
  readonly excel?: boolean;
  /** The number of cores by default. */
  readonly threads?: number;
  readonly portions?: Portions;
  readonly log: Log;
  /** Called at the beginning, when an earlier run may have left rows, and whenever more are stored. */
  onProgress?(progress: FileProgress): void;
  /** When aborted, the work ends with its reason, and can be resumed later. */
  readonly signal?: AbortSignal;
}

export interface FileProgress extends RowCounts {
  readonly rows: number;
}

const MOST_GROUP_BYTES = 256 * 1024;
const MOST_PART_BYTES = 16 * 2 ** 20;
const MOST_REMEMBERED = 100_000;
/** Gives way to the operator's other programs. */
const NICENESS = 10;

/**
 * Answers a local table without a server. Finished rows are kept in a folder beside the output until all are done; the
 * same call resumes where an earlier one was stopped or killed.
 */
export async function geocodeFile(request: FileRequest): Promise<FileProgress> {
  const { input, output, atlas: { version, tables }, stated, options, excel, log, signal } = request;
  const threads = request.threads ?? availableParallelism();
  const { groupRows, partRows } = request.portions ?? usualPortions;
  const file = await UnfinishedFile.open(output, { input, stated, options, atlas: version }, log);
  const rows = openRowCrew(tables, { threads, niceness: NICENESS, log });
  try {
    const { shape, inputOffset: offset, processed } = file.checkpoint;
    request.onProgress?.(progressOf(file));
    const place = { offset, number: processed + 1 };
    const groups = readRows(file.readInput(), shape, place, { rows: groupRows, bytes: MOST_GROUP_BYTES });
    const answered = answerRows(groups, {
      shape, options, memory: new AnswerMemory(MOST_REMEMBERED), ahead: 2 * threads,
      ask: (questions) => rows.ask({ accountId: '', batchId: '' }, { options, questions }),
      onFailure: (row, failure) => log.error({ row, failure }, 'the search failed at a row'),
    });
    for await (const part of writeParts(answered, shape, { rows: () => partRows, bytes: MOST_PART_BYTES })) {
      signal?.throwIfAborted();
      await file.add(part);
      request.onProgress?.(progressOf(file));
    }
  } catch (error) {
    await file.close();
    throw error;
  } finally {
    await rows.end();
  }
  await file.finish(output, excel ? toExcel : undefined);
  return progressOf(file);
}

function progressOf({ checkpoint: { rows, processed, succeeded, notFound, failed } }: UnfinishedFile): FileProgress {
  return { rows, processed, succeeded, notFound, failed };
}
