import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number } = formatsOf('en');

/** The texts of the product tour: one heading and one paragraph per step. */
const english = {
  end: 'End tour',
  back: 'Back',
  next: 'Next',
  addJob: 'Add your first job',
  progress: (step: number, steps: number) => `Step ${number(step)} of ${number(steps)}`,
  steps: {
    groups: {
      heading: 'A ranked list',
      words:
        'These fictional candidates are scored against a fictional job. They are grouped by must-haves, with the people to call first at the top.',
    },
    evidence: {
      heading: 'Evidence you can check',
      words:
        'Each requirement shows a verdict and the lines of the resume behind it. Select a quote to find it in the original file.',
    },
    decision: {
      heading: 'You decide',
      words:
        'Winnow never rejects anyone. Choose yes, maybe or no, and move on with the keyboard. Every decision can be undone.',
    },
    requirements: {
      heading: 'What the score is made of',
      words:
        'Requirements are read from the job description. Change must-haves and weights, and everyone is scored again for free.',
    },
    search: {
      heading: 'Find anything',
      words: 'Search people, skills, jobs, files and settings from every screen.',
    },
    finish: {
      heading: 'Your turn',
      words:
        'Paste a job description and add up to 50 resumes. You can remove the sample at any time; it costs no credits.',
    },
  },
};

export type TourTexts = TextsOf<typeof english>;

export const tourTexts = defineTexts(english, {
  de: () => import('./tour-texts.de.ts'),
  es: () => import('./tour-texts.es.ts'),
  fr: () => import('./tour-texts.fr.ts'),
  ar: () => import('./tour-texts.ar.ts'),
});
