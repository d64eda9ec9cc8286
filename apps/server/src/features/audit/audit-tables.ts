import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';

/**
 * Audit log: ids only, since entries outlive the person. Append-only, enforced by a trigger. Sign-ins and spent
 * credits are written by triggers on their own tables.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    happenedAt: moment().notNull(),
    action: text().notNull(),
    /** Acting user; `null` for the system or an unknown actor. */
    actorId: text(),
    /** The person or thing acted on. */
    subjectId: text(),
    /** The organization it happened in; `null` outside of a team, and for entries of earlier releases. */
    organizationId: text(),
    /** All of the above and the details as JSON: the text that the chain hashes. */
    body: text().notNull(),
  },
  (table) => [
    index().on(table.happenedAt),
    index().on(table.actorId),
    index().on(table.subjectId),
    index().on(table.organizationId),
  ],
);

/** Binds each entry to all before it: filled by a trigger at commit, in the order of commits. */
export const auditChain = pgTable('audit_chain', {
  /** Without gaps, from 1. */
  number: bigint({ mode: 'number' }).primaryKey(),
  entryId: uuid()
    .notNull()
    .unique()
    .references(() => auditEntries.id),
  /** The hash before; empty for the first. */
  previous: text().notNull(),
  /** SHA-256 of `previous` and the entry's body, in hexadecimal digits. */
  hash: text().notNull(),
});
