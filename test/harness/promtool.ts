import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { findProgram } from './private-server.ts';

const program = findProgram(['promtool']);

/** Why rules cannot be tried here; with REQUIRE_SERVICES=1 the tests run, and fail, instead. */
export const promtoolSkipReason: string | false =
  program || process.env['REQUIRE_SERVICES'] === '1'
    ? false
    : 'no promtool here: it comes with the package prometheus';

/** What it says; a test in which it is not content fails with that. */
export function promtool(...args: readonly string[]): string {
  assert.ok(program, 'no promtool here, and REQUIRE_SERVICES=1 asks for it');
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}
