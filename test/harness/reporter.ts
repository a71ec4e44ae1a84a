import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';

interface FileResult {
  tests: number;
  millis: number;
  skipped: string[];
  lines: string[];
}

/** How many of the slowest files the summary lists. */
const SLOWEST = 10;
const SLOW_MILLIS = 10_000;

/** Reports a line for each test file, all failures, and a summary of what was skipped and why. */
export default async function* reporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  yield startLine();
  const files = new Map<string, FileResult>();
  const failures: string[] = [];
  const fileOf = (path = ''): FileResult => {
    const file = files.get(shorten(path)) ?? { tests: 0, millis: 0, skipped: [], lines: [] };
    files.set(shorten(path), file);
    return file;
  };
  for await (const event of source) {
    if (event.type === 'test:stdout' || event.type === 'test:stderr') {
      fileOf(event.data.file).lines.push(event.data.message);
    } else if (event.type === 'test:pass' || event.type === 'test:fail') {
      const { data } = event;
      if (isGroup(data)) continue;
      const file = fileOf(data.file);
      file.tests++;
      if (data.skip !== undefined) file.skipped.push(typeof data.skip === 'string' ? data.skip : data.name);
      else if (event.type === 'test:fail') {
        const why = isFile(data) ? quote(file.lines) : explain(event.data.details.error);
        failures.push(`${shorten(data.file)}:${data.line ?? '?'}  ${data.name}\n${why}`);
        yield `FAIL  ${shorten(data.file)}  ${isFile(data) ? 'as a whole' : data.name}\n`;
      }
    } else if (event.type === 'test:summary') {
      const { data } = event;
      if (data.file === undefined) yield summary(data, files, failures);
      else {
        const file = fileOf(data.file);
        file.millis = data.duration_ms;
        yield fileLine(data.file, file, data.success);
      }
    }
  }
}

function startLine(): string {
  const extracts = process.env.GEOKOD_EXTRACTS;
  const real = extracts ? `real extracts from ${extracts}` : 'no real extracts (GEOKOD_EXTRACTS is not set)';
  return `Tests of all modules on Node ${process.versions.node}; ${real}.\n`;
}

interface Ended {
  readonly name: string;
  readonly file?: string;
  readonly skip?: string | boolean;
  readonly details: { readonly type?: string; readonly error?: unknown };
}

/** A group of tests, which are reported one by one, unless the group itself was skipped or failed. */
function isGroup({ details, skip }: Ended): boolean {
  const failure = (details.error as { failureType?: string } | undefined)?.failureType;
  if (failure === 'subtestsFailed') return true;
  return details.type === 'suite' && skip === undefined && failure !== 'hookFailed';
}

/** The file failed outside its tests: its output is the only information. */
const isFile = ({ name, file = '' }: Ended): boolean => name === file || name === shorten(file);

function fileLine(path: string, file: FileResult, success: boolean): string {
  const skipped = file.skipped.length > 0 ? `, ${file.skipped.length} skipped` : '';
  const count = `${file.tests} tests${skipped}, ${toSeconds(file.millis)}`;
  return `${success ? 'ok  ' : 'FAIL'}  ${shorten(path)}  ${count}\n${quote(file.lines)}`;
}

const toSeconds = (millis: number): string => `${(millis / 1000).toFixed(1)} s`;

const quote = (lines: readonly string[]): string => lines.map((text) => text.replace(/^(?=.)/gm, '      | ')).join('');

interface Totals {
  readonly counts: { readonly tests: number; readonly passed: number; readonly skipped: number };
  readonly duration_ms: number;
}

function summary(totals: Totals, files: ReadonlyMap<string, FileResult>, failures: readonly string[]): string {
  const { counts, duration_ms: millis } = totals;
  const skips = [...files.values()].flatMap(({ skipped }) => skipped);
  const reasons = new Map<string, number>();
  for (const reason of skips) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return [
    '',
    ...failures.map((failure) => `${failure}\n`),
    ...slowest(files),
    ...[...reasons].map(([reason, count]) => `skipped ${count}: ${reason}`),
    `${failures.length === 0 ? 'passed' : `FAILED ${failures.length}`}: ` +
      `${counts.passed} of ${counts.tests} tests, ${counts.skipped} skipped, in ${toSeconds(millis)}`,
    // Once more in the form that CI tools parse.
    `# tests ${counts.tests}`,
    `# pass ${counts.passed}`,
    `# fail ${failures.length}`,
    `# skipped ${counts.skipped}`,
    '',
  ].join('\n');
}

/** The slowest files, longest first; none after a short run. */
function slowest(files: ReadonlyMap<string, FileResult>): string[] {
  const slow = [...files].filter(([, { millis }]) => millis >= SLOW_MILLIS).sort(([, a], [, b]) => b.millis - a.millis);
  if (slow.length === 0) return [];
  const lines = slow.slice(0, SLOWEST).map(([path, { millis }]) => `  ${toSeconds(millis)}  ${path}`);
  return ['slowest files:', ...lines, ''];
}

function explain(error: Error & { cause?: unknown }): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const stack = (cause.stack ?? cause.message).split('\n').filter((line) => !/\bnode:/.test(line));
  return stack.map((line) => `    ${line}`).join('\n');
}

const shorten = (path = ''): string => relative(process.cwd(), path);
