import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { refuseBefore } from '../http/listeners/edge-reception.ts';
import { Proxy } from './proxy.ts';
import type { EdgeParts } from './parts.ts';

test('a bug is answered in the one format, and stands in the log with the id of the request', async (context) => {
  const lines: object[] = [];
  const parts = {
    clock: { now: () => 0, monotonic: () => 0 },
    log: () => ({ error: (facts: object) => void lines.push(facts) }),
    reception: {
      newRequestId: () => 'R1',
      senderOf: () => {
        throw new TypeError('a bug');
      },
      refuse: refuseBefore('http://localhost'),
    },
  } as unknown as EdgeParts;
  const server = createServer(new Proxy(parts).listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => void server.close());
  const reply = await fetch(`http://127.0.0.1:${(server.address() as { port: number }).port}/v2/reverse`);
  assert.deepEqual([reply.status, reply.headers.get('x-request-id')], [500, 'R1']);
  assert.equal(((await reply.json()) as { code: string }).code, 'internal');
  assert.deepEqual(lines, [{ err: new TypeError('a bug'), request_id: 'R1' }]);
});
