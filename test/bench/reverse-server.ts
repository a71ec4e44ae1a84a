/** The two servers that the benchmark compares, in a process of their own. Tells its ports and a key, then waits. */
import Koa from 'koa';
import type { AddressInfo } from 'node:net';
import { startPlatform } from '../harness/platform.ts';

const platform = await startPlatform();
const body = await (
  await fetch(`${platform.service.address}/v2/reverse?lat=54.442&lon=148.3408`, {
    headers: { authorization: `Bearer ${platform.key}` },
  })
).text();

const koa = new Koa();
koa.use((ctx) => {
  ctx.set('content-type', 'application/json');
  ctx.body = body;
});
const plain = koa.listen(0, '127.0.0.1', () => {
  process.send!({ plain: (plain.address() as AddressInfo).port, full: platform.service.port, key: platform.key });
});
process.on('message', () => {
  process.send!({ cpuSeconds: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6 });
});
process.on('disconnect', () => {
  plain.close();
  plain.closeAllConnections();
  void platform.close();
});
