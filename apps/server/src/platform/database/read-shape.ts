/** A table as programs meet it: what they may name, and what the database refuses. */
export type TableShape = {
  readonly columns: ReadonlyMap<string, ColumnShape>;
  /** Checks, unique keys and foreign keys by what they say, whatever their names are. */
  readonly rules: readonly Rule[];
};

export type ColumnShape = {
  readonly type: string;
  readonly isRequired: boolean;
  /** A default, an identity or a generated value. */
  readonly fillsItself: boolean;
};

export type Rule = {
  readonly kind: 'check' | 'unique key' | 'foreign key';
  readonly name: string;
  /** Without the name. */
  readonly text: string;
  readonly columns: readonly string[];
};

/** All that a release relies on in the schema `public`. */
export type Shape = {
  readonly tables: ReadonlyMap<string, TableShape>;
  /** Functions with the types of their arguments. */
  readonly functions: ReadonlySet<string>;
};

type Rows = <Row>(text: string) => Promise<Row[]>;

/** Reads the catalog of a database. Its tables must not change meanwhile. */
export async function readShape(rows: Rows): Promise<Shape> {
  const columns = await rows<ColumnShape & { table: string; name: string }>(`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull as "isRequired", (atthasdef or attidentity <> '') as "fillsItself"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
    order by relname, attnum`);
  const rules = [...(await readConstraints(rows)), ...(await readUniqueKeys(rows))];
  const functions = await rows<{ name: string }>(
    "select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace",
  );
  const rulesOf = Map.groupBy(rules, ({ table }) => table);
  const tables = new Map<string, TableShape>();
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    tables.set(table, {
      columns: new Map(
        own.map(({ name, type, isRequired, fillsItself }) => [name, { type, isRequired, fillsItself }]),
      ),
      rules: rulesOf.get(table) ?? [],
    });
  }
  return { tables, functions: new Set(functions.map(({ name }) => name)) };
}

type RuleOfTable = Rule & { readonly table: string };

function readConstraints(rows: Rows): Promise<RuleOfTable[]> {
  return rows<RuleOfTable>(`
    select relname as table, case contype when 'c' then 'check' else 'foreign key' end as kind, conname as name,
      pg_get_constraintdef(pg_constraint.oid) as text,
      (select coalesce(json_agg(attname::text), '[]') from pg_attribute
        where attrelid = conrelid and attnum = any (conkey)) as columns
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where connamespace = 'public'::regnamespace and contype in ('c', 'f')`);
}

/** Primary keys, unique constraints and unique indexes are one thing to those who write rows. */
function readUniqueKeys(rows: Rows): Promise<RuleOfTable[]> {
  return rows<RuleOfTable>(`
    select tables.relname as table, 'unique key' as kind, indexes.relname as name,
      regexp_replace(pg_get_indexdef(indexrelid), '^CREATE UNIQUE INDEX \\S+ ON \\S+ ', '') as text,
      (select coalesce(json_agg(attname::text), '[]') from pg_attribute
        where attrelid = indrelid and attnum = any (indkey::int2[])) as columns
    from pg_index join pg_class as indexes on indexes.oid = indexrelid
      join pg_class as tables on tables.oid = indrelid
    where indisunique and tables.relnamespace = 'public'::regnamespace`);
}
