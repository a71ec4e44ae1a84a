import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Changelog } from '../../src/contract.gen.ts';
import { call } from '../harness/call.ts';
import { assertConforms, contract } from '../harness/conformance.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const operation = contract.operations.find(({ operationId }) => operationId === 'getChangelog');

describe('the changelog', () => {
  let platform: Platform;
  before(async () => (platform = await startPlatform()));
  after(() => platform.close());

  it('has the contents of the file, without a key', async () => {
    const reply = await call(platform.service.address, '/v2/changelog');
    assertConforms(operation, reply);
    const { releases } = JSON.parse(reply.text) as Changelog;
    const points = releases.flatMap(({ changes }) => changes.map(({ text }) => text));
    const file = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
    assert.equal(points.length, file.split('\n').filter((line) => line.startsWith('- ')).length);
    const words = (text: string): string => text.split(/\s+/u).join(' ');
    for (const point of points) assert.ok(words(file).includes(words(point)), point);
  });

  it('has the current version of the contract', async () => {
    const { releases } = JSON.parse((await call(platform.service.address, '/v2/changelog')).text) as Changelog;
    assert.equal(releases[0].version, (contract.document.info as { version: string }).version);
  });

  it('accepts no parameters, and only GET and HEAD', async () => {
    const more = await call(platform.service.address, '/v2/changelog?since=2.3.0');
    assertConforms(operation, more);
    assert.equal(more.status, 400);
    assert.equal((await call(platform.service.address, '/v2/changelog', { method: 'POST' })).status, 405);
    assert.equal((await call(platform.service.address, '/v2/changelog', { method: 'HEAD' })).status, 200);
  });
});
