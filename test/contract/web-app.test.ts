import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
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

describe('the root path', () => {
  test('is the map page for browsers, and a description for programs', async () => {
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

describe('the built web app', () => {
  const app = webApp()!;

  test('has pages whose files all exist, under the common policy, with nothing inline', async () => {
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

  test('has files named by content: cached forever, guarded, and revalidated by tag', async () => {
    for (const path of app.assets.keys()) {
      const { status, headers } = await get(path);
      const { 'cache-control': cache, 'x-content-type-options': guard } = Object.fromEntries(headers);
      assert.deepEqual([status, cache, guard], [200, 'public, max-age=31536000, immutable', 'nosniff'], path);
      assert.equal((await get(path, { 'if-none-match': headers.get('etag')! })).status, 304, path);
    }
  });

  test('is precompressed wherever larger than a packet, and served only by the original names', async () => {
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

/** What Vite says of a source: its file, and what that loads at once or later. */
interface Built {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const MOST_BYTES = 80_000;

for (const page of ['playground.html', 'dashboard.html', 'confirm.html', 'delete.html', 'src/try-it/start.tsx']) {
  test(`${page} with everything that it ever loads, the map left out, has less than ${MOST_BYTES} bytes packed`, () => {
    const dist = new URL('../../clients/web/dist/', import.meta.url);
    const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Built>;
    const seen = new Set([page]);
    for (const source of seen) {
      const { imports = [], dynamicImports = [] } = manifest[source];
      for (const other of [...imports, ...dynamicImports]) if (!/map[/]draw-map/.test(other)) seen.add(other);
    }
    const files = new Set([...seen].flatMap((source) => [manifest[source].file, ...(manifest[source].css ?? [])]));
    const packed = [...files].map((file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length);
    const sum = packed.reduce((total, bytes) => total + bytes, 0);
    assert.ok(sum < MOST_BYTES, `${page}: ${sum} bytes in ${files.size} files`);
    assert.ok(sum > 1000, `${page}: only ${sum} bytes were found`);
  });
}

test('pages that the server writes bring their style with them, whether the web app was built or not', async () => {
  for (const path of ['/status', '/docs', '/docs/errors', '/docs/changelog']) {
    const { text } = await get(path, browser);
    const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, link]) => link);
    assert.equal(styles.length, 1, path);
    const style = await get(styles[0]);
    assert.doesNotMatch(styles[0], /^\/assets\//, path);
    for (const part of [/--accent:/, /body \{/, /header|\.top/]) assert.match(style.text, part, path);
  }
});

test('a folder without a build is no app, and what it has in it is served as it was put there', async (context) => {
  const folder = await newFolder(context);
  const at = pathToFileURL(`${folder}/`);
  assert.equal(readWebApp(at), undefined);
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['playground', 'dashboard', 'confirm', 'delete']) {
    writeFileSync(join(folder, `${name}.html`), `<p>${name}</p>`);
  }
  writeFileSync(join(folder, 'assets/a-1.js'), 'a');
  writeFileSync(join(folder, 'assets/a-1.js.br'), 'packed');
  writeFileSync(join(folder, '.vite/manifest.json'), '{"src/look/theme.ts":{"file":"assets/theme-1.js"}}');
  const made = readWebApp(at)!;
  assert.deepEqual([...made.assets.keys()], ['/assets/a-1.js']);
  assert.deepEqual([made.pathOf('src/look/theme.ts'), made.pathOf('__proto__')], ['/assets/theme-1.js', undefined]);
});
