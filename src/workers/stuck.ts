import { closeSync } from 'node:fs';

/**
 * Closes the port of a thread that does no further step, so that the system gives new connections to the others. The
 * thread must never be ended after that: it would close its port once more, by a number that may mean another file or
 * connection by then.
 */
export function closePortOf({ port }: { readonly port: number | undefined }): boolean {
  if (port === undefined) return false;
  closeSync(port);
  return true;
}

/**
 * Lets this process exit although a thread cannot be ended: Node waits for all threads, without limit. So another
 * program takes the place of this one, which ends all of its threads, and exits with the same code.
 */
export function exitWithoutWaiting(): void {
  process.once('exit', (code) => {
    process.execve?.(process.execPath, [process.execPath, '--eval', `process.exit(${code})`], {});
  });
}
