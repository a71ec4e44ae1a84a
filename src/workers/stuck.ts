import { closeSync, readlinkSync } from 'node:fs';

/** The port of a thread. Descriptors are numbers of the whole process, which are given out again when they are free. */
export interface OpenPort {
  readonly descriptor: number;
  /** What the system says the descriptor stands for. */
  readonly socket: string;
}

/** Undefined where the system says nothing of descriptors. */
export function portAt(descriptor: number | undefined): OpenPort | undefined {
  if (descriptor === undefined) return undefined;
  const socket = socketAt(descriptor);
  return socket === undefined ? undefined : { descriptor, socket };
}

function socketAt(descriptor: number): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return undefined;
  }
}

/**
 * Closes the port of a thread that does no further step, so that the system gives new connections to the others; false
 * if the thread has closed it itself. It must never be ended after that: it would close its port once more, by a number
 * that may mean another file or connection by then.
 */
export function closePort(port: OpenPort | undefined): boolean {
  if (port === undefined || socketAt(port.descriptor) !== port.socket) return false;
  closeSync(port.descriptor);
  return true;
}

/**
 * Lets this process exit although a thread cannot be ended: Node waits for all threads, without limit. So another
 * program takes the place of this one, which ends all of its threads, and exits with the same code.
 */
export function exitWithoutWaiting(): void {
  process.off('exit', becomeAnother).on('exit', becomeAnother);
}

function becomeAnother(code: number): void {
  process.execve?.(process.execPath, [process.execPath, '--eval', `process.exit(${code})`], {});
}
