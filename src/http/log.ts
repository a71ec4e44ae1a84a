import { destination, pino } from 'pino';
import type { Log } from './services.ts';

export interface LogStream {
  write(line: string): void;
}

/** One JSON line for each thing worth telling, to standard output. Errors are told with their stack. */
export function openLog(stream?: LogStream): Log & { flush(): void } {
  // Written together while requests are many; what is left waits no longer than a moment.
  const out = stream ?? destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 250 });
  const log = pino({ base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, out);
  return {
    info: (fields, message) => log.info(fields, message),
    error: (fields, message) => log.error(fields, message),
    flush: () => {
      if ('flushSync' in out) (out as { flushSync(): void }).flushSync();
    },
  };
}
