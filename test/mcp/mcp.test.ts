import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema, type CallToolRequest } from '@modelcontextprotocol/sdk/types.js';
import { EDGE_HEADER, edgePassesWith } from '../../src/accounts/edge/pass.ts';
import { newRequestId } from '../../src/http/request/request-id.ts';
import { readRecordings } from '../../src/http/sandbox/recordings.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const QUERY = 'Ветроград, Посадская 11';
const HERE = { lat: 54.442, lon: 148.3408 };
const MANY = Array.from({ length: 26 }, () => HERE);
const THERE = { lat: 54.4554, lon: 148.3262 };

let platform: Platform;
before(async () => (platform = await startPlatform({ recordings: readRecordings() })));
after(() => platform.close());

interface Answer {
  readonly text: string;
  readonly isError: boolean;
  readonly found: any;
}

/** A client of the protocol's own library, and a call that tells what came of it. */
async function connect(transport: 'stdio' | 'http', { key = platform.key, sandbox = false } = {}) {
  const client = new Client({ name: 'a test', version: '1' });
  const { address } = platform.service;
  const url = new URL(`${address}${sandbox ? '/sandbox' : ''}/mcp`);
  const args = ['src/geokod.mjs', 'mcp', '--url', address, ...(sandbox ? ['--sandbox'] : ['--key', key])];
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  await client.connect(transport === 'stdio'
    ? new StdioClientTransport({ command: process.execPath, args })
    : new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  const call = async (name: string, given: object): Promise<Answer> => {
    const params = { name, arguments: given } as CallToolRequest['params'];
    const answer = await client.request({ method: 'tools/call', params }, CallToolResultSchema);
    const [{ text }] = answer.content as { text: string }[];
    return { text, isError: answer.isError === true, found: answer.structuredContent };
  };
  return { client, call };
}

for (const transport of ['stdio', 'http'] as const) {
  describe(`an assistant, by ${transport},`, () => {
    let client: Client;
    let call: (name: string, given: object) => Promise<Answer>;
    before(async () => ({ client, call } = await connect(transport)));
    after(() => client.close());

    test('is told of five tools, with what each takes', async () => {
      const { tools } = await client.listTools();
      assert.deepEqual(tools.map(({ name }) => name), ['geocode', 'reverse', 'suggest', 'route', 'matrix']);
      for (const { name, description, inputSchema } of tools) {
        assert.ok(description!.length > 40, name);
        const taken = JSON.stringify(inputSchema.properties);
        assert.doesNotMatch(taken, /\$ref/, 'a model follows no references');
        assert.ok(!Object.values(inputSchema.properties!).includes(undefined as never), name);
      }
      assert.deepEqual(tools[3].inputSchema.required, ['profile', 'points']);
    });

    test('finds an address, tells what is at a point, completes a name', async () => {
      const { found, text } = await call('geocode', { q: QUERY, limit: 1 });
      assert.equal(found.results[0].precision, 'house');
      assert.deepEqual(JSON.parse(text), found);
      assert.match((await call('reverse', HERE)).found.results[0].address, /Посадская/);
      assert.equal((await call('suggest', { q: 'ветр' })).found.suggestions[0].text, 'Ветроград');
    });

    test('gets a route with its steps, and a matrix, and no lines on a map', async () => {
      const { found, text } = await call('route', { profile: 'car', points: [HERE, THERE], steps: true, lang: 'en' });
      assert.ok(found.routes[0].distance_m > 1000 && found.routes[0].steps.length > 1);
      assert.doesNotMatch(text, /geometry/);
      const { found: { durations_s: rows } } = await call('matrix', { profile: 'walk', origins: [HERE, THERE] });
      assert.equal(rows[0][0], 0);
      assert.ok(rows.flat().every(Number.isInteger), 'whole seconds');
    });

    for (const [name, tool, given, expected] of [
      ['a wrong value', 'reverse', { lat: 95, lon: 1 }, /^invalid_parameter: lat: must be <= 90/],
      ['a field that is none', 'geocode', { query: 'x' }, /^geocode takes q, .*, not query/],
      ['a value of another type', 'route', { profile: 'car', points: 'there' }, /^invalid_parameter: \/points/],
      ['something that is missing', 'reverse', {}, /^invalid_parameter: /],
      ['a point on no road', 'route', { profile: 'car', points: [{ lat: 0, lon: 0 }, HERE] }, /^point_off_road: /],
      ['arguments that are a list', 'reverse', [54.4, 148.3] as never, /^The arguments of reverse are an object with/],
      ['a text as long as a book', 'geocode', { q: 'я'.repeat(20_000) }, /^invalid_parameter: q: is too long/],
      ['more pairs than are read', 'matrix', { profile: 'car', origins: MANY }, /^676 pairs are too/],
      ['destinations that are no list', 'matrix', { profile: 'car', origins: [HERE], destinations: { length: 1 } },
        /^invalid_parameter: \/destinations/],
      ['destinations that are null', 'matrix', { profile: 'car', origins: MANY, destinations: null },
        /^invalid_parameter: \/destinations/],
      ['a tool whose name is an object', { toString: 1 } as never, {}, /^There is no tool ""; there are geocode, /],
      ['a tool that is none', 'teleport', {}, /^There is no tool "teleport"; there are geocode, /],
    ] as const) {
      test(`is told of ${name} in words, not by a stack`, async () => {
        const { text, isError } = await call(tool, given);
        assert.equal(isError, true);
        assert.match(text, expected);
        assert.doesNotMatch(text, /\n\s+at |node:|\.ts/);
      });
    }

    test('is told of a key that is none', async () => {
      const other = await connect(transport, { key: 'gk_live_0000000000000000000000000000000000000' });
      const { text, isError } = await other.call('suggest', { q: 'в' });
      assert.deepEqual([isError, text.split(':')[0]], [true, 'key_invalid']);
      await other.client.close();
    });

    test('is told in words what is used up, and until when', async () => {
      const { accounts } = platform.stores;
      const email = `${transport}@example.ru`;
      const { client, call } = await connect(transport, { key: await platform.issueKey(email) });
      const { id } = (await accounts.findByEmail(email))!;
      await accounts.override(email, { freeUnits: 1 }, Date.now());
      assert.equal((await call('reverse', HERE)).isError, false);
      const expectRefusal = async (expected: RegExp): Promise<void> => {
        for (const [tool, given] of [
          ['reverse', HERE], ['geocode', { q: QUERY }], ['suggest', { q: 'ветр' }],
          ['route', { profile: 'car', points: [HERE, THERE] }], ['matrix', { profile: 'car', origins: [HERE] }],
        ] as const) {
          const { text, isError, found } = await call(tool, given);
          assert.deepEqual([isError, found], [true, undefined], tool);
          assert.match(text, expected);
        }
      };
      await expectRefusal(/^quota_exhausted: All 1 free requests .* used up\. They are renewed on \d{4}-\d\d-01\.$/);
      await accounts.override(email, { freeUnits: 100 }, Date.now());
      await accounts.update(id, { capUnits: 1 }, Date.now());
      await expectRefusal(/^spend_cap_reached: The monthly limit .* is reached\. It counts anew from \d{4}-\d\d-01\.$/);
      await client.close();
    });

    test('needs no key for recorded answers', async () => {
      const sandbox = await connect(transport, { key: '', sandbox: true });
      assert.match((await sandbox.call('reverse', HERE)).found.results[0].address, /Посадская улица, 11/);
      await sandbox.client.close();
    });
  });
}

test('a call by an assistant is counted as any other', async () => {
  const key = await platform.issueKey('assistant@example.ru', { confirmed: true });
  const { call, client } = await connect('http', { key });
  const used = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${key}` };
    const reply = await fetch(`${platform.service.address}/v2/account`, { headers });
    return ((await reply.json()) as { quota: { used: number } }).quota.used;
  };
  const before = await used();
  await call('geocode', { q: QUERY });
  await call('reverse', { lat: 95, lon: 0 });
  assert.equal((await used()) - before, 1, 'one that is answered, none that is refused');
  await client.close();
});

test('what was asked before standard input ends is answered', async () => {
  const args = ['src/geokod.mjs', 'mcp', '--url', platform.service.address, '--sandbox'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const clientInfo = { name: 'a pipe', version: '1' };
  const messages = [
    { id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } },
    { method: 'notifications/initialized' },
    ...[2, 3].map((id) => ({ id, method: 'tools/call', params: { name: 'reverse', arguments: HERE } })),
  ];
  child.stdin.end(messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join(''));
  const lines = (await child.stdout.setEncoding('utf8').toArray()).join('').trim().split('\n');
  const ids = lines.map((line) => (JSON.parse(line) as { id: number }).id);
  assert.deepEqual(ids.sort(), [1, 2, 3]);
});

for (const [way, trustedProxies] of [['a trusted proxy', ['127.0.0.1']], ['an edge', []]] as const) {
  test(`who sends a call through ${way} is counted by their own network, not by ours`, async (t) => {
    const other = await startPlatform({ recordings: readRecordings(), trustedProxies });
    t.after(() => other.close());
    const passes = edgePassesWith(other.stores.edgeKey);
    const nameOf = (clientAddress: string): Record<string, string> => way === 'an edge'
      ? { [EDGE_HEADER]: passes.write({ requestId: newRequestId(Date.now()), clientAddress }) }
      : { 'x-forwarded-for': clientAddress };
    const ask = async (address: string): Promise<string> => {
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'reverse', arguments: HERE } };
      const accept = 'application/json, text/event-stream';
      const reply = await fetch(`${other.service.address}/sandbox/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept, ...nameOf(address) },
        body: JSON.stringify(message),
      });
      return reply.text();
    };
    const answers: string[] = [];
    while (!answers.some((text) => text.includes('rate_limited')) && answers.length < 100) {
      answers.push(...await Promise.all(Array.from({ length: 10 }, () => ask('192.0.2.1'))));
    }
    assert.ok(answers.length < 100, 'the first one asks too often');
    assert.doesNotMatch(await ask('198.51.100.7'), /rate_limited/, 'another one does not suffer from it');
  });
}

for (const [name, init, status, code] of [
  ['without a key', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}',
  }, 401, 'key_missing'],
  ['by GET', {}, 405, 'method_not_allowed'],
  ['with no JSON', {
    method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer x' }, body: '{',
  }, 400, 'invalid_json'],
] as const) {
  test(`/mcp asked ${name} answers ${code}`, async () => {
    const reply = await fetch(`${platform.service.address}/mcp`, init);
    assert.deepEqual([reply.status, ((await reply.json()) as { code: string }).code], [status, code]);
  });
}
