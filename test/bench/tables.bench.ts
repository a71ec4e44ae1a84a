import { gzipSync } from 'node:zlib';
import { toExcel } from '../../src/jobs/table/excel.ts';
import { takeIn } from '../../src/jobs/table/intake.ts';
import type { RowAnswer, TableShape } from '../../src/jobs/table/ports.ts';
import { readRows } from '../../src/jobs/table/read-rows.ts';
import { addressOf } from '../../src/jobs/table/row-address.ts';
import { headerLine, rowLine } from '../../src/jobs/table/write-rows.ts';
import type { Bench } from './bench.ts';

const ROWS = 1_000_000;
const ROWS_OF_A_PIECE = 500;
const limits = { rows: ROWS, bytes: 1024 * 1024 * 1024 };

const answer: RowAnswer = {
  status: 'ok', lat: 55.7551234, lon: 37.6176543, precision: 'house', confidence: 0.987, postalCode: '101000',
  address: 'Ветроград, Посадская улица, 11',
};

/** The cost of a table of a million rows apart from the search: processor time of each step, and memory. */
export const tables: Bench = async () => {
  const facts: Record<string, string> = {};
  const table = [...pieces()];
  const size = table.reduce((sum, { length }) => sum + length, 0);
  facts['the table'] = `${ROWS.toLocaleString('en')} rows, ${Math.round(size / 1e6)} MB`;
  const packed = inPieces(gzipSync(Buffer.concat(table)));
  let shape: TableShape | undefined;
  const takeAll = async (content: readonly Uint8Array[]): Promise<void> => {
    const intake = takeIn(each(content), {}, limits);
    await drain(intake.kept);
    ({ shape } = intake.summary());
  };
  const one = table.map(toWindows1251);
  await cost(facts, 'taken in, windows-1251', () => takeAll(one));
  await cost(facts, 'taken in, packed by gzip', () => takeAll(packed));
  await cost(facts, 'taken in, UTF-8', () => takeAll(table));
  const known = shape as unknown as TableShape;
  const batches = () => readRows(each(table), known, { offset: 0, number: 1 }, { rows: 1000, bytes: 1_000_000 });
  await cost(facts, 'read', () => drain(batches()));
  const written = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from(headerLine(known));
    for await (const rows of batches()) {
      yield Buffer.from(rows.map((row) => rowLine(row, answerFor(row, known), known)).join(''));
    }
  };
  await cost(facts, 'read, asked and written', () => drain(written()));
  const result: Uint8Array[] = [];
  for await (const lines of written()) result.push(lines);
  await cost(facts, 'the result for Excel', () => drain(toExcel(each(result))));
  return { facts, trials: [] };
};

const answerFor = (row: Parameters<typeof addressOf>[0], shape: TableShape): RowAnswer =>
  addressOf(row, shape).kind === 'asked' ? answer : { status: 'invalid' };

async function cost(facts: Record<string, string>, name: string, run: () => Promise<void>): Promise<void> {
  const start = performance.now();
  const before = process.cpuUsage();
  let most = 0;
  const idle = process.memoryUsage().rss;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - idle)), 50);
  await run();
  clearInterval(watch);
  const { user, system } = process.cpuUsage(before);
  const seconds = ((user + system) / 1e6).toFixed(2);
  const wall = ((performance.now() - start) / 1000).toFixed(2);
  facts[name] = `${seconds} s of processor, ${wall} s, up to ${Math.round(most / 1e6)} MB more memory`;
}

async function drain(items: AsyncIterable<unknown>): Promise<void> {
  const all = items[Symbol.asyncIterator]();
  while (!(await all.next()).done);
}

async function* each(content: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const piece of content) {
    yield piece;
    await new Promise(setImmediate); // as from a connection: other work gets its turn
  }
}

function* pieces(): Generator<Uint8Array> {
  yield Buffer.from('id,адрес,имя,тел\n');
  for (let from = 0; from < ROWS; from += ROWS_OF_A_PIECE) {
    yield Buffer.from(Array.from({ length: ROWS_OF_A_PIECE }, (_, at) => row(from + at)).join(''));
  }
}

const row = (at: number): string => at % 10 === 3
  ? `${at},"Ветроград, Посадская улица, дом ${at % 300}","ООО ""Ромашка""",+7999${at}\n`
  : `${at},Ветроград Посадская улица дом ${at % 300},Иванов Пётр Сидорович,+7999${at}\n`;

const PIECE_BYTES = 64 * 1024;
const inPieces = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, at) =>
    bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES));

const codes = new Map(Array.from({ length: 256 }, (_, byte) =>
  [new TextDecoder('windows-1251').decode(Uint8Array.of(byte)), byte] as const));
const toWindows1251 = (utf8: Uint8Array): Uint8Array =>
  Uint8Array.from(Buffer.from(utf8).toString(), (letter) => codes.get(letter) ?? 63);
