import { pino } from 'pino';
import { LogLines } from './log-lines.ts';
import type { Log } from '../kernel/log.ts';

export interface LogStream {
  write(line: string): void;
}

export interface OpenedLog extends Log {
  /** A line as another thread has written it. */
  writeLine(line: string): void;
  /** Lines that could not be written, and are lost. */
  readonly dropped: () => number;
  /** Bytes of lines that are kept since nobody has taken them yet. */
  readonly keptBytes: () => number;
  /** Writes what waits, if that can be done in a moment, and nothing after it. */
  close(): Promise<void>;
}

let stamp = { at: NaN, text: '' };

/** Several lines are written within a millisecond, and to spell a date takes longer than the rest of a line. */
function timestamp(): string {
  const at = Date.now();
  if (at !== stamp.at) stamp = { at, text: `,"time":"${new Date(at).toISOString()}"` };
  return stamp.text;
}

/** One JSON line for each thing worth telling, to standard output. Errors are told with their stack. */
export function openLog(stream?: LogStream): OpenedLog {
  const lines = stream ? undefined : new LogLines(process.stdout.fd);
  const log = pino({ base: null, timestamp }, stream ?? lines);
  return {
    info: (fields, message) => log.info(fields, message),
    error: (fields, message) => log.error(fields, message),
    writeLine: (line) => (stream ?? lines!).write(line),
    dropped: () => lines?.dropped ?? 0,
    keptBytes: () => lines?.keptBytes ?? 0,
    close: async () => lines?.close(),
  };
}
