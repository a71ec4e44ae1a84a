import type { Command } from './commands/frame/frame.ts';
import { exits } from './commands/frame/frame.ts';
import { closest } from './commands/frame/closest.ts';
import { commandHelp, programHelp } from './commands/frame/help.ts';
import { processIo, type Io } from './commands/frame/io.ts';
import { answerError, runCommand } from './commands/frame/run.ts';
import { AppError } from './errors.ts';

/** The commands in the order of the help. Loaded on demand: a small command need not wait for the whole program. */
const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  serve: () => import('./commands/serve.ts'),
  edge: () => import('./commands/edge.ts'),
  cluster: () => import('./commands/cluster/cluster.ts'),
  import: () => import('./commands/import.ts'),
  demo: () => import('./commands/demo.ts'),
  info: () => import('./commands/info.ts'),
  find: () => import('./commands/find.ts'),
  nearest: () => import('./commands/nearest.ts'),
  geocode: () => import('./commands/table/geocode.ts'),
  batch: () => import('./commands/table/batch.ts'),
  mcp: () => import('./commands/mcp.ts'),
  eval: () => import('./commands/eval.ts'),
  calibrate: () => import('./commands/calibrate.ts'),
  'issue-key': () => import('./commands/issue-key.ts'),
  account: () => import('./commands/account.ts'),
  'import-legacy-keys': () => import('./commands/import-legacy-keys.ts'),
  price: () => import('./commands/money/price.ts'),
  'close-month': () => import('./commands/money/close-month.ts'),
  incident: () => import('./commands/incident.ts'),
  invoice: () => import('./commands/money/invoice.ts'),
  payment: () => import('./commands/money/payment.ts'),
  correct: () => import('./commands/money/correct.ts'),
  reconcile: () => import('./commands/money/reconcile.ts'),
  migrate: () => import('./commands/migrate.ts'),
  traffic: () => import('./commands/traffic.ts'),
  record: () => import('./commands/record.ts'),
  version: () => import('./commands/version.ts'),
};

/** Runs the program; returns its exit code. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined) {
    io.note(await wholeHelp());
    return exits.calledWrongly;
  }
  try {
    if (name === 'help' || name === '--help' || name === '-h') {
      io.print(rest.length > 0 ? commandHelp(await getCommand(rest[0])) : await wholeHelp());
      return exits.ok;
    }
    const command = await getCommand(name === '--version' ? 'version' : name);
    return await runCommand(command, rest, io);
  } catch (error) {
    return answerError(error, io);
  }
}

async function getCommand(name: string): Promise<Command> {
  if (Object.hasOwn(commands, name)) return (await commands[name]()).command;
  const near = closest(name, [...Object.keys(commands), 'help']);
  const hint = near ? `did you mean "${near}"?` : '"geokod help" lists them';
  throw new AppError('bad_argument', `there is no command "${name}"; ${hint}`);
}

async function wholeHelp(): Promise<string> {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()));
  return programHelp(loaded.map(({ command }) => command)).trimEnd();
}
