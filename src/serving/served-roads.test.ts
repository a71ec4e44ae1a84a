import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { AppError } from '../errors.ts';
import { UploadReader, type ReadUpload } from '../routing/traffic/read-upload.ts';
import type { RoutingTables } from '../routing/open.ts';
import { openTrafficFiles, type TrafficFiles } from '../store/files/traffic-files.ts';
import { newFolder } from '../../test/harness/folder.ts';
import { townRoads } from '../../test/harness/small-roads.ts';
import { atlasRoads } from '../http/engines/roads.ts';
import { OpenRoads } from './open-roads.ts';
import { ServedRoads } from './served-roads.ts';

const MINUTE_MS = 60_000;
/** A Sunday night, when roads are empty also by the model. */
const NIGHT = Date.UTC(2026, 10, 21, 23);
const [HOME, MARKET] = [{ lat: 54.442, lon: 148.3408 }, { lat: 54.4554, lon: 148.3262 }];

const SPEEDS = 'from_osm_node,to_osm_node,speed_kmh';
const textOf = (rows: string, columns: string): string => `${columns}\n${rows.replaceAll(' ', '\n')}`;
const file = (rows: string, columns = SPEEDS): ReadUpload => {
  const reader = new UploadReader();
  reader.add(new TextEncoder().encode(textOf(rows, columns)));
  return reader.finish();
};
/** A file, and the bytes as sent. */
const sent = (rows: string, columns = SPEEDS): [ReadUpload, Uint8Array] =>
  [file(rows, columns), gzipSync(textOf(rows, columns))];
/** Two ways lead to the market, equally long: each closes one. */
const [northClosed, westClosed] = [file('4,5,0 5,4,0'), file('3,6,0 6,3,0')];

interface ServeOptions {
  readonly workers?: number;
  readonly mostStates?: number;
  readonly files?: TrafficFiles;
  readonly now?: number;
}

function serve(context: TestContext, { workers = 0, mostStates = 8, files, now = NIGHT }: ServeOptions = {}) {
  const stand = { now, tables: townRoads(), opened: [] as OpenRoads[], made: 0, errors: [] as unknown[] };
  const roads = new ServedRoads({
    tables: () => stand.tables,
    open: (tables: RoutingTables) => {
      const onState = (): void => void stand.made++;
      const open = new OpenRoads(tables, { workers, mostTasks: 10, mostStates, onState });
      stand.opened.push(open);
      return open;
    },
    clock: { now: () => stand.now, monotonic: () => performance.now() },
    log: { error: (fields) => void stand.errors.push(fields) },
    files,
  });
  context.after(() => roads.close());
  const service = atlasRoads(() => roads.current());
  const drive = async (when: { traffic?: 'auto' | 'off' | 'typical'; departure_time?: string } = {}) => {
    const { routes, traffic } = await service.route({
      profile: 'car', points: [HOME, MARKET], alternatives: 0, steps: false, geometry: 'polyline6', lang: 'ru',
      traffic: 'auto', ...when,
    }, stand.now);
    return { line: routes[0].geometry, seconds: routes[0].duration_s, traffic };
  };
  return { roads, stand, drive };
}

test('a file changes answers from its arrival until it expires', async (context) => {
  const { roads, stand, drive } = serve(context);
  const before = await drive();
  assert.equal(before.traffic.mode_used, 'profile');
  const loaded = await roads.take(northClosed);
  assert.deepEqual([loaded.kind, loaded.rows, loaded.matched], ['live', 2, 2]);
  const west = await drive();
  await roads.take(westClosed);
  const north = await drive();
  assert.notEqual(west.line, north.line);
  const [free, closure] = before.line === west.line ? [west, westClosed] : [north, northClosed];
  assert.equal(free.line, before.line);
  await roads.take(closure);
  assert.notEqual((await drive()).line, before.line, 'round by the other street');
  assert.equal((await drive({ traffic: 'off' })).line, before.line);
  assert.equal((await drive({ departure_time: '2026-11-29T00:00:00Z' })).line, before.line, 'a week later');
  await roads.take(file('2,3,30 1,2,30'));
  const live = await drive();
  assert.equal(live.line, before.line, 'what a newer file does not say is not closed any more');
  assert.equal(live.traffic.mode_used, 'live');
  assert.equal(live.traffic.data_as_of, new Date(NIGHT).toISOString());
  stand.now += 20 * MINUTE_MS;
  assert.deepEqual(await drive(), before);
  assert.deepEqual(roads.loaded(), []);
  await roads.keepReady();
  assert.deepEqual(await drive(), before);
  assert.deepEqual(stand.errors, []);
});

test('typical speeds hold for their hour of the week, beside live speeds', async (context) => {
  const { roads, drive } = serve(context);
  const before = await drive();
  const hours = Array.from({ length: 24 }, (_, hour) => `2,3,${6 * 24 + hour},5`);
  const typical = file(hours.join(' '), 'from_osm_node,to_osm_node,hour_of_week,speed_kmh');
  await roads.take(typical);
  const sunday = await drive();
  assert.equal(sunday.traffic.mode_used, 'typical');
  assert.ok(sunday.seconds > before.seconds * 2);
  await roads.take(file('2,3,40'));
  assert.equal((await drive()).traffic.mode_used, 'live');
  assert.deepEqual((await drive({ traffic: 'typical' })).seconds, sunday.seconds);
  assert.deepEqual(roads.loaded().map(({ kind, rows }) => [kind, rows]).sort(), [['live', 1], ['typical', 24]]);
  await roads.drop('live');
  assert.deepEqual((await drive()).seconds, sunday.seconds);
  await roads.drop();
  assert.deepEqual(await drive(), before);
});

test('slow turns are avoided, also on another atlas', async (context) => {
  const { roads, stand, drive } = serve(context);
  const columns = 'from,via,to,penalty_s';
  const onwards = await drive();
  const loaded = await roads.take(file('2,3,4,300 2,3,77,5 1,2,4,5', columns));
  assert.deepEqual([loaded.kind, loaded.rows, loaded.matched], ['turns', 3, 1]);
  assert.deepEqual(Object.keys(loaded.unmatched), ['unknown_node', 'no_such_turn']);
  const west = await drive();
  await roads.take(file('2,3,6,300', columns));
  const north = await drive();
  assert.notEqual(west.line, north.line);
  assert.ok(west.seconds < onwards.seconds + 60 && north.seconds < onwards.seconds + 60, 'neither is waited for');
  await roads.take(file('2,3,6,300 2,3,4,300', columns));
  assert.ok((await drive()).seconds > onwards.seconds + 200);
  stand.tables = townRoads([8]);
  const before = roads.current();
  await roads.keepReady();
  while (roads.current() === before) await roads.keepReady();
  assert.equal(roads.loaded()[0].matched, 2);
  assert.ok((await drive()).seconds > onwards.seconds + 200);
  await roads.drop('turns');
  assert.deepEqual((await drive()).seconds, onwards.seconds);
  assert.deepEqual(stand.errors, []);
});

test('a file that fits nothing on the map is refused with reasons, and the old one stays in force', async (context) => {
  const { roads, drive } = serve(context);
  await roads.take(file('2,3,5'));
  const slow = await drive();
  await assert.rejects(roads.take(file('77,78,50 1,4,30 77,79,1')), (error: unknown) => {
    assert.ok(error instanceof AppError && error.code === 'invalid_parameter');
    assert.match(error.message, /no row fits the map that is loaded: unknown_node 2 \(2 …\), not_neighbours 1 \(3 …\)/);
    return true;
  });
  assert.deepEqual(await drive(), slow);
  assert.equal(roads.loaded()[0].rows, 1);
});

test('another atlas takes its place when it is ready, with the files matched anew', async (context) => {
  const { roads, stand, drive } = serve(context, { workers: 1 });
  const before = await drive();
  await roads.take(file('4,5,0 5,4,0 8,4,20'));
  const closed = await drive();
  const under = roads.current();
  const answers = Promise.all(Array.from({ length: 5 }, () => drive()));
  stand.tables = townRoads([8]);
  assert.equal(roads.current(), under, 'the one before still serves');
  await roads.keepReady();
  while (roads.current() === under) await roads.keepReady();
  assert.equal(stand.opened.length, 2);
  assert.deepEqual(await answers, Array.from({ length: 5 }, () => closed));
  assert.deepEqual(await drive(), closed);
  const [loaded] = roads.loaded();
  assert.deepEqual([loaded.matched, Object.keys(loaded.unmatched), loaded.cameAtMs], [2, ['unknown_node'], NIGHT]);
  stand.now += 20 * MINUTE_MS;
  // The choice between two equal ways depends on the corners of the map.
  assert.deepEqual({ ...await drive(), line: before.line }, before);
  assert.deepEqual(stand.errors, []);
});

test('states for the next hour and for the expiry of speeds are made ahead', async (context) => {
  const { roads, stand, drive } = serve(context);
  // A minute before eight on a Monday, local time.
  stand.now = Date.UTC(2026, 10, 22, 20, 59, 30);
  await roads.keepReady();
  const { made } = stand;
  await drive();
  stand.now += MINUTE_MS;
  await drive();
  assert.equal(stand.made, made, 'nobody waited for the hour that turned');
  await roads.take(file('2,3,10'));
  const taken = stand.made;
  assert.equal(taken, made + 1);
  await drive();
  stand.now += 19.5 * MINUTE_MS;
  await roads.keepReady();
  const ready = stand.made;
  stand.now += MINUTE_MS;
  await drive();
  assert.equal(stand.made, ready, 'nor for the end of what came by file');
});

test('only the most recently used states are kept', async (context) => {
  const { roads, stand, drive } = serve(context, { mostStates: 4 });
  await roads.keepReady();
  const hours = ['05', '06', '07', '08', '09'].map((hour) => `2026-11-23T${hour}:30:00+11:00`);
  const first = await Promise.all(hours.map((departure_time) => drive({ departure_time })));
  assert.ok(new Set(first.map(({ seconds }) => seconds)).size > 3, 'hours differ');
  const { made } = stand;
  const again = await Promise.all(hours.slice(2).map((departure_time) => drive({ departure_time })));
  assert.deepEqual(again, first.slice(2));
  assert.equal(stand.made, made);
  assert.deepEqual(await drive({ departure_time: hours[0] }), first[0]);
  assert.equal(stand.made, made + 1);
});

const noTrouble = (_: object, message: string): void => assert.fail(message);
const SUNDAY = Array.from({ length: 24 }, (_, hour) => `2,3,${6 * 24 + hour},5`).join(' ');
const TYPICAL = 'from_osm_node,to_osm_node,hour_of_week,speed_kmh';

test('after a restart the files are in force again, and live ones keep ageing', async (context) => {
  const files = await openTrafficFiles(join(await newFolder(context), 'traffic'), noTrouble);
  const first = serve(context, { files });
  const before = await first.drive();
  await first.roads.take(...sent(SUNDAY, TYPICAL));
  const typical = await first.drive();
  await first.roads.take(...sent('2,3,6,300 2,3,4,300', 'from,via,to,penalty_s'));
  const late = await first.drive();
  await first.roads.take(...sent('2,3,40 77,78,1'));
  const live = await first.drive();
  assert.equal(new Set([before, typical, late, live].map(({ seconds }) => seconds)).size, 4);

  const again = serve(context, { files, now: NIGHT + MINUTE_MS });
  await again.roads.restored;
  assert.deepEqual(await again.drive(), live);
  assert.deepEqual(again.roads.loaded().sort((a, b) => a.kind.localeCompare(b.kind)),
    first.roads.loaded().sort((a, b) => a.kind.localeCompare(b.kind)));
  assert.ok(again.roads.loaded().every(({ isKept }) => isKept));
  again.stand.now = NIGHT + 20 * MINUTE_MS;
  assert.deepEqual(await again.drive(), late, 'live speeds count from when they came');

  const later = serve(context, { files, now: NIGHT + 20 * MINUTE_MS });
  await later.roads.restored;
  assert.deepEqual(await later.drive(), late);
  assert.deepEqual((await files.readAll()).map(({ file: { kind } }) => kind), ['typical', 'turns'], 'expired is gone');
  await later.roads.drop('turns');

  const last = serve(context, { files });
  await last.roads.restored;
  assert.deepEqual(await last.drive(), typical);
  await last.roads.drop();
  const clean = serve(context, { files });
  await clean.roads.restored;
  assert.deepEqual(await clean.drive(), before);
  for (const { stand } of [first, again, later, last, clean]) assert.deepEqual(stand.errors, []);
});

test('a kept file stays for a map that it fits, and a clock set back does not make it newer', async (context) => {
  const files = await openTrafficFiles(join(await newFolder(context), 'traffic'), noTrouble);
  const [upload, packed] = sent('77,78,40');
  await files.write('live', NIGHT + 5 * MINUTE_MS, packed);
  const { roads, stand } = serve(context, { files });
  await roads.restored;
  const [{ matched, rows, cameAtMs, expiresAtMs }] = roads.loaded();
  assert.deepEqual([matched, rows, cameAtMs, expiresAtMs], [0, 1, NIGHT, NIGHT + 20 * MINUTE_MS]);
  assert.equal((await files.readAll())[0].file.rows, upload.rows);
  assert.deepEqual(stand.errors, []);
});

test('a file that the disk refuses is in force, and is written when there is room again', async (context) => {
  const kept = await openTrafficFiles(join(await newFolder(context), 'traffic'), noTrouble);
  const disk = { isFull: false };
  const full = async (): Promise<never> => {
    throw new AppError('file_unwritable', 'no room');
  };
  const files: TrafficFiles = { ...kept, write: (...file) => (disk.isFull ? full() : kept.write(...file)) };
  const { roads, stand, drive } = serve(context, { files });
  const before = await drive();
  await roads.take(...sent('2,3,40'));
  disk.isFull = true;
  const { isKept } = await roads.take(...sent('2,3,5'));
  assert.equal(isKept, false);
  assert.ok((await drive()).seconds > before.seconds);
  assert.deepEqual(roads.loaded().map(({ isKept }) => isKept), [false]);
  await roads.keepReady();
  assert.equal(stand.errors.length, 1, 'told once');
  assert.deepEqual([...(await kept.readAll())[0].file.upload.kmh], [40], 'the earlier one is there as before');
  disk.isFull = false;
  await roads.keepReady();
  assert.deepEqual(roads.loaded().map(({ isKept }) => isKept), [true]);
  assert.deepEqual([...(await kept.readAll())[0].file.upload.kmh], [5]);
});

test('a file that cannot be removed from disk is not dropped', async (context) => {
  const kept = await openTrafficFiles(join(await newFolder(context), 'traffic'), noTrouble);
  const files: TrafficFiles = { ...kept, remove: () => Promise.reject(new Error('read-only')) };
  const { roads, drive } = serve(context, { files });
  await roads.take(...sent('2,3,5'));
  const slow = await drive();
  await assert.rejects(roads.drop(), /read-only/);
  assert.deepEqual([await drive(), roads.loaded().length], [slow, 1]);
});

test('a new file takes precedence over one of its kind that is still being read from disk', async (context) => {
  const files = await openTrafficFiles(join(await newFolder(context), 'traffic'), noTrouble);
  await files.write('live', NIGHT, sent('2,3,5')[1]);
  const { roads } = serve(context, { files });
  await roads.take(...sent('2,3,40 1,2,40'));
  await roads.keepReady();
  assert.deepEqual(roads.loaded().map(({ rows }) => rows), [2]);
});
