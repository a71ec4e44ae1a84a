import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openEdge, type OpenEdge } from '../harness/edge-stand.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';
import { raw } from '../harness/raw.ts';

const PATH = '/v2/reverse?lat=54.442&lon=148.3408';

/** Closed in reverse order. */
const closers: (() => unknown)[] = [];
let platform: Platform;
let edge: OpenEdge;
before(async () => {
  platform = await startPlatform();
  closers.push(() => platform.close());
  const at = [{ region: 'msk-1', url: platform.service.address }] as const;
  edge = await openEdge({ after: (close) => void closers.push(close) }, at);
});
after(async () => {
  for (const close of closers.reverse()) await close();
});

/** A request whose path, header names and values have this many bytes together. */
function requestOf(bytes: number): string {
  const fields = { Host: 'x', Authorization: `Bearer ${platform.key}`, Connection: 'close', 'X-Rest': '' };
  const used = PATH.length + Object.entries(fields).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  fields['X-Rest'] = 'r'.repeat(bytes - used);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${PATH} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

describe('the size limit of heads is the same at a node and at an edge, which adds headers of its own', () => {
  for (const [bytes, status] of [[16_250, 200], [16_384, 200], [16_385, 400], [17_500, 400], [40_000, 400]] as const) {
    test(`of ${bytes} bytes: ${status}`, async () => {
      for (const address of [platform.service.address, edge.address]) {
        const { replies: [reply] } = await raw(Number(new URL(address).port), requestOf(bytes));
        assert.equal(reply.status, status, reply.text);
        if (status === 200) continue;
        const { code, errors } = JSON.parse(reply.text) as { code: string; errors: { code: string }[] };
        assert.deepEqual([code, errors[0].code], ['invalid_parameter', 'headers']);
      }
    });
  }
});
