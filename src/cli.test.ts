import assert from 'node:assert/strict';
import { test } from 'node:test';
import { main } from './cli.ts';
import { AppError } from './errors.ts';
import { defineCommand, noOperands, type Command } from './commands/frame/frame.ts';
import { runCommand } from './commands/frame/run.ts';
import { outside } from '../test/harness/outside.ts';

const failing = (error: unknown): Command =>
  defineCommand({
    name: 'fail',
    summary: 'fail',
    operands: noOperands,
    options: {},
    run: async () => {
      throw error;
    },
  });

const answers: readonly (readonly [string, number, RegExp])[] = [
  ['version', 0, /^geokod \d+\.\d+\.\d+ \(node 24\./],
  ['--version', 0, /^geokod /],
  ['version --json', 0, /"geokod":"\d/],
  ['help', 0, /commands:\n {2}serve/],
  ['--help', 0, /exit codes:\n {2}0 {4}success/],
  ['help version', 0, /^version: print/],
  ['version --help', 0, /usage: geokod version \[options\]/],
  ['version -h', 0, /--json {2}print JSON/],
];
for (const [line, code, expected] of answers) {
  test(`geokod ${line} answers on stdout`, async () => {
    const io = outside();
    assert.equal(await main(line.split(' '), io), code);
    assert.match(io.printed.join('\n'), expected);
    assert.deepEqual(io.noted, []);
  });
}

const wrongCalls: readonly (readonly [string, RegExp])[] = [
  ['improt x', /^geokod: there is no command "improt"; did you mean "import"\?$/],
  ['xyzzy', /"geokod help" lists them/],
  ['constructor', /there is no command "constructor"/],
  ['help xyzzy', /there is no command "xyzzy"/],
  ['version --jsno', /version knows no option --jsno; did you mean --json\?/],
  ['version now', /version takes no arguments, "now" is too much/],
];
for (const [line, expected] of wrongCalls) {
  test(`geokod ${line} is a wrong call`, async () => {
    const io = outside();
    assert.equal(await main(line.split(' '), io), 2);
    assert.match(io.noted.join('\n'), expected);
    assert.deepEqual(io.printed, []);
  });
}

test('a call without a command prints the help on stderr', async () => {
  const io = outside();
  assert.equal(await main([], io), 2);
  assert.match(io.noted.join('\n'), /usage: geokod COMMAND/);
});

test('an expected failure is one line and code 1', async () => {
  const io = outside();
  const error = new AppError('file_missing', 'a.osm: there is no such file');
  assert.equal(await runCommand(failing(error), [], io), 1);
  assert.deepEqual(io.noted, ['geokod: a.osm: there is no such file']);
});

test('anything else is reported as a bug, with all that is known of it', async () => {
  const io = outside();
  const error = new TypeError('x is undefined', { cause: new Error('deeper') });
  assert.equal(await runCommand(failing(error), [], io), 70);
  assert.match(io.noted[0], /this is a bug[^]*TypeError: x is undefined\n +at [^]*caused by Error: deeper/);
});

test('an invalid variable is a wrong call, and only where it matters', async () => {
  const io = outside({ PORT: 'x' });
  assert.equal(await main(['serve'], io), 2);
  assert.match(io.noted[0], /PORT=x: must be a port/);
  assert.equal(await main(['version'], io), 0);
});

test('help after two dashes is data', async () => {
  const io = outside();
  assert.equal(await main(['version', '--', '--help'], io), 2);
  assert.match(io.noted[0], /"--help" is too much/);
});
