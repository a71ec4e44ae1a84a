import { readFileSync, writeFileSync } from 'node:fs';
import { AppError } from '../../errors.ts';
import { isAlive } from '../../store/files/alive.ts';

interface Entry {
  readonly title: string;
  readonly pid: number;
  /** When it began, as the system counts; a later process of the same number began later. */
  readonly began: string;
}

/**
 * A file with the processes of a cluster. A cluster that was killed leaves them running, and the next one in its folder
 * would wait for a database that they hold.
 */
export class Roster {
  private readonly file: string;
  private entries: readonly Entry[] = [];

  constructor(file: string) {
    this.file = file;
  }

  /** Starts a new one; refuses while processes of the last one run. */
  begin(): void {
    const left = readEntries(this.file).filter(({ pid, began }) => isAlive(pid) && beganAt(pid) === began);
    if (left.length > 0) {
      const named = left.map(({ title, pid }) => `${title} (process ${pid})`).join(', ');
      const end = `kill ${left.map(({ pid }) => pid).join(' ')}`;
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
    // There was none, or it was not written to its end.
    return [];
  }
}

/** The 22nd field of its line; the name before it, in brackets, may have spaces. Empty where there is no /proc. */
function beganAt(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '';
  }
}
