import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeAtlas } from '../../src/commands/make-atlas.ts';
import { readConfig } from '../../src/config.ts';
import { writeDemo } from '../../src/demo/write.ts';
import { atlasGeocoder } from '../../src/http/engines/geocoder.ts';
import { openEngines } from '../../src/serving/engines.ts';
import { recordCalls } from '../../src/http/sandbox/record.ts';
import { atlasRoads } from '../../src/http/engines/roads.ts';
import { OpenRoads } from '../../src/serving/open-roads.ts';
import { outside } from '../harness/outside.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import { newFolder } from '../harness/folder.ts';
import { unmeteredEnvelope } from '../../src/http/reply/meter.ts';
import type { Exchange } from '../../src/http/request/exchange.ts';
import type { Services } from '../../src/http/services.ts';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { systemClock } from '../../src/store/system-clock.ts';
import { assertConforms, contract } from '../harness/conformance.ts';

const recordings = readRecordings();
const lines = readFileSync('openapi/recordings/calls.txt', 'utf8').split('\n');
const calls = lines.filter((line) => /^(?:\/|POST )/u.test(line));

test('the recordings match the list of calls: run "geokod record" after a change', () => {
  assert.deepEqual(
    recordings.map(({ call }) => call),
    calls,
  );
});

test('the recordings match the engine’s answers: run "geokod record" after a change', async (context) => {
  const folder = await newFolder(context);
  const source = join(folder, 'demo.osm.pbf');
  await writeDemo(source);
  const config = readConfig({ DATA_DIR: folder }, { cores: 2 });
  const out = join(folder, 'demo.atlas');
  await makeAtlas({ sources: [source], out, stated: {} }, config, outside());
  const { tables } = await readAtlas(out);
  const engines = openEngines(tables, '');
  const ways = new OpenRoads(tables, { workers: 0, mostTasks: 1 });
  const made = await recordCalls(calls, { geocoder: atlasGeocoder(() => engines), roads: atlasRoads(() => ways) });
  assert.deepEqual(JSON.parse(JSON.stringify(made)), recordings);
});

test('every metered operation has several recordings, the first of them for its documented call', () => {
  for (const { operationId, units, parameters } of contract.operations) {
    if (!units) continue;
    const own = recordings.filter(({ operation }) => operation === operationId);
    assert.ok(own.length >= 5, operationId);
    for (const { name, example } of parameters) {
      if (example !== undefined) assert.deepEqual(own[0].input.query[name], example, `${operationId}: ${name}`);
    }
  }
});

for (const { operation, call, payload } of recordings) {
  test(`the recording of ${call} satisfies the contract`, () => {
    const services = { clock: systemClock as Services['clock'], region: 'msk-1' } as Services;
    const exchange = { tookMs: 0.5, now: systemClock.now() } as Exchange;
    assertConforms(
      contract.operations.find(({ operationId }) => operationId === operation),
      {
        status: 200,
        headers: new Headers({ 'content-type': 'application/json', 'x-request-id': '0'.repeat(26) }),
        text: JSON.stringify({ ...payload, ...unmeteredEnvelope(exchange, services, 'sandbox') }),
      },
    );
  });
}
