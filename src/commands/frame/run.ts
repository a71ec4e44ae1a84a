import { AppError } from '../../errors.ts';
import { exits, type Command } from './frame.ts';
import { commandHelp } from './help.ts';
import type { Io } from './io.ts';

/** Runs a command and returns its exit code; any error becomes a message on stderr. */
export async function runCommand(command: Command, argv: readonly string[], io: Io): Promise<number> {
  if (wantsHelp(argv)) {
    io.print(commandHelp(command).trimEnd());
    return exits.ok;
  }
  try {
    const code = await command.run(argv, io);
    io.progress.end();
    return code;
  } catch (error) {
    io.progress.break();
    return answerError(error, io);
  }
}

/** One line for an expected error, the stack for a bug. */
export function answerError(error: unknown, io: Pick<Io, 'note'>): number {
  if (error instanceof AppError) {
    io.note(`geokod: ${error.message}`);
    return error.code === 'bad_argument' || error.code === 'config_invalid' ? exits.calledWrongly : exits.failed;
  }
  io.note(`geokod: this is a bug, please report it with the lines below\n${toText(error)}`);
  return exits.bug;
}

function toText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.stack ?? error.message}${error.cause ? `\ncaused by ${toText(error.cause)}` : ''}`;
}

/** Only words before "--" count: after it everything is data. */
function wantsHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).some((word) => word === '--help' || word === '-h');
}
