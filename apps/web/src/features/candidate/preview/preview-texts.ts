import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';

const { number } = formatsOf('en');

/** Texts for previewing a person of the library for a job. */
const english = {
  titleOf: (name: string, job: string) => `${[name, job].filter(Boolean).join(' · ')} · Preview · Winnow`,
  back: 'Back to the person',
  heading: 'Preview an analysis',
  badge: 'Preview, not saved',
  job: 'Job',
  choose: 'Choose a job',
  chooseWords:
    'We score the newest resume against the job’s current requirements. It’s free, and nothing is saved.',
  noJobs: 'There are no open jobs yet.',
  scoring: 'Scoring the resume',
  explanation: (job: string, version: number) =>
    `The newest resume against ${job}, version ${number(version)}. The score is what a run would give today. To decide, comment or export, add the person to a run.`,
  scored: 'Open the analysis from a run',
  failed: 'We couldn’t load this preview',
  retry: 'Try again',
  missing: 'No preview available',
  missingWords:
    'The person or the job may have been deleted, or none of the person’s resumes has been read yet.',
};

export type PreviewTexts = TextsOf<typeof english>;

export const previewTexts = defineTexts(english, {
  de: () => import('./preview-texts.de.ts'),
  es: () => import('./preview-texts.es.ts'),
  fr: () => import('./preview-texts.fr.ts'),
  ar: () => import('./preview-texts.ar.ts'),
});
