import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findMigrationErrors } from '../../platform/database/migrations.ts';
import type { AccountChecks } from '../accounts/account-checks.ts';
import type { WorkChecks } from '../analyses/checks/work-checks.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { BillingChecks } from '../billing/billing-checks.ts';
import type { CandidateEmailChecks } from '../candidate-emails/candidate-email-checks.ts';
import { ledgerInvariants } from '../credits/check-books.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { findUnansweredKeys } from '../credits/find-unanswered-keys.ts';
import type { UnownedFiles } from '../housekeeping/unowned-files.ts';
import type { OrganizationChecks } from '../organizations/organization-checks.ts';
import type { SupportChecks } from '../support/support-checks.ts';
import type { WaitlistChecks } from '../waitlist/waitlist-checks.ts';
import type { ConsistencyCheck } from './consistency.ts';
import {
  findDisagreeingPlans,
  findTimesToCome,
  findUncreditedInvoices,
  listTriggersNotInForce,
} from './invariant-repository.ts';

/** By so much the clocks of several machines may differ. */
const clockToleranceMs = 5 * 60_000;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly credits: Pick<CreditService, 'checkAllBooks'>;
  readonly audit: Pick<AuditService, 'verify'>;
  readonly accounts: AccountChecks;
  readonly billing: BillingChecks;
  readonly work: WorkChecks;
  readonly organizations: OrganizationChecks;
  readonly waitlist: WaitlistChecks;
  readonly support: SupportChecks;
  readonly candidateEmails: CandidateEmailChecks;
  readonly files: Pick<UnownedFiles, 'find'>;
};

/** Add the trigger of every table with immutable records here. */
const guards = [
  'credit_entries_append_only',
  'credit_entries_never_emptied',
  'credit_entries_apply',
  'credit_entries_audit',
  'analysis_runs_never_changed',
  'analysis_events_never_changed',
  'job_versions_never_changed',
  'identity_audit_entry',
  'audit_entries_chain',
  'audit_entries_refuse',
  'audit_chain_refuse',
  'invoices_stay_as_issued',
  'invoices_never_removed',
  'invoice_payers_stay_as_issued',
];

/** Everything that must always be so, in the order in which a person reads it. */
export function listChecks({
  database,
  clock,
  credits,
  audit,
  accounts,
  billing,
  work,
  organizations,
  waitlist,
  support,
  candidateEmails,
  files,
}: Dependencies): ConsistencyCheck[] {
  return [
    {
      invariants: ledgerInvariants,
      async run() {
        const { accounts: count, errors } = await credits.checkAllBooks();
        return {
          count,
          errors: errors.map(({ invariant, accountId, found }) => ({
            invariant,
            found: `${accountId}: ${found}`,
          })),
        };
      },
    },
    check('keys-answered', 'Whoever asks again with the same key gets the answer of the first time.', () =>
      findUnansweredKeys(database),
    ),
    check('plans-agree', 'The books are of the plan that somebody has.', () =>
      findDisagreeingPlans(database),
    ),
    check('invoices-numbered', 'The numbers of invoices follow each other without gaps.', () =>
      billing.findGapsInNumbers(),
    ),
    check('invoices-made-out', 'Every invoice of a person says whom it is made out to.', () =>
      billing.findNamelessInvoices(),
    ),
    check('invoices-credited', 'What was bought and paid by transfer is in the books, once.', () =>
      findUncreditedInvoices(database),
    ),
    check('records-guarded', 'The database refuses to change what is only ever added to.', async () => {
      const missing = await listTriggersNotInForce(database, guards);
      return { count: guards.length, errors: missing.map((name) => `${name} is not in force`) };
    }),
    check('tables-current', 'The database has had every change of tables that this program knows.', () =>
      findMigrationErrors(database),
    ),
    check('times-past', 'Nothing was written at a time that is yet to come.', () =>
      findTimesToCome(database, new Date(clock.now().getTime() + clockToleranceMs)),
    ),
    check('audit-whole', 'Every entry of the audit record follows from all before it.', async () => {
      const { entries, error } = await audit.verify();
      return { count: entries, errors: error === null ? [] : [error] };
    }),
    check('deletions-finished', 'Of people who asked to be deleted nothing is left an hour later.', () =>
      accounts.findUnfinishedDeletions(),
    ),
    check('users-have-settings', 'Everybody has their settings.', () => accounts.findUsersWithoutSettings()),
    check('organizations-have-owners', 'Every organization has an owner.', () =>
      organizations.findWithoutOwner(),
    ),
    check(
      'personal-organizations',
      'Every user has a personal organization, and is alone in it as its owner.',
      () => organizations.findUnfitPersonal(),
    ),
    check('offers-within-limit', 'No more offers were made than were promised.', () =>
      waitlist.findSurplusOffers(),
    ),
    check('addresses-once', 'An address stands on the waitlist once.', () =>
      waitlist.findRepeatedAddresses(),
    ),
    check('pictures-there', 'Every picture that a person has is in storage.', () =>
      accounts.findMissingPictures(),
    ),
    check('runs-end-with-their-files', 'A run has ended if and only if all its files have.', () =>
      work.findUnfitBatches(),
    ),
    check('files-settled', 'A file that was judged is charged once, one that was not costs nothing.', () =>
      work.findUnsettledItems(),
    ),
    check('holds-needed', 'What is held is held for a file that is under way.', () =>
      work.findUnownedHolds(),
    ),
    check('work-goes-on', 'Nobody has worked on a file for longer than that can take.', () =>
      work.findStaleWork(),
    ),
    check('resumes-there', 'Every resume that is held has its file in storage.', () =>
      work.findMissingFiles(),
    ),
    check('attachments-there', 'Every file that was sent to or by support is in storage.', () =>
      support.findMissingFiles(),
    ),
    check('emails-settled', 'A day later an email to a candidate was sent, has failed or was canceled.', () =>
      candidateEmails.findUnsettled(),
    ),
    check('files-owned', 'Every file in storage belongs to something that is held.', () => files.find()),
    check('judged-alike', 'The same resume, job, day and engine gave the same result.', () =>
      work.findUnlikeJudgements(),
    ),
    check('declined-with-reason', 'Every candidate who was declined has a reason.', () =>
      work.findUnreasonedDeclines(),
    ),
    check('tags-owned', 'Every tag belongs to the owner of its resume.', () => work.findForeignTags()),
  ];
}

function check(
  name: string,
  invariant: string,
  look: () => Promise<{ count: number; errors: readonly string[] }>,
): ConsistencyCheck {
  return {
    invariants: { [name]: invariant },
    async run() {
      const { count, errors } = await look();
      return { count, errors: errors.map((found) => ({ invariant: name, found })) };
    },
  };
}
