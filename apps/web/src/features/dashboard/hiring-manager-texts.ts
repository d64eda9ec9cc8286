import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  introduction: 'The jobs whose hiring team you’re on, and your candidates.',
  assigned: 'Assigned to you',
  allAssigned: 'Show all',
  noneAssigned: 'No candidates are assigned to you.',
  jobs: 'Your jobs',
  failed: 'We couldn’t load this',
  retry: 'Try again',
};

export type HiringManagerTexts = TextsOf<typeof english>;

export const hiringManagerTexts = defineTexts(english, {
  de: () => import('./hiring-manager-texts.de.ts'),
  es: () => import('./hiring-manager-texts.es.ts'),
  fr: () => import('./hiring-manager-texts.fr.ts'),
  ar: () => import('./hiring-manager-texts.ar.ts'),
});
