import { writeSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { readConfig, type Config, type Environment } from '../../config.ts';
import { liveProgress, type LiveProgress } from './progress.ts';

/** Everything outside a command, so that tests can replace it. */
export interface Io {
  /** The answer, to stdout. */
  print(text: string): void;
  printJson(value: unknown): void;
  /** Prints a remark to stderr, so that stdout stays clean for pipes. */
  note(text: string): void;
  /** Receives log lines; standard output if absent. */
  readonly logTo?: { write(line: string): void };
  /** Asks on the terminal; undefined without one. */
  ask(question: string): Promise<string | undefined>;
  readonly progress: LiveProgress;
  readonly env: Environment;
  readConfig(): Config;
  /** Resolves at a signal, and obliges the caller to stop in order; without a caller a signal ends the process. */
  stopRequested(): Promise<NodeJS.Signals>;
  /** What to print if a signal ends the process from now on. */
  setFarewell(text: string): void;
  /** Called for each SIGHUP. */
  onReload(reload: () => void): void;
}

export function processIo(): Io {
  const progress = liveProgress({
    write: (text) => process.stderr.write(text),
    now: () => performance.now(),
    columns: () => (process.stderr.isTTY ? process.stderr.columns || 80 : 0),
  });
  // Set by a long-running service: it continues if nobody reads its output, and never waits for a reader.
  let isService = false;
  // The reader has left ("geokod … | head").
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (isService) return;
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout) process.stderr.write(`geokod: the output cannot be written (${error.code})\n`);
      process.exit(1);
    });
  }
  let farewell = '';
  let stop: ((signal: NodeJS.Signals) => void) | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stop) {
      stop(signal);
      stop = undefined; // a second signal ends the process
      return;
    }
    progress.break();
    process.stderr.write(farewell);
    process.exit(128 + constants.signals[signal]);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const writeLine = (stream: NodeJS.WriteStream & { readonly fd: number }, text: string): void => {
    if (isService) writeIfPossible(stream.fd, `${text}\n`);
    else stream.write(`${text}\n`);
  };
  const print = (text: string): void => writeLine(process.stdout, text);
  return {
    print,
    printJson: (value) => print(JSON.stringify(value, null, 2)),
    note: (text) => {
      progress.break();
      writeLine(process.stderr, text);
    },
    ask: askOnTerminal,
    progress,
    env: process.env,
    readConfig: () => readConfig(process.env, { cores: availableParallelism() }),
    stopRequested: () => {
      isService = true;
      return new Promise((resolve) => (stop = resolve));
    },
    setFarewell: (text) => void (farewell = `${text}\n`),
    onReload: (reload) => void process.on('SIGHUP', reload),
  };
}

async function askOnTerminal(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // readline handles Ctrl-C itself, and leaves the question open forever when the input ends
  const interrupted = new Promise<string>((resolve) => {
    terminal.once('SIGINT', () => resolve(''));
    terminal.once('close', () => resolve(''));
  });
  const answer = await Promise.race([terminal.question(question), interrupted]);
  terminal.close();
  return answer;
}

/**
 * Writes without waiting: Node's standard streams are non-blocking, so a full disk or an unread pipe refuses at
 * once.
 */
function writeIfPossible(fd: number, text: string): void {
  try {
    writeSync(fd, text);
  } catch {
    // The message is lost.
  }
}
