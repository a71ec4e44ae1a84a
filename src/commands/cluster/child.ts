import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.ts';

export interface ChildOptions {
  readonly title: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Receives its stdout and stderr. */
  readonly logFile: string;
  isReady(): Promise<boolean>;
  /** Called after each start. */
  readonly onBegun?: (pid: number) => void;
  /** Called each time it ends without being asked to, before it is restarted. */
  readonly onDied: (how: string) => void;
  /** How long it may take to end before it is killed. */
  readonly mostEndMs?: number;
}

const LOOK_EVERY_MS = 100;
const AGAIN_AFTER_MS = 1000;
const START_MS = 180_000;
/** More than the time an edge gives to pending answers. */
const MOST_END_MS = 30_000;

/** A process of the cluster, which is restarted whenever it ends by itself, until the cluster ends. */
export class Child {
  private readonly options: ChildOptions;
  private process: ChildProcess | undefined;
  private isOver = false;

  constructor(options: ChildOptions) {
    this.options = options;
    this.begin();
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  async untilReady(): Promise<void> {
    const { title, logFile } = this.options;
    for (let waitedMs = 0; waitedMs < START_MS; waitedMs += LOOK_EVERY_MS) {
      if (await this.options.isReady()) return;
      if (this.isOver) throw new AppError('bad_argument', `${title} was ended before it was ready`);
      await sleep(LOOK_EVERY_MS);
    }
    throw new AppError('file_unreadable', `${title} does not become ready; ${logFile} says why`);
  }

  /** Stops it by SIGTERM, or by SIGKILL if that takes too long. */
  async end(): Promise<void> {
    this.isOver = true;
    const child = this.process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), this.options.mostEndMs ?? MOST_END_MS);
    await ended;
    clearTimeout(timer);
  }

  private begin(): void {
    const { program, args, env, logFile, onBegun, onDied } = this.options;
    const log = openSync(logFile, 'a', 0o600);
    // In a separate process group, so that Ctrl-C stops the nodes one after the other and not all at once.
    const child = spawn(program, args, { env, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    this.process = child;
    if (child.pid !== undefined) onBegun?.(child.pid);
    const endWithParent = (): void => void child.kill('SIGTERM');
    process.once('exit', endWithParent);
    const restart = (how: string): void => {
      process.off('exit', endWithParent);
      if (this.isOver) return;
      onDied(how);
      setTimeout(() => {
        if (!this.isOver) this.begin();
      }, AGAIN_AFTER_MS);
    };
    child.on('error', (error) => {
      if (child.pid === undefined) restart(error.message);
    });
    child.once('exit', (code, signal) => restart(signal ?? `exit code ${code}`));
  }
}
