import { pino, destination, type DestinationStream } from 'pino';
import type { Log } from './services.ts';

/** One JSON line for each thing worth telling, to standard output. Errors are told with their stack. */
export function openLog(stream: DestinationStream = destination({ fd: 1, sync: false, minLength: 4096 })): Log & { flush(): void } {
  const log = pino({ base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, stream);
  // Lines are written together; what is left of them is not kept waiting longer than a second.
  const timer = setInterval(() => log.flush(), 1000);
  timer.unref();
  return log;
}
