import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The folder for everything built and fetched for the clients. */
const workshop = resolve('var/clients');
/** A repository of its own for everything that Maven fetches, so that our client is not installed into the user's. */
export const maven = ['-q', '-B', `-Dmaven.repo.local=${resolve('var/maven')}`];
export const MAVEN = 'maven';

/** Whether these programs are installed. Otherwise the test is skipped, or fails where they are required. */
export function areHere(language: string, programs: readonly string[]): boolean {
  const missing = programs.filter((program) => !isHere(program));
  if (missing.length === 0) return true;
  const line = `the client for ${language} was not tried, since this machine has no ${missing.join(', ')}`;
  test(`the client for ${language}`, process.env.REQUIRE_SERVICES ? {} : { skip: line }, () => {
    throw new Error(line);
  });
  return false;
}

export function isHere(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

export interface ProgramOutput {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end; a failure includes all of its output. */
export async function runs(
  command: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<ProgramOutput> {
  try {
    return await promisify(execFile)(command, [...args], { maxBuffer: 2 ** 26, ...options });
  } catch (error) {
    const { stdout, stderr, message } = error as Partial<ProgramOutput> & Error;
    throw new Error([message.split('\n')[0], stdout, stderr].join('\n').slice(0, 8000), { cause: error });
  }
}

/** Repeats work only when its sources have changed; returns its folder. */
export async function keep(
  name: string, from: readonly string[], make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(workshop, name);
  const print = fingerprint(from);
  const mark = join(folder, '.made-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === print) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await make(folder);
  writeFileSync(mark, print);
  return folder;
}

/** One at a time across processes, since Maven does not lock its repository. */
export async function byTurns<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = join(workshop, `${name}.turn`);
  mkdirSync(workshop, { recursive: true });
  while (!takes(turn)) await setTimeout(100);
  try {
    return await work();
  } finally {
    rmSync(turn);
  }
}

function takes(turn: string): boolean {
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(Number(textOf(turn)))) rmSync(turn, { force: true });
    return false;
  }
}

/** A lock that is just being taken or was just released has no text. */
function isAlive(pid: number): boolean {
  try {
    return pid === 0 || process.kill(pid, 0);
  } catch {
    return false;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!existsSync(path)) hash.update(path);
    else for (const file of filesAt(path)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const filesAt = (path: string): string[] => (statSync(path).isFile()
  ? [path]
  : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort().map((name) => join(path, name))
    .filter((file) => statSync(file).isFile() && !file.includes('__pycache__')));

/** The examples of a README in one language, unchanged. */
export function examplesIn(readme: string, language: string): string[] {
  const fenced = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms');
  return [...readFileSync(readme, 'utf8').matchAll(fenced)].map(([, text]) => text);
}
