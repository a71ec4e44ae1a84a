/**
 * Tries our clients of three languages, and beside them those that other people's generators make of the contract: both
 * wait for much. What each says is told when it has ended.
 */
import { spawn } from 'node:child_process';

const reporter = ['--test-reporter=./test/harness/reporter.ts', '--test-concurrency=3'];
const parts: readonly (readonly string[])[] = [
  ['--test', ...reporter, 'test/clients/languages/*.ts'],
  ['test/contract/generators/run.ts'],
];
const codes = await Promise.all(parts.map((args) => new Promise<number>((resolve) => {
  const said: Buffer[] = [];
  const child = spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece));
  child.on('close', (code) => {
    process.stdout.write(Buffer.concat(said));
    resolve(code ?? 1);
  });
})));
process.exitCode = Math.max(...codes);
