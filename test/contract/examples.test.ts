import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call } from '../harness/call.ts';
import { assertConforms } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { documentedAnswers, provoke } from './provoke.ts';

let platform: Platform;
before(async () => {
  platform = await startPlatform({ manyAddresses: true, stores: { legacyKeysUntil: 0 } });
});
after(() => platform.close());

for (const { operation, status, code } of documentedAnswers) {
  test(`${operation.operationId} really answers ${status}${code ? ` ${code}` : ''}, as its example says`, async () => {
    const { path, ...options } = await provoke(operation, code, platform);
    const reply = await call(platform.service.address, path, options);
    assertConforms(operation, reply);
    assert.equal(reply.status, status, reply.text);
    if (code) assert.equal((JSON.parse(reply.text) as { code: string }).code, code);
  });
}
