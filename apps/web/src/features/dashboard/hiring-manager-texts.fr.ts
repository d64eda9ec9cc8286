import type { HiringManagerTexts } from './hiring-manager-texts.ts';

export const texts: HiringManagerTexts = {
  introduction: 'Les postes de vos équipes, et vos candidats.',
  assigned: 'Qui vous sont attribués',
  allAssigned: 'Tout afficher',
  noneAssigned: 'Aucun candidat ne vous est attribué.',
  jobs: 'Vos postes',
  failed: 'Impossible de charger ces données',
  retry: 'Réessayer',
};
