import type { OnboardingTexts } from './onboarding-texts.ts';

export const texts: OnboardingTexts = {
  titleOf: (step) => `${step} · Winnow`,
  progress: (step, all) => `Étape ${step} sur ${all}`,
  introduction:
    'Trois courtes étapes. Vos réponses servent uniquement à préremplir votre première fiche de poste.',
  back: 'Retour',
  next: 'Suivant',
  finish: 'Terminer',
  skip: 'Passer pour l’instant',
  startOver: 'Recommencer',
  optional: 'Toutes les questions sont facultatives.',
  failed: 'Impossible d’enregistrer vos réponses',
  failedHelp: 'Elles sont conservées dans ce navigateur. Réessayez.',
  steps: ['À propos de vous', 'Votre équipe', 'Vos recrutements'],
  done: {
    title: 'C’est prêt · Winnow',
    heading: 'Tout est prêt',
    introduction: 'Générez maintenant votre première fiche de poste. Vos réponses y figurent déjà.',
    summary: 'Vos réponses',
    create: 'Générer votre première fiche de poste',
    dashboard: 'Aller au tableau de bord',
    again: 'Modifier les réponses',
  },
};
