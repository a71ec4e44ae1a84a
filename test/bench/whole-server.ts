/**
 * The service as in production over an atlas, and a plain Koa beside it, in a process of their own: `node
 * whole-server.ts ATLAS`. Its log goes to standard output, which should be a file. Sends its ports and a key, then
 * serves; each message is answered with the processor time so far.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { Metrics } from '../../ops/index.ts';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/http/app.ts';
import { clientAddressBy } from '../../src/http/request/client-address.ts';
import { reportRefusals } from '../../src/http/listeners/bare-refusals.ts';
import { systemClock } from '../../src/store/system-clock.ts';
import { limitConnections } from '../../src/http/listeners/connections.ts';
import { readContract } from '../../src/http/contract.ts';
import { listen } from '../../src/http/listeners/listen.ts';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { openServices } from '../../src/services.ts';
import { AtlasHolder } from '../../src/store/files/atlas/holder.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';

const EMAIL = 'bench@example.ru';
const dataDir = mkdtempSync(join(tmpdir(), 'geokod-bench-'));
const config = readConfig({ DATA_DIR: dataDir, ATLAS: process.argv[2] }, { cores: 2 });
export const atlas = new AtlasHolder(await readAtlas(config.atlas));
export const opened = await openServices(config, atlas, { note: () => {}, metrics: new Metrics() });
const { stores, services } = opened;
const { key } = await stores.keys.issue({ email: EMAIL, mode: 'live', ip: '127.0.0.1' }, Date.now());
// Counted like any other account, but never refused.
const unlimited = { freeUnits: 1e12, perSecond: 1e6, burst: 1e6, matrixPerSecond: 1e6 };
await stores.accounts.override(EMAIL, unlimited, Date.now());

const app = await createApp({
  contract: readContract(),
  services,
  recordings: readRecordings(),
  legacyKeysUntil: config.legacyKeysUntil,
  clientAddress: clientAddressBy(config.trustedProxies),
});
const callback = app.callback();
const full = await listen(
  { host: '127.0.0.1', port: 0, variable: 'PORT' },
  (request, response) => void callback(request, response),
  (server) => limitConnections(server, {
    clock: systemClock,
    publicUrl: services.publicUrl,
    reportRefusal: reportRefusals({ ...services, log: () => services.log }),
  }),
);
const asked = await fetch(`${full.address}/v2/reverse?lat=54.442&lon=148.3408`, {
  headers: { authorization: `Bearer ${key}` },
});
const body = await asked.text();

const koa = new Koa();
koa.use((ctx) => {
  ctx.set('content-type', 'application/json');
  ctx.body = body;
});
const plain = koa.listen(0, '127.0.0.1', () => {
  const ports = { plain: (plain.address() as AddressInfo).port, full: Number(new URL(full.address).port) };
  process.send!({ ...ports, key });
});
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send!({ cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => {
  plain.close();
  plain.closeAllConnections();
  void closeAll();
});

async function closeAll(): Promise<void> {
  await full.close({ idleMs: 0, arrivalMs: 1000, answerMs: 1000 });
  await opened.close();
  rmSync(dataDir, { recursive: true, force: true });
}
