import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contract } from '../../../test/harness/conformance.ts';
import { startPlatform, type Platform } from '../../../test/harness/platform.ts';
import { handlers } from '../handlers.ts';
import { deskOver } from '../request/repeats.ts';
import { createApp } from '../app.ts';
import type { UsageLine } from '../../../billing/index.ts';
import { quotaCounter } from '../../accounts/quota.ts';
import { monthOf } from '../../kernel/moscow.ts';
import type { Services } from '../services.ts';
import { quietAtFirst, warmEngines, warmWire } from './warm-up.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform();
});
after(() => platform.close());

test('the warm-up sends every example, and nothing of it is logged or counted', async () => {
  const logged: object[] = [];
  const calledOperations: string[] = [];
  const { geocoder, quota, clock } = platform.services;
  const counted: string[] = [];
  const lines: UsageLine[] = [];
  const services: Services = {
    ...platform.services,
    quota: {
      ...quota,
      take: (who, ...rest) => {
        counted.push(who.accountId);
        return quota.take(who, ...rest);
      },
    },
    journal: { ...platform.services.journal, record: (line) => void lines.push(line) },
    log: { info: (fields) => void logged.push(fields), error: (fields) => void logged.push(fields) },
    geocoder: {
      ...geocoder,
      version: geocoder.version,
      pinned() {
        return this;
      },
      reverse: (...call) => {
        calledOperations.push('reverse');
        return geocoder.reverse(...call);
      },
    },
  };
  const quiet = quietAtFirst(services);
  const app = await createApp({
    contract,
    services: quiet.services,
    desk: deskOver(handlers, services),
    recordings: [],
    legacyKeysUntil: 0,
    clientAddress: () => '10.0.0.1',
  });
  const callback = app.callback();
  const listener: Parameters<typeof warmWire>[1] = (request, response) => void callback(request, response);
  const observed = async (): Promise<number> =>
    (await services.metrics.registry.metrics()).match(/^geokod_request_seconds_count/gm)?.length ?? 0;
  const before = await observed();
  await warmEngines(contract, services);
  assert.ok(calledOperations.includes('reverse'));
  const statuses = await warmWire(contract, listener, quiet.key);
  assert.deepEqual([logged, lines, await observed()], [[], [], before]);
  assert.ok(statuses.get(200)! >= 3, 'the whole pipeline has run');
  const [nobody] = new Set(counted);
  assert.equal(await platform.stores.ledger.getMonthUnits(nobody, monthOf(clock.now())), 0);

  await quiet.goLive();
  const counter = quotaCounter(nobody, monthOf(clock.now()));
  assert.equal(await platform.services.cache.counters.addIfBelow(counter, 1, 1000), undefined, 'it is removed');
  counted.length = 0;
  const later = await warmWire(contract, listener, quiet.key);
  const seen = [...later.keys()].filter((status) => status !== 404);
  assert.deepEqual(seen, [401], 'the warm-up key is no longer accepted');
  assert.deepEqual([counted, lines], [[], []]);
  assert.ok(logged.length > 0 && (await observed()) > before);
});
