import type { ShellTexts } from './shell-texts.ts';

export const texts: ShellTexts = {
  productName: 'Winnow',
  titleOf: (screen) => `${screen} · Winnow`,
  skipToContent: 'Aller au contenu',
  navigation: 'Menu principal',
  matcherLink: 'Comparer un CV',
  homeLink: 'Winnow, accueil',
  menu: 'Menu',
  links: {
    features: 'Fonctionnalités',
    pricing: 'Tarifs',
    tools: 'Outils',
    support: 'Assistance',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
  },
  theme: { label: 'Thème', system: 'Système', light: 'Clair', dark: 'Sombre' },
  language: 'Langue',
  account: { logIn: 'Se connecter', getStarted: 'Commencer', dashboard: 'Tableau de bord' },
  footer: {
    tagline: 'Nous révolutionnons le recrutement grâce au rapprochement par IA.',
    copyright: (year) => `© ${year} Winnow`,
    api: 'API',
    product: 'Produit',
    help: 'Aide et mentions légales',
    follow: 'Contact',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
  toasts: { label: 'Notifications', close: 'Fermer la notification' },
  loading: 'Chargement de la page',
  notFound: {
    status: '404',
    heading: 'Page introuvable',
    explanation:
      'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien contient une erreur.',
    goHome: 'Aller à l’accueil',
    goBack: 'Revenir en arrière',
  },
  broken: {
    heading: 'Cette page ne fonctionne plus',
    explanation:
      'L’erreur vient de nous. Rien de ce que vous avez saisi n’a été envoyé. Recharger la page suffit en général.',
    reload: 'Recharger la page',
  },
  missingPart:
    'Une partie de cette page n’a pas pu être chargée. Le reste fonctionne ; rechargez la page pour réessayer.',
  notFetched: {
    heading: 'Cette page n’a pas pu être chargée',
    explanation:
      'La connexion est peut-être coupée, ou Winnow vient d’être mis à jour. Nous réessaierons dès que vous serez en ligne.',
    reload: 'Réessayer',
  },
};
