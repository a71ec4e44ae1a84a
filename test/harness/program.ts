import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Environment } from '../../src/config.ts';

export const startFile = join(import.meta.dirname, '../../src/geokod.mjs');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program like its users: as a process in its own folder, with nothing of our environment but the PATH. */
export function startProgram(args: readonly string[], folder: string, env: Environment = {}) {
  const child = spawn(process.execPath, [startFile, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  return { child, ended };
}

export const runProgram = (args: readonly string[], folder: string, env?: Environment): Promise<Ended> =>
  startProgram(args, folder, env).ended;
