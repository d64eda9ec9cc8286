import type { MeasuredFigures } from 'virtual:measured-figures';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, percent } = formatsOf('en');

/** The words of the landing page. */
const english = {
  title: 'Winnow · AI-powered recruitment that shows its evidence',
  description:
    'Winnow ranks up to 50 resumes against your job description in seconds, and opens every score down to the lines of the resume that earned it.',
  hero: {
    badge: 'AI-Powered Talent Matching',
    headline: 'Forty-seven resumes come in. Three rise, and you can read why.',
    introduction:
      'Winnow reads every resume against your job description and ranks them in seconds. Every score opens down to the lines of the resume that earned it, and you can read them there.',
    joinWaitlist: 'Join Waitlist',
    getStarted: 'Get started',
    tryMatcher: 'Match one resume now',
    note: 'The first 100 get the Pro plan free for one month. No credit card.',
    openNote:
      'Get started opens a free account today. The waitlist is for the offer: the first 100 get the Pro plan free for one month. No credit card.',
  },
  picture: {
    label: 'How a pile of resumes is winnowed',
    came: (count: number) => `${count} resumes`,
    asked: (count: number) => `${count} requirements`,
    group: 'Top matches',
    years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
    mustHaves: (met: number, all: number) => `${met} of ${all} must-haves`,
    band: {
      strong: 'strong match',
      'worth-a-call': 'good match',
      partial: 'partial match',
      'little-found': 'weak match',
    },
    quoteOf: (fileName: string) => `The sentence that lifted it, from ${fileName}`,
    page: (page: number) => `page ${page}`,
    speaksFor: (requirements: string) => `Evidence for ${requirements}`,
    honesty: (count: number) =>
      `${count} resumes of people who do not exist, judged by the same engine when this page was built. Every slip lies at the height of its score.`,
  },
  problems: {
    heading: 'Problems we solve',
    introduction: 'What goes wrong when a hundred people apply, and what happens instead.',
    items: [
      {
        problem: 'Slow manual screening',
        cost: 'Ten evenings of reading, and the last resume gets a tenth of the attention of the first.',
        answer:
          'Fifty resumes are read, judged and ranked before your coffee is cold, each with the same care.',
      },
      {
        problem: 'Keyword bias',
        cost: 'Whoever repeats the words of the advert wins. Whoever says the same in other words is never seen.',
        answer:
          'A word counts once, hidden words count nothing, and a skill shown at work counts more than one in a list.',
      },
      {
        problem: 'Inconsistent recruiter criteria',
        cost: 'Two recruiters, two shortlists. Nobody remembers why the third person was left out.',
        answer:
          'One list of requirements with your own weights. The same resume gets the same score, whoever uploads it.',
      },
      {
        problem: 'Hard skill matching',
        cost: 'React implies JavaScript, Java does not. A search for one finds the other, or nothing.',
        answer:
          '21,000 skills with their spellings and kin, so that Postgres is PostgreSQL and Java is not JavaScript.',
      },
    ],
    without: 'Without',
    withWinnow: 'With Winnow',
  },
  audiences: {
    heading: 'Who it is for',
    introduction: 'For everybody who reads resumes and has to answer for the choice.',
    items: [
      {
        name: 'HR teams and recruiters',
        words:
          'Drop the whole inbox. Read the few that matter first, with the sentence that speaks for each, and give a reason that you can stand behind.',
      },
      {
        name: 'Talent acquisition leaders',
        words:
          'The same criteria in every team, names and photos kept away from the score, and a record of each decision that can be checked later.',
      },
      {
        name: 'Startup founders and small businesses',
        words:
          'No recruiter and no weekend to lose. Write what you need, add the resumes, and know by lunch whom to call.',
      },
    ],
  },
  howItWorks: {
    heading: 'How it works',
    introduction: 'Toss the grain, let the air take the chaff, keep what has weight.',
    step: (number: string) => `Step ${number}`,
    steps: [
      {
        name: 'Add or create a job description',
        words:
          'Paste your advert or have one written. Its requirements stand beside it, must-haves first, yours to change.',
      },
      {
        name: 'Upload resumes',
        words:
          'Up to 50 at a time, 10 MB each: PDF, Word, OpenDocument, text, even a scan. One bad file never stops the others.',
      },
      {
        name: 'AI analysis',
        words:
          'Skills, experience and qualifications are read where they stand. Hidden text and tricks are set aside and shown.',
      },
      {
        name: 'Smart matching',
        words:
          'A ranked list with a score, how sure it is, and the evidence. Change a weight and the rows glide to their new places.',
      },
    ],
  },
  demo: {
    heading: 'See it work',
    introduction: 'From an empty page to a shortlist with reasons.',
    title: '3-Minute Demo: Resume Analysis Workflow',
    play: 'Play',
    videoNote: (host: string) => `Nothing is loaded from ${host} before you press play.`,
    tourNote: 'A walk through the product, drawn here. Nothing is loaded from elsewhere.',
  },
  statistics: {
    label: 'In figures',
    items: {
      accuracy: 'match accuracy',
      speed: 'faster screening',
      cost: 'cost reduction',
      availability: 'availability',
    },
    /** What each figure is worth: first what it is, then what was measured, which leads there. */
    notes: {
      accuracy: ({ order, verdicts }: MeasuredFigures) => ({
        claim: 'A target, not a measurement.',
        measured: `Measured: ${percent(order)} of resume pairs in the right order, ${percent(verdicts)} of verdicts right.`,
      }),
      speed: ({ secondsOfRun }: MeasuredFigures) => ({
        claim: 'A target. We have not timed recruiters with and without Winnow.',
        measured: `Measured: a run of 50 resumes is on the screen after ${number(secondsOfRun)} seconds.`,
      }),
      cost: () => ({
        claim: 'A target that depends on what your reading time costs.',
        measured: 'Not measured. Only scored resumes cost a credit.',
      }),
      availability: ({ answers, errors }: MeasuredFigures) => ({
        claim: 'Winnow runs whenever its server does; no uptime is guaranteed.',
        measured: `Measured: ${number(answers)} answers with ${number(errors)} errors in a load test of one minute.`,
      }),
    },
  },
  features: {
    heading: 'Features',
    introduction: 'Each built so that you can see what it did.',
    items: {
      analysis: {
        name: 'AI-powered analysis',
        words:
          'Reads two-column pages, tables, scans and six more kinds of file in the order a person would, and finds what is in them.',
      },
      matching: {
        name: 'Precision matching',
        words:
          'Requirement by requirement: met, partly met, not met or not found. What a resume doesn’t mention earns no points, so it lowers the score, but it is marked “not found”, never “not met”.',
      },
      speed: {
        name: 'Speed',
        words:
          'Fifty resumes in seconds on an ordinary computer. New weights re-rank at once, without a new run.',
      },
      analytics: {
        name: 'Detailed analytics',
        words:
          'The spread of the scores, what most resumes do not show, and which must-have stands alone in the way.',
      },
      privacy: {
        name: 'Secure and private',
        words:
          'Runs on your own machine without a key or a network. Names and photos never reach the score. No telemetry.',
      },
      bulk: {
        name: 'Bulk processing',
        words:
          'Drop 50 files, a folder or an archive. Each has its own progress, its own error and its own retry.',
      },
    },
    all: 'All features, with their limits',
  },
};

export type HomeTexts = TextsOf<typeof english>;

export const homeTexts = defineTexts(english, {
  de: () => import('./home-texts.de.ts'),
  ar: () => import('./home-texts.ar.ts'),
});
