import { splitUrls } from '../../../kernel/servers/urls.ts';
import { clockOf, statementsOf } from '../statements.ts';
import { isConflict, toAppError, toOpeningError } from '../trouble.ts';
import { Conflicts } from './conflicts.ts';
import { forgetMarks, leaveMark, newMark, type Mark } from './marks.ts';
import { migrateInTurn } from './migrate.ts';
import { Servers } from './servers.ts';
import type { PulseLimits } from '../pulse.ts';
import type { QueryRunner } from 'typeorm';
import type { Sql, SqlRow, SqlTransaction } from '../../../kernel/sql.ts';

const USUAL: PulseLimits = { suspectMs: 1_000, signMs: 800, deadlineMs: 10_000 };
const FORGET_EVERY_MS = 600_000;

export interface MysqlOptions {
  readonly limits?: PulseLimits;
  /** Called when a server answers, before its tables are brought up to date. */
  readonly onReached?: () => void;
}

/** Opens the database of one server, or of several with the same rows, separated by commas. */
export async function openMysql(urls: string, { limits = USUAL, onReached }: MysqlOptions = {}): Promise<Sql> {
  const addresses = splitUrls(urls);
  let servers: Servers;
  try {
    servers = await Servers.open(addresses, limits);
  } catch (error) {
    throw toOpeningError(error);
  }
  onReached?.();
  try {
    await migrateInTurn(servers.current);
  } catch (error) {
    await servers.close();
    throw error;
  }
  const { belongsToCluster } = servers.current;
  const conflicts = new Conflicts(belongsToCluster);
  const canMove = addresses.length > 1;
  const read = <T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> =>
    conflicts.outlast(() => servers.ask((server) => server.withRunner(work)));
  const write: Sql['write'] = <T>(work: (transaction: SqlTransaction) => Promise<T>) => {
    const mark = newMark<T>(canMove);
    return conflicts.outlast(() =>
      servers.ask((server) => server.withRunner((runner) => inTransaction(runner, mark, work))));
  };
  const forgetting = canMove
    ? setInterval(() => void write(forgetMarks).catch(() => undefined), FORGET_EVERY_MS).unref()
    : undefined;
  return {
    dialect: 'mysql',
    belongsToCluster,
    now: () => read((runner) => clockOf(runner, 'mysql')),
    all: <Row = SqlRow>(query: string, values = []) =>
      read((runner) => statementsOf(runner, 'mysql').all<Row>(query, values)),
    write,
    scrub: async () => undefined,
    close: async () => {
      clearInterval(forgetting);
      await servers.close();
    },
  };
}

async function inTransaction<T>(
  runner: QueryRunner, mark: Mark<T>, work: (transaction: SqlTransaction) => Promise<T>,
): Promise<T> {
  const transaction = statementsOf(runner, 'mysql');
  try {
    await runner.startTransaction('READ COMMITTED');
    const run = await leaveMark(transaction, mark);
    if ('earlier' in run) {
      await runner.rollbackTransaction();
      return run.earlier;
    }
    const result = await work(transaction);
    mark.results.set(run.moment, result);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw isConflict(error) ? error : toAppError(error);
  }
}
