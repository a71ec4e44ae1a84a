import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { download, type DownloadOptions } from './download.ts';
import { mapBytes, md5, serveFlaky, type Flaky } from './flaky-server.test-data.ts';
import { growSmallDisk, mountSmallDisk, NO_SMALL_DISK, unmountSmallDisk } from '../../../../test/harness/small-disk.ts';

const root = await mkdtemp(join(tmpdir(), 'geokod-download-'));
let path: string;
let notes: string[];
let server: Awaited<ReturnType<typeof serveFlaky>>;
const folder = (): string => join(path, '..');
beforeEach(async () => {
  path = join(await mkdtemp(join(root, 'x-')), 'x.osm.pbf');
  notes = [];
});
afterEach(() => server.close());
after(() => rm(root, { recursive: true }));

const quick: DownloadOptions = {
  timeouts: { answerMs: 2000, idleMs: 300 },
  retries: { fruitless: 3, firstWaitMs: 5, longestWaitMs: 40 },
  note: (line) => notes.push(line),
};
async function start(changes: Partial<Flaky> = {}): Promise<Flaky> {
  server = await serveFlaky(changes);
  return server.flaky;
}
const fetchIt = (options = quick) => download(server.url, path, options);
const asked = (): string[] => server.flaky.asked.filter((line) => !line.includes('.md5'));
async function assertArrived(content = server.flaky.content): Promise<void> {
  assert.ok((await readFile(path)).equals(content), 'the bytes differ');
  assert.deepEqual((await readdir(folder())).sort(), ['x.osm.pbf', 'x.osm.pbf.download.json']);
}

test('a file arrives with its checksum compared, and progress reports every byte', async () => {
  const { content } = await start();
  const phases: [string, number | undefined, number][] = [];
  const progress = {
    phase: (name: string, total?: number) => void phases.push([name.split(' ')[0], total, 0]),
    advance: (done: number) => void (phases.at(-1)![2] += done),
  };
  const got = await fetchIt({ ...quick, progress });
  assert.deepEqual(got, { path, bytes: content.length, status: 'downloaded', checksum: 'matched' });
  await assertArrived();
  assert.deepEqual(phases, [['downloading', 50_000, 50_000], ['checking', 50_000, 50_000]]);
  assert.deepEqual(notes, []);
});

test('20 MB cut five times arrive byte for byte, each time from where it ended', async () => {
  await start({ content: mapBytes(20_000_000), cuts: [3e6, 1, 5e6, 70_000, 2e6] });
  assert.equal((await fetchIt()).checksum, 'matched');
  await assertArrived();
  const from = asked().map((line) => Number(/bytes=(\d+)-/.exec(line)?.[1] ?? 0));
  assert.equal(from.length, 6);
  assert.ok(from.every((at, index) => index === 0 || at >= from[index - 1]));
  assert.ok(from[5] > 9_000_000, `the last began at ${from[5]}`);
});

test('Last-Modified is used where there is no ETag; a weak ETag is not', async () => {
  await start({ etag: undefined, lastModified: 'Sat, 28 Feb 2026 21:20:00 GMT', cuts: [20_000] });
  await fetchIt();
  assert.match(asked()[1], /bytes=20000-/);
});

test('without ETag and Last-Modified a cut file is restarted, never pieced together', async () => {
  await start({ etag: undefined, cuts: [20_000] });
  await fetchIt();
  assert.deepEqual(asked(), ['GET /x.osm.pbf', 'GET /x.osm.pbf']);
  await assertArrived();
});

test('a file from a server that ignores ranges is fetched from the start again', async () => {
  await start({ ranges: false, cuts: [20_000] });
  await fetchIt();
  await assertArrived();
  assert.match(notes[1], /begins anew, the 20000 bytes there are of no use/);
});

test('a file that changes in the middle arrives as the new one', async () => {
  const flaky = await start({ cuts: [20_000] });
  const change = (): boolean => {
    flaky.content = mapBytes(60_000, 2);
    flaky.etag = '"two"';
    return true;
  };
  flaky.odd = [() => true, change];
  await fetchIt();
  await assertArrived();
  assert.match(notes[1], /begins anew/); // If-Range let the server send the whole file in the same response
  assert.equal(asked().length, 2);
});

test('a part of another file is refused, even though the server sends it as ours', async () => {
  const flaky = await start({ cuts: [20_000] });
  const other = mapBytes(50_000, 3);
  flaky.odd = [() => true, (_, response) => {
    const place = 'bytes 20000-49999/50000';
    response.writeHead(206, { etag: '"other"', 'content-range': place }).end(other.subarray(20_000));
  }];
  await fetchIt();
  await assertArrived();
  assert.match(notes[1], /changed on the server/);
});

test('a length that promises too much is requested again, then reported', async () => {
  const flaky = await start({ md5: undefined });
  const lie = (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'content-length': 90_000 }).write(flaky.content);
    setTimeout(() => response.destroy(), 30);
  };
  flaky.odd = Array.from({ length: 9 }, () => lie);
  await assert.rejects(fetchIt(), {
    code: 'download_failed',
    message: /x\.osm\.pbf: .*given up after 4 tries with 50000 of 90000 bytes here\. The same command/,
  });
});

test('a length that promises too much is no longer trusted once a range shows the truth', async () => {
  const flaky = await start();
  flaky.odd = [(_, response) => {
    response.writeHead(200, { etag: '"one"', 'content-length': 90_000 }).write(flaky.content);
    setTimeout(() => response.destroy(), 30);
  }];
  await fetchIt();
  await assertArrived();
  assert.deepEqual(asked(), ['GET /x.osm.pbf', 'GET /x.osm.pbf bytes=50000-']);
});

test('a length that promises too little is detected by the checksum', async () => {
  const flaky = await start();
  const lie = (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'content-length': 40_000 });
    response.write(flaky.content.subarray(0, 40_000), () => response.socket?.end(flaky.content.subarray(40_000)));
  };
  flaky.odd = [lie];
  assert.equal((await fetchIt()).checksum, 'matched');
  await assertArrived();
  assert.match(notes.join(), /downloading it afresh/);
});

test('a server that sends one piece at a time is asked until the file is complete', async () => {
  const flaky = await start({ cuts: [30_000] });
  const piece = ({ headers }: IncomingMessage, response: ServerResponse): void => {
    const from = Number(/\d+/.exec(headers.range!)![0]);
    const range = `bytes ${from}-${from + 9_999}/50000`;
    response.writeHead(206, { etag: '"one"', 'content-range': range, 'content-length': 10_000 });
    response.end(flaky.content.subarray(from, from + 10_000));
  };
  flaky.odd = [() => true, piece, piece];
  await fetchIt();
  await assertArrived();
  assert.match(notes[1], /ended after 40000 of 50000 bytes/);
});

test('an attempt that makes progress resets the count of fruitless ones', async () => {
  await start({ content: mapBytes(1_000_000), cuts: [1, 1, 1, 300_000, 1, 1, 1, 300_000, 1, 1] });
  await fetchIt();
  await assertArrived();
});

test('a reset before the first byte and a stalled connection are retried', async () => {
  const flaky = await start();
  flaky.odd = [
    (request) => void request.socket.resetAndDestroy(),
    (_, response) => {
      response.writeHead(200, { etag: '"one"', 'content-length': 50_000 }).write(flaky.content.subarray(0, 30_000));
    },
    (_, response) => {
      const range = { 'content-range': 'bytes 30000-49999/50000', 'content-length': 20_000 };
      response.writeHead(206, range).flushHeaders();
    },
  ];
  await fetchIt();
  await assertArrived();
  for (const line of notes.slice(1)) assert.match(line, /no byte came for 0\.3 s/);
  const on = 'GET /x.osm.pbf bytes=30000-';
  assert.deepEqual(asked(), ['GET /x.osm.pbf', 'GET /x.osm.pbf', on, on]);
});

test('a server that never answers is given up on', async () => {
  const flaky = await start({ md5: undefined });
  flaky.odd = Array.from({ length: 9 }, () => () => false);
  const options = { ...quick, timeouts: { answerMs: 50, idleMs: 50 } };
  const message = /no answer came for 0\.05 s; given up after 4/;
  await assert.rejects(fetchIt(options), { code: 'download_failed', message });
});

const redirect = (status: number, location: string) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status, { location }).end();

test('redirects are followed, but not endlessly and not to everywhere', async () => {
  const flaky = await start();
  flaky.odd = [redirect(302, '/y.osm.pbf'), redirect(307, `${server.base}/z.osm.pbf`)];
  await fetchIt();
  await assertArrived();
  await rm(path);
  flaky.odd = Array.from({ length: 99 }, () => redirect(301, '/x.osm.pbf'));
  await assert.rejects(fetchIt(), { message: /redirects more than 5 times/ });
  flaky.odd = Array.from({ length: 99 }, () => redirect(301, 'file:///etc/passwd'));
  await assert.rejects(fetchIt(), { message: /redirects to file:.* which is not followed/ });
});

const finals: [number, RegExp][] = [[404, /answered 404\. Check the name/], [403, /answered 403\. It does not/]];
for (const [status, message] of finals) {
  test(`${status} ends it at once`, async () => {
    await start({ odd: [(_, response) => void response.writeHead(status).end('no')] });
    await assert.rejects(fetchIt(), { code: 'download_failed', message });
    assert.equal(asked().length, 1);
    assert.deepEqual(await readdir(folder()), []);
  });
}

test('500, 503 and 429 are retried when the server says, but no later than our own limit', async () => {
  await start({ odd: [
    (_, response) => void response.writeHead(500).end(),
    (_, response) => void response.writeHead(503, { 'retry-after': '0' }).end(),
    (_, response) => void response.writeHead(429, { 'retry-after': '86400' }).end(),
  ] });
  await fetchIt();
  await assertArrived();
  assert.deepEqual(notes.map((line) => line.replace(/^\S+ /, '')), [
    'the server answered 500; trying again in 0.0 s.',
    'the server answered 503; trying again in 0.0 s.',
    'the server answered 429; trying again in 0.0 s.',
  ]);
});

test('a body encoded without being asked for is decoded, and restarted after a cut', async () => {
  const flaky = await start();
  const gzipped = gzipSync(flaky.content);
  flaky.odd = [
    (_, response) => {
      response.writeHead(200, { etag: '"one"', 'content-encoding': 'gzip', 'content-length': gzipped.length });
      response.write(gzipped.subarray(0, 30_000));
      setTimeout(() => response.destroy(), 30);
    },
    (_, response) => void response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(flaky.content)),
  ];
  await fetchIt();
  await assertArrived();
  assert.deepEqual(asked(), ['GET /x.osm.pbf', 'GET /x.osm.pbf']);
});

test('a packed file that is declared as packed stays as it is', async () => {
  const flaky = await start({ content: gzipSync('<osm></osm>') });
  flaky.odd = [(_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(flaky.content)];
  await download(`${server.base}/x.osm.gz`, `${path}.gz`, quick);
  assert.ok((await readFile(`${path}.gz`)).equals(flaky.content));
});

const others: [string, string, RegExp][] = [
  ['a web page', '\n<!DOCTYPE html><title>Sign in to the network</title>', /a web page instead of a map file/],
  ['text', 'moved', /no \.osm\.pbf \(it begins with "moved"\)/],
  ['other bytes', '\0'.repeat(100), /no \.osm\.pbf \(it begins with 0000000000000000\)/],
  ['nothing', '', /an empty file/],
];
for (const [what, body, message] of others) {
  test(`${what} instead of a map is refused and not kept`, async () => {
    await start({ content: Buffer.from(body), md5: undefined });
    await assert.rejects(fetchIt(), { code: 'download_failed', message });
    assert.deepEqual(await readdir(folder()), []);
  });
}

test('a wrong checksum is followed by one fresh download, then both sums are reported', async () => {
  const wrong = 'd41d8cd98f00b204e9800998ecf8427e';
  const flaky = await start({ md5: () => `${wrong} *x.osm.pbf` });
  await assert.rejects(fetchIt(), { code: 'download_failed', message: new RegExp(`${md5(flaky.content)}.*${wrong}`) });
  assert.deepEqual(asked(), ['GET /x.osm.pbf', 'GET /x.osm.pbf']);
  assert.deepEqual(await readdir(folder()), []);
});

test('a file damaged once in transit is right after the fresh download', async () => {
  const flaky = await start();
  const damaged = Buffer.from(flaky.content);
  damaged[40_000] ^= 1;
  flaky.odd = [(_, response) => void response.writeHead(200, { etag: '"one"' }).end(damaged)];
  assert.equal((await fetchIt()).checksum, 'matched');
  await assertArrived();
});

const noSums: [string, Flaky['md5']][] = [
  ['no checksum', undefined],
  ['a page in place of the checksum', () => '<html>not found</html>'],
];
for (const [what, sum] of noSums) {
  test(`with ${what} it continues and says so`, async () => {
    await start({ md5: sum });
    assert.equal((await fetchIt()).checksum, 'absent');
    await assertArrived();
    assert.match(notes[0], /could not be compared with a checksum \(.*x\.osm\.pbf\.md5: /);
  });
}

test('an existing file is not fetched again while the server has the same', async () => {
  const flaky = await start();
  await fetchIt();
  assert.deepEqual(await fetchIt(), { path, bytes: 50_000, status: 'unchanged', checksum: 'matched' });
  flaky.md5 = undefined;
  assert.deepEqual(await fetchIt(), { path, bytes: 50_000, status: 'unchanged', checksum: 'absent' });
  assert.equal(asked().length, 2); // the second request was answered with 304
  flaky.content = mapBytes(50_000, 4);
  flaky.etag = '"two"';
  assert.equal((await fetchIt()).status, 'downloaded');
  await assertArrived();
});

test('a file put there by hand is recognised by its checksum, a damaged one is fetched again', async () => {
  const { content } = await start();
  await writeFile(path, content);
  assert.equal((await fetchIt()).status, 'unchanged');
  assert.deepEqual(asked(), []);
  await writeFile(path, content.subarray(0, 49_999));
  assert.equal((await fetchIt()).status, 'downloaded');
  await assertArrived();
});

test('while a new file fails to arrive the earlier one stays', async () => {
  const flaky = await start();
  await fetchIt();
  const before = flaky.content;
  flaky.content = mapBytes(50_000, 5);
  flaky.etag = '"two"';
  flaky.cuts = [10, 10, 10, 10, 10, 10];
  await assert.rejects(fetchIt(), { message: /given up .* with \d+ of 50000 bytes here\. The same command goes on/ });
  assert.ok((await readFile(path)).equals(before));
  flaky.cuts = [];
  await fetchIt();
  await assertArrived();
});

test('a download larger than the free space is not started', async () => {
  await start({ odd: [(_, response) => void response.writeHead(200, { 'content-length': 2 ** 50 }).write('x')] });
  await assert.rejects(fetchIt(), { code: 'file_unwritable', message: /needs 1125899906842624 bytes, \d+ are free/ });
});

test('a disk that fills up halfway is reported, and the received bytes are kept for next time', async (t) => {
  const flaky = await start({ content: mapBytes(2_000_000) });
  if (!mountSmallDisk(folder(), 1024)) return t.skip(NO_SMALL_DISK);
  try {
    flaky.odd = [(_, response) => void response.writeHead(200, { etag: '"one"' }).end(flaky.content)];
    const message = /needs \d+ bytes, \d+ are free there \(ENOSPC\)/;
    await assert.rejects(fetchIt(), { code: 'file_unwritable', message });
    const { size } = await stat(`${path}.part`);
    assert.ok(size > 500_000);
    growSmallDisk(folder(), 9 * 1024);
    await fetchIt();
    await assertArrived();
    assert.match(asked()[1], new RegExp(`bytes=${size}-`));
  } finally {
    unmountSmallDisk(folder());
  }
});

test('the folder is made if necessary', async () => {
  await start();
  path = join(path, 'maps', 'x.osm.pbf');
  await fetchIt();
  await assertArrived();
});

test('an obstacle at the target is reported before anything is fetched', async () => {
  await start();
  await mkdir(path);
  await assert.rejects(fetchIt(), { code: 'file_unwritable' });
  await writeFile(join(path, 'file'), '');
  const behindFile = join(path, 'file', 'x', 'y.osm.pbf');
  const message = /cannot be made .ENOTDIR/;
  await assert.rejects(download(server.url, behindFile, quick), { code: 'file_unwritable', message });
  assert.deepEqual(server.flaky.asked, []);
});

test('after a kill halfway, a new process resumes and the file arrives byte for byte', async () => {
  const flaky = await start({ content: mapBytes(3_000_000) });
  const trickle: Flaky['odd'][number] = (_, response) => {
    response.writeHead(200, { etag: '"one"', 'content-length': 3_000_000 }).write(flaky.content.subarray(0, 1_500_000));
  };
  flaky.odd = [trickle];
  const code = `const { download } = await import(${JSON.stringify(import.meta.resolve('./download.ts'))});
    await download(${JSON.stringify(server.url)}, ${JSON.stringify(path)});`;
  const run = () => spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'inherit' });
  const first = run();
  const size = (): Promise<number> => stat(`${path}.part`).then((found) => found.size, () => 0);
  while ((await size()) < 1_500_000) await wait(10);
  first.kill('SIGKILL');
  await new Promise((resolve) => first.once('exit', resolve));
  const second = run();
  assert.equal(await new Promise((resolve) => second.once('exit', resolve)), 0);
  await assertArrived();
  assert.deepEqual(asked(), ['GET /x.osm.pbf', 'GET /x.osm.pbf bytes=1500000-']);
});
