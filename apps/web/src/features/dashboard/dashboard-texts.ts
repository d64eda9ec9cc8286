import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const resumes = (count: number) => plural(count, { one: '1 resume', other: `${number(count)} resumes` });

/** The words of the first screen after signing in. */
const english = {
  title: 'Dashboard · Winnow',
  waiting: 'Looking up your work',
  greeting: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  onboarding: {
    words:
      'Three short questions about what you hire for, and your first job description begins with the answers.',
    action: 'Answer them',
  },
  failed: 'Your work could not be looked up',
  retry: 'Try again',
  steps: {
    start: {
      heading: 'Start with a job description',
      words:
        'Paste an advert or have one written. Then drop up to 50 resumes, and read who to talk to first and why.',
    },
    review: {
      heading: (count: number) =>
        plural(count, {
          one: 'One candidate waits for your decision',
          other: `${number(count)} candidates wait for your decision`,
        }),
      words: 'They are judged and explained. What happens to them is yours to say.',
      action: 'Review them',
    },
    run: {
      heading: (title: string) => `Reading resumes for ${title}`,
      words: 'You can leave this page: it goes on without you.',
      action: 'Watch it run',
    },
    unreadable: {
      heading: (count: number) =>
        plural(count, {
          one: 'One resume could not be read',
          other: `${number(count)} resumes could not be read`,
        }),
      words: 'They got no score and cost nothing. Each says what was wrong and what may help.',
      action: 'See which',
    },
    analyze: {
      heading: (title: string) => `Add resumes for ${title}`,
      words: 'The job description is here. Up to 50 resumes at a time are judged against it.',
    },
    rest: {
      heading: 'Nothing waits for you',
      words: 'Every candidate has your decision.',
    },
  },
  firstSteps: {
    heading: 'How it goes',
    steps: [
      {
        name: 'A job description',
        words: 'Its requirements are read from the text, must-haves apart. You set what counts how much.',
      },
      {
        name: 'Up to 50 resumes',
        words: 'PDF, Word, OpenDocument, RTF, text or scans, 10 MB each. One credit each, on success.',
      },
      {
        name: 'A list that explains itself',
        words: 'Every point of every score is shown by words in the resume. Nobody is rejected by a machine.',
      },
    ],
  },
  analyze: 'Analyse resumes',
  writeJob: 'Have one written',
  addJob: 'Add a job description',
  figures: {
    heading: 'Where things stand',
    toReview: (count: number) => plural(count, { one: 'waits for a decision', other: 'wait for a decision' }),
    running: (count: number) => plural(count, { one: 'run under way', other: 'runs under way' }),
    unreadable: 'could not be read in 30 days',
    credits: (count: number) => plural(count, { one: 'credit left', other: 'credits left' }),
    unlimited: 'No limit',
    unlimitedCredits: 'of credits',
  },
  sample: {
    start: 'Try with sample resumes',
    words: 'Fourteen made-up people, a made-up job. It costs no credit and goes with one press.',
    started: 'The sample is being read. It takes a few seconds.',
    heading: 'A sample is among your work',
    explanation: 'Its job and its people are made up, and it costs nothing.',
    remove: 'Remove the sample',
    removed: 'The sample is gone.',
    badge: 'Sample',
  },
  runs: {
    heading: 'Latest runs',
    all: 'All runs',
    empty: 'No run yet',
    emptyWords: 'A run judges up to 50 resumes against one job description. The newest stand here.',
    job: 'Job description',
    when: 'Started',
    resumes: 'Resumes',
    outcome: 'How it went',
    done: (done: number) => `${number(done)} judged`,
    unread: (failed: number) => `${number(failed)} not read`,
    cancelled: 'cancelled',
    progress: (ended: number, total: number) => `${number(ended)} of ${resumes(total)}`,
    progressLabel: 'Resumes read',
  },
  jobs: {
    heading: 'Job descriptions',
    all: 'All job descriptions',
    empty: 'No job description yet',
    emptyWords: 'Its requirements are what every resume is judged by.',
    requirements: (musts: number, all: number) =>
      `${plural(musts, { one: '1 must-have', other: `${number(musts)} must-haves` })} of ${plural(all, { one: '1 requirement', other: `${number(all)} requirements` })}`,
    judged: (count: number) => (count === 0 ? 'no resume yet' : `${resumes(count)} judged`),
    analyze: (title: string) => `Analyse resumes for ${title}`,
  },
};

export type DashboardTexts = TextsOf<typeof english>;

export const dashboardTexts = defineTexts(english, {
  de: () => import('./dashboard-texts.de.ts'),
  ar: () => import('./dashboard-texts.ar.ts'),
});
