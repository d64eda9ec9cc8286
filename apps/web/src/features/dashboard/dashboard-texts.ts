import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const resumes = (count: number) => plural(count, { one: '1 resume', other: `${number(count)} resumes` });

/** Texts of the dashboard. */
const english = {
  title: 'Dashboard · Winnow',
  waiting: 'Loading your dashboard',
  greeting: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  onboarding: {
    words: 'Answer three short questions about your hiring, and we’ll prefill your first job description.',
    action: 'Answer questions',
  },
  failed: 'We couldn’t load your dashboard',
  retry: 'Try again',
  steps: {
    start: {
      heading: 'Start with a job description',
      words:
        'Paste a job description or generate one. Then add up to 50 resumes, and see who to talk to first and why.',
    },
    review: {
      heading: (count: number) =>
        plural(count, {
          one: '1 candidate to review',
          other: `${number(count)} candidates to review`,
        }),
      words: 'They are scored, and every point is explained. The decision is yours.',
      action: 'Review them',
    },
    run: {
      heading: (title: string) => `Reading resumes for ${title}`,
      words: 'You can leave this page. The run continues in the background.',
      action: 'View progress',
    },
    unreadable: {
      heading: (count: number) =>
        plural(count, {
          one: 'One resume could not be read',
          other: `${number(count)} resumes could not be read`,
        }),
      words: 'They have no score and cost no credits. Each one says what went wrong and how to fix it.',
      action: 'View unreadable resumes',
    },
    analyze: {
      heading: (title: string) => `Add resumes for ${title}`,
      words: 'The job description is ready. Add up to 50 resumes at a time to score them against it.',
    },
    rest: {
      heading: 'You’re all caught up',
      words: 'Every candidate has a decision.',
    },
  },
  firstSteps: {
    heading: 'How it works',
    steps: [
      {
        name: 'A job description',
        words: 'Winnow reads its requirements and finds the must-haves. You set how much each one counts.',
      },
      {
        name: 'Up to 50 resumes',
        words:
          'PDF, Word, OpenDocument, RTF, text or scans, up to 10 MB each. One credit for each resume that is scored.',
      },
      {
        name: 'A ranked list with reasons',
        words:
          'Every point of a requirement’s score leads to words in the resume. No one is rejected automatically.',
      },
    ],
  },
  analyze: 'Analyze resumes',
  writeJob: 'Generate with AI',
  addJob: 'Add a job description',
  figures: {
    heading: 'Overview',
    toReview: (count: number) => plural(count, { one: 'candidate to review', other: 'candidates to review' }),
    running: (count: number) => plural(count, { one: 'run in progress', other: 'runs in progress' }),
    unreadable: 'unreadable resumes in the last 30 days',
    credits: (count: number) => plural(count, { one: 'credit left', other: 'credits left' }),
    unlimited: 'Unlimited',
    unlimitedCredits: 'credits',
  },
  sample: {
    tour: 'Take the tour',
    start: 'Try with sample resumes',
    words:
      'Fourteen fictional candidates and a fictional job, with a short tour. No credits needed, and you can remove it at any time.',
    started: 'The sample is running. This takes a few seconds.',
    heading: 'You have a sample job',
    explanation: 'Its job and candidates are fictional. It costs no credits.',
    remove: 'Remove sample',
    removed: 'Sample removed.',
    badge: 'Sample',
  },
  runs: {
    heading: 'Latest runs',
    all: 'All runs',
    empty: 'No runs yet',
    emptyWords: 'A run scores up to 50 resumes against one job description. Your latest runs appear here.',
    job: 'Job description',
    when: 'Started',
    resumes: 'Resumes',
    outcome: 'Result',
    done: (done: number) => `${number(done)} scored`,
    unread: (failed: number) => `${number(failed)} unreadable`,
    cancelled: 'canceled',
    progress: (ended: number, total: number) => `${number(ended)} of ${resumes(total)}`,
    progressLabel: 'Resumes read',
  },
  jobs: {
    heading: 'Jobs',
    all: 'All jobs',
    empty: 'No job descriptions yet',
    emptyWords: 'Every resume is scored against the requirements of a job description.',
    requirements: (musts: number, all: number) =>
      `${plural(musts, { one: '1 must-have', other: `${number(musts)} must-haves` })} of ${plural(all, { one: '1 requirement', other: `${number(all)} requirements` })}`,
    scored: (count: number) => (count === 0 ? 'no resumes yet' : `${resumes(count)} scored`),
    analyze: (title: string) => `Analyze resumes for ${title}`,
  },
};

export type DashboardTexts = TextsOf<typeof english>;

export const dashboardTexts = defineTexts(english, {
  de: () => import('./dashboard-texts.de.ts'),
  es: () => import('./dashboard-texts.es.ts'),
  fr: () => import('./dashboard-texts.fr.ts'),
  ar: () => import('./dashboard-texts.ar.ts'),
});
