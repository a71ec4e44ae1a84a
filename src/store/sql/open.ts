import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.ts';
import { openSqlite } from './sqlite.ts';
import { ServerLost } from './trouble.ts';
import type { Sql } from '../../kernel/sql.ts';

export type OnAway = (error: Error) => void;

const TRY_AGAIN_MS = 2000;

/**
 * Opens the database that the URL names, with its tables up to date. With `onAway`, which is called at each vain
 * attempt, it waits for a server that does not answer; one that refuses us is an error at once.
 */
export async function openSql(url: string, onAway?: OnAway): Promise<Sql> {
  if (url.startsWith('sqlite:')) {
    const path = url.slice('sqlite:'.length);
    if (path === '' || path.startsWith(':memory:')) {
      throw new AppError('bad_argument', 'DATABASE_URL sqlite:… must name a file: two connections share it.');
    }
    mkdirSync(dirname(path), { recursive: true });
    return openSqlite(path);
  }
  if (/^(mysql|mariadb):\/\//.test(url)) {
    // loads the driver only where it is used, for a faster start
    const { openMysql } = await import('./mysql/open.ts');
    const open = (): Promise<Sql> => openMysql(url.replaceAll(/(^|,\s*)mariadb:/g, '$1mysql:'));
    return onAway ? openOnceThere(open, onAway) : open();
  }
  throw new AppError('bad_argument', 'DATABASE_URL must begin with sqlite: or mysql://.');
}

async function openOnceThere(open: () => Promise<Sql>, onAway: OnAway): Promise<Sql> {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof ServerLost)) throw error;
      onAway(error);
      await sleep(TRY_AGAIN_MS);
    }
  }
}
