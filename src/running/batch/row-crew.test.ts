import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../../test/harness/eventually.ts';
import { newFolder } from '../../../test/harness/folder.ts';
import type { SuggestableTables } from '../../geocoding/suggest.ts';
import type { BatchOptions } from '../../jobs/batch/ports.ts';
import { openRowCrew, type RowThreadOptions } from './open-row-crew.ts';

/** A thread that answers each question by evaluating it; "die" ends the thread. */
const obedient = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', async ({ number, task }) => {
    const answer = [];
    for (const question of task.questions) {
      if (question === 'die') process.exit(3);
      if (question === 'hang') for (;;);
      if (question.startsWith('wait ')) await new Promise((resolve) => setTimeout(resolve, Number(question.slice(5))));
      answer.push({ answer: { status: 'ok', address: question } });
    }
    parentPort.postMessage({ number, answer });
  });
  parentPort.postMessage({ ready: true });`;
const scriptOf = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

const options: BatchOptions = { lang: 'ru', countries: [] };

function openCrew(context: TestContext, overrides: Partial<RowThreadOptions> = {}, text = obedient) {
  const logged: string[] = [];
  const record = (_: object, message = ''): void => void logged.push(message);
  const crew = openRowCrew({} as SuggestableTables, {
    threads: 1, log: { info: record, error: record }, script: scriptOf(text),
    pauses: { firstMs: 10, mostMs: 20 }, ...overrides,
  });
  context.after(() => crew.end());
  const ask = async (questions: string, batchId = 'a', accountId = 'A'): Promise<string> => {
    const outcomes = await crew.ask({ accountId, batchId }, { options, questions: questions.split(', ') });
    return outcomes.map(({ answer }) => answer.address ?? answer.status).join(', ');
  };
  return { crew, ask, logged };
}

test('threads leave the compilers that requests need alone', async (context) => {
  const { ask } = openCrew(context, {}, `
    import { setFlagsFromString } from 'node:v8';
    import { runInThisContext } from 'node:vm';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number }) => {
      setFlagsFromString('--allow-natives-syntax');
      const isHelped = runInThisContext('%IsConcurrentRecompilationSupported()');
      setFlagsFromString('--no-allow-natives-syntax');
      parentPort.postMessage({ number, answer: [{ answer: { status: 'ok', address: String(isHelped) } }] });
    });
    parentPort.postMessage({ ready: true });`);
  assert.equal(await ask('is it helped?'), 'false');
});

test('rows are answered in their order', async (context) => {
  const { ask } = openCrew(context);
  assert.equal(await ask('x, y, z'), 'x, y, z');
});

test('a small file is not stuck behind a large one', async (context) => {
  const { ask } = openCrew(context);
  const order: string[] = [];
  const asked = (count: number, batch: string, account: string) =>
    Array.from({ length: count }, () => ask('x', batch, account).then(() => order.push(batch)));
  await Promise.all([...asked(6, 'large', 'A'), ...asked(1, 'small', 'B'), ...asked(2, 'second', 'A')]);
  assert.equal(order.join(' '), 'large small second large second large large large large');
});

test('rows of a dead thread are asked again, and only a row that kills its threads is given up', async (context) => {
  const { ask, logged } = openCrew(context, { threads: 2 });
  assert.equal(await ask('a, b, die, c, d, e, f'), 'a, b, invalid, c, d, e, f');
  // where starts of threads take long, all of them may be dead at once for a moment, which is told too
  assert.ok(logged.filter((line) => line.includes('asked again')).length >= 3, logged.join('\n'));
  assert.equal(await ask('g, h'), 'g, h');
});

test('a thread that hangs is ended, and its rows are asked again', async (context) => {
  const { ask } = openCrew(context, { mostSilentLooks: 1 });
  assert.equal(await ask('a, hang, b'), 'a, invalid, b');
});

test('threads start with the first rows, end when idle, and come back', async (context) => {
  const { crew, ask } = openCrew(context, { threads: 2, idleMs: 20 });
  assert.equal(crew.threads, 0);
  assert.equal(await ask('x'), 'x');
  assert.equal(crew.threads, 2);
  await eventually('idle threads end', () => crew.threads === 0);
  assert.equal(await ask('y'), 'y');
});

test('rows of a dropped batch are refused, and those of others are not', async (context) => {
  const { crew, ask } = openCrew(context);
  await ask('x');
  const atWork = ask('wait 50', 'a');
  const waiting = [ask('x', 'a'), ask('y', 'a')];
  const other = ask('z', 'b');
  crew.drop({ accountId: 'A', batchId: 'a' });
  for (const each of waiting) await assert.rejects(each, /not wanted/);
  assert.equal(await other, 'z');
  await atWork;
});

test('rows wait while no thread is allowed, and as many threads work as are allowed', async (context) => {
  const { crew, ask } = openCrew(context, { threads: 2 });
  await ask('x');
  crew.allow(0);
  let answered = 0;
  const asked = ['x', 'y'].map((question) => ask(question).then(() => answered++));
  await sleep(50);
  assert.equal(answered, 0);
  assert.equal(crew.waiting, 2);
  crew.allow(1);
  await Promise.all(asked);
});

test('while no thread can be started rows wait, which is reported once, and are answered later', async (context) => {
  const file = join(await newFolder(context), 'now');
  const late = `
    import { existsSync } from 'node:fs';
    if (!existsSync(${JSON.stringify(file)})) process.exit(5);
    ${obedient}`;
  const { ask, logged } = openCrew(context, {}, late);
  const asked = ask('x');
  await eventually('trouble is told', () => logged.some((line) => line.includes('no thread')));
  writeFileSync(file, '');
  assert.equal(await asked, 'x');
  assert.deepEqual(logged.filter((line) => line.includes('no thread')).length, 1);
  assert.ok(logged.at(-1)!.includes('answered again'));
});
