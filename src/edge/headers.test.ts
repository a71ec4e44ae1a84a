import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toClientHeaders, toRegionHeaders } from './headers.ts';

const added = { headers: ['X-Geokod-Edge', 'ours'], host: 'region:8080', bodyBytes: undefined };

describe('of a head', () => {
  test('all goes on as it came, but what is of the connection or of the edge', () => {
    const head = [
      'Host', 'api.example.ru', 'Connection', 'keep-alive', 'AUTHORIZATION', 'Bearer x', 'TE', 'trailers',
      'x-geokod-edge', 'mine', 'X-Forwarded-For', '1.1.1.1', 'X-Client-Position', '0,0', 'Accept', 'a', 'Accept', 'b',
      'Expect', '100-continue', 'Upgrade', 'h2c', 'Content-Length', '5',
    ];
    assert.deepEqual(toRegionHeaders(head, added), [
      'Host', 'api.example.ru', 'AUTHORIZATION', 'Bearer x', 'Accept', 'a', 'Accept', 'b', 'Content-Length', '5',
      'X-Geokod-Edge', 'ours',
    ]);
  });

  test('what a client names in Connection ends here, but nothing that the request needs', () => {
    const named = ['Connection', 'close, X-Mine, Authorization'];
    const head = ['Host', 'x', ...named, 'X-Mine', '1', 'Authorization', 'Bearer x'];
    assert.deepEqual(toRegionHeaders(head, { ...added, headers: [] }), ['Host', 'x', 'Authorization', 'Bearer x']);
  });

  test('a body that was kept has its own length, however it came', () => {
    const chunked = ['Host', 'x', 'Transfer-Encoding', 'chunked'];
    const kept = toRegionHeaders(chunked, { ...added, headers: [], bodyBytes: 2 });
    assert.deepEqual(kept, ['Host', 'x', 'Content-Length', '2']);
  });

  test('a client so old that it names no host gets that of the region', () => {
    assert.deepEqual(toRegionHeaders([], { ...added, headers: [] }), ['Host', 'region:8080']);
  });

  test('an answer comes back with all of its own', () => {
    const own = ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'ETag', '"x"'];
    assert.deepEqual(toClientHeaders([...own, 'Connection', 'close', 'Keep-Alive', 'timeout=65']), own);
  });
});
