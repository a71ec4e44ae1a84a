import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contract } from '../../test/harness/conformance.ts';
import { startPlatform, type Platform } from '../../test/harness/platform.ts';
import { createApp } from './app.ts';
import type { Services } from './services.ts';
import { quietAtFirst, warmEngines, warmWire } from './warm-up.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());

test('before it is live, the service is asked every example, and nothing of that is told or counted', async () => {
  const told: object[] = [];
  const asked: string[] = [];
  const { geocoder } = platform.services;
  const services: Services = {
    ...platform.services,
    log: { info: (fields) => void told.push(fields), error: (fields) => void told.push(fields) },
    geocoder: {
      ...geocoder,
      version: geocoder.version,
      reverse: (...call) => {
        asked.push('reverse');
        return geocoder.reverse(...call);
      },
    },
  };
  const quiet = quietAtFirst(services);
  const app = await createApp({
    contract,
    services: quiet.services,
    recordings: [],
    legacyKeysUntil: 0,
    clientAddress: () => '10.0.0.1',
  });
  const callback = app.callback();
  const listener: Parameters<typeof warmWire>[1] = (request, response) => void callback(request, response);
  const counted = async (): Promise<number> =>
    (await services.metrics.registry.metrics()).match(/^geokod_request_seconds_count/gm)?.length ?? 0;
  const before = await counted();
  await warmEngines(contract, services);
  assert.ok(asked.includes('reverse'));
  await warmWire(contract, listener);
  assert.deepEqual([told, await counted()], [[], before]);
  quiet.goLive();
  await warmWire(contract, listener);
  assert.ok(told.length > 0 && (await counted()) > before);
});
