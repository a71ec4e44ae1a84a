import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isContractCode } from '../../src/http/problem.ts';
import { call } from '../harness/call.ts';
import { contract } from '../harness/conformance.ts';
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
        assert.match(link, /^\//, `${path} leads elsewhere: ${link}`);
        waiting.push(link.split('#')[0]);
      }
    }
    assert.ok(seen.has('/docs/swagger-ui-bundle.js') && seen.has('/openapi.json'));
  });

  test('explain every code that a problem can lead there with', async () => {
    const { text } = await get('/docs/errors');
    const explained = [...text.matchAll(/<dt id="(\w+)">/g)].map(([, code]) => code);
    assert.ok(explained.length > 30 && explained.every(isContractCode));
  });

  test('are sent once, and not again while they are the same', async () => {
    const { headers } = await get('/docs/swagger-ui-bundle.js');
    const again = await get('/docs/swagger-ui-bundle.js', { 'if-none-match': headers.get('etag')! });
    assert.deepEqual([again.status, again.text], [304, '']);
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
