import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Problem } from '../../src/contract.gen.ts';
import { eventually } from '../harness/eventually.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 256 * MEGABYTE;
/**
 * Of this process, which sends and receives. Another thread frees buffers some time after their collection: up to
 * 51 MB were measured on a busy machine, while a buffered table takes 256.
 */
const MOST_MEMORY = 96 * MEGABYTE;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let platform: Platform;
/** Of an account with 10,000 units: what is not too large is too expensive, so nothing is processed. */
let key: string;
before(async () => {
  platform = await startPlatform({ manyAddresses: true });
  key = await platform.issueKey('limits@example.ru');
});
after(() => platform.close());

/** A header and so many rows of so many bytes. */
function* tableOf(rows: number, rowBytes: number): Generator<Buffer> {
  const header = Buffer.from('адрес\n');
  yield header;
  const row = `${'x'.repeat(rowBytes - 1)}\n`;
  const atOnce = Math.max(1, Math.floor(65_536 / rowBytes));
  const piece = Buffer.from(row.repeat(atOnce));
  for (let left = rows; left > 0; left -= atOnce) {
    yield left >= atOnce ? piece : piece.subarray(0, left * rowBytes);
  }
}

/** Sends as fast as possible, without a length, and measures the memory used. */
async function send(pieces: Iterable<Buffer>): Promise<{ status: number; problem: Problem; grewBy: number }> {
  const used = (): number => {
    collect();
    const { external, heapUsed } = process.memoryUsage();
    return external + heapUsed;
  };
  const before = used();
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, used())), 1_000);
  const sent = request({
    host: '127.0.0.1', port: platform.service.port, path: '/v2/batch', method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv', 'accept-language': 'en' },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  // a body refused early is not read to its end
  await pipeline(Readable.from(pieces), sent).catch(() => {});
  const [reply] = await answered;
  const text = (await Array.fromAsync(reply.setEncoding('utf8'))).join('');
  clearInterval(watching);
  return { status: reply.statusCode!, problem: JSON.parse(text) as Problem, grewBy: most - before };
}

const rowsOf = (rowBytes: number): number => Math.floor((MOST_BYTES - Buffer.byteLength('адрес\n')) / rowBytes);

for (const [what, rows, rowBytes, status, code, expected] of [
  ['of a million rows is counted to its end', 1_000_000, 20, 402, 'quota_exhausted', { needed: 1_000_000 }],
  ['of a row more is too large', 1_000_001, 20, 413, 'batch_too_large', { reason: 'rows' }],
  ['of 256 MB is counted to its end', rowsOf(1_000), 1_000, 402, 'quota_exhausted', { needed: rowsOf(1_000) }],
  ['of a row more than 256 MB is too large', rowsOf(1_000) + 1, 1_000, 413, 'batch_too_large', { reason: 'bytes' }],
] as const) {
  test(`a table ${what}, in little memory, and leaves nothing behind`, async () => {
    const { status: got, problem, grewBy } = await send(tableOf(rows, rowBytes));
    assert.deepEqual([got, problem.code], [status, code], problem.detail);
    if ('needed' in expected) assert.equal(problem['needed'], expected.needed);
    else assert.deepEqual(problem.errors?.map((error) => error.code), [expected.reason]);
    assert.ok(grewBy < MOST_MEMORY, `${Math.round(grewBy / MEGABYTE)} MB`);
    assert.deepEqual(await Array.fromAsync(platform.files.list('batches/')), []);
    assert.deepEqual(platform.service.failures, []);
  });
}

for (const [who, everyMs] of [['sends a byte a second', 1_000], ['says nothing any more', undefined]] as const) {
  test(`a client that ${who} is cut off, with the reason`, async () => {
    const socket = connect(platform.service.port, '127.0.0.1');
    socket.on('error', () => {});
    const head = `POST /v2/batch HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n`;
    socket.write(`${head}Content-Type: text/csv\r\nContent-Length: 1000000\r\n\r\nадрес\n`);
    let reply = '';
    socket.setEncoding('utf8').on('data', (text: string) => (reply += text));
    const dripping = everyMs === undefined ? undefined : setInterval(() => socket.write('x'), everyMs);
    await sleep(15_000);
    await eventually('an answer', () => reply.includes('}'));
    clearInterval(dripping);
    socket.destroy();
    const { code, errors } = JSON.parse(reply.slice(reply.indexOf('\r\n\r\n'))) as Problem;
    assert.deepEqual([code, errors!.map((error) => error.code)], ['invalid_parameter', ['slow']]);
  });
}
