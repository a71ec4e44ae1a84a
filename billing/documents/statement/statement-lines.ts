import { isUtf8 } from 'node:buffer';
import { AppError } from '../../../src/errors.ts';

/** A year of a busy account takes some megabytes. */
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_LINE = 20_000;
const HEAD_BYTES = 4096;
const SIGNATURE = '1CClientBankExchange';

/** A line of a statement: a keyword («КонецДокумента»), or a field and its value. */
export interface StatementLine {
  readonly at: number;
  readonly name: string;
  readonly value: string | null;
}

export const refuse = (at: number, what: string): AppError =>
  new AppError('file_unreadable', `This is no whole statement of 1CClientBankExchange: line ${at}: ${what}.`);

export function* linesOf(bytes: Uint8Array): Generator<StatementLine> {
  if (bytes.length > MOST_BYTES) {
    throw new AppError('limit_reached', `A statement may have ${MOST_BYTES} bytes, this one has ${bytes.length}.`);
  }
  const lines = decode(bytes).split(/\r\n|\n|\r/);
  if (lines[0].trim() !== SIGNATURE) throw refuse(1, `it must be ${SIGNATURE}`);
  for (const [index, line] of lines.entries()) {
    if (line.length > LONGEST_LINE) throw refuse(index + 1, `longer than ${LONGEST_LINE} characters`);
    if (index === 0 || line.trim() === '') continue;
    const cut = line.indexOf('=');
    const [name, value] = cut < 0 ? [line, null] : [line.slice(0, cut), line.slice(cut + 1).trim()];
    yield { at: index + 1, name: name.trim(), value };
  }
}

/**
 * Detects the encoding from the bytes, since «Кодировка=Windows» also appears in UTF-8 files. Apart from UTF-8, banks
 * use only windows-1251 and DOS.
 */
function decode(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw refuse(1, 'the file is not a text');
  if (isUtf8(bytes)) return new TextDecoder('utf-8').decode(bytes);
  const isDos = /^Кодировка=DOS\s*$/imu.test(new TextDecoder('ibm866').decode(bytes.subarray(0, HEAD_BYTES)));
  return new TextDecoder(isDos ? 'ibm866' : 'windows-1251').decode(bytes);
}
