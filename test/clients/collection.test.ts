import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { runs } from './toolchain.ts';

interface Item {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly header: readonly { readonly key: string; readonly value: string }[];
    readonly url: { readonly raw: string };
    readonly body?: { readonly raw: string };
  };
}

const collection = JSON.parse(readFileSync('clients/collection/geokod.postman_collection.json', 'utf8')) as {
  readonly item: readonly { readonly name: string; readonly item: readonly Item[] }[];
};
const items = collection.item.flatMap((folder) => folder.item);
const sheet = readFileSync('clients/collection/curl.md', 'utf8');

let platform: Platform;
before(async () => (platform = await startPlatform({ recordings: readRecordings(), manyAddresses: true })));
after(() => platform.close());
const base = (): string => `${platform.service.address}/sandbox`;

describe('the collection of calls', () => {
  for (const { name, request } of items) {
    test(`has one of ${name} that the sandbox answers`, async () => {
      const { method, header, url, body } = request;
      const headers = Object.fromEntries(header.map(({ key, value }) => [key, value]));
      const init: RequestInit = { method, headers, ...(body && { body: body.raw }) };
      const reply = await fetch(url.raw.replace('{{base_url}}', base()), init);
      const text = await reply.text();
      assert.ok(reply.ok, `${reply.status} ${text.slice(0, 300)}`);
    });
  }
});

describe('the cheat sheet', () => {
  test('has every call of the collection', () => {
    const named = [...sheet.matchAll(/^# (\w+): /gm)].map(([, name]) => name);
    assert.deepEqual(named, items.map(({ name }) => name));
  });

  test('is answered by the sandbox as it stands there', async (context) => {
    const here = await runs('sh', ['-c', 'command -v curl']).then(() => true, () => false);
    if (!here && !process.env.REQUIRE_SERVICES) return context.skip('this machine has no curl');
    const [, ...blocks] = [...sheet.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => text);
    const prelude = 'curl() { command curl -o /dev/null -w "%{http_code}\\n" "$@"; }';
    const { stdout } = await runs('sh', ['-c', [prelude, `BASE=${base()}`, 'KEY=', ...blocks].join('\n')]);
    const statuses = stdout.trim().split('\n');
    assert.equal(statuses.length, items.length);
    assert.deepEqual(statuses.filter((status) => !status.startsWith('2')), [], statuses.join());
  });
});
