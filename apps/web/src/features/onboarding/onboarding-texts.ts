import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  titleOf: (step: string) => `${step} · Winnow`,
  progress: (step: number, all: number) => `Step ${step} of ${all}`,
  introduction: 'Three short steps. We only use your answers to prefill your first job description.',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  skip: 'Skip for now',
  startOver: 'Start over',
  optional: 'All questions are optional.',
  failed: 'Failed to save onboarding data',
  failedHelp: 'Your answers are kept in this browser. Try again.',
  steps: ['About you', 'Your team', 'What you hire for'],
  done: {
    title: 'Ready · Winnow',
    heading: 'Everything is ready',
    introduction: 'Generate your first job description now. Your answers are already filled in.',
    summary: 'Your answers',
    create: 'Generate your first job description',
    dashboard: 'Go to the dashboard',
    again: 'Change answers',
  },
};

export type OnboardingTexts = TextsOf<typeof english>;

export const onboardingTexts = defineTexts(english, {
  de: () => import('./onboarding-texts.de.ts'),
  es: () => import('./onboarding-texts.es.ts'),
  fr: () => import('./onboarding-texts.fr.ts'),
  ar: () => import('./onboarding-texts.ar.ts'),
});
