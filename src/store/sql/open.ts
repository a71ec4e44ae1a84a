import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.ts';
import { openSqlite } from './sqlite.ts';
import { ServerLost } from './trouble.ts';
import type { Sql } from '../../kernel/sql.ts';

/** Follows the opening of a database that may be unavailable. */
export interface OpeningSql {
  /** Called at each vain attempt. */
  away(error: Error): void;
  /** Called when the server answers: its tables are brought up to date now. */
  reached(): void;
}

const TRY_AGAIN_MS = 2000;

/**
 * Opens the database that the URL names, with its tables up to date. With `opening`, it waits for a server that does
 * not answer; one that refuses us is an error at once.
 */
export async function openSql(url: string, opening?: OpeningSql): Promise<Sql> {
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
    const urls = url.replaceAll(/(^|,\s*)mariadb:/g, '$1mysql:');
    return opening ? openOnceThere(() => openMysql(urls, { onReached: opening.reached }), opening) : openMysql(urls);
  }
  throw new AppError('bad_argument', 'DATABASE_URL must begin with sqlite: or mysql://.');
}

async function openOnceThere(open: () => Promise<Sql>, { away }: OpeningSql): Promise<Sql> {
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof ServerLost)) throw error;
      away(error);
      await sleep(TRY_AGAIN_MS);
    }
  }
}
