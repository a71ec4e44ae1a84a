import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Probes, type ProbeCall } from './probes.ts';

const call = (operation: string): ProbeCall => ({ operation, method: 'GET', path: `/${operation}`, body: undefined });

test('each probe comes over a new connection, as each new customer does', async (context) => {
  const server = createServer((_, response) => response.end('{}'));
  let connections = 0;
  server.on('connection', () => connections++);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const probes = new Probes({
    calls: [call('geocode'), call('reverse')],
    targets: [{ region: 'msk-1', url: `http://127.0.0.1:${port}`, isSelf: true }],
    newPass: () => 'pass',
    monotonic: () => performance.now(),
  });
  for (let round = 0; round < 3; round++) await probes.look();
  assert.deepEqual(probes.take().map((counts) => counts.probes), [{ passed: 3, failed: 0 }, { passed: 3, failed: 0 }]);
  assert.equal(connections, 6);
  const open = await new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  assert.equal(open, 0, 'none is left open');
});
