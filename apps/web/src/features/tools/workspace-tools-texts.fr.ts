import type { WorkspaceToolsTexts } from './workspace-tools-texts.ts';

export const texts: WorkspaceToolsTexts = {
  title: 'Outils · Winnow',
  heading: 'Outils',
  introduction: 'Tout ce que Winnow sait faire, outil par outil.',
  cost: {
    free: 'Gratuit',
    credit: '1 crédit, en cas de succès',
    perResume: '1 crédit par CV, en cas de succès',
  },
  tools: [
    {
      id: 'analyzer',
      to: '/resume-analyzer',
      name: 'Analyseur de CV',
      words:
        'Analysez jusqu’à 50 CV pour une fiche de poste et voyez les meilleures correspondances, et pourquoi.',
      cost: 'perResume',
    },
    {
      id: 'creator',
      to: '/tools/job-description-creator',
      name: 'Générateur de fiches de poste',
      words: 'D’un intitulé et de quelques notes à un texte complet, sans formulation excluante.',
      cost: 'credit',
    },
    {
      id: 'jobs',
      to: '/job-descriptions',
      name: 'Critères d’une annonce',
      words:
        'Collez une annonce : Winnow en extrait les critères et les indispensables, et vous fixez les poids.',
      cost: 'free',
    },
    {
      id: 'history',
      to: '/resume-history',
      name: 'Comparer et exporter',
      words: 'Comparez jusqu’à quatre candidats côte à côte. Exportez une liste en CSV, XLSX, PDF ou JSON.',
      cost: 'free',
    },
    {
      id: 'matcher',
      to: '/resume-matcher',
      name: 'Comparateur de CV',
      words: 'Comparez un CV à une fiche de poste, sans compte. Rien n’est conservé.',
      cost: 'free',
    },
    {
      id: 'api',
      to: '/api/docs',
      name: 'API REST',
      words: 'Tout ce que font ces écrans, pour vos propres programmes.',
      cost: 'free',
    },
  ],
};
