import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** Texts of the walk-through. */
const english = {
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous step',
  next: 'Next step',
  startAgain: 'Start again',
  steps: 'Steps',
  step: (number: number, all: number, name: string) => `Step ${number} of ${all}: ${name}`,
  sample:
    'Everything here is a sample: the job and the people are fictional, the scores come from the real engine.',
  video: 'Video: resume analysis workflow',
  videoFailed: 'The video can’t be played',
  videoFailedWords: 'You may be offline, or the browser can’t play it. The steps show the same walk-through.',
  readSteps: 'Read it in steps',
  watchVideo: 'Watch the video',
  scenes: {
    job: {
      name: 'Say what you need',
      caption: (title: string, count: number) =>
        `Paste the job posting for a ${title}. Winnow finds ${count} requirements in it and asks which ones are must-haves. You can change them all.`,
    },
    upload: {
      name: 'Drop the resumes',
      caption: (count: number) =>
        `Drop all ${count} at once. You see the price before the run. Each file has its own row, so a damaged file never stops the others.`,
      more: (count: number) => `and ${count} more`,
      done: 'read',
    },
    trick: {
      name: 'Nothing hidden counts',
      caption: (fileName: string) =>
        `${fileName} repeats the job posting in invisible text. Winnow sets it aside, scores only what a person can read, and tells you.`,
      flag: 'Text that a person cannot see',
      effect: 'It doesn’t count toward the score. You see it as a flag.',
    },
    ranking: {
      name: 'Read the ranking',
      caption: (count: number) =>
        `${count} resumes become a list in four groups. Must-haves come first, then the score. What a resume doesn’t mention earns no points, so it lowers the score, but it is marked “not found”, never “not met”.`,
    },
    evidence: {
      name: 'See the sentence',
      caption:
        'Select a row to see the words that earned its points marked in the resume. No claim without a quote.',
    },
    weights: {
      name: 'Change what counts',
      caption: (requirement: string) =>
        `Give ${requirement} more weight, and the list re-ranks instantly. Nothing is sent, nothing is charged.`,
      weight: (requirement: string, weight: number) => `Weight of ${requirement}: ${weight}`,
    },
    decision: {
      name: 'Decide, with a reason',
      caption:
        'The decision is yours: Winnow never rejects anyone. Note your reason, share the shortlist with a link that expires, and verify any score later. It will be the same.',
      call: 'Call this week',
      reason: 'Reason: has built and run services like ours, and names them.',
      link: 'Shared with the hiring team until Friday',
    },
  },
};

export type DemoTexts = TextsOf<typeof english>;

export const demoTexts = defineTexts(english, {
  de: () => import('./demo-texts.de.ts'),
  es: () => import('./demo-texts.es.ts'),
  fr: () => import('./demo-texts.fr.ts'),
  ar: () => import('./demo-texts.ar.ts'),
});
