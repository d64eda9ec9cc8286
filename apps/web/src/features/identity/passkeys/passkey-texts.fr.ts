import type { PasskeyTexts } from './passkey-texts.ts';

export const texts: PasskeyTexts = {
  heading: 'Clés d’accès',
  explanation: 'Connectez-vous avec votre empreinte, votre visage ou un code PIN au lieu d’un mot de passe.',
  signIn: 'Se connecter avec une clé d’accès',
  use: 'Utiliser une clé d’accès',
  none: 'Une clé d’accès reste sur votre appareil ou dans votre gestionnaire de mots de passe. Personne ne peut la deviner, et les fausses pages de connexion ne peuvent pas la demander.',
  some: 'Chacune vous connecte à elle seule, sans mot de passe ni code. Si vous perdez un appareil, connectez-vous autrement et supprimez sa clé d’accès ici.',
  add: 'Ajouter une clé d’accès',
  rename: 'Renommer',
  renameNamed: (name) => `Renommer ${name}`,
  remove: 'Supprimer',
  removeNamed: (name) => `Supprimer ${name}`,
  cancel: 'Annuler',
  unnamed: 'Clé d’accès',
  since: (date) => `Ajoutée le ${date}`,
  used: (date) => `utilisée pour la dernière fois le ${date}`,
  neverUsed: 'pas encore utilisée',
  waiting: 'Chargement de vos clés d’accès',
  failed: 'Impossible de charger vos clés d’accès',
  retry: 'Réessayer',
  added: 'Clé d’accès ajoutée.',
  removed: 'Clé d’accès supprimée. Les appareils connectés avec elle sont déconnectés.',
  naming: {
    title: 'Renommer cette clé d’accès',
    explanation: 'Choisissez un nom qui indique où elle se trouve.',
    label: 'Nom',
    submit: 'Enregistrer le nom',
    required: 'Saisissez un nom de 120 caractères au plus',
  },
  removing: {
    title: (name) => `Supprimer ${name} ?`,
    explanation:
      'Elle ne vous connectera plus. Supprimez-la ensuite aussi de votre appareil ou de votre gestionnaire de mots de passe. Votre mot de passe et les codes envoyés par e-mail fonctionnent toujours.',
  },
  errors: {
    another:
      'Cette clé d’accès appartient à un autre compte. Choisissez une clé du compte auquel vous vous connectez.',
    refused:
      'Cette clé d’accès n’a pas été acceptée. Elle a peut-être été supprimée du compte. Connectez-vous autrement.',
    expired: 'Le délai est dépassé. Veuillez réessayer.',
    exists: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    many: 'Vous avez atteint le nombre maximal de clés d’accès. Supprimez-en une d’abord.',
    onlyWay:
      'Cette clé d’accès est le seul moyen d’accéder à votre compte. Ajoutez d’abord une autre clé d’accès ou définissez un mot de passe.',
    browser:
      'Votre navigateur n’a pas pu utiliser de clé d’accès ici. Réessayez ou connectez-vous autrement.',
  },
};
