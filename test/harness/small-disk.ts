import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * Mounts a small file system on a folder, to be filled. False if that is not allowed: then the test is skipped or,
 * with REQUIRE_SERVICES=1, fails.
 */
export function mountSmallDisk(folder: string, kibibytes: number): boolean {
  const isMounted = done('mount', '-t', 'tmpfs', '-o', `size=${kibibytes}k,mode=1777`, 'tmpfs', folder);
  if (!isMounted && process.env['REQUIRE_SERVICES'] === '1') {
    throw new Error(`no file system can be mounted at ${folder}, and REQUIRE_SERVICES=1 asks for it`);
  }
  return isMounted;
}

/** Fills the rest of the disk with a file. */
export function fillDisk(ballast: string): void {
  for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
      size *= 2;
    } catch {
      // Half of that may still fit.
    }
  }
}

export const growSmallDisk = (folder: string, kibibytes: number): boolean =>
  done('mount', '-o', `remount,size=${kibibytes}k`, folder);

export const unmountSmallDisk = (folder: string): boolean => done('umount', folder);

/** Requires root. */
const done = (program: string, ...words: string[]): boolean =>
  spawnSync(program, words).status === 0 || spawnSync('sudo', ['-n', program, ...words]).status === 0;

export const NO_SMALL_DISK = 'a file system of its own, to be filled, cannot be mounted here';
