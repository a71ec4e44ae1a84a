import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { gzipSync, gunzipSync } from 'node:zlib';
import { newFolder } from '../../../test/harness/folder.ts';
import { openTrafficFiles } from './traffic-files.ts';
import { mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../../../test/harness/small-disk.ts';

const NOON = Date.UTC(2026, 10, 21, 9);
const speeds = (rows: number, kmh = 30): Buffer =>
  gzipSync(`from_osm_node,to_osm_node,speed_kmh\n${`1,2,${kmh}\n`.repeat(rows)}`);

async function open(context: TestContext) {
  const folder = join(await newFolder(context), 'traffic');
  const messages: string[] = [];
  const files = await openTrafficFiles(folder, ({ err }, message) => messages.push(`${message}: ${String(err)}`));
  return { folder, messages, files };
}

test('files are read as written, the newest of each kind, and only their owner can read them', async (context) => {
  const { folder, files, messages } = await open(context);
  assert.deepEqual(await files.readAll(), []);
  await files.write('live', NOON, speeds(1));
  await files.write('live', NOON + 1, speeds(3));
  await files.write('typical', NOON, gzipSync('from_osm_node,to_osm_node,speed_kmh,hour_of_week\n1,2,30,167\n'));
  await files.write('turns', NOON, gzipSync('from,via,to,penalty_s\n1,2,3,9\n'));
  const all = await files.readAll();
  assert.deepEqual(all.map(({ file: { kind, rows }, cameAtMs }) => [kind, rows, cameAtMs]),
    [['live', 3, NOON + 1], ['typical', 1, NOON], ['turns', 1, NOON]]);
  assert.deepEqual([...all[0].file.upload.kmh], [30, 30, 30]);
  assert.deepEqual(readdirSync(folder).sort(), ['live', 'turns', 'typical']);
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  for (const name of readdirSync(folder)) assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600);
  const bytes = readFileSync(join(folder, 'turns'));
  assert.match(gunzipSync(bytes.subarray(bytes.indexOf('\n') + 1)).toString(), /^from,via,to,penalty_s\n1,2,3,9\n$/);
  await files.remove('live');
  await files.remove('live');
  assert.deepEqual((await files.readAll()).map(({ file }) => file.kind), ['typical', 'turns']);
  assert.deepEqual(messages, []);
});

test('any changed byte and any truncation is reported, and the file put aside', async (context) => {
  const { folder, files, messages } = await open(context);
  const path = join(folder, 'live');
  await files.write('live', NOON, speeds(2));
  const whole = readFileSync(path);
  const damaged = [
    ...whole.keys().map((at) => Buffer.from(whole.map((byte, other) => (other === at ? byte ^ 1 : byte)))),
    ...whole.keys().map((length) => whole.subarray(0, length)),
    Buffer.concat([whole, Buffer.from('x')]),
  ];
  for (const bytes of damaged) {
    writeFileSync(path, bytes);
    assert.deepEqual(await files.readAll(), [], bytes.toString('latin1'));
    assert.deepEqual(readdirSync(folder), ['live.damaged']);
    assert.deepEqual(readFileSync(`${path}.damaged`), bytes);
  }
  assert.equal(messages.length, damaged.length);
  const reason = /^kept traffic is damaged, and put aside: send it again: AppError: its first line is not ours/;
  assert.match(messages[0], reason);
  assert.match(messages[whole.length - 1], /its checksum is wrong/);
});

test('a whole file that is not what its name says is put aside too, and the others are read', async (context) => {
  const { files, messages, folder } = await open(context);
  await files.write('typical', NOON, speeds(1));
  await files.write('turns', NOON, gzipSync('from,via,to,penalty_s\n1,2,3,-9\n'));
  await files.write('live', NOON, speeds(1));
  assert.deepEqual((await files.readAll()).map(({ file }) => file.kind), ['live']);
  assert.match(messages[0], /it is of another kind, live/);
  assert.match(messages[1], /line 2: penalty_s is negative/);
  assert.deepEqual(readdirSync(folder).sort(), ['live', 'turns.damaged', 'typical.damaged']);
});

test('an unreadable file is reported and left where it is', async (context) => {
  const { files, messages, folder } = await open(context);
  const isRoot = process.getuid?.() === 0;
  await files.write('live', NOON, speeds(1));
  // a folder, since root can read every file
  if (isRoot) spawnSync('mkdir', [join(folder, 'turns')]);
  else chmodSync(join(folder, 'live'), 0);
  assert.deepEqual((await files.readAll()).map(({ file }) => file.kind), isRoot ? ['live'] : []);
  assert.match(messages.join(), /^kept traffic cannot be read: Error: (EISDIR|EACCES)/);
  assert.deepEqual(readdirSync(folder).sort(), isRoot ? ['live', 'turns'] : ['live']);
});

test('a full disk leaves the earlier file as it was', async (context) => {
  const { files, folder, messages } = await open(context);
  if (!mountSmallDisk(folder, 64)) return context.skip(NO_SMALL_DISK);
  try {
    await files.write('live', NOON, speeds(1));
    await assert.rejects(files.write('live', NOON + 1, randomBytes(2 ** 17)), { code: 'file_unwritable' });
    assert.deepEqual((await files.readAll()).map(({ cameAtMs }) => cameAtMs), [NOON]);
    assert.deepEqual(readdirSync(folder), ['live']);
    assert.deepEqual(messages, []);
  } finally {
    unmountSmallDisk(folder);
  }
});
