import { ApiError, type Language, type OrganizationId } from '@winnow/contracts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { aliasOf } from '../analyses/analysis-row.ts';
import { type ApplicantRow, listApplicantRows } from './application-repository.ts';

/** Contact data of an applicant and a reference to the application. */
export type ApplicantContact = {
  readonly applicationId: string;
  /** The analysis of the resume for the job; `null` if it was not scored. */
  readonly analysisId: string | null;
  readonly jobId: string;
  readonly jobTitle: string;
  /** Empty if the job names none. */
  readonly company: string;
  readonly name: string;
  readonly alias: string;
  readonly email: string;
  /** In which they applied. */
  readonly language: Language;
  readonly isDeclined: boolean;
  readonly isWithdrawn: boolean;
};

export type ApplicantContacts = {
  /** Unique, in the order of the ids. @throws ApiError `not-found` if one is not the organization's */
  list(on: Queryable, organizationId: OrganizationId, ids: readonly string[]): Promise<ApplicantContact[]>;
  /** @throws ApiError `not-found` */
  get(organizationId: OrganizationId, id: string): Promise<ApplicantContact>;
};

export function createApplicantContacts({ database }: { readonly database: Database }): ApplicantContacts {
  async function list(on: Queryable, organizationId: OrganizationId, ids: readonly string[]) {
    const distinct = [...new Set(ids)];
    const rows = await listApplicantRows(on, organizationId, distinct);
    const byId = new Map(rows.map((row) => [row.application.id, row]));
    return distinct.map((id) => present(byId.get(id) ?? notFound()));
  }
  return {
    list,
    async get(organizationId, id) {
      const [contact] = await list(database, organizationId, [id]);
      return contact ?? notFound();
    },
  };
}

function present({ application, jobTitle, company, analysisId }: ApplicantRow): ApplicantContact {
  const { id, jobId, name, email, language, declinedAt, withdrawnAt } = application;
  return {
    applicationId: id,
    analysisId,
    jobId,
    jobTitle,
    company,
    name,
    alias: aliasOf(analysisId ?? id),
    email,
    language,
    isDeclined: declinedAt !== null,
    isWithdrawn: withdrawnAt !== null,
  };
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such application.');
}
