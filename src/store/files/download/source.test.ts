import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { resolveSource } from './source.ts';
import { serveFlaky } from './flaky-server.test-data.ts';

let folder: string;
before(async () => (folder = await mkdtemp(join(tmpdir(), 'geokod-source-'))));
after(() => rm(folder, { recursive: true }));

const extractsUrl = 'http://extracts.invalid/maps';
const areas: [string, string][] = [
  ['kyrgyzstan', 'asia/kyrgyzstan'],
  ['Киргизия', 'asia/kyrgyzstan'],
  ['asia/kyrgyzstan', 'asia/kyrgyzstan'],
  [' KAZAKHSTAN ', 'asia/kazakhstan'],
  ['Казахстан', 'asia/kazakhstan'],
  ['russia', 'russia'],
  ['Российская Федерация', 'russia'],
  ['russia/volga-fed-district', 'russia/volga-fed-district'],
  ['volga-fed-district', 'russia/volga-fed-district'],
  ['Приволжский федеральный округ', 'russia/volga-fed-district'],
  ['far_eastern_fed_district', 'russia/far-eastern-fed-district'],
  ['belarus', 'europe/belarus'],
  ['Белоруссия', 'europe/belarus'],
  ['georgia', 'europe/georgia'],
];
for (const [name, path] of areas) {
  test(`the area "${name}" is ${path}, without a request`, async () => {
    assert.deepEqual(await resolveSource(name, { extractsUrl }), {
      kind: 'url',
      url: `http://extracts.invalid/maps/${path}-latest.osm.pbf`,
      fileName: `${path.split('/').at(-1)}-latest.osm.pbf`,
      area: path,
    });
  });
}

test('the default server is used where none is named', async () => {
  const source = await resolveSource('tajikistan');
  assert.equal(source.kind === 'url' && source.url, 'https://download.geofabrik.de/asia/tajikistan-latest.osm.pbf');
});

test('an existing file is a file, whatever its name; a folder is not', async () => {
  const file = join(folder, 'kyrgyzstan');
  await writeFile(file, 'x');
  assert.deepEqual(await resolveSource(file), { kind: 'file', path: file });
  await mkdir(join(folder, 'folder.osm.pbf'));
  for (const noFile of [join(folder, 'folder.osm.pbf'), folder, '/dev/null', 'src']) {
    const expected = { code: 'file_unreadable', message: /is (a folder|not a file)/ };
    await assert.rejects(resolveSource(noFile), expected, noFile);
  }
  for (const missing of ['none.osm.pbf', './kyrgyzstan', 'maps/none.osm.gz']) {
    await assert.rejects(resolveSource(missing), { code: 'file_missing' }, missing);
  }
});

const urls: [string, string][] = [
  ['https://maps.invalid/a/volgograd.osm.pbf', 'volgograd.osm.pbf'],
  ['http://maps.invalid/volgograd.osm.gz?token=a/b', 'volgograd.osm.gz'],
  ['HTTP://maps.invalid/%D0%9C%D0%B8%D0%BD%D1%81%D0%BA%20.osm.pbf', 'Минск-.osm.pbf'],
  ['https://maps.invalid/get/77', '77.osm.pbf'],
  ['https://maps.invalid/', 'map.osm.pbf'],
  ['https://maps.invalid/..%2f..%2fetc%2f.hidden', 'etc-.hidden.osm.pbf'],
  ['https://maps.invalid/%ff.osm.pbf', 'ff.osm.pbf'],
];
for (const [url, fileName] of urls) {
  test(`${url} would be kept as ${fileName}`, async () => {
    assert.deepEqual(await resolveSource(url), { kind: 'url', url: new URL(url).href, fileName });
  });
}

for (const wrong of ['', '  ', 'ftp://maps.invalid/x.osm.pbf', 'file:///x.osm.pbf']) {
  test(`"${wrong}" is a wrong argument`, () => assert.rejects(resolveSource(wrong), { code: 'bad_argument' }));
}
test('an invalid EXTRACTS_URL is named', () =>
  assert.rejects(resolveSource('russia', { extractsUrl: 'maps' }), { code: 'bad_argument', message: /EXTRACTS_URL/ }));

const index = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    { properties: { id: 'asia', name: 'Asia', urls: { pbf: 'https://far.invalid/asia-latest.osm.pbf' } } },
    { properties: { id: 'us/georgia', name: 'Georgia', urls: { pbf: '/north-america/us/georgia-latest.osm.pbf' } } },
    { properties: { id: 'monaco', name: 'Monaco', urls: { pbf: 'https://far.invalid/europe/monaco-latest.osm.pbf' } } },
    { properties: { id: 'no-file', name: 'No file' } },
    { properties: { id: 'no-urls', urls: null } },
    { properties: null },
    {},
    null,
  ],
});

async function withServer(
  content: string | undefined, ask: (options: { extractsUrl: string }, asked: string[]) => Promise<void>,
): Promise<void> {
  const server = await serveFlaky({
    odd: Array.from({ length: 9 }, () => (request, response) => {
      if (content !== undefined && request.url === '/index-v1.json') response.end(content);
      else response.writeHead(request.url === '/own/place-latest.osm.pbf' ? 200 : 404).end();
    }),
  });
  try {
    await ask({ extractsUrl: server.base }, server.flaky.asked);
  } finally {
    server.close();
  }
}

test('an unknown area is looked up in the index of the server, by id, path or name', () =>
  withServer(index, async (options) => {
    for (const name of ['monaco', 'europe/monaco', 'Monaco']) {
      const source = await resolveSource(name, options);
      assert.equal(source.kind === 'url' && source.url, 'https://far.invalid/europe/monaco-latest.osm.pbf');
      assert.equal(source.kind === 'url' && source.fileName, 'monaco-latest.osm.pbf');
    }
    const near = await resolveSource('us/georgia', options);
    assert.equal(near.kind === 'url' && near.url, `${options.extractsUrl}/north-america/us/georgia-latest.osm.pbf`);
  }));

const misspelt: [string, RegExp][] = [
  ['kirgyzstan', /Did you mean kyrgyzstan\?/],
  ['казхстан', /Did you mean казахстан/],
  ['volga-district', /volga/],
  ['monako', /Did you mean monaco\?/],
  ['qqqqqqqq', /Give a path such as asia\/kyrgyzstan/],
];
for (const [name, message] of misspelt) {
  test(`the unknown area "${name}" is answered with similar names`, () =>
    withServer(index, (options) => assert.rejects(resolveSource(name, options), { code: 'area_unknown', message })));
}

test('a mirror without an index is asked for the file itself', () =>
  withServer(undefined, async (options, asked) => {
    const source = await resolveSource('own/place', options);
    assert.equal(source.kind === 'url' && source.url, `${options.extractsUrl}/own/place-latest.osm.pbf`);
    assert.deepEqual(asked, ['GET /index-v1.json', 'HEAD /own/place-latest.osm.pbf']);
    await assert.rejects(resolveSource('nowhere', options), { code: 'area_unknown', message: /answered 404/ });
  }));

test('an unreachable or invalid index is reported, with the names we know', async () => {
  await withServer('<html>', (options) =>
    assert.rejects(resolveSource('monako', options), { code: 'area_unknown', message: /is not an index of extracts/ }));
  const gone = { extractsUrl: 'http://127.0.0.1:1' };
  const message = /could not be asked: .*ECONNREFUSED.*Did you mean belarus/;
  await assert.rejects(resolveSource('belarussia', gone), { code: 'area_unknown', message });
});
