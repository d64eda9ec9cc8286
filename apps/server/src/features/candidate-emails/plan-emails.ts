import { createHash } from 'node:crypto';
import {
  type EmailExclusion,
  type EmailPurpose,
  type EmailText,
  type EmailTexts,
  type EmailWarning,
  fieldsIn,
  type Language,
} from '@winnow/contracts';
import { footerWords } from './footer-words.ts';
import type { Recipient } from './recipients.ts';
import { onOneLine, renderEmail } from './render-email.ts';
import { firstAddress } from './single-address.ts';

/** The sender and the reply address. */
export type Sender = { readonly name: string; readonly replyTo: string };

/** A recently sent or queued email of the same template. */
export type RecentEmail = {
  readonly jobId: string;
  readonly analysisId: string | null;
  readonly applicationId: string | null;
  readonly toAddress: string;
  readonly createdAt: Date;
};

export type PlannedEmail = EmailText & {
  readonly contact: Recipient;
  readonly to: string;
  readonly language: Language;
  readonly footer: string;
  readonly warnings: readonly EmailWarning[];
  /** When the same template was last sent, if recently. */
  readonly repeatOf: Date | null;
};

export type ExcludedContact = {
  readonly contact: Recipient;
  readonly reason: EmailExclusion;
  readonly sentAt: Date | null;
};

export type EmailPlan = {
  readonly emails: readonly PlannedEmail[];
  readonly excluded: readonly ExcludedContact[];
  /** Hash of all emails that would be sent, and of their warnings. */
  readonly digest: string;
};

export type PlanInput = {
  readonly contacts: readonly Recipient[];
  readonly purpose: EmailPurpose;
  readonly texts: EmailTexts;
  readonly sender: Sender;
  /** Used when a job names no company; may be empty. */
  readonly ownCompany: string;
  /** Jobs whose candidates may be emailed. */
  readonly jobsWithEmails: ReadonlySet<string>;
  readonly recent: readonly RecentEmail[];
  /** Whether to include people who recently got the same template. */
  readonly repeats: boolean;
};

/** The exact emails for each recipient, and who is skipped and why. Deterministic. */
export function planEmails(input: PlanInput): EmailPlan {
  const emails: PlannedEmail[] = [];
  const excluded: ExcludedContact[] = [];
  const taken = new Set<string>();
  for (const contact of input.contacts) {
    const text = input.texts[languageFor(contact, input.texts)] ?? input.texts.en;
    const to = firstAddress(contact.emails);
    const earlier = findEarlier(contact, to, input.recent);
    const place = `${contact.jobId} ${to}`;
    const reason = findExclusion(contact, { to, text, earlier, isTaken: taken.has(place) }, input);
    if (reason || to === null) {
      excluded.push({ contact, reason: reason ?? 'no-address', sentAt: earlier?.createdAt ?? null });
      continue;
    }
    taken.add(place);
    emails.push(composeEmail(contact, to, earlier?.createdAt ?? null, input));
  }
  return { emails, excluded, digest: digestOf(emails, input.sender) };
}

function languageFor({ language }: Recipient, texts: EmailTexts): Language {
  return language !== null && texts[language] ? language : 'en';
}

function companyFor({ company }: Recipient, { ownCompany }: PlanInput): string {
  return onOneLine(company) || onOneLine(ownCompany);
}

function findEarlier(
  contact: Recipient,
  to: string | null,
  recent: readonly RecentEmail[],
): RecentEmail | undefined {
  return recent.find(
    (email) => email.jobId === contact.jobId && (keyOf(email) === keyOf(contact) || email.toAddress === to),
  );
}

/** Id that distinguishes an email or its recipient. */
export function keyOf({
  analysisId,
  applicationId,
}: Pick<Recipient, 'analysisId' | 'applicationId'>): string {
  return analysisId ?? applicationId ?? '';
}

type Found = {
  readonly to: string | null;
  readonly text: EmailText;
  readonly earlier: RecentEmail | undefined;
  readonly isTaken: boolean;
};

function findExclusion(
  contact: Recipient,
  { to, text, earlier, isTaken }: Found,
  input: PlanInput,
): EmailExclusion | null {
  if (contact.isWithdrawn) return 'withdrawn';
  if (!input.jobsWithEmails.has(contact.jobId)) return 'emails-off';
  // Sample candidates have no mailbox.
  if (contact.isSample) return 'sample';
  if (to === null) return 'no-address';
  const fields = fieldsIn(`${text.subject}\n${text.body}`);
  if (fields.has('company') && companyFor(contact, input) === '') return 'no-company';
  if (isTaken) return 'same-address';
  return earlier && !input.repeats ? 'sent-recently' : null;
}

function composeEmail(contact: Recipient, to: string, repeatOf: Date | null, input: PlanInput): PlannedEmail {
  const { texts, sender, purpose } = input;
  const language = languageFor(contact, texts);
  const text = texts[language] ?? texts.en;
  const values = {
    'candidate name': contact.name ?? '',
    'job title': contact.jobTitle,
    company: companyFor(contact, input),
    'recruiter name': sender.name,
    'reply address': sender.replyTo,
  };
  const isNameless =
    onOneLine(values['candidate name']) === '' &&
    fieldsIn(`${text.subject}\n${text.body}`).has('candidate name');
  return {
    ...renderEmail(text, values),
    contact,
    to,
    language,
    repeatOf,
    footer: footerWords[language](sender.name, sender.replyTo),
    warnings: [
      ...contradictions(contact, purpose),
      ...(isNameless ? (['no-name'] as const) : []),
      ...(repeatOf ? (['sent-recently'] as const) : []),
    ],
  };
}

/** Warnings where the email contradicts the decision. */
function contradictions({ decision, stage }: Recipient, purpose: EmailPurpose): EmailWarning[] {
  const isNo = decision === 'no' || stage === 'declined';
  if (purpose === 'invitation') return isNo ? ['invitation-despite-no'] : [];
  if (purpose !== 'rejection') return [];
  const isYes = decision === 'yes' || stage === 'interview' || stage === 'offer' || stage === 'hired';
  if (isYes) return ['rejection-despite-yes'];
  return isNo ? [] : ['rejection-undecided'];
}

function digestOf(emails: readonly PlannedEmail[], { name, replyTo }: Sender): string {
  const sent = emails.map(({ contact, to, language, subject, body, footer, warnings, repeatOf }) => [
    keyOf(contact),
    to,
    language,
    subject,
    body,
    footer,
    warnings,
    repeatOf,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([name, replyTo, sent]))
    .digest('hex');
}
