import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../../../test/harness/eventually.ts';
import { seededRandom } from '../../../kernel/random.ts';
import { AtlasHolder } from './holder.ts';
import { readAtlas, type Atlas } from './read.ts';
import { atlasSchema } from './schema.ts';
import { writeAtlas } from './write.ts';
import { randomTables, someFacts } from './random-tables.test-data.ts';

let folder: string;
const at = (name: string): string => join(folder, `${name}.atlas`);
const ROWS: Record<string, number> = { one: 10, two: 20, three: 2_000 };

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geokod-holder-'));
  for (const [name, rows] of Object.entries(ROWS)) {
    const facts = { ...someFacts, builtAt: `built ${name}` };
    await writeAtlas(at(name), randomTables(atlasSchema, () => rows, seededRandom(rows)), facts);
  }
  const bytes = await readFile(at('two'));
  bytes[bytes.length - 100] ^= 1;
  await writeFile(at('broken'), bytes);
});
after(() => rm(folder, { recursive: true }));

test('a swapped atlas is served from then on, and holders of the earlier one can still use it', async () => {
  const holder = new AtlasHolder(await readAtlas(at('one')));
  const held = holder.current();
  const before = structuredClone(held.tables.houses.lat.slice());
  assert.equal(await holder.swap(at('two')), holder.current());
  assert.equal(holder.current().tables.houses.rows, 20);
  assert.deepEqual(held.tables.houses.lat.slice(), before);
  assert.equal(held.facts.builtAt, 'built one');
});

test('a refused atlas leaves the earlier one in place and says so', async () => {
  const holder = new AtlasHolder(await readAtlas(at('one')));
  await assert.rejects(holder.swap(at('broken')), {
    code: 'atlas_refused',
    message: /broken\.atlas: is damaged.*The atlas of built one goes on serving \(.*one\.atlas\)\.$/,
  });
  await assert.rejects(holder.swap(at('none')), { code: 'file_missing', message: /goes on serving/ });
  assert.equal(holder.current().facts.builtAt, 'built one');
  await holder.swap(at('two'));
  assert.equal(holder.current().facts.builtAt, 'built two');
});

test('of several concurrent swaps the last one requested stays', async () => {
  const holder = new AtlasHolder(await readAtlas(at('one')));
  const loaded: string[] = [];
  const swaps = ['three', 'broken', 'one', 'three', 'two'].map((name) => {
    const note = (): void => void (loaded.at(-1) === name || loaded.push(name));
    return holder.swap(at(name), { progress: { phase: note, advance: note } });
  });
  const ended = await Promise.allSettled(swaps);
  assert.deepEqual(ended.map(({ status }) => status), ['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  assert.equal(holder.current().facts.builtAt, 'built two');
  assert.deepEqual(loaded, ['three', 'broken', 'one', 'three', 'two'], 'they did not take turns');
});

test('readers meet a whole atlas at every moment of many swaps', async () => {
  const holder = new AtlasHolder(await readAtlas(at('one')));
  const met = new Set<string>();
  let swapping = true;
  const reader = async (): Promise<void> => {
    while (swapping) {
      const { facts, tables } = holder.current();
      await new Promise(setImmediate);
      assert.equal(tables.houses.rows, ROWS[facts.builtAt.slice('built '.length)]);
      assert.equal(tables.houses.street.length, tables.houses.rows);
      met.add(facts.builtAt);
    }
  };
  const readers = Array.from({ length: 8 }, reader);
  for (let i = 0; i < 10; i++) await holder.swap(at(['three', 'one', 'two'][i % 3]));
  swapping = false;
  await Promise.all(readers);
  assert.deepEqual([...met].sort(), ['built one', 'built three', 'built two']);
});

test('a former atlas is freed once it is no longer held', async () => {
  const holder = new AtlasHolder(await readAtlas(at('one')), { collectAfterMs: 20 });
  const request: { atlas?: Atlas } = { atlas: holder.current() };
  const former = new WeakRef(holder.current().tables.houses.lat.buffer);
  await holder.swap(at('two'));
  await sleep(200);
  assert.ok(former.deref(), 'a request under way has it');
  delete request.atlas;
  await eventually('it is gone', () => former.deref() === undefined);
});

test('what is opened of an atlas is opened once, and goes with it without being asked for again', async () => {
  const holder = new AtlasHolder(await readAtlas(at('one')), { collectAfterMs: 20 });
  let times = 0;
  const opened = holder.opener(({ facts, tables }) => ({ facts, tables, times: ++times }));
  assert.equal(opened(), opened());
  assert.equal(opened().times, 1);
  const former = new WeakRef(holder.current().tables.houses.lat.buffer);
  await holder.swap(at('two'));
  await eventually('it is gone', () => former.deref() === undefined);
  assert.deepEqual([opened().facts.builtAt, opened().times], ['built two', 2]);
});
