import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The whole service in a process of its own, with a log that is really written. */
export interface WholeService {
  /** The ports of a plain Koa that answers the bytes of one `reverse`, and of the service. */
  readonly plain: number;
  readonly full: number;
  readonly key: string;
  /** Where it runs, in words. */
  readonly place: string;
  /** Processor time so far. */
  cpuSeconds(): Promise<number>;
  /** Sends a message to a program that answers more than the processor time. */
  ask(message: object): Promise<unknown>;
  logBytes(): number;
  close(): Promise<void>;
}

/** With `onOneCore` it gets the machine's second core and this process the first, where Linux supports that. */
export async function startWholeService(
  atlasPath: string, { onOneCore = false, program = './whole-server.ts' } = {},
): Promise<WholeService> {
  const ownCore = onOneCore && availableParallelism() > 1 && pin(process.pid, 0);
  const folder = mkdtempSync(join(tmpdir(), 'geokod-bench-log-'));
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'w');
  const child = fork(new URL(program, import.meta.url), [atlasPath], {
    stdio: ['ignore', log, 'inherit', 'ipc'],
    ...(ownCore && { execPath: 'taskset', execArgv: ['-c', '1', process.execPath, ...process.execArgv] }),
  });
  closeSync(log);
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the service ended with ${code}`)));
  failed.catch(() => {});
  const ask = async (message: string | object): Promise<unknown> => {
    const answered = once(child, 'message');
    child.send(message);
    return ((await Promise.race([answered, failed])) as [unknown])[0];
  };
  type Ready = Pick<WholeService, 'plain' | 'full' | 'key'>;
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [Ready];
  return {
    ...message,
    place: ownCore ? 'on a core of its own, with all of its threads' : 'on whatever core is free',
    cpuSeconds: async () => ((await ask('cpu')) as { cpuSeconds: number }).cpuSeconds,
    ask,
    logBytes: () => statSync(logFile).size,
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Pins a process with all its threads to one core. */
const pin = (pid: number, core: number): boolean =>
  spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' }).status === 0;

/** The load of the machine, without which figures say little. */
export const machineLoad = (): string => loadavg().map((load) => load.toFixed(2)).join(', ');

/** The head of a GET, as a client with a kept-alive connection sends it. */
export const requestHead = (path: string, key: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nAuthorization: Bearer ${key}\r\n\r\n`;

/** A POST with its body. */
export function requestWithBody(path: string, key: string, body: object): string {
  const text = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nAuthorization: Bearer ${key}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

export function statusText(statuses: Readonly<Record<string, number>>): string {
  return Object.entries(statuses).map(([status, count]) => `${count} x ${status}`).join(', ');
}
