import { jobLimits, presetLimits } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  retry: 'Try again',
  open: 'Presets',
  title: 'Requirement presets',
  explanation: 'Save the requirements of a job and add them to similar ones.',
  failed: 'We couldn’t load your presets',
  saveHeading: 'Save these requirements',
  name: 'Preset name',
  nameHint: 'Such as “Accountants”',
  nameMissing: 'Enter a name.',
  nameTooLong: `Keep the name under ${number(presetLimits.nameMax)} characters.`,
  what: (count: number, musts: number) =>
    count === 0
      ? 'This job has no requirements to save yet.'
      : `${plural(count, { one: '1 requirement', other: `${number(count)} requirements` })}, ${plural(musts, {
          one: '1 must-have',
          other: `${number(musts)} must-haves`,
        })}, with their weights. The overall fit is read from each job description.`,
  save: 'Save preset',
  saving: 'Saving',
  saved: (name: string) => `Saved the preset “${name}”.`,
  listHeading: 'Your presets',
  count: (count: number, all: number) => `${number(count)} of ${number(all)}`,
  empty: 'No presets yet',
  emptyWords: 'Presets that you save appear here.',
  lines: (count: number, musts: number) =>
    `${plural(count, { one: '1 requirement', other: `${number(count)} requirements` })}, ${plural(musts, {
      one: '1 must-have',
      other: `${number(musts)} must-haves`,
    })}`,
  apply: 'Preview',
  applyNamed: (name: string) => `Preview “${name}”`,
  menu: (name: string) => `Options for “${name}”`,
  rename: 'Rename',
  replace: 'Replace with this job’s requirements',
  remove: 'Delete',
  removed: (name: string) => `Deleted the preset “${name}”.`,
  renamed: (name: string) => `Renamed to “${name}”.`,
  replaced: (name: string) => `“${name}” now has this job’s requirements.`,
  saveName: 'Save name',
  requirements: 'Requirements',
  cancel: 'Cancel',
  adds: (count: number) =>
    count === 0
      ? 'Every requirement of this preset is already in the list.'
      : plural(count, { one: 'Adds 1 requirement:', other: `Adds ${number(count)} requirements:` }),
  known: (count: number) =>
    plural(count, {
      one: '1 requirement is already in the list.',
      other: `${number(count)} requirements are already in the list.`,
    }),
  leftOut: (count: number) =>
    `A job can have ${number(jobLimits.requirements)} requirements, so ${number(count)} more can’t be added.`,
  takeOver: (count: number) =>
    `Also use the preset’s must-have settings and weights where they differ (${number(count)})`,
  add: (count: number) =>
    count === 0
      ? 'Apply preset'
      : plural(count, { one: 'Add 1 requirement', other: `Add ${number(count)} requirements` }),
  applied: (name: string) => `Applied the preset “${name}”. Save the job description to keep it.`,
  must: 'must-have',
};

export type PresetTexts = TextsOf<typeof english>;

export const presetTexts = defineTexts(english, {
  de: () => import('./preset-texts.de.ts'),
  es: () => import('./preset-texts.es.ts'),
  fr: () => import('./preset-texts.fr.ts'),
  ar: () => import('./preset-texts.ar.ts'),
});
