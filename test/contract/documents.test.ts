import assert from 'node:assert/strict';
import { request, type IncomingHttpHeaders } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { call } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());
const get = (path: string, headers: Record<string, string> = {}) => call(platform.service.address, path, { headers });

describe('the pages of documentation', () => {
  test('have working links, in both languages, without external or inline parts', async () => {
    const pages = new Map<string, string>();
    const wanted = new Map<string, string>();
    const waiting = ['/docs?lang=ru', '/docs?lang=en'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (pages.has(path)) continue;
      const { status, headers, text } = await get(path);
      pages.set(path, text);
      assert.equal(status, 200, path);
      assert.match(
        headers.get('content-security-policy') ?? '',
        /^default-src 'none'; script-src 'self'; style-src 'self'/,
        path,
      );
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      if (!headers.get('content-type')?.startsWith('text/html')) continue;
      assert.doesNotMatch(text, /<script(?![^>]*\bsrc=)|<style|<[^>]*\sstyle=|<[^>]*\son\w+=|="javascript:/i, path);
      for (const [, tag, link] of text.matchAll(/<(\w+)[^>]*(?:href|src)="([^"]*)"/g)) {
        if (tag === 'a' && link.startsWith('https://')) continue;
        assert.match(link, /^[/#]/, `${path} leads elsewhere: ${link}`);
        const [page, anchor] = link.replaceAll('&amp;', '&').split('#');
        if (anchor !== undefined) wanted.set(`${page || path}#${anchor}`, path);
        // The map is a page for browsers only; a program gets JSON there.
        if (page !== '' && page !== '/') waiting.push(page);
      }
    }
    for (const [link, from] of wanted) {
      const [page, anchor] = link.split('#');
      assert.ok(pages.get(page)!.includes(` id="${anchor}"`), `${from} leads to ${link}, which is not there`);
    }
    for (const path of ['/docs/docs.js', '/openapi.json', '/docs/quick-start?lang=ru']) {
      assert.ok(pages.has(path), path);
    }
  });

  test('are not sent again while they are unchanged', async () => {
    const { headers } = await get('/docs/docs.js');
    const again = await get('/docs/docs.js', { 'if-none-match': headers.get('etag')! });
    assert.deepEqual([again.status, again.text], [304, '']);
    for (const tags of ['*', `"other", ${headers.get('etag')}`, `W/${headers.get('etag')}`]) {
      assert.equal((await get('/docs/docs.js', { 'if-none-match': tags })).status, 304, tags);
    }
    assert.equal((await get('/docs/docs.js', { 'if-none-match': '"other"' })).status, 200);
  });
});

describe('a read-only path', () => {
  const paths = ['/', '/openapi.json', '/docs', '/docs/errors', '/docs/docs.css'];

  test('refuses every other method with a problem that lists the allowed ones', async () => {
    for (const path of paths) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
        const reply = await call(platform.service.address, path, { method });
        assert.equal(reply.status, 405, `${method} ${path}`);
        assertConforms(undefined, reply);
        assert.equal(reply.headers.get('allow'), 'GET, HEAD, OPTIONS');
      }
    }
  });

  test('lists the allowed methods for OPTIONS', async () => {
    for (const path of paths) {
      const { status, headers, text } = await call(platform.service.address, path, { method: 'OPTIONS' });
      assert.deepEqual([status, headers.get('allow'), text], [204, 'GET, HEAD, OPTIONS', ''], path);
    }
  });

  test('answers HEAD like GET, without the body', async () => {
    for (const path of paths) {
      const whole = await get(path);
      const head = await call(platform.service.address, path, { method: 'HEAD' });
      assert.deepEqual([whole.status, head.status, head.text], [200, 200, ''], path);
      for (const name of ['content-type', 'content-length', 'etag', 'content-security-policy']) {
        assert.equal(head.headers.get(name), whole.headers.get(name), `${name} of ${path}`);
      }
    }
  });

  test('is served whatever types a browser prefers', async () => {
    for (const path of paths) assert.equal((await get(path, { accept: 'text/html,image/avif;q=0.8' })).status, 200);
  });

  test('has no paths below it: they are refused with a problem', async () => {
    for (const path of ['/doc', '/docs//', '/openapi.yaml', '/docs/errors/x', '//docs', '/%64ocs', '/v2/geocode/']) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
        const reply = await call(platform.service.address, path, { method });
        assert.equal(reply.status, 404, `${method} ${path}`);
        if (method !== 'HEAD') assertConforms(undefined, reply);
      }
    }
  });
});

test('the former page for trying operations redirects to the reference, where each has its panel', async () => {
  for (const [path, target] of [
    ['/docs/try', '/docs/reference'], ['/docs/try/?lang=ru', '/docs/reference?lang=ru'],
  ] as const) {
    const { status, headers } = await get(path);
    assert.deepEqual([status, headers.get('location')], [308, target]);
  }
  for (const path of ['/docs/start.js', '/docs/own.css', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css']) {
    assert.equal((await get(path)).status, 404, path);
  }
});

test('a page with a trailing slash redirects to the one without, keeping the query', async () => {
  for (const [path, target] of [
    ['/docs/', '/docs'],
    ['/docs/errors/?lang=en', '/docs/errors?lang=en'],
    ['/dashboard/', '/dashboard'],
  ] as const) {
    const { status, headers } = await get(path);
    assert.deepEqual([status, headers.get('location')], [308, target]);
    assert.equal((await get(target)).status, 200);
  }
});

test('browsers find an icon at the usual path', async () => {
  const { status, headers } = await get('/favicon.ico');
  assert.deepEqual([status, headers.get('content-type')], [200, 'image/svg+xml']);
});

describe('compressed', () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;
  const fetched = async (path: string, coding: string, headers: Record<string, string> = {}) => {
    const requestHeaders = { 'accept-encoding': coding, ...headers };
    const { address } = platform.service;
    return new Promise<{ head: IncomingHttpHeaders; status: number; bytes: Buffer }>((resolve, reject) => {
      request(new URL(path, address), { headers: requestHeaders }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({ head: reply.headers, status: reply.statusCode!, bytes: Buffer.concat(chunks) }),
        );
      }).on('error', reject).end();
    });
  };

  for (const coding of ['br', 'gzip'] as const) {
    test(`a file is sent as ${coding} to clients that accept it, with a strong tag of its own`, async () => {
      for (const path of ['/openapi.json', '/docs/docs.css', '/docs/errors']) {
        const plain = await get(path);
        const { head, bytes } = await fetched(path, coding);
        assert.deepEqual([head['content-encoding'], Number(head['content-length'])], [coding, bytes.length]);
        assert.equal(decoders[coding](bytes).toString(), plain.text, path);
        assert.ok(bytes.length < plain.text.length / 2);
        assert.match(head.vary!, /Accept-Encoding/);
        assert.match(plain.headers.get('vary')!, /Accept-Encoding/);
        assert.notEqual(head.etag, plain.headers.get('etag'));
        assert.match(head.etag!, /^"[^"]+"$/);
        const again = await fetched(path, coding, { 'if-none-match': head.etag! });
        assert.deepEqual([again.status, again.bytes.length, again.head['content-encoding']], [304, 0, undefined]);
      }
    });

    test(`an answer of over 1 KB is sent as ${coding}, and a small one uncompressed`, async () => {
      const access = { authorization: `Bearer ${platform.key}` };
      const { accountId } = await platform.stores.keys.authenticate(platform.key, Date.now());
      const label = 'long '.repeat(18);
      for (let count = 0; count < 8; count++) {
        await platform.stores.keys.create(accountId, { mode: 'live', label }, Date.now());
      }
      const { head, bytes } = await fetched('/v2/keys', coding, access);
      assert.deepEqual([head['content-encoding'], head.vary], [coding, 'Accept-Encoding']);
      assert.ok((JSON.parse(decoders[coding](bytes).toString()) as { items: object[] }).items.length >= 8);
      const small = await fetched('/v2/keys?limit=1', coding, access);
      assert.deepEqual([small.head['content-encoding'], small.head.vary], [undefined, undefined]);
      assert.ok(small.bytes.length < 1024);
    });

    test(`a metered answer of over 1 KB is sent as ${coding} and counted once`, async () => {
      const access = { authorization: `Bearer ${platform.key}` };
      const path = '/v2/reverse?lat=54.44171&lon=148.34087&limit=20&radius_m=5000';
      const used = async (): Promise<number> => {
        const { quota } = JSON.parse((await get(path, access)).text) as { quota: { used: number } };
        return quota.used;
      };
      const before = await used();
      const { head, bytes } = await fetched(path, coding, access);
      const { results } = JSON.parse(
        head['content-encoding'] === coding ? decoders[coding](bytes).toString() : bytes.toString(),
      ) as { results: object[] };
      assert.ok(results.length > 0);
      assert.equal(head['content-encoding'], coding);
      assert.equal(await used(), before + 2);
    });
  }

  for (const path of ['/openapi.json', '/v2/keys?limit=1', '/v2/reverse?lat=54.44171&lon=148.34087']) {
    test(`${path} is sent uncompressed to clients that accept no coding at all`, async () => {
      const access = { authorization: `Bearer ${platform.key}` };
      const { status, head, bytes } = await fetched(path, 'identity;q=0, *;q=0', access);
      assert.deepEqual([status, head['content-encoding']], [200, undefined]);
      assert.equal(typeof JSON.parse(bytes.toString()), 'object');
    });
  }
});

test('the contract is served unchanged, to pages of any origin', async () => {
  const { text, headers } = await get('/openapi.json', { origin: 'https://elsewhere.example' });
  assert.deepEqual(JSON.parse(text), contract.document);
  assert.equal(headers.get('access-control-allow-origin'), '*');
});

test('no other file can be reached through the paths of ours', async () => {
  for (const path of ['/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/__proto__', '/docs/docs.mjs']) {
    assert.equal((await get(path)).status, 404, path);
  }
});
