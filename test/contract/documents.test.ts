import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
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
  test('are what their links lead to, all from here, with nothing inline', async () => {
    const seen = new Set<string>();
    const waiting = ['/docs', '/docs/errors'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const { status, headers, text } = await get(path);
      assert.equal(status, 200, path);
      assert.match(
        headers.get('content-security-policy') ?? '',
        /^default-src 'none'; script-src 'self'; style-src 'self'/,
      );
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      if (!headers.get('content-type')?.startsWith('text/html')) continue;
      assert.doesNotMatch(text, /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:/i, path);
      for (const [, link] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (link.startsWith('#')) assert.ok(text.includes(` id="${link.slice(1)}"`), `${path} has no ${link}`);
        else {
          assert.match(link, /^\//, `${path} leads elsewhere: ${link}`);
          waiting.push(link.split('#')[0]);
        }
      }
    }
    assert.ok(seen.has('/docs/swagger-ui-bundle.js') && seen.has('/openapi.json'));
  });

  test('are sent once, and not again while they are the same', async () => {
    const { headers } = await get('/docs/swagger-ui-bundle.js');
    const again = await get('/docs/swagger-ui-bundle.js', { 'if-none-match': headers.get('etag')! });
    assert.deepEqual([again.status, again.text], [304, '']);
    for (const tags of ['*', `"other", ${headers.get('etag')}`, `W/${headers.get('etag')}`]) {
      assert.equal((await get('/docs/swagger-ui-bundle.js', { 'if-none-match': tags })).status, 304, tags);
    }
    assert.equal((await get('/docs/swagger-ui-bundle.js', { 'if-none-match': '"other"' })).status, 200);
  });
});

describe('what can only be read', () => {
  const paths = ['/', '/openapi.json', '/docs', '/docs/errors', '/docs/swagger-ui.css'];

  test('is refused to every other method in the one format, which says what may be done', async () => {
    for (const path of paths) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
        const reply = await call(platform.service.address, path, { method });
        assert.equal(reply.status, 405, `${method} ${path}`);
        assertConforms(undefined, reply);
        assert.equal(reply.headers.get('allow'), 'GET, HEAD, OPTIONS');
      }
    }
  });

  test('tells what may be done, when asked', async () => {
    for (const path of paths) {
      const { status, headers, text } = await call(platform.service.address, path, { method: 'OPTIONS' });
      assert.deepEqual([status, headers.get('allow'), text], [204, 'GET, HEAD, OPTIONS', ''], path);
    }
  });

  test('has a head as of itself, without the rest', async () => {
    for (const path of paths) {
      const whole = await get(path);
      const head = await call(platform.service.address, path, { method: 'HEAD' });
      assert.deepEqual([whole.status, head.status, head.text], [200, 200, ''], path);
      for (const name of ['content-type', 'content-length', 'etag', 'content-security-policy']) {
        assert.equal(head.headers.get(name), whole.headers.get(name), `${name} of ${path}`);
      }
    }
  });

  test('is served whatever types a browser would rather have', async () => {
    for (const path of paths) assert.equal((await get(path, { accept: 'text/html,image/avif;q=0.8' })).status, 200);
  });

  test('leads nowhere beside it, which is told in the one format', async () => {
    for (const path of ['/docs/', '/doc', '/openapi.yaml', '/docs/errors/x', '//docs', '/%64ocs', '/favicon.ico']) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
        const reply = await call(platform.service.address, path, { method });
        assert.equal(reply.status, 404, `${method} ${path}`);
        if (method !== 'HEAD') assertConforms(undefined, reply);
      }
    }
  });
});

test('the contract is served as it is, to any page', async () => {
  const { text, headers } = await get('/openapi.json', { origin: 'https://elsewhere.example' });
  assert.deepEqual(JSON.parse(text), contract.document);
  assert.equal(headers.get('access-control-allow-origin'), '*');
});

test('a file that is none of ours cannot be had by way of those that are', async () => {
  for (const path of ['/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/__proto__', '/docs/swagger-ui.js']) {
    assert.equal((await get(path)).status, 404, path);
  }
});
