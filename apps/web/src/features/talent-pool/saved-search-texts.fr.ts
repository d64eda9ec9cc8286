import type { SavedSearchTexts } from './saved-search-texts.ts';

export const texts: SavedSearchTexts = {
  heading: 'Recherches enregistrées',
  save: 'Enregistrer la recherche',
  none: 'Aucune recherche enregistrée. Recherchez des candidats, puis enregistrez la recherche.',
  failed: 'Impossible de charger les recherches enregistrées',
  retry: 'Réessayer',
  name: 'Nom',
  nameHelper: 'Par exemple « Comptables à Lisbonne ».',
  share: 'Partager avec l’organisation',
  shareHelper: 'Tous les membres qui utilisent le vivier peuvent l’ouvrir et recevoir des alertes.',
  alert: 'Alertes sur les nouveaux candidats',
  alertHelper:
    'Chaque nouveau candidat vous est signalé une fois. Les e-mails se règlent dans les paramètres.',
  alerts: { off: 'Aucune alerte', 'at-once': 'Immédiatement', daily: 'Une fois par jour' },
  shared: 'Partagée',
  sharedBy: (name) => `Partagée par ${name}`,
  actions: (name) => `Actions pour « ${name} »`,
  edit: 'Renommer ou partager',
  replace: 'Remplacer par la recherche actuelle',
  remove: 'Supprimer',
  cancel: 'Annuler',
  submit: 'Enregistrer',
  saved: (name) => `« ${name} » enregistrée`,
  removed: (name) => `« ${name} » supprimée`,
  gone: 'Cette recherche enregistrée n’est plus disponible.',
  editHeading: 'Modifier la recherche enregistrée',
};
