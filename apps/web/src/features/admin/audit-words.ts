import type { AuditEntry } from '@winnow/contracts';

/** What an entry of the audit record says happened, by the action it names. */
const words: Readonly<Record<string, string>> = {
  'account-deleted': 'Deleted their account',
  'account-looked-at': 'Viewed an account',
  'account-restored': 'Reopened an account',
  'account-suspended': 'Suspended an account',
  'analyses-deleted': 'Deleted analyses',
  'analyses-exported': 'Exported analyses',
  'candidate-decided': 'Decided on a candidate',
  'candidate-emails-canceled': 'Canceled emails to candidates',
  'candidate-emails-queued': 'Sent emails to candidates',
  'candidate-emails-turned-off': 'Turned off emails to candidates of a job',
  'candidate-emails-turned-on': 'Turned on emails to candidates of a job',
  'credits-debit': 'Spent credits',
  'credits-given': 'Gave credits',
  'credits-grant': 'Credits added to the ledger',
  'data-exported': 'Exported their data',
  'files-deleted': 'Deleted files',
  'emails-dropped': 'Emails not sent: over the limit',
  'identity-account-claimed': 'Claimed an unverified account',
  'identity-account-contested': 'Another sign-up for an unverified account',
  'identity-code-failed': 'Incorrect emailed codes',
  'identity-deleted': 'Identity deleted',
  'identity-email-changed': 'Changed their email address',
  'identity-factor-added': 'Added a second factor',
  'identity-factor-failed': 'Incorrect second-factor codes',
  'identity-factor-removed': 'Removed a second factor',
  'identity-google-linked': 'Linked Google',
  'identity-new-device': 'Signed in on a new device',
  'identity-password-changed': 'Changed their password',
  'identity-password-failed': 'Incorrect passwords',
  'identity-proof-refused': 'Sign-in link or code refused',
  'identity-recovery-code-used': 'Used a recovery code',
  'identity-recovery-codes-made': 'Created recovery codes',
  'identity-refresh-token-reused': 'Refresh token used twice',
  'identity-sessions-ended': 'Ended their other sessions',
  'identity-sign-in': 'Signed in',
  'invoice-corrected': 'Reissued an invoice',
  'invoice-settled': 'Settled an invoice',
  'job-deleted': 'Deleted a job',
  'job-retried': 'Retried a task',
  'list-shared': 'Shared a list',
  'operator-call': 'Changed something',
  'operator-look': 'Viewed something',
  'payment-refunded': 'Payment refunded',
  'plan-set': 'Changed a plan',
  'score-overridden': 'Overrode a score',
  'subscription-withdrawn': 'Subscription withdrawn',
  'ticket-answered': 'Answered a ticket',
  'ticket-moved': 'Changed the state of a ticket',
};

/** What an operator viewed, by the call that showed it. */
const viewed: Readonly<Record<string, string>> = {
  'GET /admin/audit': 'Viewed the audit log',
  'GET /admin/audit/verification': 'Verified the audit log',
  'GET /admin/checks': 'Ran the consistency checks',
  'GET /admin/invoices': 'Viewed all invoices',
  'GET /admin/invoices/{id}/pdf': 'Downloaded an invoice',
  'GET /admin/queue': 'Viewed the queue',
  'GET /admin/tickets': 'Viewed all tickets',
  'GET /admin/tickets/{id}': 'Opened a ticket',
  'GET /admin/users': 'Viewed the list of people',
  'GET /admin/users/{userId}': 'Viewed an account',
  'GET /admin/users/{userId}/runs': 'Viewed someone’s runs',
  'GET /admin/users/{userId}/billing': 'Viewed someone’s billing',
  'GET /admin/users/{userId}/ledger': 'Viewed someone’s ledger',
  'GET /admin/users/{userId}/tickets': 'Viewed someone’s tickets',
  'GET /admin/waitlist': 'Viewed the waitlist',
  'GET /admin/waitlist.csv': 'Downloaded the waitlist',
  'GET /support/attachments/{id}': 'Downloaded an attachment',
};

/** What of those is about no one thing. */
const lists: Readonly<Record<string, string>> = {
  'GET /admin/audit': 'Audit log',
  'GET /admin/audit/verification': 'Audit log',
  'GET /admin/checks': 'Consistency checks',
  'GET /admin/invoices': 'Invoices',
  'GET /admin/queue': 'Queue',
  'GET /admin/tickets': 'Tickets',
  'GET /admin/users': 'People',
  'GET /admin/waitlist': 'Waitlist',
  'GET /admin/waitlist.csv': 'Waitlist',
};

/** The list that an operator viewed; `null` where an entry is about one thing, which its id names, or about nothing. */
export function describeList({
  action,
  subjectId,
  details,
}: Pick<AuditEntry, 'action' | 'subjectId' | 'details'>): string | null {
  const call = details['call'];
  if (subjectId !== null || action !== 'operator-look' || typeof call !== 'string') return null;
  return lists[call] ?? null;
}

/** What happened, in words; an action that has none is shown by its name. */
export function describeAction({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  const call = details['call'];
  const byCall = typeof call === 'string' && action === 'operator-look' ? viewed[call] : undefined;
  return byCall ?? words[action] ?? action;
}

const detailNames: Readonly<Record<string, string>> = {
  searchLength: 'characters searched for',
};

/** What else an entry says; where it came from has a column of its own, and what an id in the path was stands beside. */
export function describeDetails({ subjectId, details }: Pick<AuditEntry, 'subjectId' | 'details'>): string {
  return Object.entries(details)
    .filter(([name, value]) => name !== 'client' && value !== subjectId && value !== null)
    .map(([name, value]) => `${detailNames[name] ?? name}: ${String(value)}`)
    .join(', ');
}
