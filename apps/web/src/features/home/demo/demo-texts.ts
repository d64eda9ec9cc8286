import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The words of the walk through the product. */
const english = {
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous step',
  next: 'Next step',
  startAgain: 'Start again',
  steps: 'Steps',
  step: (number: number, all: number, name: string) => `Step ${number} of ${all}: ${name}`,
  sample:
    'Everything here is a sample: the job and the people do not exist, the scores are the engine’s own.',
  video: 'Video: resume analysis workflow',
  scenes: {
    job: {
      name: 'Say what you need',
      caption: (title: string, count: number) =>
        `Paste the advert for a ${title}. Winnow finds ${count} requirements in it and asks which of them are must-haves. You can change every one.`,
    },
    upload: {
      name: 'Drop the resumes',
      caption: (count: number) =>
        `Drop all ${count} at once. Before the run you see what it costs. Each file has a row of its own, so a damaged one never stops the rest.`,
      more: (count: number) => `and ${count} more`,
      done: 'read',
    },
    trick: {
      name: 'Nothing hidden counts',
      caption: (fileName: string) =>
        `${fileName} repeats the advert in letters that nobody can see. Winnow sets them aside, scores only what a person can read, and tells you.`,
      flag: 'Text that a person cannot see',
      effect: 'It does not score. It is shown to whoever decides.',
    },
    ranking: {
      name: 'Read the ranking',
      caption: (count: number) =>
        `${count} resumes become a list in four groups. Must-haves come first, then the score and a word for it. What a resume doesn’t mention earns no points, so it lowers the score, but it is marked “not found”, never “not met”.`,
    },
    evidence: {
      name: 'See the sentence',
      caption:
        'Choose a row, and the words that earned its points are marked where they stand. No claim without a quote.',
    },
    weights: {
      name: 'Change what counts',
      caption: (requirement: string) =>
        `Let ${requirement} count more, and the rows glide to their new places at once. Nothing is sent, nothing is charged.`,
      weight: (requirement: string, weight: number) => `Weight of ${requirement}: ${weight}`,
    },
    decision: {
      name: 'Decide, with a reason',
      caption:
        'The decision is yours. Winnow rejects nobody. Note your reason, share the shortlist by a link that expires, and replay any score later: it is the same.',
      call: 'Call this week',
      reason: 'Reason: has built and run services like ours, and says which.',
      link: 'Shared with the hiring team until Friday',
    },
  },
};

export type DemoTexts = TextsOf<typeof english>;

export const demoTexts = defineTexts(english, {
  de: () => import('./demo-texts.de.ts'),
  ar: () => import('./demo-texts.ar.ts'),
});
