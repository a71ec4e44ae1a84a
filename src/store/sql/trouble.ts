import { AppError } from '../../errors.ts';

/** The server itself is unavailable: another one of the same database may do the work. */
export class ServerLost extends AppError {
  constructor(message: string) {
    super('temporarily_unavailable', message);
  }
}

interface DriverError {
  readonly code?: string;
  readonly errno?: number;
  readonly message?: string;
}

/** The last two are a cluster's errors when another node's transaction won. */
const CONFLICTS = new Set([
  'ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD', 'ER_QUERY_INTERRUPTED', 'ER_ERROR_DURING_COMMIT',
]);
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  'ER_CONNECTION_KILLED',
  'POOL_CLOSED',
  'ER_NORMAL_SHUTDOWN',
  'ER_DISK_FULL',
  'ER_UNKNOWN_COM_ERROR', // a node of a cluster that is not in its majority
]);

/** The server is up but rejects our login: a changed password, a wrong name. */
const SHUT_OUT = new Set([
  'ER_ACCESS_DENIED_ERROR',
  'ER_ACCESS_DENIED_NO_PASSWORD_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
  'ER_HOST_NOT_PRIVILEGED',
  'ER_HOST_IS_BLOCKED',
]);

/** Whether retrying the whole transaction may help. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(rootOf(error).code ?? '');

/**
 * Converts a driver's error to ours, without the values of the statement: errors end in logs, and the values are
 * addresses and digests of people.
 */
export function toAppError(error: unknown): Error {
  if (error instanceof AppError) return error;
  const { code = '', errno, message = '' } = rootOf(error);
  if (code === 'ER_DUP_ENTRY' || errno === 1062 || /UNIQUE constraint failed/.test(message)) {
    return new AppError('row_exists', 'A row with this key is there already.', { index: indexOf(message) });
  }
  if (CONFLICTS.has(code)) {
    return new AppError('temporarily_unavailable', `Others change the same rows all the time (${code}).`);
  }
  if (AWAY.has(code) || isAwayMessage(message)) {
    // SQLite has a single code for all its errors
    const reason = code === 'ERR_SQLITE_ERROR' || code === '' ? message : code;
    const text = `The database does not answer (${reason}).`;
    // an overfull queue does not mean that the server is gone
    return /Queue limit/.test(message) ? new AppError('temporarily_unavailable', text) : new ServerLost(text);
  }
  if (SHUT_OUT.has(code)) return new ServerLost(`The database does not let us in (${code}).`);
  if (!(error instanceof Error) || !('driverError' in error || 'sqlMessage' in error)) return error as Error;
  return new Error(`The database refused a statement: ${code} ${withoutValues(message)}`);
}

/** The same at start-up: a setting that never worked will not start working by itself. */
export function toOpeningError(error: unknown): Error {
  const { code = '' } = rootOf(error);
  if (!SHUT_OUT.has(code)) return toAppError(error);
  const lookAt = 'look at the user, the password and the name of the database';
  return new AppError('config_invalid', `DATABASE_URL: the server does not let us in (${code}): ${lookAt}.`);
}

const isAwayMessage = (message: string): boolean =>
  /closed state|Pool is closed|Queue limit reached|No connections available|database is locked|disk is full/.test(
    message,
  );

const rootOf = (error: unknown): DriverError =>
  ((error as { driverError?: DriverError } | null)?.driverError ?? error ?? {});

const indexOf = (message: string): string =>
  /for key '([^']*)'|failed: (.*)$/.exec(message)?.slice(1).find(Boolean) ?? '';

const withoutValues = (message: string): string => message.replace(/'[^']*'/g, "'…'");
