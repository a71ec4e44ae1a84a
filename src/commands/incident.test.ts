import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Incident } from '../../ops/index.ts';
import { newFolder } from '../../test/harness/folder.ts';
import { outside } from '../../test/harness/outside.ts';
import { main } from '../cli.ts';
import { withStores } from './with-stores.ts';

async function shell(context: TestContext, known?: string) {
  const folder = known ?? (await newFolder(context));
  return async (...argv: string[]) => {
    const io = outside({ DATA_DIR: folder });
    const code = await main(['incident', ...argv], io);
    return { code, printed: io.printed.join('\n'), noted: io.noted.join('\n') };
  };
}

test('an incident is opened, noted, closed and listed by hand', async (context) => {
  const run = await shell(context);
  assert.equal((await run()).printed, 'no incidents');
  const { printed: id } = await run('open', 'spb-1', 'A switch is replaced.');
  assert.equal((await run('note', id, ' It takes longer. ')).code, 0);
  assert.match((await run()).printed, /spb-1 {2}\S+ \.\. open {2}reported\n.* A switch .*\n.* {2}It takes longer\.$/s);
  assert.equal((await run('close', id)).code, 0);
  const [incident] = JSON.parse((await run('--json')).printed) as Incident[];
  assert.ok(incident.closedAt! >= incident.openedAt);
});

test('control characters of a text reach neither the history nor the terminal', async (context) => {
  const run = await shell(context);
  const { printed: id } = await run('open', 'spb-1', 'Down.\u001b[2J\u001b]0;owned\u0007\nAgain\r\n\u009b31m');
  await run('note', id, 'It\ttakes \u001b[31mlonger');
  const [{ notes }] = JSON.parse((await run('--json')).printed) as Incident[];
  assert.deepEqual(notes.map(({ text }) => text), ['Down. [2J ]0;owned \nAgain \n 31m', 'It\ttakes  [31mlonger']);
  assert.doesNotMatch((await run()).printed, /[^\P{Cc}\n\t]/u);
});

test('control characters of notes from before are not printed', async (context) => {
  const folder = await newFolder(context);
  await withStores(outside({ DATA_DIR: folder }), ({ statusHistory: { incidents } }) =>
    incidents.report('spb-1', 'Down.\u001b[2J', Date.now()));
  const run = await shell(context, folder);
  assert.match((await run()).printed, / {2}Down\. \[2J$/);
});

for (const [what, argv, words] of [
  ['an unknown region', ['open', 'mars', 'x'], /one of msk-1, spb-1/],
  ['an empty text', ['open', 'spb-1'], /say what happened/],
  ['an unknown incident', ['note', 'nothing', 'x'], /there is no incident nothing/],
  ['a missing incident', ['close'], /say which incident/],
  ['another verb', ['burn', 'x'], /open, note, close/],
] as const) {
  test(`${what} is refused`, async (context) => {
    const { code, noted } = await (await shell(context))(...argv);
    assert.notEqual(code, 0);
    assert.match(noted, words);
  });
}
