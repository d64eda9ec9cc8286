import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { organization } from '../organizations/organization-tables.ts';
import type { FactKind } from './facts/pool-fact.ts';

/** Written with `decode` and read with `encode`, as base64: both drivers are slow with bytes. */
const bytes = customType<{ data: never; driverData: string }>({ dataType: () => 'bytea' });

/** State of an organization's index. The lock on its row orders all changes of the index. */
export const poolStates = pgTable('pool_states', {
  organizationId: organization().primaryKey(),
  /** Number of the next person; numbers are never reused. */
  nextNo: integer().notNull(),
  /** Number of slabs whose people are in blocks. */
  sealedSlabs: integer().notNull(),
  nextTerm: integer().notNull(),
  /** Incremented with every change. */
  version: bigint({ mode: 'number' }).notNull(),
  /** Removals up to this version are no longer listed. */
  prunedVersion: bigint({ mode: 'number' }).notNull(),
});

/** A person in the index, with the terms of all their resumes. */
export const poolPeople = pgTable(
  'pool_people',
  {
    organizationId: organization(),
    no: integer().notNull(),
    personId: uuid().notNull(),
    facts: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.no] }),
    uniqueIndex().on(table.organizationId, table.personId),
  ],
);

/** Terms that people of an organization are found by. */
export const poolTerms = pgTable(
  'pool_terms',
  {
    organizationId: organization(),
    id: integer().notNull(),
    kind: text().$type<FactKind>().notNull(),
    value: text().notNull(),
    /** Display label. */
    label: text().notNull(),
    /** Approximate number of people in blocks who have it; shows which terms are worth counting. */
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex().on(table.organizationId, table.kind, table.value),
    index().on(table.organizationId, table.people),
  ],
);

/** People of a slab who have a term (`postings/posting-block.ts`). Only full slabs have blocks. */
export const poolBlocks = pgTable(
  'pool_blocks',
  {
    organizationId: organization(),
    /** A term id, or a negative id for a block shared by several rare terms. */
    key: integer('term').notNull(),
    slab: integer().notNull(),
    body: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.key, table.slab] })],
);

/** Numbers of removed people, for processes that have them in memory. Kept for a day. */
export const poolRemovals = pgTable(
  'pool_removals',
  {
    organizationId: organization(),
    version: bigint({ mode: 'number' }).notNull(),
    no: integer().notNull(),
    removedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.version, table.no] })],
);
