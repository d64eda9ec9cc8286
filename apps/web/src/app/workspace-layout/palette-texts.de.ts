import { formatsOf } from '../../lib/language/formats.ts';
import type { PaletteTexts } from './palette-texts.ts';

const { number } = formatsOf('de');

export const texts: PaletteTexts = {
  placeholder: 'Kandidaten, Fähigkeiten, Stellen …',
  recent: 'Zuletzt geöffnet',
  candidates: 'Kandidaten',
  jobs: 'Stellen',
  runs: 'Durchläufe',
  files: 'Dateien',
  comments: 'Kommentare',
  comment: 'Kommentar',
  savedSearches: 'Gespeicherte Suchen',
  newestJobs: 'Neueste Stellen',
  newestRuns: 'Neueste Durchläufe',
  searchPool: (words) => `Im Talentpool nach „${words}“ suchen`,
  allCandidates: (count, words) => `Alle ${number(count)} Kandidaten mit „${words}“ anzeigen`,
  allFiles: (count, words) => `Alle ${number(count)} Dateien mit „${words}“ anzeigen`,
  noResults: (words) => `Keine Ergebnisse für „${words}“.`,
  canFind:
    'Suchen Sie nach Namen, Fähigkeiten, Arbeitgebern, Berufsbezeichnungen, Orten, Stellen, Durchläufen, Dateien, Kommentaren und Einstellungen. Ein Teil des Wortes genügt.',
  needsLetters: 'Geben Sie einen Buchstaben oder eine Ziffer ein.',
  failed: 'Die Suche ist gerade nicht verfügbar. Seiten und Einstellungen finden Sie weiterhin.',
  anonymous: 'Die anonyme Ansicht ist eingeschaltet: Namen und Kontaktdaten werden nicht durchsucht.',
  pending: (count) =>
    count === 1
      ? '1 Lebenslauf wird noch für die Suche erfasst.'
      : `${number(count)} Lebensläufe werden noch für die Suche erfasst.`,
  showNames: 'Anonyme Ansicht ausschalten',
  hideNames: 'Anonyme Ansicht einschalten',
  settings: 'Einstellungen',
  settingNames: {
    theme: { label: 'Farbschema', keywords: 'darstellung dunkel hell theme farben' },
    language: {
      label: 'Sprache',
      keywords: 'darstellung deutsch englisch spanisch französisch arabisch language',
    },
    density: { label: 'Listendichte', keywords: 'darstellung kompakt großzügig zeilen density' },
    singleKeys: { label: 'Kürzel mit einer Taste', keywords: 'tastatur barrierefreiheit shortcuts' },
    anonymous: { label: 'Anonyme Ansicht', keywords: 'namen fotos verbergen datenschutz anonymous' },
    retention: {
      label: 'Aufbewahrungsfrist',
      keywords: 'löschen tage lebensläufe dsgvo datenschutz retention',
    },
    mails: { label: 'E-Mail-Benachrichtigungen', keywords: 'mails nachrichten hinweise notifications' },
    password: { label: 'Passwort', keywords: 'ändern kennwort sicherheit password' },
    email: { label: 'E-Mail-Adresse', keywords: 'mail ändern anmeldung konto email' },
    factors: {
      label: 'Anmeldung in zwei Schritten',
      keywords: '2fa zwei-faktor-authentifizierung bestätigung authenticator code sicherheit two-factor',
    },
    sessions: { label: 'Aktive Sitzungen', keywords: 'geräte angemeldet abmelden sicherheit sessions' },
    exportData: { label: 'Meine Daten exportieren', keywords: 'herunterladen dsgvo datenschutz zip export' },
    deleteAccount: { label: 'Konto löschen', keywords: 'entfernen schließen dsgvo delete account' },
  },
};
