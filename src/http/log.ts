import { pino } from 'pino';
import { LogLines } from './log-lines.ts';
import type { Log } from '../kernel/log.ts';

export interface LogStream {
  write(line: string): void;
}

export interface OpenedLog extends Log {
  /** Writes a line formatted by another thread. */
  writeLine(line: string): void;
  /** Number of lines dropped because they could not be written. */
  readonly dropped: () => number;
  /** Bytes of lines that are not written yet. */
  readonly keptBytes: () => number;
  /** Writes the remaining lines if that takes only a moment, and nothing afterwards. */
  close(): Promise<void>;
}

let stamp = { at: NaN, text: '' };

/** Formats the time once per millisecond: formatting takes longer than the rest of a line. */
function timestamp(): string {
  const at = Date.now();
  if (at !== stamp.at) stamp = { at, text: `,"time":"${new Date(at).toISOString()}"` };
  return stamp.text;
}

/** Writes one JSON line per event to standard output. Errors include their stack. */
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
