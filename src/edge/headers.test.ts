import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toClientHeaders, toRegionHeaders } from './headers.ts';

const added = { headers: ['X-Geokod-Edge', 'ours'], host: 'region:8080', bodyBytes: undefined };

describe('a head', () => {
  test('is forwarded unchanged except for the headers of the connection and the edge', () => {
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

  test('loses the headers that a client names in Connection, but none that the request needs', () => {
    const named = ['Connection', 'close, X-Mine, Authorization'];
    const head = ['Host', 'x', ...named, 'X-Mine', '1', 'Authorization', 'Bearer x'];
    assert.deepEqual(toRegionHeaders(head, { ...added, headers: [] }), ['Host', 'x', 'Authorization', 'Bearer x']);
  });

  test('states the length of a kept body, however that was sent', () => {
    const chunked = ['Host', 'x', 'Transfer-Encoding', 'chunked'];
    const kept = toRegionHeaders(chunked, { ...added, headers: [], bodyBytes: 2 });
    assert.deepEqual(kept, ['Host', 'x', 'Content-Length', '2']);
  });

  test('without a host gets the host of the region', () => {
    assert.deepEqual(toRegionHeaders([], { ...added, headers: [] }), ['Host', 'region:8080']);
  });

  test('of an answer keeps all headers except those of the connection', () => {
    const own = ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'ETag', '"x"'];
    assert.deepEqual(toClientHeaders([...own, 'Connection', 'close', 'Keep-Alive', 'timeout=65']), own);
  });
});
