import type { SavedSearchTexts } from './saved-search-texts.ts';

export const texts: SavedSearchTexts = {
  heading: 'Gespeicherte Suchen',
  save: 'Suche speichern',
  none: 'Noch keine gespeicherten Suchen. Suchen Sie nach Kandidaten, und speichern Sie dann die Suche.',
  failed: 'Die gespeicherten Suchen konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  name: 'Name',
  nameHelper: 'Zum Beispiel „Buchhalter in Lissabon“.',
  share: 'Mit der Organisation teilen',
  shareHelper: 'Alle Mitglieder, die im Talentpool suchen, können sie öffnen und Meldungen erhalten.',
  alert: 'Meldungen über neue Kandidaten',
  alertHelper:
    'Von jedem neuen Kandidaten erfahren Sie einmal. E-Mails stellen Sie in den Einstellungen ein.',
  alerts: { off: 'Keine Meldungen', 'at-once': 'Sofort', daily: 'Einmal täglich' },
  shared: 'Geteilt',
  sharedBy: (name) => `Geteilt von ${name}`,
  actions: (name) => `Aktionen für „${name}“`,
  edit: 'Umbenennen oder teilen',
  replace: 'Durch die aktuelle Suche ersetzen',
  remove: 'Löschen',
  cancel: 'Abbrechen',
  submit: 'Speichern',
  saved: (name) => `„${name}“ gespeichert`,
  removed: (name) => `„${name}“ gelöscht`,
  gone: 'Diese gespeicherte Suche gibt es nicht mehr.',
  editHeading: 'Gespeicherte Suche bearbeiten',
};
