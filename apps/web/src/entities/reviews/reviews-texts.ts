import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const candidates = (count: number) =>
  plural(count, { one: '1 candidate', other: `${number(count)} candidates` });

const english = {
  former: 'Former member',
  you: 'You',
  marks: { yes: 'Yes', maybe: 'Maybe', no: 'No' },
  states: { open: 'Open', overdue: 'Overdue', closed: 'Completed', canceled: 'Canceled', done: 'Submitted' },
  candidates,
  due: (day: string) => `due ${day}`,
  from: (name: string) => `asked by ${name}`,
  ownProgress: (marked: number, all: number) => `${number(marked)} of ${number(all)} marked`,
  doneOf: (done: number, all: number) =>
    plural(all, {
      one: `${number(done)} of 1 person done`,
      other: `${number(done)} of ${number(all)} people done`,
    }),
  failed: 'We couldn’t load the reviews',
  retry: 'Try again',
  ask: {
    open: 'Ask for review',
    title: 'Ask for review',
    explanation:
      'Each person marks the candidates with yes, maybe or no, without seeing scores or the marks of others. Then all marks are shown.',
    who: (count: number) => `${candidates(count)} for one job.`,
    tooMany: (max: number) => `Choose up to ${number(max)} candidates for one review.`,
    severalJobs: 'These candidates are for several jobs. Choose candidates for one job.',
    people: 'Who should review?',
    onlyYou: 'No one else can review here yet. Invite a recruiter or a hiring manager to your organization.',
    toOrganization: 'Go to the organization',
    choosePerson: 'Choose at least one person.',
    tooManyPeople: (max: number) => `Choose at most ${number(max)} people.`,
    due: 'Due date (optional)',
    dueHelper: 'The end of that day in your time zone.',
    dueError: 'Choose a day between today and a year from now.',
    message: 'Message (optional)',
    requirements: 'Also ask about each requirement',
    requirementsHelper: 'Met, partly met, not met, or can’t tell.',
    anonymous: 'Hide names and contact details',
    cancel: 'Cancel',
    send: 'Ask for review',
    sending: 'Sending…',
    sent: (count: number) =>
      plural(count, {
        one: '1 person was asked for a review.',
        other: `${number(count)} people were asked for a review.`,
      }),
  },
  home: {
    heading: 'Reviews waiting for you',
    all: 'All reviews',
    start: 'Start review',
    goOn: 'Continue review',
  },
  ofCandidate: {
    heading: 'Reviews',
    blind: 'You’re reviewing this candidate yourself. You’ll see the marks of others once you have finished.',
    asked: (name: string, day: string) => `Asked by ${name}, ${day}`,
    open: 'View results',
  },
  ofJob: { heading: 'Reviews of this job' },
};

export type ReviewsTexts = TextsOf<typeof english>;
export const reviewsTexts = defineTexts(english, {
  de: () => import('./reviews-texts.de.ts'),
  es: () => import('./reviews-texts.es.ts'),
  fr: () => import('./reviews-texts.fr.ts'),
  ar: () => import('./reviews-texts.ar.ts'),
});
