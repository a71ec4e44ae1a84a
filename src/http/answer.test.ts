import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answering } from './answer.ts';
import { listen } from './listen.ts';

const routes = { '/': () => ({ status: 200, body: { hello: 'Ёж' } }) };

const answers: readonly (readonly [string, string, number, string])[] = [
  ['GET', '/', 200, 'application/json'],
  ['GET', '/?x=1', 200, 'application/json'],
  ['HEAD', '/', 200, 'application/json'],
  ['GET', '/nowhere', 404, 'application/problem+json'],
  ['GET', '/__proto__', 404, 'application/problem+json'],
  ['POST', '/', 405, 'application/problem+json'],
];
for (const [method, path, status, type] of answers) {
  test(`${method} ${path} is answered ${status}`, async (context) => {
    const place = { host: '127.0.0.1', port: 0, variable: 'PORT' } as const;
    const front = await listen(place, answering(routes, () => 'id-1'));
    context.after(() => front.close(0));
    const reply = await fetch(front.address + path, { method, body: method === 'POST' ? 'x' : undefined });
    assert.equal(reply.status, status);
    assert.equal(reply.headers.get('content-type'), type);
    assert.equal(reply.headers.get('x-request-id'), 'id-1');
    const text = await reply.text();
    if (method === 'HEAD') assert.equal(text, '');
    else if (status === 200) assert.deepEqual(JSON.parse(text), { hello: 'Ёж' });
    else {
      const { title, detail, ...rest } = JSON.parse(text);
      const code = status === 404 ? 'not_found' : 'method_not_allowed';
      assert.deepEqual(rest, { type: 'about:blank', status, code, request_id: 'id-1' });
      assert(title && detail);
    }
    assert.equal(reply.headers.get('allow'), status === 405 ? 'GET, HEAD' : null);
  });
}
