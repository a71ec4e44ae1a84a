import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { AppError } from '../../errors.ts';
import { openSqlite } from './sqlite.ts';
import type { Sql } from '../../kernel/sql.ts';

/** Opens the database that the URL names, with its tables up to date. */
export async function openSql(url: string): Promise<Sql> {
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
    return openMysql(url.replaceAll(/(^|,\s*)mariadb:/g, '$1mysql:'));
  }
  throw new AppError('bad_argument', 'DATABASE_URL must begin with sqlite: or mysql://.');
}
