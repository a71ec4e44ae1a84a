import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestWith } from '../../src/accounts/digest.ts';
import { makeProbePass } from '../../src/accounts/probes/pass.ts';
import { call } from '../harness/call.ts';
import { startPlatform } from '../harness/platform.ts';

const SECRET = 'a secret of probes, long enough to be one';

test('a probe that passes leaves no line in the log, and one that fails does', async (context) => {
  const platform = await startPlatform({ stores: { secret: SECRET } });
  context.after(() => platform.close());
  const headers = { Authorization: `Bearer ${makeProbePass(digestWith(SECRET), Date.now())}` };
  const { address, logged } = platform.service;
  const probe = async (query: string): Promise<number> =>
    (await call(address, `/v2/geocode?q=${encodeURIComponent(query)}`, { headers })).status;

  logged.length = 0; // without what the platform asked while it started
  assert.equal(await probe('Ветроград'), 200);
  assert.deepEqual(logged, []);
  assert.equal(await probe(''), 400);
  assert.match(logged.join('\n'), /"operation":"geocode","status":400,.*"probe":true/);
});
