import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { queryRows } from './query-rows.ts';

/** Rows of one table that others refer to. */
type Root = {
  readonly table: string;
  readonly ids: readonly string[];
  /** Tables that are left out, with what refers to them. */
  readonly except?: readonly string[];
};

/** A table and the condition for the rows that a user owns. */
type OwnedTable = { readonly name: string; readonly where: SQL };

export type OwnedRows = { readonly table: string; readonly rows: readonly object[] };

export type Reference = {
  readonly child: string;
  readonly childColumn: string;
  readonly parent: string;
  readonly parentColumn: string;
};

/** Whether a column holds a secret or a hash, which exports leave out. */
export const isUntold = (column: string): boolean =>
  /(?:_hash|_secret|_token|^secret|^lease)$|^sealed_/.test(column);

/**
 * All rows that refer to the root's by foreign keys, directly or through other tables, so that no table is forgotten.
 * Returned in batches, each of one table.
 */
export async function* listOwnedRows(on: Queryable, root: Root, portion = 500): AsyncGenerator<OwnedRows> {
  const references = await listReferences(on);
  for (const { name, where } of ownedTables(root, references)) yield* listRows(on, name, where, portion);
}

/** Rows of a table, which `where` calls `t`, in batches; without secrets and hashes. */
export async function* listRows(
  on: Queryable,
  table: string,
  where: SQL,
  portion = 500,
): AsyncGenerator<OwnedRows> {
  for (let from = 0; ; from += portion) {
    const query = sql`select to_jsonb(t) as row from ${sql.identifier(table)} t
      where ${where} order by t.* limit ${portion} offset ${from}`;
    const rows = await queryRows<{ row: object }>(on, query);
    if (rows.length > 0) yield { table, rows: rows.map(({ row }) => withoutProofs(row)) };
    if (rows.length < portion) return;
  }
}

/** The tables in which a row can refer to one of the table, directly or through others, with that table. */
export async function listOwnedTables(on: Queryable, table: string): Promise<string[]> {
  return ownedTables({ table, ids: [] }, await listReferences(on)).map(({ name }) => name);
}

/** Each table once, by the shortest path from the root. */
function ownedTables({ table, ids, except = [] }: Root, references: readonly Reference[]): OwnedTable[] {
  const tables: OwnedTable[] = [{ name: table, where: ids.length > 0 ? sql`t.id in ${ids}` : sql`false` }];
  for (const { name: parent, where } of tables) {
    for (const reference of references.filter((candidate) => candidate.parent === parent)) {
      const { child, childColumn, parentColumn } = reference;
      if (except.includes(child) || tables.some(({ name }) => name === child)) continue;
      const owned = sql`select t.${sql.identifier(parentColumn)} from ${sql.identifier(parent)} t where ${where}`;
      tables.push({ name: child, where: sql`t.${sql.identifier(childColumn)} in (${owned})` });
    }
  }
  return tables;
}

/** All foreign keys of one column. */
export async function listReferences(on: Queryable): Promise<Reference[]> {
  return queryRows<Reference>(
    on,
    sql`select child.relname as "child", child_column.attname as "childColumn",
          parent.relname as "parent", parent_column.attname as "parentColumn"
        from pg_constraint key
        join pg_class child on child.oid = key.conrelid
        join pg_class parent on parent.oid = key.confrelid
        join pg_attribute child_column on child_column.attrelid = key.conrelid and child_column.attnum = key.conkey[1]
        join pg_attribute parent_column on parent_column.attrelid = key.confrelid and parent_column.attnum = key.confkey[1]
        where key.contype = 'f' and array_length(key.conkey, 1) = 1 and key.connamespace = 'public'::regnamespace
        order by child.relname, child_column.attname`,
  );
}

function withoutProofs(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !isUntold(name)));
}
