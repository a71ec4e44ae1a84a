import { availableParallelism, constants } from 'node:os';
import { readConfig, type Config, type Environment } from '../config.ts';
import { liveProgress, type LiveProgress } from './frame-progress.ts';

/** All that a command has of the outside, so that a test can be the outside. */
export interface Io {
  /** The answer, to stdout. */
  print(text: string): void;
  printJson(value: unknown): void;
  /** A remark, to stderr: the answer stays clean for a pipe. */
  note(text: string): void;
  /** Where lines of the log go; standard output where it is absent. */
  readonly logTo?: { write(line: string): void };
  readonly progress: LiveProgress;
  readonly env: Environment;
  readConfig(): Config;
  /** Calling it promises to end in order when somebody wants so; without that the process just ends. */
  stopRequested(): Promise<NodeJS.Signals>;
  /** Called for each SIGHUP. */
  onReload(reload: () => void): void;
}

export function processIo(): Io {
  const progress = liveProgress({
    write: (text) => process.stderr.write(text),
    now: () => performance.now(),
    columns: () => (process.stderr.isTTY ? process.stderr.columns || 80 : 0),
  });
  // The reader went away ("geokod … | head"): there is nobody left to tell.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout) process.stderr.write(`geokod: the output cannot be written (${error.code})\n`);
      process.exit(1);
    });
  }
  let stop: ((signal: NodeJS.Signals) => void) | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stop) {
      stop(signal);
      stop = undefined; // the second time it is meant
      return;
    }
    progress.break();
    process.exit(128 + constants.signals[signal]);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  return {
    print,
    printJson: (value) => print(JSON.stringify(value, null, 2)),
    note: (text) => {
      progress.break();
      process.stderr.write(`${text}\n`);
    },
    progress,
    env: process.env,
    readConfig: () => readConfig(process.env, { cores: availableParallelism() }),
    stopRequested: () => new Promise((resolve) => (stop = resolve)),
    onReload: (reload) => void process.on('SIGHUP', reload),
  };
}
