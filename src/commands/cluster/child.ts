import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.ts';

export interface ChildWish {
  readonly title: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where all that it says goes. */
  readonly logFile: string;
  /** Whether it is ready. */
  isReady(): Promise<boolean>;
  /** Called each time it has started. */
  readonly onBegun?: (pid: number) => void;
  /** Called each time it ends without being asked to; then it is restarted. */
  readonly onDied: (how: string) => void;
  /** How long its end may take before it is killed. */
  readonly mostEndMs?: number;
}

const LOOK_EVERY_MS = 100;
const AGAIN_AFTER_MS = 1000;
const START_MS = 180_000;
/** More than an edge gives the answers that are under way. */
const MOST_END_MS = 30_000;

/** A process of the cluster, which is started again whenever it ends by itself, until the cluster ends. */
export class Child {
  private readonly wish: ChildWish;
  private process: ChildProcess | undefined;
  private isOver = false;

  constructor(wish: ChildWish) {
    this.wish = wish;
    this.begin();
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  async untilReady(): Promise<void> {
    const { title, logFile } = this.wish;
    for (let waitedMs = 0; waitedMs < START_MS; waitedMs += LOOK_EVERY_MS) {
      if (await this.wish.isReady()) return;
      if (this.isOver) throw new AppError('bad_argument', `${title} was ended before it was ready`);
      await sleep(LOOK_EVERY_MS);
    }
    throw new AppError('file_unreadable', `${title} does not become ready; ${logFile} says why`);
  }

  /** Stops cleanly by SIGTERM; if it does not, it is killed. */
  async end(): Promise<void> {
    this.isOver = true;
    const child = this.process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), this.wish.mostEndMs ?? MOST_END_MS);
    await gone;
    clearTimeout(timer);
  }

  private begin(): void {
    const { program, args, env, logFile, onBegun, onDied } = this.wish;
    const log = openSync(logFile, 'a', 0o600);
    // In a separate process group, so that Ctrl-C stops the nodes one after the other and not all at once.
    const child = spawn(program, args, { env, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    this.process = child;
    if (child.pid !== undefined) onBegun?.(child.pid);
    const endToo = (): void => void child.kill('SIGTERM');
    process.once('exit', endToo);
    const beginAgain = (how: string): void => {
      process.off('exit', endToo);
      if (this.isOver) return;
      onDied(how);
      setTimeout(() => {
        if (!this.isOver) this.begin();
      }, AGAIN_AFTER_MS);
    };
    child.on('error', (error) => {
      if (child.pid === undefined) beginAgain(error.message);
    });
    child.once('exit', (code, signal) => beginAgain(signal ?? `exit code ${code}`));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
