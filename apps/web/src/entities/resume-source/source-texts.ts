import { limits, type ResumeSource } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');
const resumes = (count: number) => plural(count, { one: '1 resume', other: `${number(count)} resumes` });

const english = {
  source: 'Source',
  sources: {
    upload: 'Uploaded',
    run: 'Uploaded for a run',
    import: 'Imported',
    'apply-page': 'Applied on the job’s page',
    mailbox: 'By email',
    sample: 'Sample',
  } satisfies Record<ResumeSource, string>,
  any: 'Any',
  edit: 'Set source',
  title: (count: number) => `Source of ${resumes(count)}`,
  explanation:
    'Where they came from, for example “Referral” or “Job fair 2026”. Leave it empty to remove it.',
  field: 'Source',
  suggestions: 'Used before',
  tooLong: `Keep the source under ${number(limits.sourceLabelMax)} characters.`,
  save: 'Save source',
  cancel: 'Cancel',
  done: (count: number, label: string) => `Set the source of ${resumes(count)} to ${label}.`,
  cleared: (count: number) => `Removed the source of ${resumes(count)}.`,
  nothing: 'Nothing to change: all of them already have this source.',
};

export type SourceTexts = TextsOf<typeof english>;

export const sourceTexts = defineTexts(english, {
  de: () => import('./source-texts.de.ts'),
  es: () => import('./source-texts.es.ts'),
  fr: () => import('./source-texts.fr.ts'),
  ar: () => import('./source-texts.ar.ts'),
});
