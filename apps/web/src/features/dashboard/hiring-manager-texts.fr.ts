import type { HiringManagerTexts } from './hiring-manager-texts.ts';

export const texts: HiringManagerTexts = {
  introduction: 'Les postes dont vous faites partie de l’équipe, et vos candidats.',
  assigned: 'Attribués à vous',
  allAssigned: 'Tout afficher',
  noneAssigned: 'Aucun candidat ne vous est attribué.',
  jobs: 'Vos postes',
  failed: 'Le chargement a échoué',
  retry: 'Réessayer',
};
