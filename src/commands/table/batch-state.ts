import { readFile, rm, stat } from 'node:fs/promises';
import { replaceFile } from '../../store/files/replace-file.ts';

/** How far a table has come that was sent to a server: enough to go on after a crash of this program. */
export interface BatchState {
  /** The table, the server and the options; with another one of these it is begun anew. */
  readonly work: string;
  /** Under which it is sent, so that it is one job however often. */
  readonly idempotencyKey: string;
  readonly job?: string;
}

/** Beside the result, until that is there. No secret is in it. */
export const statePath = (output: string): string => `${output}.batch.json`;

/** The beginning of the result. */
export const partPath = (output: string): string => `${output}.part`;

export async function readState(output: string, work: string): Promise<BatchState | undefined> {
  const text = await readFile(statePath(output), 'utf8').catch(() => '');
  try {
    const state = JSON.parse(text) as BatchState;
    return state.work === work ? state : undefined;
  } catch {
    return undefined;
  }
}

export async function writeState(output: string, state: BatchState): Promise<void> {
  const text = `${JSON.stringify(state, null, 2)}\n`;
  await replaceFile(statePath(output), Buffer.byteLength(text), async (file) => file.writeFile(text));
}

export async function dropState(output: string): Promise<void> {
  for (const path of [statePath(output), partPath(output)]) await rm(path, { force: true });
}

export const partBytes = async (output: string): Promise<number> =>
  (await stat(partPath(output)).catch(() => undefined))?.size ?? 0;
