import type { CandidateEmail, ExcludedCandidate, PreviewedEmail } from '@winnow/contracts';
import type { EmailRow } from './candidate-email-repository.ts';
import { coverName, coverNames } from './cover-name.ts';
import type { ExcludedContact, PlannedEmail } from './plan-emails.ts';
import type { Person, Recipient } from './recipients.ts';

/** As a screen shows it; the anonymous view gets neither address nor name. */
export function presentPlanned(planned: PlannedEmail, anonymous: boolean): PreviewedEmail {
  const { contact, to, language, footer, warnings } = planned;
  const covered = (text: string) => (anonymous ? coverName(text, contact.name, contact.alias) : text);
  return {
    ...whom(contact, anonymous),
    to: anonymous ? null : to,
    language,
    subject: covered(planned.subject),
    body: covered(planned.body),
    footer,
    warnings: [...warnings],
  };
}

export function presentExcluded(
  { contact, reason, sentAt }: ExcludedContact,
  anonymous: boolean,
): ExcludedCandidate {
  return { ...whom(contact, anonymous), reason, sentAt: sentAt?.toISOString() ?? null };
}

export function presentEmail(email: EmailRow, person: Person, anonymous: boolean): CandidateEmail {
  const { id, analysisId, applicationId, language, state, detail, answer } = email;
  const covered = (text: string) => (anonymous ? coverNames(text, person) : text);
  return {
    id,
    analysisId,
    applicationId,
    template: { name: email.templateName, purpose: email.purpose },
    to: anonymous ? null : email.toAddress,
    language,
    subject: covered(email.subject),
    body: covered(email.body),
    state,
    detail,
    // Mail servers repeat the address.
    answer: anonymous ? null : answer,
    queuedAt: email.createdAt.toISOString(),
    leavesAt: email.leavesAt.toISOString(),
    settledAt: email.settledAt?.toISOString() ?? null,
  };
}

function whom({ analysisId, applicationId, name, alias, jobId, jobTitle }: Recipient, anonymous: boolean) {
  return {
    analysisId,
    applicationId,
    name: anonymous ? alias : (name ?? alias),
    jobDescriptionId: jobId,
    jobTitle,
  };
}
