import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { openLedger } from '../../billing/index.ts';
import { monthOf } from '../kernel/moscow.ts';
import { openJournal } from '../store/files/journal/journal.ts';
import { openSql } from '../store/sql/open.ts';
import { call } from '../../test/harness/call.ts';
import type { Closing } from '../../test/harness/closing.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { makeFifo } from '../../test/harness/fifo.ts';
import { newFolder } from '../../test/harness/folder.ts';
import { LOOP_WITH_READER, READ } from '../../test/harness/thread-orders.ts';
import { startThreads } from '../../test/harness/thread-stand.ts';

const PROGRAM = join(import.meta.dirname, '../../test/harness/stuck-thread.ts');
const HERE = '/v2/reverse?lat=54.442&lon=148.3408';
/** More than the seconds between two reports. */
const SILENT_LOOKS = 7;
const NEVER = 1000;
const CONNECTIONS = 60;
const EXIT_CODE = 7;
/** Limits of the stand's end and of the steps that end a thread, with room for a busy machine. */
const MOST_ENDING_MS = 15_000;

test('a thread that waits for the system is replaced, its port closed, and it refuses later', async (context) => {
  const fifo = await makeFifo(context);
  const { threads, furtherPort, key, metrics, opened, logged } = await startThreads(context,
    { threads: 3, mostSilentLooks: SILENT_LOOKS });
  const [seat] = threads.seats;
  const { worker } = seat;
  const lines = Array.from({ length: CONNECTIONS }, () => openLine(furtherPort, key));
  for (const line of lines) assert.match(await line.ask(), /^HTTP\/1\.1 200 /);
  worker!.postMessage(`${READ}${fifo}`);
  const waiting = lines.map((line) => line.ask());
  await eventually('another thread takes its place', () => seat.worker !== worker && threads.listening === 3);
  assert.match(await metrics.registry.metrics(), /^geokod_http_threads_ended_total\{reason="stuck"\} 1$/m);
  assert.match(threads.trouble!, /stuck: 1; restart the process$/);
  const { threads: condition } = (await opened.health.read()).checks;
  assert.deepEqual([condition.state, condition.reason], ['degraded', threads.trouble]);
  assert.ok(logged().some(({ msg }) => /is stuck and remains until the process ends; another one comes$/.test(msg)));
  const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () =>
    call(`http://127.0.0.1:${furtherPort}`, HERE, { headers: { authorization: `Bearer ${key}` } })));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  writeFileSync(fifo, '');
  const statuses = (await Promise.all(waiting)).map((text) => /^HTTP\/1\.1 (\d+) /.exec(text)![1]);
  assert.deepEqual(new Set(statuses), new Set(['200', '503']));
  for (const line of lines) line.end();
});

test('a thread that ends after all is stuck no longer', async (context) => {
  const fifo = await makeFifo(context);
  const { threads } = await startThreads(context, { mostSilentLooks: SILENT_LOOKS });
  const [seat] = threads.seats;
  seat.worker!.postMessage(`${LOOP_WITH_READER}${fifo}`);
  await eventually('it is stuck', () => threads.trouble !== undefined);
  await eventually('another thread takes its place', () => threads.listening === 2);
  writeFileSync(fifo, '');
  await eventually('nothing has to be done any more', () => threads.trouble === undefined);
  assert.equal(threads.listening, 2);
});

test('a process whose thread is stuck ends in time, by its own exit code, with all usage', async (context) => {
  for (const isNoticed of [false, true]) {
    const { folder, hear, child, port, key, accountId } = await startProcess(context, isNoticed ? SILENT_LOOKS : NEVER);
    const answer = await call(`http://127.0.0.1:${port}`, HERE, { headers: { authorization: `Bearer ${key}` } });
    assert.equal(answer.status, 200);
    child.stdin.write('stick\n');
    if (isNoticed) {
      await eventually('it is replaced', async () => {
        child.stdin.write('stuck?\n');
        return (await hear()) === true;
      });
    }
    const exit = once(child, 'exit');
    const endedAt = performance.now();
    child.stdin.write('end\n');
    const said = (await hear()) as string[];
    assert.deepEqual(await exit, [EXIT_CODE, null]);
    const tookMs = performance.now() - endedAt;
    assert.ok(tookMs < MOST_ENDING_MS, `it took ${tookMs} ms`);
    const what = isNoticed ? 'another one comes' : 'the process ends without waiting for it';
    assert.ok(said.some((line) => line.endsWith(`is stuck and remains until the process ends; ${what}`)), said.join());
    const sql = await openSql(`sqlite:${join(folder, 'geokod.db')}`);
    const ledger = openLedger(sql);
    const journal = await openJournal(join(folder, 'usage'), ledger);
    await journal.book();
    assert.equal(await ledger.getMonthUnits(accountId, monthOf(Date.now())), 1);
    await journal.close();
    await sql.close();
  }
});

interface Place {
  readonly port: number;
  readonly key: string;
  readonly accountId: string;
}

async function startProcess(context: Closing, mostSilentLooks: number) {
  const [folder, fifo] = [await newFolder(context), await makeFifo(context)];
  const options = [PROGRAM, folder, fifo, String(mostSilentLooks)];
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] });
  context.after(() => child.kill('SIGKILL'));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const hear = async (): Promise<unknown> => JSON.parse((await lines.next()).value as string);
  return { folder, child, hear, ...((await hear()) as Place) };
}

/** A connection that stays with its thread. Answers come in one piece. */
function openLine(port: number, key: string): { ask(): Promise<string>; end(): void } {
  const socket = connect(port, '127.0.0.1');
  return {
    async ask() {
      socket.write(`GET ${HERE} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`);
      const [bytes] = (await once(socket, 'data')) as [Buffer];
      return bytes.toString();
    },
    end: () => socket.destroy(),
  };
}
