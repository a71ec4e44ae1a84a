import { closeSync, openSync } from 'node:fs';

/** Options for folders with personal data. */
export const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;

/** The mode of files in them. */
export const PRIVATE_FILE = 0o600;

/**
 * Makes an empty file, unless it exists, that only its owner can read: for libraries that open files by name with the
 * permissions of the umask. SQLite gives the files beside a database the same mode.
 */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE_FILE));
}
