import { writeSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { readConfig, type Config, type Environment } from '../../config.ts';
import { liveProgress, type LiveProgress } from './progress.ts';

/** Everything outside a command, so that a test can stand in for it. */
export interface Io {
  /** The answer, to stdout. */
  print(text: string): void;
  printJson(value: unknown): void;
  /** A remark, to stderr: the answer stays clean for a pipe. */
  note(text: string): void;
  /** Where lines of the log go; standard output where it is absent. */
  readonly logTo?: { write(line: string): void };
  /** A person's answer on the terminal; undefined without a terminal. */
  ask(question: string): Promise<string | undefined>;
  readonly progress: LiveProgress;
  readonly env: Environment;
  readConfig(): Config;
  /** A caller promises to stop in order on a signal; without a caller the process just ends. */
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
  // Set by a long-running service: it carries on when nobody reads its output, and does not wait.
  let goesOn = false;
  // The reader went away ("geokod … | head"): nobody is left to read.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (goesOn) return;
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
  const say = (stream: NodeJS.WriteStream & { readonly fd: number }, text: string): void => {
    if (goesOn) sayIfTaken(stream.fd, `${text}\n`);
    else stream.write(`${text}\n`);
  };
  const print = (text: string): void => say(process.stdout, text);
  return {
    print,
    printJson: (value) => print(JSON.stringify(value, null, 2)),
    note: (text) => {
      progress.break();
      say(process.stderr, text);
    },
    ask: async (question) => {
      if (!process.stdin.isTTY) return undefined;
      const terminal = createInterface({ input: process.stdin, output: process.stderr });
      // readline takes Ctrl-C for itself, and the end of the input leaves its question open for ever
      const left = new Promise<string>((resolve) => {
        terminal.once('SIGINT', () => resolve(''));
        terminal.once('close', () => resolve(''));
      });
      const answer = await Promise.race([terminal.question(question), left]);
      terminal.close();
      return answer;
    },
    progress,
    env: process.env,
    readConfig: () => readConfig(process.env, { cores: availableParallelism() }),
    stopRequested: () => {
      goesOn = true;
      return new Promise((resolve) => (stop = resolve));
    },
    onReload: (reload) => void process.on('SIGHUP', reload),
  };
}

/** A full disk or a pipe that nobody reads refuses at once, since Node has its standard streams not block. */
function sayIfTaken(fd: number, text: string): void {
  try {
    writeSync(fd, text);
  } catch {
    // The message is lost.
  }
}
