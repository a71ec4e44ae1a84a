import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AppError } from '../../errors.ts';
import { isConflict, toAppError } from './trouble.ts';

/** An error as mysql2 throws it, wrapped by TypeORM. */
const thrown = (code: string, errno: number, message = code): Error =>
  Object.assign(new Error(message), { driverError: { code, errno, message, sqlMessage: message } });

describe('an error of a database cluster', () => {
  for (const [what, error] of [
    ['certification that failed at commit', thrown('ER_LOCK_DEADLOCK', 1213)],
    ['a lock that was waited for too long', thrown('ER_LOCK_WAIT_TIMEOUT', 1205)],
    ['a statement interrupted by another node’s transaction', thrown('ER_QUERY_INTERRUPTED', 1317)],
    ['an error while committing', thrown('ER_ERROR_DURING_COMMIT', 1180)],
  ] as const) {
    it(`${what} is retried`, () => assert.equal(isConflict(error), true));
  }

  for (const [what, error] of [
    ['a node that is not in the majority', thrown('ER_UNKNOWN_COM_ERROR', 1047, 'WSREP has not yet prepared node')],
    ['a node that stops', thrown('ER_SERVER_SHUTDOWN', 1053)],
    ['a connection that is gone', thrown('PROTOCOL_CONNECTION_LOST', 0)],
  ] as const) {
    it(`${what} is a temporary failure, not a bug`, () => {
      const translated = toAppError(error);
      assert.ok(translated instanceof AppError, String(translated));
      assert.equal(translated.code, 'temporarily_unavailable');
      assert.equal(isConflict(error), false);
    });
  }

  it('anything else is a bug', () => {
    assert.equal(toAppError(thrown('ER_PARSE_ERROR', 1064)) instanceof AppError, false);
  });
});
