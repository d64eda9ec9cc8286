import type { WordingTexts } from './wording-texts.ts';

export const texts: WordingTexts = {
  heading: 'Formulation',
  none: 'Aucune formulation excluante trouvée.',
  kinds: { biased: 'Biaisé', exclusionary: 'Excluant', vague: 'Vague' },
  replace: (words) => `Remplacer par « ${words} »`,
  leaveOut: 'Retirer',
  advice: (advice) => `Mieux : ${advice}.`,
  show: 'Afficher dans le texte',
  showNamed: (words) => `Afficher dans le texte : « ${words} »`,
};
