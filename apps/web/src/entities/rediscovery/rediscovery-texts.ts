import type { Decision, Verdict } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const people = (count: number) => plural(count, { one: '1 person', other: `${number(count)} people` });
const credits = (count: number) => plural(count, { one: '1 credit', other: `${number(count)} credits` });

/** Texts about suggested people for a job, and jobs for a person. */
const english = {
  heading: 'From your library',
  explanation:
    'People in your library who haven’t been scored for the current requirements, compared by the same engine. Free of charge.',
  failed: 'We couldn’t load this',
  retry: 'Try again',
  list: 'People in your library who fit this job',
  comparing: 'comparing',
  notScored: 'could not be scored',
  score: (score: number) => number(score),
  missing: (count: number) =>
    plural(count, { one: '1 must-have missing', other: `${number(count)} must-haves missing` }),
  why: (name: string) => `Why: ${name}`,
  verdicts: {
    met: 'Met',
    partly: 'Partly met',
    'not-met': 'Not met',
    'not-found': 'Not found',
  } satisfies Record<Verdict, string>,
  progress: (compared: number, all: number) => `Compared ${number(compared)} of ${people(all)}`,
  done: (all: number) => `${people(all)} compared`,
  pending: (count: number) =>
    plural(count, { one: '1 resume is being indexed', other: `${number(count)} resumes are being indexed` }),
  nobody: 'No one else in your library',
  nobodyWords: 'Everyone was scored for the current requirements, or there are no resumes yet.',
  more: (count: number) => `Show ${number(count)} more`,
  choose: (name: string) => `Select ${name}`,
  decided: {
    yes: (date: string) => `Decided Yes for an earlier version, ${date}`,
    maybe: (date: string) => `Decided Maybe for an earlier version, ${date}`,
    no: (date: string) => `Decided No for an earlier version, ${date}`,
  } satisfies Record<Decision, (date: string) => string>,
  scoredBefore: (date: string) => `Scored for an earlier version, ${date}`,
  declined: (date: string) => `Declined for another job, ${date}`,
  contacted: (date: string) => `Emailed ${date}`,
  notify: 'Notify the hiring team of strong new matches',
  notifyHelp: (score: number) =>
    `When a new resume meets all must-haves and scores ${number(score)} or more, its recruiters get one notification per person.`,
  run: {
    button: (count: number) => (count === 0 ? 'Add to a run' : `Add ${people(count)} to a run`),
    heading: (count: number) => `Add ${people(count)} to a run?`,
    explanation: 'They are scored for this job and join its candidates.',
    cost: (count: number) => (count === 0 ? 'Free' : credits(count)),
    available: (count: number) => `of ${number(count)} available`,
    tooFew: 'You don’t have enough credits. Select fewer people.',
    counting: 'Calculating the price',
    cancel: 'Cancel',
    start: 'Start run',
    starting: 'Starting the run',
  },
  preview: {
    open: 'Full analysis',
    openOf: (name: string) => `Full analysis: ${name}`,
    otherJob: 'Preview for another job',
    aJob: 'Preview for a job',
    aJobOf: (name: string) => `Preview for a job: ${name}`,
  },
  jobs: {
    heading: 'Open jobs that fit',
    explanation: 'The newest resume, compared with your open jobs. Free of charge.',
    none: (open: number) =>
      plural(open, {
        one: 'The open job doesn’t fit this person.',
        other: `None of the ${number(open)} open jobs fits this person.`,
      }),
    noneOpen: 'There are no open jobs.',
    unread: 'No resume of this person has been read yet.',
    scored: 'Open the analysis for this job',
  },
};

export type RediscoveryTexts = TextsOf<typeof english>;

export const rediscoveryTexts = defineTexts(english, {
  de: () => import('./rediscovery-texts.de.ts'),
  es: () => import('./rediscovery-texts.es.ts'),
  fr: () => import('./rediscovery-texts.fr.ts'),
  ar: () => import('./rediscovery-texts.ar.ts'),
});
