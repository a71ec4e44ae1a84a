import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from 'redis';
import type { Sql } from '../../src/kernel/sql.ts';

export interface Places {
  readonly sql: Sql;
  readonly redisUrl: string;
  readonly folders: readonly string[];
  readonly files?: readonly string[];
}

/** Every place that contains one of these texts: rows of all tables, Redis keys and values, bytes of files. */
export async function tracesOf(
  texts: readonly string[],
  { sql, redisUrl, folders, files = [] }: Places,
): Promise<string[]> {
  const holds = (content: string): boolean => texts.some((text) => content.includes(text));
  const found: string[] = [];
  for (const table of await tablesOf(sql)) {
    const rows = await sql.all(`SELECT * FROM ${table}`);
    for (const row of rows) if (holds(JSON.stringify(row))) found.push(`table ${table}: ${JSON.stringify(row)}`);
  }
  if (redisUrl !== '') for await (const entry of entriesOf(redisUrl)) if (holds(entry)) found.push(`Redis ${entry}`);
  for (const path of files) if (existsSync(path) && holds(textOf(path))) found.push(`file ${path}`);
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      if (holds(`${entry.name} ${textOf(path)}`)) found.push(`file ${path}`);
    }
  }
  return found;
}

const textOf = (path: string): string => readFileSync(path).toString('utf8');

async function tablesOf(sql: Sql): Promise<string[]> {
  const query = sql.dialect === 'sqlite'
    ? "SELECT name FROM sqlite_master WHERE type = 'table'"
    : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
  return (await sql.all<{ name: string }>(query)).map(({ name }) => name);
}

async function* entriesOf(redisUrl: string): AsyncGenerator<string> {
  const client = clientOf(redisUrl);
  await client.connect();
  try {
    for await (const names of client.scanIterator()) {
      for (const name of names) yield `${name} ${await valueOf(client, name)}`;
    }
  } finally {
    client.destroy();
  }
}

const clientOf = (url: string) => createClient({ url });

async function valueOf(client: ReturnType<typeof clientOf>, name: string): Promise<string> {
  const type = await client.type(name);
  if (type === 'hash') return JSON.stringify(await client.hGetAll(name));
  if (type === 'zset') return JSON.stringify(await client.zRange(name, 0, -1));
  return String(await client.get(name));
}
