import { readConfig, type Environment } from '../../src/config.ts';
import type { Io } from '../../src/commands/frame/io.ts';

export interface Outside extends Io {
  /** What was printed and noted so far. */
  readonly printed: string[];
  readonly noted: string[];
  /** What a person types next; if empty, there is no terminal. */
  readonly typed: string[];
  readonly asked: string[];
  /** Like Ctrl-C or a stop of the service. */
  stop(): void;
  /** Like SIGHUP. */
  reload(): void;
}

/** The environment of a command, in memory. */
export function outside(env: Environment = {}): Outside {
  const printed: string[] = [];
  const noted: string[] = [];
  const typed: string[] = [];
  const asked: string[] = [];
  const reloads: (() => void)[] = [];
  const stopped = Promise.withResolvers<NodeJS.Signals>();
  return {
    printed,
    noted,
    typed,
    asked,
    env,
    logTo: { write: () => {} },
    print: (text) => void printed.push(text),
    printJson: (value) => void printed.push(JSON.stringify(value)),
    note: (text) => void noted.push(text),
    ask: async (question) => {
      asked.push(question);
      return typed.shift();
    },
    progress: { phase: () => {}, advance: () => {}, end: () => {}, break: () => {} },
    readConfig: () => readConfig(env, { cores: 2 }),
    stopRequested: () => stopped.promise,
    setFarewell: () => {},
    onReload: (reload) => void reloads.push(reload),
    stop: () => stopped.resolve('SIGTERM'),
    reload: () => reloads.forEach((reload) => reload()),
  };
}
