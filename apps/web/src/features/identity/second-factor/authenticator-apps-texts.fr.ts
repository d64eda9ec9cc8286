import type { AuthenticatorAppsTexts } from './authenticator-apps-texts.ts';

export const texts: AuthenticatorAppsTexts = {
  none: 'Avec une application d’authentification sur votre téléphone, un mot de passe volé ne suffit pas pour entrer.',
  some: 'La connexion demande un code de l’une de ces applications.',
  add: 'Ajouter une application d’authentification',
  remove: 'Retirer',
  removeAdded: (date) => `Retirer l’application ajoutée le ${date}`,
  since: (date) => `Ajoutée le ${date}`,
  unnamed: 'Application d’authentification',
  waiting: 'Chargement de vos applications d’authentification',
  failed: 'Impossible de charger vos applications d’authentification',
  retry: 'Réessayer',
  dialog: {
    title: 'Ajouter une application d’authentification',
    scan: 'Scannez ce code avec l’application. Il ne vaut que pour ce compte.',
    qrLabel: 'Code à scanner avec l’application d’authentification',
    byHand: 'Impossible de scanner ? Saisissez cette clé dans l’application :',
    copy: 'Copier la clé',
    copied: 'Clé copiée.',
    code: 'Saisissez ensuite le code affiché par l’application.',
    submit: 'Activer',
    cancel: 'Annuler',
  },
  added: 'Application d’authentification ajoutée. Tous les autres appareils sont déconnectés.',
  removing: {
    title: 'Retirer cette application d’authentification ?',
    explanation: 'La connexion ne demandera plus ses codes.',
    submit: 'Retirer',
    cancel: 'Annuler',
  },
  removed: 'Application d’authentification retirée.',
};
