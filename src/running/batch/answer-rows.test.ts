import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import type { BatchOptions } from '../../jobs/batch/ports.ts';
import type { RowAnswer, TableRow, TableShape } from '../../jobs/table/ports.ts';
import type { AskedAddress } from '../../jobs/table/row-address.ts';
import { AnswerMemory } from './answer-memory.ts';
import { answerRows, type Answering } from './answer-rows.ts';
import { writeParts } from './result-parts.ts';

const shape: TableShape = {
  encoding: 'utf-8', delimiter: ';', hasHeader: false, columns: ['1', '2'], address: { kind: 'whole', column: 1 },
};
const options: BatchOptions = { lang: 'ru', countries: [] };

async function* groupsOf(addresses: readonly string[], size: number): AsyncGenerator<TableRow[]> {
  const rows = addresses.map((address, at) => ({ number: at + 1, cells: ['x', address], endOffset: (at + 1) * 10 }));
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

/** Answers in any order, as threads do, and records the questions. */
function asking(change: Partial<Answering> = {}) {
  const asked: AskedAddress[] = [];
  const failures: number[] = [];
  const answering: Answering = {
    shape, options, memory: new AnswerMemory(1000), ahead: 3,
    onFailure: (row) => failures.push(row),
    ask: async (addresses) => {
      asked.push(...addresses);
      for (let turns = asked.length % 3; turns > 0; turns--) await nextTurn();
      return addresses.map((address) =>
        address === 'broken' ? { answer: { status: 'invalid', problem: 'no' }, failure: 'a bug' }
        : { answer: address === 'nowhere' ? { status: 'not_found' } : found(address as string) });
    },
    ...change,
  };
  return { answering, asked, failures };
}

const found = (address: string): RowAnswer => ({ status: 'ok', address: `${address}!` });

const readAll = async <T>(source: AsyncIterable<readonly T[]>): Promise<T[]> => (await Array.fromAsync(source)).flat();

test('answers keep the order of the rows, and each address is asked once', async () => {
  const addresses = fc.array(fc.constantFrom('a', 'b', 'c', '', 'nowhere', 'broken', 'd', 'e'), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(addresses, fc.integer({ min: 1, max: 7 }), async (rows, size) => {
      const { answering, asked, failures } = asking();
      const answered = await readAll(answerRows(groupsOf(rows, size), answering));
      const shown = answered.map(({ answer }) => answer.address ?? answer.status);
      const wanted = { '': 'invalid', nowhere: 'not_found', broken: 'invalid' } as Record<string, string>;
      assert.deepEqual(shown, rows.map((address) => wanted[address] ?? `${address}!`));
      assert.deepEqual(answered.map(({ row }) => row.number), rows.map((_, at) => at + 1));
      // a failed row may succeed the next time
      const sure = asked.filter((address) => address !== 'broken');
      assert.equal(new Set(sure).size, sure.length);
      const broken = rows.flatMap((address, at) => (address === 'broken' ? [at + 1] : []));
      assert.deepEqual(failures.toSorted((a, b) => a - b), broken);
    }),
  );
});

test('only a limited number of rows is read ahead of the answers', async () => {
  let read = 0;
  async function* counted(): AsyncGenerator<TableRow[]> {
    for await (const rows of groupsOf(Array.from({ length: 50 }, (_, at) => `a${at}`), 2)) {
      read++;
      yield rows;
    }
  }
  const { answering } = asking({ ahead: 4 });
  const answers = answerRows(counted(), answering);
  await answers.next();
  assert.equal(read, 5);
});

test('other work of this process gets a turn between groups, even if all answers are known', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => void (isOver || (turns++, setImmediate(count)));
  const { answering, asked } = asking({ ahead: 1 });
  answering.memory.keep('ru  a', found('a'));
  setImmediate(count);
  const answered = await readAll(answerRows(groupsOf(Array.from({ length: 40 }, () => 'a'), 2), answering));
  isOver = true;
  assert.deepEqual([answered.length, asked], [40, []]);
  assert.ok(turns >= 18, `${turns} turns between 20 groups`);
});

test('reading stops at rows whose answer cannot be had', async () => {
  const { answering } = asking({ ask: () => Promise.reject(new Error('dropped')) });
  await assert.rejects(readAll(answerRows(groupsOf(['a', 'b', 'c', 'd', 'e', 'f'], 1), answering)), /dropped/);
});

test('answers not used recently are dropped, and no more than the limit are held', () => {
  const memory = new AnswerMemory(4);
  for (const name of ['a', 'b', 'c']) memory.keep(name, { status: 'ok', address: name });
  assert.equal(memory.find('a')?.address, 'a');
  for (const name of ['d', 'e']) memory.keep(name, { status: 'ok', address: name });
  assert.deepEqual(['e', 'd', 'b'].map((name) => memory.find(name)?.address), ['e', 'd', undefined]);
  assert.equal(memory.find('a')?.address, 'a');
});

test('parts are cut at the same places wherever one begins, and together they are the result', async () => {
  const rows = fc.array(fc.constantFrom('a', 'bb', '', 'nowhere', 'слово'), { minLength: 1, maxLength: 60 });
  const most = { rows: () => 6, bytes: 100 };
  const partsFrom = async (addresses: readonly string[]) => {
    const { answering } = asking();
    return Array.fromAsync(writeParts(answerRows(groupsOf(addresses, 2), answering), shape, most));
  };
  const textOf = (parts: Awaited<ReturnType<typeof partsFrom>>): string =>
    Buffer.concat(parts.flatMap(({ content }) => content)).toString();
  await fc.assert(
    fc.asyncProperty(rows, async (addresses) => {
      const parts = await partsFrom(addresses);
      const first = parts[0];
      assert.equal(first.inputOffset, first.processed * 10);
      assert.equal(first.bytes, Buffer.concat(first.content).length);
      const others = await partsFrom(addresses.slice(first.processed));
      assert.equal(textOf(parts), textOf([first]) + textOf(others));
      assert.deepEqual(parts.slice(1).map(({ processed }) => processed), others.map(({ processed }) => processed));
      const sum = (count: 'processed' | 'succeeded' | 'notFound' | 'failed') =>
        parts.reduce((all, part) => all + part[count], 0);
      assert.equal(sum('processed'), addresses.length);
      assert.equal(sum('failed'), addresses.filter((address) => address === '').length);
      assert.equal(sum('notFound'), addresses.filter((address) => address === 'nowhere').length);
      assert.equal(sum('succeeded'), sum('processed') - sum('failed') - sum('notFound'));
    }),
  );
});
