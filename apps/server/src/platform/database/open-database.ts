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
  /** Resolves when the database answers; rejects where it does not. */
  ping(): Promise<void>;
  /**
   * Takes from the disk what deleted rows leave behind. A PostgreSQL server does so in its own time, by the rules of
   * whoever runs it.
   */
  scrub(): Promise<void>;
  close(): Promise<void>;
};
