import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DEGREE } from '../../src/kernel/geo.ts';
import { tileAt } from '../../src/tiles/shape/grid.ts';
import { featuresIn } from '../drawn-map.ts';
import { call } from '../harness/call.ts';
import { assertConforms } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { smallMap } from '../harness/small-map.ts';

let platform: Platform;
let version = 'one';
before(async () => {
  const { facts, tile, speeds } = smallMap;
  platform = await startPlatform({ map: { get version() { return version; }, facts, tile, speeds } });
});
after(() => platform.close());

const { x, y } = tileAt(16, 54.4412 * DEGREE, 148.3408 * DEGREE);
const TILE = `/tiles/16/${x}/${y}.mvt`;
const SPEEDS = `/tiles/speeds/16/${x}/${y}.mvt`;
const get = (path: string, headers: Record<string, string> = {}) => call(platform.service.address, path, { headers });
const bytesOf = async (path: string, coding?: string): Promise<Buffer> => {
  const headers: Record<string, string> = coding === undefined ? {} : { 'accept-encoding': coding };
  const reply = await fetch(`${platform.service.address}${path}`, { headers });
  return Buffer.from(await reply.arrayBuffer());
};

describe('a tile', () => {
  test('is served without a key, with the objects of its area', async () => {
    const { status, headers } = await get(TILE);
    assert.deepEqual([status, headers.get('content-type')], [200, 'application/vnd.mapbox-vector-tile']);
    const layers = new Set(featuresIn(await bytesOf(TILE, 'identity')).map(({ layer }) => layer));
    assert.ok(layers.has('housenumber'), [...layers].join());
  });

  test('is compressed for clients that accept gzip, with a tag of its own', async () => {
    const [plain, packed] = [await get(TILE), await get(TILE, { 'accept-encoding': 'br, gzip' })];
    assert.equal(packed.headers.get('content-encoding'), 'gzip');
    assert.notEqual(plain.headers.get('etag'), packed.headers.get('etag'));
    assert.match(packed.headers.get('vary')!, /Accept-Encoding/);
    assert.deepEqual(await bytesOf(TILE, 'gzip'), await bytesOf(TILE, 'identity'));
  });

  test('is not sent again while the atlas is unchanged, and changes with it', async () => {
    const { headers } = await get(TILE);
    const again = await get(TILE, { 'if-none-match': headers.get('etag')! });
    assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', headers.get('etag')]);
    version = 'two';
    const other = await get(TILE, { 'if-none-match': headers.get('etag')! });
    assert.equal(other.status, 200);
    assert.notEqual(other.headers.get('etag'), headers.get('etag'));
  });

  test('is cached forever at a URL with the atlas version, and revalidated at any other', async () => {
    const { tiles } = JSON.parse((await get('/tiles/map.json')).text) as { tiles: string[] };
    const mark = new URL(tiles[0]).searchParams.get('v')!;
    const cachingOf = async (query: string) => (await get(`${TILE}${query}`)).headers.get('cache-control');
    assert.equal(await cachingOf(`?v=${mark}`), 'public, max-age=31536000, immutable');
    assert.deepEqual([await cachingOf(''), await cachingOf('?v=other')], ['public, no-cache', 'public, no-cache']);
    version = 'three';
    assert.equal(await cachingOf(`?v=${mark}`), 'public, no-cache', 'the atlas was swapped');
  });

  test('may be drawn by any page', async () => {
    const { headers } = await get(TILE, { origin: 'https://example.ru' });
    assert.equal(headers.get('access-control-allow-origin'), '*');
    const asked = await call(platform.service.address, TILE, { method: 'OPTIONS' });
    assert.deepEqual([asked.status, asked.headers.get('allow')], [204, 'GET, HEAD, OPTIONS']);
  });

  for (const path of [
    '/tiles/17/0/0.mvt', '/tiles/0/1/0.mvt', '/tiles/0/0/1.mvt', '/tiles/16/65536/0.mvt', '/tiles/3/0/8.mvt',
    '/tiles/999999999/0/0.mvt', '/tiles/speeds/17/0/0.mvt',
  ]) {
    test(`at an invalid address is refused: ${path}`, async () => {
      const reply = await get(path);
      assert.equal(reply.status, 400);
      assertConforms(undefined, reply);
      assert.equal((JSON.parse(reply.text) as { errors: { code: string }[] }).errors[0].code, 'maximum');
    });
  }

  for (const path of [
    '/tiles/', '/tiles/0/0/0', '/tiles/0/0/0.png', '/tiles/-1/0/0.mvt', '/tiles/1e1/0/0.mvt', '/tiles/0/0/0.mvt/',
    '/tiles/0/0/0x0.mvt', '/tiles/0//0.mvt', '/tiles/../0/0/0.mvt', '/tiles/0/0/%30.mvt', '/tiles/9999999999/0/0.mvt',
    '/tiles/٠/0/0.mvt', '/tiles/speeds/0/0.mvt', '/tiles/map.json.mvt', '/sandbox/tiles/0/0/0.mvt',
  ]) {
    test(`is not at ${path}`, async () => {
      const reply = await get(encodeURI(path).replaceAll('%25', '%'));
      assert.equal(reply.status, 404);
      assertConforms(undefined, reply);
    });
  }

  test('is counted as a tile, and logged only if refused', async () => {
    const counted = async (): Promise<number> => {
      const text = await platform.services.metrics.registry.metrics();
      return Number(/^geokod_request_seconds_count\{operation="tile",status="2xx"\} (\d+)$/m.exec(text)?.[1] ?? 0);
    };
    const [before, lines] = [await counted(), platform.service.logged.length];
    await get(TILE);
    assert.deepEqual([await counted(), platform.service.logged.length], [before + 1, lines]);
    await get('/tiles/17/0/0.mvt');
    assert.match(platform.service.logged.at(-1)!, /"operation":"tile","status":400/);
    assert.ok(!platform.services.metrics.tally.take().some(({ operation }) => operation === 'tile'));
  });

  test('is read-only', async () => {
    const reply = await call(platform.service.address, TILE, { method: 'POST' });
    assert.deepEqual([reply.status, reply.headers.get('allow')], [405, 'GET, HEAD, OPTIONS']);
    assertConforms(undefined, reply);
  });
});

describe('the description of the map', () => {
  interface MapJson {
    readonly tiles: string[];
    readonly attribution: string;
    readonly bounds: number[];
    readonly settled: number[];
    readonly maxzoom: number;
    readonly vector_layers: { id: string }[];
  }
  const described = async (headers: Record<string, string> = {}) =>
    JSON.parse((await get('/tiles/map.json', headers)).text) as MapJson;

  test('has the URL of tiles, at the requested host', async () => {
    const { host } = new URL(platform.service.address);
    assert.ok((await described()).tiles[0].startsWith(`http://${host}/tiles/{z}/{x}/{y}.mvt?v=`));
  });

  test('has a first view within its bounds', async () => {
    const { bounds: [west, south, east, north], settled } = await described();
    assert.ok(settled[0] >= west && settled[1] >= south && settled[2] <= east && settled[3] <= north);
  });

  test('has https URLs behind an https proxy', async () => {
    const { host } = new URL(platform.service.address);
    const behind = { 'x-forwarded-proto': 'https' };
    assert.ok((await described(behind)).tiles[0].startsWith(`https://${host}/tiles/`));
    assert.match((await get('/tiles/map.json', behind)).headers.get('vary')!, /X-Forwarded-Proto/);
  });

  test('credits the map’s authors, and says if the country is fictional', async () => {
    assert.match((await described()).attribution, /fictional/i);
  });

  test('is sent again when the atlas changes', async () => {
    const { headers } = await get('/tiles/map.json');
    assert.equal((await get('/tiles/map.json', { 'if-none-match': headers.get('etag')! })).status, 304);
    version = 'four';
    assert.equal((await get('/tiles/map.json', { 'if-none-match': headers.get('etag')! })).status, 200);
  });
});

describe('speeds', () => {
  const speedsAt = async (query: string) => featuresIn(await bytesOf(`${SPEEDS}${query}`))
    .map(({ values: { kmh, free_kmh: free, ratio } }) => [Number(kmh), Number(free), Number(ratio)]);

  test('are given for each road, with those of empty roads', async () => {
    const speeds = await speedsAt('?departure_time=2026-11-26T03:00:00%2B11:00');
    assert.ok(speeds.length > 0);
    for (const [kmh, free, ratio] of speeds) assert.ok(kmh > 0 && kmh <= free && ratio === 1, `${kmh} of ${free}`);
  });

  test('are lower in the rush hour', async () => {
    const evening = await speedsAt('?departure_time=2026-11-26T18:00:00%2B11:00');
    assert.ok(evening.some(([kmh, free, ratio]) => kmh < free && ratio < 1), JSON.stringify(evening));
  });

  test('accept a plus decoded as a space', async () => {
    const zoned = await speedsAt('?departure_time=2026-11-26T18:00:00+11:00');
    assert.deepEqual(zoned, await speedsAt('?departure_time=2026-11-26T07:00:00Z'));
  });

  for (const time of ['now', '2026-11-26', '2026-13-40T00:00:00Z', '1200-01-01T00:00:00Z', '']) {
    test(`are refused at "${time}"`, async () => {
      const reply = await get(`${SPEEDS}?departure_time=${time}`);
      assert.equal(reply.status, 400);
      assertConforms(undefined, reply);
    });
  }
});
