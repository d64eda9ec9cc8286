import type { LegendTexts } from './legend-texts.ts';

export const texts: LegendTexts = {
  open: 'Signification des formes',
  score: {
    heading: 'Barre de score',
    filled: 'Le score de 0 à 100. Le grand trait indique où il s’arrête.',
    potential:
      'Ce que le score pourrait encore atteindre si les critères que le CV ne mentionne pas sont remplis.',
    steps: 'Les traits fins indiquent les changements de catégorie :',
    from: (score, label) => `${label} à partir de ${score}`,
  },
  verdicts: {
    heading: 'Critères',
    met: 'Le CV le démontre.',
    partly: 'Le CV en démontre une partie.',
    'not-met': 'Le CV montre qu’il n’est pas rempli.',
    'not-found':
      'Le CV ne le mentionne pas. Il ne rapporte pas de points, mais ne compte pas comme non rempli.',
  },
  weights: {
    heading: 'Poids',
    grains: 'Ce que la ligne compte : plus de grains, plus de points. Le pourcentage est sa part du total.',
    must: 'Critère indispensable',
    nice: 'Critère souhaité',
  },
};
