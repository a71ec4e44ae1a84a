import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newFolder } from '../../../test/harness/folder.ts';
import { Crew } from './crew.ts';
import { Roster } from './roster.ts';

test('a cluster refuses to start while processes of an earlier one run, and names them', async (context) => {
  const folder = await newFolder(context);
  const file = join(folder, 'processes.json');
  const earlier = new Crew(new Roster(file));
  context.after(() => earlier.end());
  const child = earlier.begin('servers', {
    title: 'MariaDB', program: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'],
    env: { PATH: process.env.PATH }, logFile: join(folder, 'log'), isReady: async () => true, onDied: () => {},
  });
  const next = new Roster(file);
  assert.throws(() => next.begin(), {
    code: 'bad_argument', message: new RegExp(`MariaDB \\(process ${child.pid}\\); to end them: kill ${child.pid}$`),
  });
  await earlier.end();
  next.begin();
});

test('an unrelated process that reuses a recorded id is ignored', async (context) => {
  const file = join(await newFolder(context), 'processes.json');
  new Roster(file).begin();
  writeFileSync(file, JSON.stringify([{ title: 'MariaDB', pid: process.pid, began: '1' }]));
  new Roster(file).begin();
  writeFileSync(file, '[{"ti');
  new Roster(file).begin();
});
