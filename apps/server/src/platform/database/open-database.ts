import type { ConstructorOptions } from 'pg-boss';
import type { Database } from './database.ts';

/** A database that is open and migrated. */
export type OpenDatabase = {
  readonly kind: 'embedded' | 'postgres';
  readonly database: Database;
  /** How the queue reaches the same database. */
  readonly queueConnection: Pick<
    ConstructorOptions,
    'db' | 'backend' | 'connectionString' | 'application_name' | 'options' | 'max'
  >;
  /** Resolves if the database responds; rejects otherwise. */
  ping(): Promise<void>;
  /**
   * Removes deleted rows' remains from the disk. A PostgreSQL server does so itself, as its administrator configured.
   */
  scrub(): Promise<void>;
  /**
   * Copies an embedded database to a new folder while it is in use; queries wait until then. `null` where other programs
   * copy it: a PostgreSQL, and a database in memory.
   */
  readonly copyTo: ((folder: string) => Promise<void>) | null;
  close(): Promise<void>;
};
