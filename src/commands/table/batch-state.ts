import { readFile, rm, stat } from 'node:fs/promises';
import { replaceFile } from '../../store/files/replace-file.ts';

/** State of a table sent to a server: enough to resume after a crash of this program. */
export interface BatchState {
  /** The table, server and options as text; any difference means another job. */
  readonly work: string;
  /** Sent with every attempt, so that repeated attempts become one job. */
  readonly idempotencyKey: string;
  readonly job?: string;
}

/** The state file, beside the result; it contains no secret. */
export const statePath = (output: string): string => `${output}.batch.json`;

/** The partial result; the variant for Excel has different bytes, and so its own file. */
export const partPath = (output: string, job: string, excel: boolean): string =>
  `${output}.${job}${excel ? '.excel' : ''}.part`;

export const readState = async (output: string, work: string): Promise<BatchState | undefined> =>
  (await readStates(output)).find((state) => state.work === work);

/** Keeps states of other calls: they may belong to a job, while this call may be mistyped. */
export async function writeState(output: string, state: BatchState): Promise<void> {
  await writeStates(output, [...(await othersThan(state, output)), state]);
}

export async function dropState(output: string, state: BatchState): Promise<void> {
  const others = await othersThan(state, output);
  if (others.length > 0) await writeStates(output, others);
  else await rm(statePath(output), { force: true });
  const { job } = state;
  if (job === undefined) return;
  for (const excel of [false, true]) await rm(partPath(output, job, excel), { force: true });
}

const othersThan = async ({ work }: BatchState, output: string): Promise<BatchState[]> =>
  (await readStates(output)).filter((state) => state.work !== work);

async function readStates(output: string): Promise<BatchState[]> {
  const text = await readFile(statePath(output), 'utf8').catch(() => '[]');
  try {
    return [JSON.parse(text) as BatchState | BatchState[]].flat();
  } catch {
    return [];
  }
}

async function writeStates(output: string, states: readonly BatchState[]): Promise<void> {
  const text = `${JSON.stringify(states, null, 2)}\n`;
  await replaceFile(statePath(output), Buffer.byteLength(text), async (file) => file.writeFile(text));
}

export const partBytes = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;
