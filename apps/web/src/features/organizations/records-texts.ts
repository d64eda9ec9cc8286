import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

/** Texts of the export and deletion of an organization. */
const english = {
  heading: 'Export and delete',
  explanation: 'Only owners can export or delete the organization.',
  export: {
    help: 'Everything the organization has, as a ZIP file: jobs, candidates, decisions, members, audit log and invoices as JSON, and all resumes as uploaded.',
    start: 'Create export',
    startAgain: 'Create a new export',
    preparing: 'Preparing the export',
    progress: (done: string, total: string) => `${done} of ${total} files`,
    emailComes: 'You’ll get an email when it’s ready. You can leave this page.',
    ready: (day: string) => `Export of ${day}`,
    facts: (size: string, until: string) => `${size}, available until ${until}`,
    download: 'Download',
    downloaded: 'Export downloaded.',
    fileName: 'winnow-organization.zip',
    failed: 'The export couldn’t be created. Try again.',
  },
  failed: 'We couldn’t load the exports',
  retry: 'Try again',
  deletion: {
    help: 'Permanently deletes the organization with all jobs, resumes and results, for all members.',
    delete: 'Delete organization',
    title: (name: string) => `Delete ${name}?`,
    goes: 'This will be deleted',
    figures: {
      members: 'Members who lose access',
      jobs: 'Jobs',
      resumes: 'Resumes',
      runs: 'Runs',
      openRuns: 'Runs in progress, stopped',
      credits: 'Unused credits, forfeited',
      plan: 'Plan, ends now',
    },
    plans: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
    unlimited: 'Unlimited',
    rules: [
      'All members lose access immediately and get an email. Their accounts and personal spaces stay.',
      'Everything is deleted within a minute. Billing records are kept, without the name, as the law requires.',
      'This can’t be undone, not even by support. Create an export first if you need the data.',
    ],
    confirm: (name: string) => `Type ${name} to continue`,
    error: (name: string) => `Type ${name} exactly as shown`,
    keep: 'Keep organization',
    figuresFailed: 'We couldn’t load what the organization has',
  },
};

export type RecordsTexts = TextsOf<typeof english>;

export const recordsTexts = defineTexts(english, {
  de: () => import('./records-texts.de.ts'),
  es: () => import('./records-texts.es.ts'),
  fr: () => import('./records-texts.fr.ts'),
  ar: () => import('./records-texts.ar.ts'),
});
