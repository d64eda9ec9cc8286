import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { hiringChoices } from './hiring-choices.ts';

/** Texts of the questions about hiring, in onboarding and profile. */
const english = {
  fields: {
    role: 'Your role',
    jobTitle: 'Job title',
    jobTitleHelper: 'As on your business card.',
    companyName: 'Company name',
    teamSize: 'Company size',
    hiringTeamSize: 'Size of the hiring team',
    hiringVolume: 'Hires per year',
    industries: 'Industries',
    roleTypes: 'Roles you hire for most',
    hiringGoals: 'Your goals',
    several: 'Select all that apply.',
  },
  /** In the order of `hiringChoices`, which lists the stored values. */
  choices: {
    role: hiringChoices.role as readonly string[],
    teamSize: hiringChoices.teamSize as readonly string[],
    hiringTeamSize: hiringChoices.hiringTeamSize as readonly string[],
    hiringVolume: hiringChoices.hiringVolume as readonly string[],
    industries: hiringChoices.industries as readonly string[],
    roleTypes: hiringChoices.roleTypes as readonly string[],
    hiringGoals: hiringChoices.hiringGoals as readonly string[],
  },
};

export type HiringTexts = TextsOf<typeof english>;

export const hiringTexts = defineTexts(english, {
  de: () => import('./hiring-texts.de.ts'),
  es: () => import('./hiring-texts.es.ts'),
  fr: () => import('./hiring-texts.fr.ts'),
  ar: () => import('./hiring-texts.ar.ts'),
});
