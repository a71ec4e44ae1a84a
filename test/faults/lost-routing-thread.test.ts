import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { call, json } from '../harness/call.ts';
import { assertConforms, contract, type SeenReply } from '../harness/conformance.ts';
import { demoAtlasPath } from '../harness/demo-atlas.ts';
import { eventually } from '../harness/eventually.ts';
import { prepareStand, serve } from '../harness/served.ts';

const HOLDING = pathToFileURL(join(import.meta.dirname, '../harness/held-roads.ts')).href;
const MATRIX = { profile: 'walk', origins: [{ lat: 54.442, lon: 148.3408 }, { lat: 54.45, lon: 148.3408 }] };
const operation = contract.operations.find(({ operationId }) => operationId === 'matrix');
/** A thread that has not answered for so long hangs, whatever else would have become of it. */
const HANGS_AFTER_S = 30;
const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

describe('while its only thread for routes', () => {
  for (const [order, how, reason, place] of [
    ['end', 'ends', 'error', /ended with code 7/],
    ['loop', 'hangs', 'hung', /at loop \(\S+held-roads\.ts:\d+/],
    // A busy machine that collects garbage all the time may not reach it in time.
    ['fill', 'fills its memory', 'memory', /at fill \(\S+held-roads\.ts:\d+|at a place where it cannot be interrupted/],
  ] as const) {
    test(`${how}, a node refuses what it worked on, says where that was, and goes on`, async (context) => {
      const stand = await prepareStand(context);
      const [file, env] = [join(stand.folder, 'output'), { ATLAS: await demoAtlasPath(), HELD_ROADS: stand.folder }];
      const { fd: descriptor } = await open(file, 'w');
      const { process: child, port, opsPort, ended } = await serve(stand, { file, descriptor }, {
        ...env, WORKERS: '1', BATCH_THREADS: '0', NODE_OPTIONS: `--import=${HOLDING}`,
      });
      context.after(() => child.kill('SIGKILL'));
      const ask = async (): Promise<SeenReply> => {
        const { headers, ...body } = json(MATRIX);
        const authorization = { authorization: `Bearer ${stand.key}` };
        const request = { method: 'POST', ...body, headers: { ...headers, ...authorization } };
        const reply = await call(addressOf(port), '/v2/matrix', request);
        assertConforms(operation, reply);
        return reply;
      };
      assert.equal((await ask()).status, 200);
      await writeFile(join(stand.folder, order), '');
      const askedAt = performance.now();
      const refused = await ask();
      const tookSeconds = (performance.now() - askedAt) / 1000;
      context.diagnostic(`refused after ${tookSeconds.toFixed(1)} s`);
      assert.equal(refused.status, 503, refused.text);
      assert.equal((JSON.parse(refused.text) as { code: string }).code, 'overloaded');
      assert.equal(refused.headers.get('retry-after'), '1');
      assert.equal((await ask()).status, 200);
      // A busy machine may take longer than that to fill the memory.
      const seen = reason === 'memory' && tookSeconds >= HANGS_AFTER_S ? 'hung' : reason;
      const counted = `geokod_routing_threads_ended_total{reason="${seen}"} 1`;
      const { text } = await call(addressOf(opsPort), '/metrics');
      assert.ok(text.includes(counted), /^geokod_routing_threads_ended.*/gm.exec(text)?.join('\n'));
      const lines = (): string[] =>
        readFileSync(file, 'utf8').split('\n').filter((line) => line.includes('for roads ended'));
      await eventually('it is logged', () => lines().length > 0);
      assert.match(lines()[0], place);
      assert.match(lines()[0], /"thread":"routing-1"/);
      child.kill('SIGTERM');
      assert.equal(await ended, 0);
    });
  }
});
