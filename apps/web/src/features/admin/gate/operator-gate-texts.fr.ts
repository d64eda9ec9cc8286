import type { OperatorGateTexts } from './operator-gate-texts.ts';

export const texts: OperatorGateTexts = {
  title: 'Console de l’exploitant · Winnow',
  unproved: {
    heading: 'Confirmez votre adresse e-mail',
    words:
      'Les exploitants confirment leur adresse une seule fois. Connectez-vous avec un code reçu par e-mail ou avec Google. Cette fois, le mot de passe ne suffit pas.',
    action: 'Se connecter avec un code',
  },
  secondFactor: {
    heading: 'Activez la connexion en deux étapes',
    words:
      'Les exploitants doivent utiliser la connexion en deux étapes. Activez-la dans les paramètres, puis revenez ici.',
    action: 'Ouvrir les paramètres',
  },
  signIn: {
    heading: 'Reconnectez-vous',
    words:
      'Reconnectez-vous pour utiliser la console de l’exploitant. Elle reste ouverte 12 heures après chaque connexion ; le reste de Winnow n’est pas concerné.',
    action: 'Se reconnecter',
  },
};
