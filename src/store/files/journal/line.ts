import { crc32 } from 'node:zlib';
import type { UsageLine } from '../../../../billing/index.ts';

/** Formats a line of the journal: the checksum of the rest, and the usage as JSON. */
export function toJournalLine(line: UsageLine): string {
  const { requestId, accountId, keyId, operation, region, units, at } = line;
  const text = JSON.stringify([requestId, accountId, keyId, operation, region, units, at]);
  return `${checksumOf(text)} ${text}\n`;
}

/** Parses a line; undefined if it is incomplete or damaged. */
export function fromJournalLine(line: string): UsageLine | undefined {
  const text = line.slice(9);
  if (line[8] !== ' ' || checksumOf(text) !== line.slice(0, 8)) return undefined;
  const [requestId, accountId, keyId, operation, region, units, at] = JSON.parse(text) as [
    string, string, string, string, string, number, number,
  ];
  return { requestId, accountId, keyId, operation, region, units, at };
}

/** Reads the whole lines of a segment. A torn last line was never acknowledged; any other damage is counted. */
export function readJournal(bytes: Buffer): { lines: UsageLine[]; torn: boolean; damaged: number } {
  const parts = bytes.toString('utf8').split('\n');
  const rest = parts.pop()!;
  const read = parts.map(fromJournalLine);
  const lines = read.filter((line) => line !== undefined);
  return { lines, torn: rest !== '', damaged: parts.length - lines.length };
}

const HALVES = Array.from({ length: 0x10000 }, (_, half) => half.toString(16).padStart(4, '0'));

/** Eight hexadecimal digits, formatted in halves, since formatting a whole number takes longer than computing it. */
function checksumOf(text: string): string {
  const sum = crc32(text);
  return HALVES[sum >>> 16] + HALVES[sum & 0xffff];
}
