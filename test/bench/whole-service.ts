import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The whole service in a process of its own, with a log that is really written. */
export interface WholeService {
  /** Of a plain Koa that answers the bytes of one `reverse`, and of the service. */
  readonly plain: number;
  readonly full: number;
  readonly key: string;
  /** Processor time so far. */
  cpuSeconds(): Promise<number>;
  logBytes(): number;
  close(): Promise<void>;
}

export async function startWholeService(atlasPath: string): Promise<WholeService> {
  const folder = mkdtempSync(join(tmpdir(), 'geokod-bench-log-'));
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'w');
  const child = fork(new URL('./whole-server.ts', import.meta.url), [atlasPath], {
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the service ended with ${code}`)));
  failed.catch(() => {});
  type Told = Pick<WholeService, 'plain' | 'full' | 'key'>;
  const [told] = (await Promise.race([once(child, 'message'), failed])) as [Told];
  return {
    ...told,
    cpuSeconds: async () => {
      child.send('cpu');
      const [answer] = (await once(child, 'message')) as [{ cpuSeconds: number }];
      return answer.cpuSeconds;
    },
    logBytes: () => statSync(logFile).size,
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** How busy the machine is: a figure without it says little. */
export const machineLoad = (): string => loadavg().map((load) => load.toFixed(2)).join(', ');

/** The head of a GET, as a client with a kept connection sends it. */
export const requestHead = (path: string, key: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nAuthorization: Bearer ${key}\r\n\r\n`;

export function statusText(statuses: Readonly<Record<string, number>>): string {
  return Object.entries(statuses).map(([status, count]) => `${count} x ${status}`).join(', ');
}
