import { randomUUID } from 'node:crypto';
import { AppError } from '../../../errors.ts';
import type { FileStore } from '../../../kernel/file-store.ts';
import type { Sql } from '../../../kernel/sql.ts';

/** Files shared by all nodes over one database. */
export interface SharedFiles extends FileStore {
  /** Throws `temporarily_unavailable` if these are not the files of this database, or while that is unknown. */
  check(): Promise<void>;
}

const MARKS = 'marks/';

/**
 * Refuses access to files that are not those of the database: a node with a folder of its own would miss tables that
 * others received, and receive some that others miss. The place of the files contains a mark, an empty file whose name
 * is recorded in the database by the first node; operators who move the files move the mark along.
 */
export function openSharedFiles(files: FileStore, { sql, place }: { sql: Sql; place: string }): SharedFiles {
  let isRight = false;
  const look = async (): Promise<void> => {
    const mark = (await listMarks(files))[0] ?? (await makeMark(files));
    const agreed = await agree(sql, mark);
    // two nodes may have marked the same empty place at the same time
    isRight = agreed === mark || (await listMarks(files)).includes(agreed);
    if (!isRight) throw elsewhere(place, agreed);
  };
  let looking: Promise<void> | undefined;
  const check = async (): Promise<void> => {
    if (!isRight) await (looking ??= look().finally(() => (looking = undefined)));
  };
  const right = async (): Promise<FileStore> => {
    await check();
    return files;
  };
  return {
    check,
    put: async (name, content) => (await right()).put(name, content),
    async *read(name, range) {
      yield* (await right()).read(name, range);
    },
    findSize: async (name) => (await right()).findSize(name),
    removeAll: async (prefix) => (await right()).removeAll(prefix),
    async *list(prefix) {
      yield* (await right()).list(prefix);
    },
    close: () => files.close(),
  };
}

const listMarks = async (files: FileStore): Promise<string[]> =>
  (await Array.fromAsync(files.list(MARKS))).map((name) => name.slice(MARKS.length)).sort();

async function makeMark(files: FileStore): Promise<string> {
  const mark = randomUUID();
  await files.put(MARKS + mark, (async function* () {})());
  return mark;
}

/** The mark recorded in the database; records this one if there is none. */
const agree = (sql: Sql, mark: string): Promise<string> =>
  sql.write(async (transaction) => {
    await transaction.insertIfAbsent('files_place', { what: 'files', mark });
    const [row] = await transaction.all<{ mark: string }>("SELECT mark FROM files_place WHERE what = 'files'");
    return row.mark;
  });

const elsewhere = (place: string, agreed: string): AppError => {
  const wrong = `${place} is not where the files of this database are: all of its nodes need the same FILES_URL`;
  return new AppError('temporarily_unavailable', `${wrong}. Files that were moved lack ${MARKS}${agreed}.`);
};
