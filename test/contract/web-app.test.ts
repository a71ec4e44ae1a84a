import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readWebApp, webApp } from '../../src/http/pages/app.ts';
import { call } from '../harness/call.ts';
import { newFolder } from '../harness/folder.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());
const get = (path: string, headers: Record<string, string> = {}) => call(platform.service.address, path, { headers });
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('the address by itself', () => {
  test('is the page of the map to browsers, and what is served here to programs', async () => {
    const page = await get('/', browser);
    assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
    assert.match(page.headers.get('vary')!, /\bAccept(,|$)/);
    for (const accept of ['*/*', 'application/json']) {
      const facts = await get('/', { accept });
      assert.equal((JSON.parse(facts.text) as { service: string }).service, 'geokod', accept);
      assert.match(facts.headers.get('vary')!, /\bAccept(,|$)/);
    }
  });
});

describe('the web app as it is built', () => {
  const app = webApp()!;

  test('has pages whose files are all there, under the policy of all pages, with nothing inline', async () => {
    for (const path of app.pages.keys()) {
      const { text, headers } = await get(path, browser);
      assert.match(headers.get('content-security-policy')!, /^default-src 'none'; script-src 'self'; style-src 'self'/);
      assert.equal(headers.get('cache-control'), 'no-cache', path);
      assert.doesNotMatch(text, /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:/i, path);
      const links = [...text.matchAll(/<(?:link|script)[^>]*?(?:href|src)="([^"]+)"/g)].map(([, link]) => link);
      assert.ok(links.length >= 3, path);
      for (const link of links) assert.equal((await get(link)).status, 200, `${path}: ${link}`);
    }
  });

  test('has files that are named after their content: kept for good, guarded, and asked for by a tag', async () => {
    for (const path of app.assets.keys()) {
      const { status, headers } = await get(path);
      const { 'cache-control': cache, 'x-content-type-options': guard } = Object.fromEntries(headers);
      assert.deepEqual([status, cache, guard], [200, 'public, max-age=31536000, immutable', 'nosniff'], path);
      assert.equal((await get(path, { 'if-none-match': headers.get('etag')! })).status, 304, path);
    }
  });

  test('was compressed beforehand, all that is larger than a packet, and is served by its own name only', async () => {
    for (const path of [...app.assets.keys()].filter((name) => /\.(js|css)$/.test(name))) {
      assert.equal((await get(`${path}.br`)).status, 404);
      const bytes = Number((await get(path)).headers.get('content-length'));
      for (const coding of ['br', 'gzip']) {
        const { headers } = await get(path, { 'accept-encoding': coding });
        assert.equal(headers.get('content-encoding'), bytes >= 1024 ? coding : null, path);
        if (bytes >= 1024) assert.ok(Number(headers.get('content-length')) < bytes, path);
      }
    }
  });
});

test('a folder without a build is no app, and what it has in it is served as it was put there', async (context) => {
  const folder = await newFolder(context);
  const at = pathToFileURL(`${folder}/`);
  assert.equal(readWebApp(at), undefined);
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'playground.html'), '<p>map</p>');
  writeFileSync(join(folder, 'assets/a-1.js'), 'a');
  writeFileSync(join(folder, 'assets/a-1.js.br'), 'packed');
  writeFileSync(join(folder, '.vite/manifest.json'), '{"src/look/look.css":{"file":"assets/look-1.css"}}');
  const made = readWebApp(at)!;
  assert.deepEqual([...made.assets.keys()], ['/assets/a-1.js']);
  assert.deepEqual([made.pathOf('src/look/look.css'), made.pathOf('__proto__')], ['/assets/look-1.css', undefined]);
});
