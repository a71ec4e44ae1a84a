import { writeFileSync } from 'node:fs';
import { keyOf, openAsking, readWaiting, waitingFile } from './asking.ts';
import { readRows } from './row.ts';

/**
 * node test/relevance/ask.ts [--shorten]: asks every row, waiting ones included, and prints the wrong ones. With
 * --shorten, rows that are now right are removed from the waiting list.
 */
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const complaints = await openAsking();
const waiting = readWaiting();
const wrong = readRows().flatMap((row) => {
  const found = complaints(row)?.() ?? [];
  if (found.length === 0) return [];
  print([`${row.where}${waiting.has(keyOf(row)) ? ' (waits)' : ''}: ${row.query}`, ...found].join('\n    '));
  return [keyOf(row)];
});
print(`${wrong.length} rows are wrong, ${waiting.size} wait`);
if (process.argv.includes('--shorten')) {
  writeFileSync(waitingFile, [...waiting].filter((key) => wrong.includes(key)).map((key) => `${key}\n`).join(''));
} else if (wrong.some((key) => !waiting.has(key))) process.exitCode = 1;
