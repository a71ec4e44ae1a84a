/**
 * Tests our clients in three languages, and in parallel those made by third-party generators, since both mostly wait.
 * The latter run at low priority, because the former test time-outs. The output of each is printed when it has ended.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const reporter = ['--test-reporter=./test/harness/reporter.ts', '--test-concurrency=3'];
const { PRIORITY_NORMAL, PRIORITY_LOW } = constants.priority;
const parts: readonly (readonly [priority: number, args: readonly string[]])[] = [
  [PRIORITY_NORMAL, ['--test', ...reporter, 'test/clients/languages/*.ts']],
  [PRIORITY_LOW, ['test/contract/generators/run.ts']],
];
const codes = await Promise.all(parts.map(([priority, args]) => new Promise<number>((resolve) => {
  const output: Buffer[] = [];
  const child = spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined && priority !== PRIORITY_NORMAL) setPriority(child.pid, priority);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => output.push(piece));
  child.on('close', (code) => {
    process.stdout.write(Buffer.concat(output));
    resolve(code ?? 1);
  });
})));
process.exitCode = Math.max(...codes);
