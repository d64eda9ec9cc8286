import type { ToolsTexts } from './tools-texts.ts';

export const texts: ToolsTexts = {
  title: 'Outils · Winnow',
  description:
    'Les outils de Winnow : comparer un CV sans compte, générer une fiche de poste, analyser une pile de CV, comparer des candidats et garder l’historique.',
  heading: 'Outils',
  introduction: 'Deux d’entre eux fonctionnent sans compte.',
  open: 'Sans compte',
  signedIn: 'Avec un compte',
  tools: [
    {
      to: '/resume-matcher',
      name: 'Comparateur de CV',
      words:
        'Comparez un CV à une fiche de poste. Pour les candidats qui veulent savoir ce qu’un recruteur y trouverait. Rien n’est conservé.',
      action: 'Comparer un CV',
      isOpen: true,
    },
    {
      to: '/resume-analyzer',
      name: 'Analyseur de CV',
      words:
        'Analysez jusqu’à 50 CV pour une fiche de poste : une liste classée par groupes, avec les preuves de chaque score.',
      action: 'Ouvrir l’analyseur',
      isOpen: false,
    },
    {
      to: '/tools/job-description-creator',
      name: 'Générateur de fiches de poste',
      words:
        'D’un intitulé et de quelques notes à une fiche de poste complète avec ses critères. Les formulations excluantes sont signalées.',
      action: 'Générer une fiche de poste',
      isOpen: false,
    },
    {
      to: '/job-descriptions',
      name: 'Fiches de poste',
      words: 'Tous vos postes au même endroit, avec leurs critères, leurs poids et leurs versions.',
      action: 'Voir vos postes',
      isOpen: false,
    },
    {
      to: '/resume-history',
      name: 'Historique des CV',
      words: 'Recherchez, comparez, exportez et partagez les résultats de toutes vos analyses.',
      action: 'Voir votre historique',
      isOpen: false,
    },
    {
      to: '/api/docs',
      name: 'API',
      words: 'Tout ce que font les écrans, pour vos propres programmes, avec une description OpenAPI.',
      action: 'Lire la référence de l’API',
      isOpen: true,
    },
  ],
};
