import { closeSync, openSync } from 'node:fs';

/** Of folders in which something of people is kept. */
export const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;

/** Of files in them. */
export const PRIVATE_FILE = 0o600;

/**
 * Makes an empty file, unless it is there, that only its owner can read: for those who open a file by its name
 * and would make it as open as the system's mask lets them. SQLite makes what lies beside a database like it.
 */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE_FILE));
}
