import type { Likeness } from '@winnow/contracts';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jsonText } from '../../platform/database/json-text.ts';
import { moment } from '../../platform/database/moment.ts';
import { resumes } from '../files/resume-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';
import type { ResumeIdentity } from './identity/identify-resume.ts';
import type { LookUpKey } from './identity/look-up-keys.ts';
import { people } from './person-tables.ts';

const resume = () =>
  uuid()
    .notNull()
    .references(() => resumes.id, { onDelete: 'cascade' });

/** Data by which a resume's person is recognized in other resumes; written and deleted with the resume. */
export const resumeIdentities = pgTable(
  'resume_identities',
  {
    resumeId: resume().primaryKey(),
    organizationId: organization(),
    /** Hash of its source: the document, and the corrections if there are any. */
    source: text().notNull(),
    identity: jsonText<ResumeIdentity>().notNull(),
  },
  (table) => [index().on(table.organizationId)],
);

/** Keys for finding resumes that may belong to the same person. */
export const resumeIdentityKeys = pgTable(
  'resume_identity_keys',
  {
    resumeId: resume(),
    organizationId: organization(),
    kind: text().$type<LookUpKey['kind']>().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.kind, table.value] }),
    index().on(table.organizationId, table.kind, table.value),
  ],
);

/**
 * Two resumes that may belong to the same person (a proposal), or that a member keeps apart; the smaller id first. If
 * both belong to one person, the proposal is settled.
 */
export const resumePairs = pgTable(
  'resume_pairs',
  {
    resumeId: resume(),
    otherId: resume(),
    organizationId: organization(),
    /** Why they are proposed; empty if they never were. */
    likenesses: jsonText<readonly Likeness[]>().notNull(),
    createdAt: moment().notNull(),
    /** When a member said that these are two people; such resumes are never merged automatically. */
    keptApartAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.resumeId, table.otherId] }),
    index().on(table.otherId),
    index().on(table.organizationId, table.createdAt),
  ],
);

/** Merges and splits, with the data to undo them; deleted with the person. */
export const personChanges = pgTable(
  'person_changes',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    /** The member; for an automatic merge, the one who uploaded the resume. */
    createdBy: creator(),
    kind: text({ enum: ['recognized', 'merged', 'split', 'kept-apart'] }).notNull(),
    /** The person who stays. */
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The person who was merged into them, split off or kept apart. */
    otherId: uuid().notNull(),
    moves: jsonText<readonly Move[]>().notNull(),
    /** Pairs that the change kept apart. */
    apart: jsonText<readonly Apart[]>().notNull(),
    createdAt: moment().notNull(),
    undoneAt: moment(),
    undoneBy: uuid(),
  },
  (table) => [
    index().on(table.personId, table.createdAt),
    index().on(table.otherId),
    index().on(table.organizationId),
  ],
);

export type Move = { readonly resumeId: string; readonly from: string; readonly to: string };
/** `wasProposed`: whether there was a proposal, which an undo reopens. */
export type Apart = { readonly resumeId: string; readonly otherId: string; readonly wasProposed: boolean };
