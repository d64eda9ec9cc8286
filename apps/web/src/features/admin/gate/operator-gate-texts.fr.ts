import type { OperatorGateTexts } from './operator-gate-texts.ts';

export const texts: OperatorGateTexts = {
  title: 'Console de l’exploitant · Winnow',
  unproved: {
    heading: 'Confirmez votre adresse e-mail',
    words:
      'Les exploitants confirment leur adresse une fois. Connectez-vous avec un code que nous y envoyons, ou avec Google. Cette fois, le mot de passe seul ne suffit pas.',
    action: 'Se connecter avec un code',
  },
  secondFactor: {
    heading: 'Activez la validation en deux étapes',
    words:
      'Les exploitants ont besoin de la validation en deux étapes. Activez-la dans les paramètres, puis revenez.',
    action: 'Ouvrir les paramètres',
  },
  signIn: {
    heading: 'Reconnectez-vous',
    words:
      'Reconnectez-vous pour utiliser la console de l’exploitant. Elle reste ouverte 12 heures après chaque connexion ; le reste de Winnow n’est pas concerné.',
    action: 'Se reconnecter',
  },
};
