import { parse, type Values } from './arguments.ts';
import type { Io } from './io.ts';
import type { Operands, Options } from './options.ts';

/**
 * A command of the program: a table of its arguments, and a function. Help, argument checks, errors and exit codes
 * follow from the table.
 */
export interface Command {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  readonly operands: Operands;
  readonly options: Options;
  /** Further notes in the command's help; lines of up to 100 columns. */
  readonly details?: string;
  readonly examples?: readonly string[];
  run(argv: readonly string[], io: Io): Promise<number>;
}

/** Exit codes that scripts may rely on; the help of the program lists them. */
export const exits = {
  ok: 0, failed: 1, calledWrongly: 2, nothingFound: 3, bug: 70,
  usageLost: 74, interrupted: 130,
} as const;

export const exitMeanings: readonly (readonly [number, string])[] = [
  [exits.ok, 'success'],
  [exits.failed, 'failure; one line on stderr says why and what to do'],
  [exits.calledWrongly, 'usage error: unknown command or option, bad value, bad environment variable'],
  [exits.nothingFound, 'valid query, but nothing found'],
  [exits.bug, 'a bug in the program'],
  [exits.usageLost, 'stopped cleanly, but usage was lost because no disk accepted it; the log says how much'],
  [exits.interrupted, 'interrupted (Ctrl-C); 143 when terminated'],
];

export const noOperands: Operands = { usage: '', least: 0, most: 0 };
export const jsonOption = { type: 'flag', summary: 'print JSON, for programs' } as const;
export const atlasOption = {
  type: 'text',
  value: 'FILE',
  summary: 'the atlas to use',
  fallback: '$ATLAS, else $DATA_DIR/demo.atlas',
} as const;

export interface Call<O extends Options> {
  readonly operands: readonly string[];
  readonly options: Values<O>;
  readonly io: Io;
}

export interface CommandTable<O extends Options> extends Omit<Command, 'run' | 'options'> {
  readonly options: O;
  run(call: Call<O>): Promise<number>;
}

export function defineCommand<const O extends Options>(table: CommandTable<O>): Command {
  return {
    ...table,
    run: async (argv, io) => table.run({ ...parse(table, argv), io }),
  };
}
