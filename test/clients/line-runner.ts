import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Runner } from './scenario-stage.ts';
import type { Outcome } from './scenario-file.ts';

/** Starts a program that runs scenarios: it reads one call per line and writes one outcome per line. */
export function startRunner(
  command: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): { run: Runner; close: () => void } {
  const child = spawn(command, [...args], { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  const waiting: ((outcome: Outcome) => void)[] = [];
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)));
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line) as Outcome));
  const fail = (why: string): void => {
    for (const settle of waiting.splice(0)) settle({ error: { kind: 'other', message: `${why}\n${output}` } });
  };
  child.on('error', (error) => fail(error.message)).on('close', (code) => fail(`the runner ended with ${code}`));
  child.stdin.on('error', () => {});
  return {
    run: (clientCall) => new Promise((resolve) => {
      waiting.push(resolve);
      if (child.exitCode !== null) return fail(`the runner had ended with ${child.exitCode}`);
      child.stdin.write(`${JSON.stringify(clientCall)}\n`);
    }),
    close: () => void child.stdin.end(),
  };
}
