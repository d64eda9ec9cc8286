import type { JobNote } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

type Words = { readonly heading: string; readonly words: string };

/** Remarks on a job text, and what to do about them. */
const english = {
  notes: {
    empty: {
      heading: 'No text found',
      words:
        'No requirements can be read. Paste the job description, or upload a file that contains text instead of pictures.',
    },
    resume: {
      heading: 'This looks like a resume, not a job description',
      words:
        'No requirements were read from it. Paste the job description here, and upload resumes in a run.',
    },
    'legal-text': {
      heading: 'This looks like a legal text, not a job description',
      words:
        'No requirements were read from it. Paste the job description, or add the requirements yourself.',
    },
    'no-advert': {
      heading: 'This doesn’t look like a job description',
      words:
        'No requirements were read from it. Paste the text with the tasks and requirements, or add the requirements yourself.',
    },
    'entry-level-and-years': {
      heading: 'Entry level, but years of experience are required',
      words: 'Check which of the two is meant, and change the text or the requirement.',
    },
    'no-experience-and-years': {
      heading: 'No experience needed, but years of experience are required',
      words: 'Check which of the two is meant, and change the text or the requirement.',
    },
    'no-degree-and-degree': {
      heading: 'No degree needed, but a degree is required',
      words: 'Check which of the two is meant, and change the text or the requirement.',
    },
  } satisfies Record<JobNote['code'], Words>,
  quotes: 'What the text says',
  show: (words: string) => `Show in the text: “${words}”`,
};

export type JobNotesTexts = TextsOf<typeof english>;

export const jobNotesTexts = defineTexts(english, {
  de: () => import('./job-notes-texts.de.ts'),
  es: () => import('./job-notes-texts.es.ts'),
  fr: () => import('./job-notes-texts.fr.ts'),
  ar: () => import('./job-notes-texts.ar.ts'),
});
