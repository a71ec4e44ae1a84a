import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { freePort } from './free-port.ts';

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test('a free port is none that the system hands out, as it does to every outgoing connection', async (context) => {
  const server = createServer().listen(0, '127.0.0.1');
  context.after(() => server.close());
  await once(server, 'listening');
  const outgoing = connect((server.address() as AddressInfo).port, '127.0.0.1');
  context.after(() => outgoing.destroy());
  await once(outgoing, 'connect');
  const port = await freePort();
  assert.ok(port < outgoing.localPort!, `${port} may become the port of a connection like ${outgoing.localPort}`);
});

test('a free port is below the range of the system', { skip: process.platform !== 'linux' }, async () => {
  const [first] = readFileSync(RANGE, 'utf8').split('\t').map(Number);
  for (let time = 0; time < 50; time++) assert.ok((await freePort()) < first);
});

test('a free port can be listened on at once', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
