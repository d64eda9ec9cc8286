import type { OrganizationId } from '@winnow/contracts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Contact, ContactService } from '../analyses/contacts/contact-service.ts';
import type { ApplicantContact, ApplicantContacts } from '../applications/applicant-contacts.ts';

/** Who is emailed: a scored candidate, or an applicant who was not scored. */
export type Recipient = Omit<Contact, 'analysisId'> & {
  readonly analysisId: string | null;
  /** `null` for a scored candidate. */
  readonly applicationId: string | null;
  /** They withdrew the application by which they were chosen. */
  readonly isWithdrawn: boolean;
};

/** The names and the alias of a recipient, to cover the ones by the other. */
export type Person = { readonly names: readonly string[]; readonly alias: string };

/** Either of the two that a stored email refers to. */
type Referred = Pick<Recipient, 'analysisId' | 'applicationId'>;

export type Recipients = {
  /**
   * Unique, scored candidates first. Applicants who were scored are the candidates they are, with the address of their
   * application first.
   * @throws ApiError `not-found` if one is not the organization's
   */
  list(
    on: Queryable,
    organizationId: OrganizationId,
    chosen: { readonly analysisIds: readonly string[]; readonly applicationIds: readonly string[] },
  ): Promise<Recipient[]>;
  /** @throws ApiError `not-found` */
  getPerson(organizationId: OrganizationId, of: Referred): Promise<Person>;
  /** Whether the applicant withdrew; a scored candidate did not. @throws ApiError `not-found` */
  isWithdrawn(organizationId: OrganizationId, of: Referred): Promise<boolean>;
};

export function createRecipients({
  contacts,
  applicantContacts,
}: {
  readonly contacts: Pick<ContactService, 'list' | 'getName'>;
  readonly applicantContacts: ApplicantContacts;
}): Recipients {
  return {
    async list(on, organizationId, { analysisIds, applicationIds }) {
      const applicants = await applicantContacts.list(on, organizationId, applicationIds);
      const byAnalysis = new Map(applicants.map((applicant) => [applicant.analysisId, applicant]));
      const scoredIds = [...analysisIds, ...applicants.flatMap(({ analysisId }) => analysisId ?? [])];
      const scored = await contacts.list(on, organizationId, scoredIds);
      return [
        ...scored.map((contact) => withApplication(contact, byAnalysis.get(contact.analysisId))),
        ...applicants.flatMap((applicant) => (applicant.analysisId ? [] : asRecipient(applicant))),
      ];
    },

    async getPerson(organizationId, { analysisId, applicationId }) {
      if (analysisId !== null) {
        const { name, alias } = await contacts.getName(organizationId, analysisId);
        return { names: name === null ? [] : [name], alias };
      }
      const { name, alias } = await applicantContacts.get(organizationId, applicationId ?? '');
      return { names: [name], alias };
    },

    async isWithdrawn(organizationId, { applicationId }) {
      if (applicationId === null) return false;
      return (await applicantContacts.get(organizationId, applicationId)).isWithdrawn;
    },
  };
}

function withApplication(contact: Contact, applicant: ApplicantContact | undefined): Recipient {
  if (!applicant) return { ...contact, applicationId: null, isWithdrawn: false };
  const emails = [applicant.email, ...contact.emails];
  return { ...contact, applicationId: null, emails, isWithdrawn: applicant.isWithdrawn };
}

function asRecipient(applicant: ApplicantContact): Recipient {
  const { applicationId, jobId, jobTitle, company, name, alias, email, language } = applicant;
  return {
    ...{ applicationId, jobId, jobTitle, company, name, alias, language },
    analysisId: null,
    emails: [email],
    decision: null,
    stage: applicant.isDeclined ? 'declined' : 'new',
    isSample: false,
    isWithdrawn: applicant.isWithdrawn,
  };
}
