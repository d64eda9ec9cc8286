import { formatsOf } from '../../lib/language/formats.ts';
import type { PaletteTexts } from './palette-texts.ts';

const { number, plural } = formatsOf('fr');

export const texts: PaletteTexts = {
  placeholder: 'Candidats, compétences, postes…',
  recent: 'Récents',
  candidates: 'Candidats',
  jobs: 'Postes',
  runs: 'Lots',
  files: 'Fichiers',
  comments: 'Commentaires',
  comment: 'Commentaire',
  savedSearches: 'Recherches enregistrées',
  newestJobs: 'Derniers postes',
  newestRuns: 'Derniers lots',
  searchPool: (words) => `Rechercher « ${words} » dans le vivier`,
  allCandidates: (count, words) => `Afficher les ${number(count)} candidats avec « ${words} »`,
  allFiles: (count, words) => `Afficher les ${number(count)} fichiers avec « ${words} »`,
  noResults: (words) => `Aucun résultat pour « ${words} ».`,
  canFind:
    'Recherchez des noms, compétences, employeurs, intitulés, lieux, postes, lots, fichiers, commentaires et paramètres. Une partie d’un mot suffit.',
  needsLetters: 'Saisissez une lettre ou un chiffre.',
  failed: 'La recherche est momentanément indisponible. Les écrans et les paramètres restent accessibles.',
  anonymous: 'La vue anonyme est activée : les noms et coordonnées sont exclus de la recherche.',
  pending: (count) =>
    plural(count, {
      one: `${number(count)} CV est encore en cours d’indexation.`,
      other: `${number(count)} CV sont encore en cours d’indexation.`,
    }),
  showNames: 'Désactiver la vue anonyme',
  hideNames: 'Activer la vue anonyme',
  settings: 'Paramètres',
  settingNames: {
    theme: { label: 'Thème', keywords: 'apparence sombre clair couleur mode' },
    language: { label: 'Langue', keywords: 'apparence français anglais espagnol allemand arabe traduction' },
    density: { label: 'Densité des listes', keywords: 'apparence compacte confortable lignes' },
    singleKeys: { label: 'Raccourcis à une touche', keywords: 'clavier accessibilité lettres' },
    anonymous: { label: 'Vue anonyme', keywords: 'masquer noms photos biais confidentialité' },
    retention: {
      label: 'Durée de conservation',
      keywords: 'supprimer cv jours rgpd confidentialité stockage',
    },
    mails: { label: 'Notifications par e-mail', keywords: 'email courriel alertes messages' },
    password: { label: 'Mot de passe', keywords: 'changer sécurité connexion' },
    email: { label: 'Adresse e-mail', keywords: 'email courriel changer connexion compte' },
    factors: {
      label: 'Connexion en deux étapes',
      keywords: '2fa deux facteurs authentification mfa code sécurité',
    },
    sessions: { label: 'Sessions actives', keywords: 'appareils connexion déconnexion sécurité' },
    exportData: { label: 'Exporter mes données', keywords: 'télécharger rgpd confidentialité zip copie' },
    deleteAccount: { label: 'Supprimer le compte', keywords: 'fermer effacer rgpd confidentialité' },
  },
};
