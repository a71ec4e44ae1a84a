import assert from 'node:assert/strict';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { spanMs } from '../../../ops/index.ts';
import { newFolder } from '../../../test/harness/folder.ts';
import { madeUpPanel } from '../../../test/harness/made-up-panel.ts';
import { openStatusBoard } from './board.ts';
import { KEPT_PANEL_FILE, openKeptPanel } from './kept-panel.ts';

const NOON = Date.parse('2026-11-23T09:00:00Z');

test('a panel that was kept is found by the next process', async (context) => {
  const folder = await newFolder(context);
  const kept = await openKeptPanel(folder, assert.fail);
  assert.equal(kept.found, undefined);
  kept.keep(madeUpPanel(NOON));
  await kept.close();
  assert.deepEqual((await openKeptPanel(folder, assert.fail)).found, madeUpPanel(NOON));
});

test('panels are kept once a minute, also while one is written and after the clock was set back', async (context) => {
  const folder = await newFolder(context);
  const path = join(folder, KEPT_PANEL_FILE);
  const kept = await openKeptPanel(folder, assert.fail);
  const keptAfter = async (at: number): Promise<boolean> => {
    await rm(path, { force: true });
    kept.keep(madeUpPanel(at));
    kept.keep(madeUpPanel(at + 1));
    await kept.written();
    return (await openKeptPanel(folder, assert.fail)).found?.at === at;
  };
  const times = [NOON, NOON + 15_000, NOON + 45_000, NOON + spanMs.minute, NOON - spanMs.hour];
  const outcomes: boolean[] = [];
  for (const at of times) outcomes.push(await keptAfter(at));
  assert.deepEqual(outcomes, [true, false, false, true, true]);
});

for (const [name, damage] of [
  ['cut off', async (path: string) => writeFile(path, (await readFile(path)).subarray(0, -9))],
  ['changed', async (path: string) => writeFile(path, (await readFile(path, 'utf8')).replace('fra-1', 'fra-7'))],
  ['of another version', async (path: string) => writeFile(path, 'geokod-status 2 00000000\n{}')],
  ['empty', async (path: string) => writeFile(path, '')],
  ['too large', async (path: string) => appendFile(path, ' '.repeat(9_000_000))],
] as const) {
  test(`a kept panel that is ${name} is ignored, and that is noted`, async (context) => {
    const folder = await newFolder(context);
    const kept = await openKeptPanel(folder, assert.fail);
    kept.keep(madeUpPanel(NOON));
    await kept.close();
    await damage(join(folder, KEPT_PANEL_FILE));
    const notes: string[] = [];
    assert.equal((await openKeptPanel(folder, (text) => void notes.push(text))).found, undefined);
    assert.equal(notes.length, 1);
    assert.match(notes[0], /status-panel is ignored: /);
  });
}

test('a folder that takes no file is noted once', async (context) => {
  const folder = join(await newFolder(context), 'not yet');
  const notes: string[] = [];
  const kept = await openKeptPanel(folder, (text) => void notes.push(text));
  for (const minute of [0, 1]) {
    kept.keep(madeUpPanel(NOON + minute * spanMs.minute));
    await kept.written();
  }
  assert.equal(notes.length, 1);
  assert.match(notes[0], /^the status is not kept for the next start: /);
});

test('a board starts with what was kept, and marks it until newer can be read', async () => {
  const found = madeUpPanel(NOON);
  const keptLater: number[] = [];
  let isAway = true;
  const board = openStatusBoard({
    listDays: async () => {
      if (isAway) throw new Error('away');
      return { samples: [], uptime: [] };
    },
    listSamples: async () => [],
    incidents: { list: async () => [] },
  }, { found, keep: ({ at }) => void keptLater.push(at) });
  assert.deepEqual(await board.read(NOON + spanMs.hour), { panel: found, isStale: true });
  isAway = false;
  assert.equal((await board.read(NOON + 2 * spanMs.hour)).isStale, false);
  assert.deepEqual(keptLater, [NOON + 2 * spanMs.hour]);
});
