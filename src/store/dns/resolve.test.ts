import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { openResolve } from './resolve.ts';

const A = 1;
const AAAA = 28;
const names: Readonly<Record<string, readonly [type: number, data: readonly number[]][]>> = {
  'both.example.ru': [
    [A, [77, 88, 55, 242]],
    [A, [10, 0, 0, 1]],
    [AAAA, [0x2a, 2, 6, 0xb8, ...Array<number>(12).fill(1)]],
  ],
  'four.example.ru': [[A, [8, 8, 8, 8]]],
};

/** A name server that knows these names, denies others, and never answers for `silent.…`. */
const server = createSocket('udp4');
server.on('message', (query, { port, address }) => {
  let at = 12;
  const labels: string[] = [];
  while (query[at] !== 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]));
    at += 1 + query[at];
  }
  const name = labels.join('.').toLowerCase();
  if (name.startsWith('silent.')) return;
  const question = query.subarray(12, at + 5);
  const records = (names[name] ?? []).filter(([type]) => type === query.readUInt16BE(at + 1));
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(names[name] ? 0x8180 : 0x8183, 2);
  for (const [place, count] of [[4, 1], [6, records.length], [8, 0], [10, 0]]) head.writeUInt16BE(count, place);
  const answers = records.map(([type, data]) =>
    Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]));
  server.send(Buffer.concat([head, question, ...answers]), port, address);
});

describe('names that webhooks go to', () => {
  const options = { servers: [''], tryMs: 100, wholeMs: 300 };
  before(async () => {
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
    options.servers = [`127.0.0.1:${server.address().port}`];
  });
  after(() => server.close());

  it('have all their addresses, of both kinds', async () => {
    const found = await openResolve(options)('both.example.ru');
    assert.deepEqual(found.toSorted(), ['10.0.0.1', '2a02:6b8:101:101:101:101:101:101', '77.88.55.242']);
    assert.deepEqual(await openResolve(options)('four.example.ru'), ['8.8.8.8']);
  });

  for (const name of ['nowhere.example.ru', 'silent.example.ru', 'localhost.example.ru', 'not a name', 'a..b', '']) {
    it(`are unknown without an answer: ${JSON.stringify(name)}`, async () => {
      await assert.rejects(openResolve(options)(name));
    });
  }

  it('are not looked up in the files of this machine', async () => {
    await assert.rejects(openResolve(options)('localhost'));
  });
});
