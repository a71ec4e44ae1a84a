import { readFile, rm, stat } from 'node:fs/promises';
import { replaceFile } from '../../store/files/replace-file.ts';

/** How far a table has come that was sent to a server: enough to go on after a crash of this program. */
export interface BatchState {
  /** The table, the server and the options; another one of these is another job. */
  readonly work: string;
  /** Under which it is sent, so that it is one job however often. */
  readonly idempotencyKey: string;
  readonly job?: string;
}

/** Beside the result, until that is there. No secret is in it. */
export const statePath = (output: string): string => `${output}.batch.json`;

/** The beginning of the result; the one for Excel has other bytes. */
export const partPath = (output: string, job: string, excel: boolean): string =>
  `${output}.${job}${excel ? '.excel' : ''}.part`;

export const readState = async (output: string, work: string): Promise<BatchState | undefined> =>
  (await readStates(output)).find((state) => state.work === work);

/** State left by another call is kept: that call may have had a job, and this one may be mistyped. */
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
