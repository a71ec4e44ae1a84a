import { readdir } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { AppError } from '../../src/errors.ts';
import { readAtlas } from '../../src/store/files/atlas/read.ts';
import type { Bench, BenchInput } from './bench.ts';
import { measure, type Figures } from './measure.ts';

const usage = `node test/bench/run.ts [NAME …] [--atlas FILE] [--houses 1000000] [--best N] [--json]

Measures in this process and prints percentiles. Without names: every test/bench/*.bench.ts.
--best calls N times each and counts the least time, for a machine on which others work as well.
The yardstick is how many µs the same work took meanwhile: figures compare where it is alike.`;

interface Report {
  readonly bench: string;
  readonly facts: Readonly<Record<string, number | string>>;
  readonly prepareSeconds: number;
  readonly figures: readonly Figures[];
}

function wholeFrom(option: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 1) return number;
  throw new AppError('bad_argument', `--${option} ${text}: give a whole number, at least 1.`, { [option]: text });
}

const machineFacts = () => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGib: Math.round(totalmem() / 2 ** 30),
  node: process.version,
});

async function listBenches(): Promise<string[]> {
  const files = await readdir(import.meta.dirname);
  return files.flatMap((file) => /^(.+)\.bench\.ts$/u.exec(file)?.[1] ?? []).sort();
}

async function findBench(name: string): Promise<Bench> {
  const names = await listBenches();
  if (!names.includes(name)) {
    throw new AppError('bad_argument', `No bench is called ${name}. There are: ${names.join(', ')}.`, { name });
  }
  const module = (await import(`./${name}.bench.ts`)) as Record<string, Bench>;
  return module[name.replace(/-(.)/gu, (_, letter: string) => letter.toUpperCase())];
}

async function report(name: string, input: BenchInput, best: number): Promise<Report> {
  const bench = await findBench(name);
  const start = performance.now();
  const { facts, trials } = await bench(input);
  const prepareSeconds = (performance.now() - start) / 1000;
  return { bench: name, facts, prepareSeconds, figures: trials.map((trial) => measure(trial, best)) };
}

function print({ bench, facts, prepareSeconds, figures }: Report): void {
  console.log(`\n${bench} (prepared in ${prepareSeconds.toFixed(1)} s)`);
  const texts = Object.entries(facts).map(([name, value]) => `${name} ${value.toLocaleString('en')}`);
  console.log(texts.join(figures.length > 0 ? ', ' : '\n'));
  if (figures.length === 0) return;
  const width = Math.max(...figures.map(({ name }) => name.length));
  const heads = ['p50 µs', 'p99 µs', 'max µs', 'calls/s', 'yardstick'].map((head) => head.padStart(11)).join('');
  console.log(`${''.padEnd(width)} ${heads}`);
  for (const { name, p50Micros, p99Micros, maxMicros, callsPerSecond, yardstickMicros } of figures) {
    const cells = [p50Micros, p99Micros, maxMicros].map((micros) => micros.toFixed(1));
    const row = [...cells, callsPerSecond.toLocaleString('en'), yardstickMicros.toFixed(1)]
      .map((cell) => cell.padStart(11)).join('');
    console.log(`${name.padEnd(width)} ${row}`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      atlas: { type: 'string' },
      houses: { type: 'string', default: '1000000' },
      json: { type: 'boolean', default: false },
      best: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const atlas = values.atlas === undefined ? undefined : (await readAtlas(values.atlas)).tables;
  const input: BenchInput = { houses: wholeFrom('houses', values.houses), atlas, atlasPath: values.atlas };
  const machine = machineFacts();
  if (!values.json) console.log(Object.entries(machine).map(([name, value]) => `${name} ${value}`).join(', '));
  const reports: Report[] = [];
  for (const name of positionals.length > 0 ? positionals : await listBenches()) {
    const done = await report(name, input, wholeFrom('best', values.best));
    reports.push(done);
    if (!values.json) print(done);
  }
  if (values.json) console.log(JSON.stringify({ machine, reports }, null, 2));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
