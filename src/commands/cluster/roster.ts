import { readFileSync, writeFileSync } from 'node:fs';
import { AppError } from '../../errors.ts';
import { isAlive } from '../../store/files/alive.ts';

interface Entry {
  readonly title: string;
  readonly pid: number;
  /** Its start time in the system's units, which tells it from a later process with the same id. */
  readonly began: string;
}

/**
 * A file that lists the processes of a cluster. If a cluster is killed, its processes keep running, and the next
 * one in the same folder would wait for a database that they hold.
 */
export class Roster {
  private readonly file: string;
  private entries: readonly Entry[] = [];

  constructor(file: string) {
    this.file = file;
  }

  /** Starts a new list; refuses while processes of the last one run. */
  begin(): void {
    const running = readEntries(this.file).filter(({ pid, began }) => isAlive(pid) && beganAt(pid) === began);
    if (running.length > 0) {
      const named = running.map(({ title, pid }) => `${title} (process ${pid})`).join(', ');
      const end = `kill ${running.map(({ pid }) => pid).join(' ')}`;
      throw new AppError(
        'bad_argument', `a cluster runs in this folder, or was killed and left these: ${named}; to end them: ${end}`);
    }
    this.entries = [];
  }

  add(title: string, pid: number): void {
    this.entries = [...this.entries.filter((entry) => entry.title !== title), { title, pid, began: beganAt(pid) }];
    writeFileSync(this.file, JSON.stringify(this.entries), { mode: 0o600 });
  }
}

function readEntries(file: string): readonly Entry[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entry[];
  } catch {
    // The file is missing or was not completely written.
    return [];
  }
}

/** The 22nd field of /proc/PID/stat, after a name in brackets that may have spaces. Empty without /proc. */
function beganAt(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '';
  }
}
