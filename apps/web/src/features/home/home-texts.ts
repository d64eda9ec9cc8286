import type { MeasuredFigures } from 'virtual:measured-figures';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, percent } = formatsOf('en');

/** Texts of the landing page. */
const english = {
  title: 'Winnow · AI-powered recruitment that shows its evidence',
  description:
    'Winnow ranks up to 50 resumes against your job description in seconds and explains each score, requirement by requirement, with the sentences in the resume that support it.',
  hero: {
    badge: 'AI-Powered Talent Matching',
    headline: 'Forty-seven resumes come in. Three rise to the top, and you can see why.',
    introduction:
      'Winnow compares every resume with your job description and ranks them in seconds. Each score is explained requirement by requirement, with the sentences in the resume that support it.',
    joinWaitlist: 'Join Waitlist',
    getStarted: 'Get started',
    tryMatcher: 'Match one resume now',
    note: 'The first 100 get the Pro plan free for one month. No credit card.',
    openNote:
      '“Get started” opens a free account today. The waitlist is for the offer: the first 100 get the Pro plan free for one month. No credit card.',
  },
  picture: {
    label: 'How a pile of resumes is sorted',
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
    quoteOf: (fileName: string) => `The sentence that put it on top, from ${fileName}`,
    page: (page: number) => `page ${page}`,
    speaksFor: (requirements: string) => `Evidence for ${requirements}`,
    honesty: (count: number) =>
      `${count} resumes of fictional people, scored by the same engine when this page was built. Each slip sits at the height of its score.`,
  },
  problems: {
    heading: 'Problems we solve',
    introduction: 'What goes wrong when a hundred people apply, and what happens with Winnow.',
    items: [
      {
        problem: 'Slow manual screening',
        cost: 'Ten evenings of reading, and the last resume gets a tenth of the attention of the first.',
        answer:
          'Fifty resumes are read, scored and ranked before your coffee gets cold, each with the same care.',
      },
      {
        problem: 'Keyword bias',
        cost: 'Candidates who repeat the job posting win. Candidates who say the same in other words are overlooked.',
        answer:
          'A word counts once, hidden text doesn’t count, and a skill used at work counts more than one in a list.',
      },
      {
        problem: 'Inconsistent recruiter criteria',
        cost: 'Two recruiters, two shortlists. No one remembers why the third candidate was left out.',
        answer:
          'One list of requirements with your own weights. The same resume gets the same score, whoever uploads it.',
      },
      {
        problem: 'Hard skill matching',
        cost: 'React implies JavaScript, Java does not. Search for one and you find the other, or nothing.',
        answer:
          '21,000 skills with their spellings and related skills: Postgres is PostgreSQL, and Java is not JavaScript.',
      },
    ],
    without: 'Without',
    withWinnow: 'With Winnow',
  },
  audiences: {
    heading: 'Who it is for',
    introduction: 'For everyone who reads resumes and has to stand behind the choice.',
    items: [
      {
        name: 'HR teams and recruiters',
        words:
          'Upload the whole inbox. Read the few that matter first, see the evidence for each, and give reasons you can defend.',
      },
      {
        name: 'Talent acquisition leaders',
        words:
          'The same criteria in every team, names and photos kept out of the score, and a record of every decision that you can check later.',
      },
      {
        name: 'Startup founders and small businesses',
        words:
          'No recruiter, and no weekend to lose. Describe what you need, add the resumes, and know by lunch who to call.',
      },
    ],
  },
  howItWorks: {
    heading: 'How it works',
    introduction: 'Winnowing: toss the grain, let the wind take the chaff, keep what has weight.',
    step: (number: string) => `Step ${number}`,
    steps: [
      {
        name: 'Add or create a job description',
        words:
          'Paste your job posting or generate one. Its requirements appear next to it, must-haves first, and you can change them all.',
      },
      {
        name: 'Upload resumes',
        words:
          'Up to 50 at a time, 10 MB each: PDF, Word, OpenDocument, text and even scans. A damaged file never stops the others.',
      },
      {
        name: 'AI analysis',
        words:
          'Winnow extracts skills, experience and qualifications. Hidden text and tricks are set aside and flagged.',
      },
      {
        name: 'Smart matching',
        words:
          'A ranked list with scores, confidence and evidence. Change a weight and the list re-ranks instantly.',
      },
    ],
  },
  demo: {
    heading: 'See it work',
    introduction: 'From a blank page to a shortlist with reasons.',
    title: '3-Minute Demo: Resume Analysis Workflow',
    play: 'Play',
    videoNote: (host: string) => `Nothing is loaded from ${host} before you press play.`,
    tourNote: 'A recorded tour of the product, served from here. Nothing is loaded from other sites.',
  },
  statistics: {
    label: 'In figures',
    items: {
      accuracy: 'match accuracy',
      speed: 'faster screening',
      cost: 'cost reduction',
      availability: 'availability',
    },
    /** Footnotes of the figures: what they are, and a link to what was measured. */
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
        measured: `Measured: ${number(answers)} responses with ${number(errors)} errors in a one-minute load test.`,
      }),
    },
  },
  features: {
    heading: 'Features',
    introduction: 'Each one shows you what it did.',
    items: {
      analysis: {
        name: 'AI-powered analysis',
        words:
          'Reads two-column pages, tables and scans, in PDF, Word and seven other formats, in the order a person would.',
      },
      matching: {
        name: 'Precision matching',
        words:
          'Requirement by requirement: met, partly met, not met or not found. What a resume doesn’t mention earns no points, so it lowers the score, but it is marked “not found”, never “not met”.',
      },
      speed: {
        name: 'Speed',
        words:
          'Fifty resumes in seconds on an ordinary computer. Change the weights and the list re-ranks at once, without a new run.',
      },
      analytics: {
        name: 'Detailed analytics',
        words:
          'The distribution of scores, what most resumes lack, and which must-have rules out the most candidates.',
      },
      privacy: {
        name: 'Secure and private',
        words:
          'Runs on your own server without an API key or a network. Names and photos never affect the score. No telemetry.',
      },
      bulk: {
        name: 'Bulk processing',
        words: 'Drop 50 files, a folder or an archive. Each file has its own progress, error and retry.',
      },
    },
    all: 'All features and their limits',
  },
};

export type HomeTexts = TextsOf<typeof english>;

export const homeTexts = defineTexts(english, {
  de: () => import('./home-texts.de.ts'),
  es: () => import('./home-texts.es.ts'),
  fr: () => import('./home-texts.fr.ts'),
  ar: () => import('./home-texts.ar.ts'),
});
