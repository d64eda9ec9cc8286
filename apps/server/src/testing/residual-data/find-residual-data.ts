import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../platform/database/query-rows.ts';
import type { TestServer } from '../start-test-server.ts';

/** Every place that contains a text: any row of any table, including the queue's, and any file of the data folder. */
export async function findResidualData(server: TestServer, text: string): Promise<string[]> {
  return [...(await findInDatabase(server, text)), ...(await findInFiles(server.platform.dataFolder, text))];
}

/** As pairs of table and row. */
export async function findInDatabase(server: TestServer, text: string): Promise<string[]> {
  const { database } = server.platform.openDatabase;
  const tables = await queryRows<{ schema: string; name: string }>(
    database,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const hits = await queryRows<{ hit: string }>(
      database,
      sql`select t::text as hit from ${table} t where t::text ilike ${`%${text}%`}`,
    );
    found.push(...hits.map(({ hit }) => `${schema}.${name}: ${hit.slice(0, 2000)}`));
  }
  return found;
}

async function findInFiles(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path, 'latin1');
    if (content.toLowerCase().includes(text.toLowerCase())) found.push(path);
  }
  return found;
}
