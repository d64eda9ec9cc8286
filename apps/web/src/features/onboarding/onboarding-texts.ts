import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { hiringChoices } from './hiring-choices.ts';

const english = {
  titleOf: (step: string) => `${step} · Winnow`,
  progress: (step: number, all: number) => `Step ${step} of ${all}`,
  introduction: 'Three short steps. What you answer fills in your first job description, and nothing else.',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  skip: 'Skip for now',
  startOver: 'Start over',
  optional: 'You can leave out whatever you like.',
  failed: 'Failed to save onboarding data',
  failedHelp: 'Your answers are kept in this browser. Try again.',
  steps: ['About you', 'Your team', 'What you hire for'],
  fields: {
    role: 'Your role',
    jobTitle: 'Job title',
    jobTitleHelper: 'As it stands on your card.',
    companyName: 'Company name',
    teamSize: 'People in the company',
    hiringTeamSize: 'People who hire with you',
    hiringVolume: 'Posts to fill in a year',
    industries: 'Industries',
    roleTypes: 'Posts you fill most',
    hiringGoals: 'What should get better',
    several: 'As many as fit.',
  },
  /** In the order of `hiringChoices`, whose words are what is saved. */
  choices: {
    role: hiringChoices.role as readonly string[],
    teamSize: hiringChoices.teamSize as readonly string[],
    hiringTeamSize: hiringChoices.hiringTeamSize as readonly string[],
    hiringVolume: hiringChoices.hiringVolume as readonly string[],
    industries: hiringChoices.industries as readonly string[],
    roleTypes: hiringChoices.roleTypes as readonly string[],
    hiringGoals: hiringChoices.hiringGoals as readonly string[],
  },
  done: {
    title: 'Ready · Winnow',
    heading: 'Everything is ready',
    introduction: 'The first step of the work is a job description. Yours begins with what you told us.',
    summary: 'What we noted',
    create: 'Write your first job description',
    dashboard: 'Go to the dashboard',
    again: 'Change the answers',
  },
};

export type OnboardingTexts = TextsOf<typeof english>;

export const onboardingTexts = defineTexts(english, {
  de: () => import('./onboarding-texts.de.ts'),
  ar: () => import('./onboarding-texts.ar.ts'),
});
