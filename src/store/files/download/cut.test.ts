import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { newFolder } from '../../../../test/harness/folder.ts';
import { download } from './download.ts';
import { mapBytes, serveFlaky, type Flaky } from './flaky-server.test-data.ts';

async function start(context: TestContext, changes: Partial<Flaky>) {
  const server = await serveFlaky(changes);
  context.after(() => server.close());
  const path = join(await newFolder(context), 'x.osm.pbf');
  const notes: string[] = [];
  const retries = { fruitless: 3, firstWaitMs: 5, longestWaitMs: 40 };
  const options = { timeouts: { answerMs: 2000, idleMs: 300 }, retries, note: (line: string) => notes.push(line) };
  return { flaky: server.flaky, path, notes, fetchIt: () => download(server.url, path, options) };
}

test('bytes received before a cut are kept, even when the cut comes at once', async (context) => {
  const content = mapBytes(300_000);
  const cutAtOnce = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url!.endsWith('.md5')) return true;
    const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const headers = { etag: '"one"', 'content-length': content.length - from };
    const place = { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` };
    response.writeHead(from > 0 ? 206 : 200, from > 0 ? { ...headers, ...place } : headers);
    response.write(content.subarray(from, from + 30_000), () => response.destroy());
    return false;
  };
  const { flaky, path, fetchIt } = await start(context, { content, odd: Array.from({ length: 40 }, () => cutAtOnce) });
  await fetchIt();
  assert.ok((await readFile(path)).equals(content), 'the bytes differ');
  assert.equal(flaky.asked.filter((line) => !line.includes('.md5')).length, 10);
});

const hopeless: [string, string, RegExp][] = [
  ['in a circle', '/x.osm.pbf', /redirects more than 5 times/],
  ['to a file', 'file:///etc/passwd', /redirects to file:.*not followed/],
];
for (const [what, location, message] of hopeless) {
  test(`a redirect ${what} is reported at once, without another attempt`, async (context) => {
    const redirect = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(302, { location }).end();
    const { notes, fetchIt } = await start(context, { odd: Array.from({ length: 50 }, () => redirect) });
    await assert.rejects(fetchIt(), { code: 'download_failed', message });
    assert.deepEqual(notes, []);
  });
}
