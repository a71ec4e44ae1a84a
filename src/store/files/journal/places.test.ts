import assert from 'node:assert/strict';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { newFolder } from '../../../../test/harness/folder.ts';
import { JournalPlaces } from './places.ts';

const LINES = 'one\ntwo\n';

async function openPlaces(context: TestContext) {
  const root = await newFolder(context);
  const folders = ['first', 'spare'].map((name) => join(root, name));
  for (const folder of folders) mkdirSync(folder);
  const repeated: string[] = [];
  const closed: string[] = [];
  const logged: unknown[] = [];
  const places = new JournalPlaces(folders, {
    segmentMs: 60_000,
    segmentBytes: 1e6,
    log: { info: (fields) => void logged.push(fields), error: (fields) => void logged.push(fields) },
    onClosed: (path) => void closed.push(path),
    onRepeated: (lines) => void repeated.push(lines.toString()),
  });
  context.after(async () => {
    await places.closeSegments();
    places.end();
  });
  const textIn = (folder: string): string[] =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return { places, first: folders[0], spare: folders[1], repeated, closed, logged, textIn };
}

/** Replaces the writer's open file by something that cannot be synced. */
function spoil(folder: string): void {
  const [name] = readdirSync(folder);
  for (const fd of readdirSync('/proc/self/fd')) {
    const path = `/proc/self/fd/${fd}`;
    try {
      if (readlinkSync(path) !== join(folder, name)) continue;
    } catch {
      continue; // the descriptor that reads the list
    }
    closeSync(Number(fd));
    assert.equal(openSync('/dev/null', 'r'), Number(fd));
  }
}

test('lines that one disk accepted but cannot sync go to the other one too, once', async (context) => {
  const { places, first, spare, repeated, closed, logged, textIn } = await openPlaces(context);
  places.write(Buffer.from(LINES));
  spoil(first);
  await assert.rejects(places.sync(), /EINVAL/);
  assert.deepEqual([textIn(spare), repeated], [[LINES], [LINES]]);
  assert.match(places.trouble!, /first: EINVAL/);
  await assert.rejects(places.sync(), /EINVAL/);
  places.write(Buffer.from('three\n'));
  assert.deepEqual(textIn(spare), [`${LINES}three\n`], 'the disk that failed is asked last for a while');
  await places.closeSegments();
  assert.deepEqual([repeated, closed.length, logged.length], [[LINES], 2, 1]);
});

test('synced lines are not written again', async (context) => {
  const { places, first, repeated } = await openPlaces(context);
  places.write(Buffer.from(LINES));
  await places.sync();
  spoil(first);
  await assert.rejects(places.sync(), /EINVAL/);
  assert.deepEqual(repeated, []);
});
