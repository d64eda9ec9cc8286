import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { creator, formerOwner, organization } from '../organizations/organization-tables.ts';

/** A link to a list of candidates for people without an account. */
export const shares = pgTable(
  'shares',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    formerOwnerId: formerOwner(),
    title: text().notNull(),
    /** SHA-256 of the link's secret, which isn't stored. */
    tokenHash: text().notNull().unique(),
    anonymous: boolean().notNull(),
    allowsComments: boolean().notNull(),
    views: integer().notNull(),
    lastViewedAt: moment(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    index().on(table.organizationId, table.createdAt),
    index().on(table.formerOwnerId, table.createdAt),
  ],
);

export const shareCandidates = pgTable(
  'share_candidates',
  {
    shareId: uuid()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    /** From 1: identifies the candidate within the link. */
    position: integer().notNull(),
    analysisId: uuid()
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.position] }), index().on(table.analysisId)],
);

export const shareComments = pgTable(
  'share_comments',
  {
    id: uuid().primaryKey(),
    shareId: uuid()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    /** `null` for the whole list. */
    position: integer(),
    author: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.shareId, table.at)],
);
