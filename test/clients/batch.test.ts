import assert from 'node:assert/strict';
import { openAsBlob, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ConnectionError, createGeokod, ProblemError, type Geokod, type GeokodError, type GeokodOptions, type Table,
} from '../../clients/typescript/src/index.ts';
import { workOff } from '../harness/batch-work.ts';
import { openLine, type Line } from '../harness/cut-line.ts';
import { newFolder } from '../harness/folder.ts';
import { startPlatform, type Platform } from '../harness/platform.ts';

const TABLE = 'id,адрес\n1,"Ветроград, Посадская 11"\n2,Ветроград\n';
const rowOf = (number: number): string => `${number},"Ветроград, Посадская ${number}, ${'я'.repeat(40)}"`;
const ROWS = Array.from({ length: 60_000 }, (_, number) => rowOf(number));

let platform: Platform;
let line: Line;
let geokod: Geokod;
before(async () => {
  platform = await startPlatform();
  line = await openLine(Number(new URL(platform.service.address).port));
  geokod = clientWith({});
});
after(async () => {
  line.close();
  await platform.close();
});

const clientWith = (options: Partial<GeokodOptions>): Geokod =>
  createGeokod({ baseUrl: `http://127.0.0.1:${line.port}`, key: platform.key, maxWaitMs: 50, ...options });

const textOf = (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text();

/** Cuts the connection repeatedly, each time after this many more bytes in one direction. */
async function cutting(way: 'up' | 'down', bytes: number, times: number, work: Promise<unknown>): Promise<number> {
  let cuts = 0;
  let until = line.passed[way] + bytes;
  const over = work.then(() => true, () => true);
  while (cuts < times && !(await Promise.race([over, sleep(1, false)]))) {
    if (line.passed[way] < until) continue;
    line.cut();
    cuts += 1;
    until = line.passed[way] + bytes;
  }
  return cuts;
}

describe('files of addresses, by the client', () => {
  it('are refused at once as a stream, which cannot be sent again, and told how to give one', async () => {
    for (const stream of [Readable.from([TABLE]), new Blob([TABLE]).stream()]) {
      const submitted = geokod.batch.submit(stream as unknown as Table);
      await assert.rejects(submitted, { name: 'TypeError', message: /stream.*function that makes it anew/ });
    }
  });

  it('go there in any form, are waited for, and come back', async (context) => {
    const path = join(await newFolder(context), 'table.csv');
    writeFileSync(path, TABLE);
    const forms: readonly Table[] = [
      TABLE, Buffer.from(TABLE), new Blob([TABLE]), await openAsBlob(path), () => new Blob([TABLE]).stream(),
    ];
    for (const table of forms) {
      const { job, rows, status } = await geokod.batch.submit(table, { query: { label: 'из теста', lang: 'en' } });
      assert.deepEqual([rows, status], [2, 'queued']);
      const seen: string[] = [];
      const waiting = geokod.batch.wait(job, { onProgress: (now) => seen.push(now.status) });
      await workOff(platform, ['a,b\n', '1,2\n']);
      const ended = await waiting;
      assert.deepEqual([ended.status, ended.processed, ended.label], ['completed', 2, 'из теста']);
      assert.equal(seen.at(-1), 'completed');
      const whole = await textOf(geokod.batch.download(job));
      assert.match(whole, /^id,.*geo_status.*\na,b\n1,2\n$/);
      const from = Buffer.byteLength(whole) - 4;
      assert.equal(await textOf(geokod.batch.download(job, { from })), '1,2\n');
      assert.equal(await textOf(geokod.batch.download(job, { from: Buffer.byteLength(whole) })), '');
      assert.match(await textOf(geokod.batch.download(job, { excel: true })), /^id;.*geo_status/);
      assert.equal(await (await geokod.getBatchResult({ path: { job } })).text(), whole);
    }
  });

  it('make one job, though the connection is cut while they are sent', async () => {
    const before = (await geokod.listBatches({ query: { limit: 100 } })).items.length;
    const troubles: GeokodError[] = [];
    const onTrouble = (error: GeokodError): unknown => troubles.push(error);
    const submitting = geokod.batch.submit(`id,адрес\n${ROWS.join('\n')}\n`, { onTrouble });
    const cuts = await cutting('up', 1_000_000, 2, submitting);
    const { job, rows } = await submitting;
    assert.deepEqual([rows, cuts], [ROWS.length, 2]);
    assert.ok(troubles.length >= 2);
    for (const error of troubles) assert.ok(error instanceof ConnectionError || error instanceof ProblemError);
    assert.equal((await geokod.listBatches({ query: { limit: 100 } })).items.length, before + 1);
    await geokod.cancelBatch({ path: { job } });
    await workOff(platform, []);
  });

  it('come back whole, though the connection is cut again and again', async () => {
    const { job } = await geokod.batch.submit(TABLE);
    const text = `${ROWS.join('\n')}\n`;
    await workOff(platform, [text, text]);
    for (const excel of [false, true]) {
      const direct = await textOf(clientWith({ baseUrl: platform.service.address }).batch.download(job, { excel }));
      const downloading = textOf(geokod.batch.download(job, { excel }));
      assert.equal(await cutting('down', 20_000, 3, downloading), 3);
      assert.ok(await downloading === direct);
    }
  });

  it('are waited for while nobody is there, as long as there is patience', async () => {
    const { job } = await geokod.batch.submit(TABLE);
    let heard = 0;
    line.block(true);
    const waiting = geokod.batch.wait(job, { onTrouble: () => (heard += 1) === 3 && line.block(false) });
    await workOff(platform, ['x\n']);
    assert.equal((await waiting).status, 'completed');
    assert.ok(heard >= 3);
    line.block(true);
    await assert.rejects(geokod.batch.wait(job, { patienceMs: 100 }), ConnectionError);
    await assert.rejects(textOf(geokod.batch.download(job, { patienceMs: 100 })), ConnectionError);
    await assert.rejects(geokod.batch.submit(TABLE, { patienceMs: 100 }), ConnectionError);
    line.block(false);
  });

  it('that are refused are refused at once, with the reason', async () => {
    const refused = (code: string) => (error: unknown) => error instanceof ProblemError && error.code === code;
    const onTrouble = (): void => assert.fail('tried again');
    await assert.rejects(geokod.batch.submit('id,адрес\n', { onTrouble }), refused('batch_empty'));
    await assert.rejects(geokod.batch.wait('job_01K9Q3T5ZJ8W2N4X6Y7A0B1C2D', { onTrouble }), refused('job_not_found'));
    const { job } = await geokod.batch.submit(TABLE);
    await assert.rejects(textOf(geokod.batch.download(job, { onTrouble })), refused('job_not_ready'));
    await workOff(platform, ['x\n']);
  });

  it('are left alone when their signal says so', async () => {
    const { job } = await geokod.batch.submit(TABLE);
    const enough = new Error('enough');
    const stop = new AbortController();
    const waiting = geokod.batch.wait(job, { signal: stop.signal, onProgress: () => stop.abort(enough) });
    await assert.rejects(waiting, enough);
    for (const work of [
      () => geokod.batch.submit(TABLE, { signal: stop.signal }),
      () => textOf(geokod.batch.download(job, { signal: stop.signal })),
    ]) await assert.rejects(work(), enough);
    await workOff(platform, ['x\n']);
  });
});
