import { formatsOf } from '../../lib/language/formats.ts';
import type { WorkspaceTexts } from './workspace-texts.ts';

const { number } = formatsOf('de');

export const texts: WorkspaceTexts = {
  navigation: 'Arbeitsbereich',
  dashboard: 'Übersicht',
  jobs: 'Stellen',
  candidates: 'Kandidaten',
  'talent-pool': 'Talentpool',
  reviews: 'Durchsichten',
  records: 'Entscheidungsnachweise',
  analyze: 'Auswertung starten',
  dashboardShort: 'Übersicht',
  recordsShort: 'Nachweise',
  analyzeShort: 'Auswerten',
  tools: 'Werkzeuge',
  credits: 'Credits',
  organization: 'Organisation',
  fairness: 'Fairness',
  support: 'Hilfe',
  operator: 'Betrieb',
  creditsLeft: (credits) => `noch ${number(credits)}`,
  unlimited: 'unbegrenzt',
  more: 'Mehr',
  maintenance: {
    heading: 'Wartung: nur Lesen möglich',
    words: 'Sie können alles ansehen. Bis zum Ende der Wartung kann nichts geändert werden.',
  },
  density: { label: 'Dichte', comfortable: 'Großzügig', compact: 'Kompakt' },
  shortcuts: {
    open: 'Tastenkürzel',
    heading: 'Tastenkürzel',
    explanation: 'Tastenkürzel auf dieser Seite.',
    singleKeys: 'Kürzel mit einer Taste',
    singleKeysHelp:
      'Schalten Sie sie aus, wenn Spracheingabe oder ein anderes Programm sie versehentlich auslöst.',
  },
  palette: {
    open: 'Suchen',
    goTo: 'Wechseln zu',
    act: 'Aktionen',
    profile: 'Profil',
    settings: 'Einstellungen',
    billing: 'Abrechnung und Rechnungen',
    analyze: 'Auswertung starten',
    addJob: 'Stelle anlegen',
    writeJob: 'Stellenbeschreibung erstellen lassen',
    toComfortable: 'Zeilen mehr Platz geben',
    toCompact: 'Mehr Zeilen auf einmal zeigen',
    theme: { system: 'Farbschema des Geräts', light: 'Helles Farbschema', dark: 'Dunkles Farbschema' },
    signOut: 'Abmelden',
    archived: 'archiviert',
  },
};
