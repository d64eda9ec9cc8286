import type { AnalysisRow, Language, OrganizationId, RecordedChange } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { insertEvents } from '../analysis-history-repository.ts';
import { findAnalysis, lockAgainstDeletion } from '../analysis-repository.ts';
import { aliasOf } from '../analysis-row.ts';
import { notFound } from '../open-analysis.ts';
import { type ContactRow, listContactRows } from './contact-repository.ts';
import { languageOfResume } from './language-of-resume.ts';

/** How to contact a candidate, and their stage for the job. */
export type Contact = {
  readonly analysisId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  /** Empty where the job names none. */
  readonly company: string;
  readonly name: string | null;
  readonly alias: string;
  /** In the order of the resume. */
  readonly emails: readonly string[];
  readonly decision: AnalysisRow['decision'];
  readonly stage: AnalysisRow['stage'];
  /** A fictional person of the samples. */
  readonly isSample: boolean;
  /** The resume's language; `null` if the product isn't translated into it. */
  readonly language: Language | null;
};

export type ContactService = {
  /** Unique, in the order of the ids. @throws ApiError `not-found` if one is not the owner's */
  list(on: Queryable, organizationId: OrganizationId, ids: readonly string[]): Promise<Contact[]>;
  /** @throws ApiError `not-found` */
  getName(organizationId: OrganizationId, id: string): Promise<{ name: string | null; alias: string }>;
  /** Adds an event to each analysis; those that were deleted meanwhile are skipped. */
  record(
    transaction: Transaction,
    event: {
      readonly analysisIds: readonly string[];
      readonly organizationId: OrganizationId;
      readonly kind: 'email' | 'comment' | 'export' | 'review';
      /** The member who did it. */
      readonly createdBy: string;
      readonly text: string;
      readonly change: RecordedChange;
      readonly reason?: string | null;
    },
  ): Promise<void>;
};

export function createContactService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): ContactService {
  return {
    async list(on, organizationId, ids) {
      const distinct = [...new Set(ids)];
      const rows = await listContactRows(on, organizationId, distinct);
      const byId = new Map(rows.map((row) => [row.analysis.id, row]));
      return distinct.map((id) => present(byId.get(id) ?? notFound()));
    },

    async getName(organizationId, id) {
      const { candidateName } = (await findAnalysis(database, organizationId, id)) ?? notFound();
      return { name: candidateName, alias: aliasOf(id) };
    },

    async record(transaction, { analysisIds, ...event }) {
      const kept = await lockAgainstDeletion(transaction, event.organizationId, analysisIds);
      const at = clock.now();
      await insertEvents(
        transaction,
        kept.map((analysisId) => ({ ...event, analysisId, at })),
      );
    },
  };
}

function present({ analysis, jobTitle, company, isSample, facts }: ContactRow): Contact {
  const { id, jobId, candidateName, decision, stage } = analysis;
  return {
    analysisId: id,
    jobId,
    jobTitle,
    company,
    name: candidateName,
    alias: aliasOf(id),
    emails: facts.emails.map(({ value }) => value),
    decision: decision ?? null,
    stage,
    isSample,
    language: languageOfResume(facts),
  };
}
