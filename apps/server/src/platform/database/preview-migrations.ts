import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder, readJournal } from './migrations.ts';

/** A connection of its own, on which all statements of one transaction run. */
export type PlainConnection = {
  rows<Row>(text: string): Promise<Row[]>;
};

/** What the pending migrations would do. */
export type MigrationPreview = {
  /** Their names, in order. */
  readonly pending: readonly string[];
  /** Tables and columns that they add, with the number of rows or values that they fill. */
  readonly made: readonly { readonly name: string; readonly rows: number }[];
  /** Tables and columns that they remove. */
  readonly removed: readonly string[];
  /** Columns whose values differ afterwards. */
  readonly changed: readonly string[];
  /** Number of compared tables, rows and columns. */
  readonly compared: { readonly tables: number; readonly rows: number; readonly columns: number };
};

type ColumnState = { readonly filled: number; readonly sum: string };
type TableState = { readonly rows: number; readonly columns: ReadonlyMap<string, ColumnState> };

/**
 * Runs the pending migrations in a transaction, compares every value before and after, and rolls back. Tables are
 * locked meanwhile: stop the server first, or use a copy.
 */
export async function previewMigrations(
  { rows }: PlainConnection,
  folder = migrationsFolder,
): Promise<MigrationPreview> {
  const pending = await listPending(rows, folder);
  await rows('begin');
  try {
    const before = await readTables(rows);
    for (const tag of pending) {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
      for (const statement of text.split('--> statement-breakpoint')) await rows(statement);
    }
    return { pending, ...compare(before, await readTables(rows)) };
  } finally {
    await rows('rollback');
  }
}

async function listPending(rows: PlainConnection['rows'], folder: string): Promise<string[]> {
  const { entries } = await readJournal(folder);
  const [found] = await rows<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!found?.is) return entries.map(({ tag }) => tag);
  const [last] = await rows<{ when: string | null }>(
    'select max(created_at)::text as when from drizzle.__drizzle_migrations',
  );
  const latest = Number(last?.when ?? 0);
  return entries.filter(({ when }) => when > latest).map(({ tag }) => tag);
}

async function readTables(rows: PlainConnection['rows']): Promise<Map<string, TableState>> {
  const columns = await rows<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name, ordinal_position`,
  );
  const tables = new Map<string, TableState>();
  for (const [table, own] of Map.groupBy(columns, (each) => each.table))
    tables.set(table, await readTable(rows, table, own));
  return tables;
}

async function readTable(
  rows: PlainConnection['rows'],
  table: string,
  columns: readonly { readonly column: string }[],
): Promise<TableState> {
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
  // A sum of hashes doesn't depend on the order of rows, which a migration may change.
  const sums = columns.map(
    ({ column }, place) =>
      `count(${quoted(column)})::int as filled${place},
        coalesce(sum(hashtextextended(${quoted(column)}::text, 0)::numeric), 0)::text as sum${place}`,
  );
  const [found] = await rows<Record<string, number | string>>(
    `select count(*)::int as rows, ${sums.join(', ')} from ${quoted(table)}`,
  );
  const states = columns.map(({ column }, place): [string, ColumnState] => [
    column,
    { filled: Number(found?.[`filled${place}`] ?? 0), sum: String(found?.[`sum${place}`]) },
  ]);
  return { rows: Number(found?.['rows'] ?? 0), columns: new Map(states) };
}

function compare(before: ReadonlyMap<string, TableState>, after: ReadonlyMap<string, TableState>) {
  const made: { name: string; rows: number }[] = [];
  const removed: string[] = [];
  const changed: string[] = [];
  let [rowCount, columnCount] = [0, 0];
  for (const [table, { rows, columns }] of after) {
    const known = before.get(table);
    if (!known) {
      made.push({ name: table, rows });
      continue;
    }
    for (const [column, { filled }] of columns) {
      if (!known.columns.has(column)) made.push({ name: `${table}.${column}`, rows: filled });
    }
  }
  for (const [table, { rows, columns }] of before) {
    const now = after.get(table);
    if (!now) removed.push(table);
    rowCount += rows;
    for (const [column, { sum }] of columns) {
      columnCount += 1;
      const state = now?.columns.get(column);
      if (now && !state) removed.push(`${table}.${column}`);
      if (state && state.sum !== sum) changed.push(`${table}.${column}`);
    }
  }
  return { made, removed, changed, compared: { tables: before.size, rows: rowCount, columns: columnCount } };
}
