import type { HiringManagerTexts } from './hiring-manager-texts.ts';

export const texts: HiringManagerTexts = {
  introduction: 'Die Stellen, zu deren Team Sie gehören, und Ihre Kandidaten.',
  assigned: 'Ihnen zugewiesen',
  allAssigned: 'Alle anzeigen',
  noneAssigned: 'Ihnen sind keine Kandidaten zugewiesen.',
  jobs: 'Ihre Stellen',
  failed: 'Das konnte nicht geladen werden',
  retry: 'Erneut versuchen',
};
