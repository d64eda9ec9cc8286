import { formatsOf } from '../../lib/language/formats.ts';
import type { JobsTexts } from './jobs-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: JobsTexts = {
  title: 'Stellen · Winnow',
  heading: 'Stellen',
  introduction: 'Jeder Lebenslauf wird nach den Anforderungen einer dieser Stellen bewertet.',
  add: 'Stelle anlegen',
  write: 'Mit KI erstellen',
  search: 'Suche',
  searchHint: 'Bezeichnung, Unternehmen oder Ort',
  order: 'Sortierung',
  orders: { updated: 'Zuletzt geändert', created: 'Neueste', title: 'Bezeichnung' },
  show: 'Anzeigen',
  statuses: { active: 'Aktiv', archived: 'Archiviert' },
  failed: 'Ihre Stellen konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  more: 'Mehr anzeigen',
  count: (count) => plural(count, { one: '1 Stelle', other: `${number(count)} Stellen` }),
  empty: 'Noch keine Stellen',
  emptyWords:
    'Fügen Sie eine Stellenbeschreibung ein, laden Sie eine hoch oder erstellen Sie eine aus einer Berufsbezeichnung. Die Anforderungen erscheinen beim Schreiben.',
  emptyArchive: 'Das Archiv ist leer',
  emptyArchiveWords: 'Hier erscheinen archivierte Stellen mit allen Kandidaten.',
  noneFound: 'Nichts gefunden',
  noneFoundWords: 'Keine Bezeichnung, kein Unternehmen und kein Ort enthält diese Wörter.',
  clearSearch: 'Suche leeren',
  requirements: (count, musts) =>
    `${plural(count, { one: '1 Anforderung', other: `${number(count)} Anforderungen` })}, ${plural(musts, {
      one: '1 Muss-Anforderung',
      other: `${number(musts)} Muss-Anforderungen`,
    })}`,
  analyses: (count) =>
    plural(count, { one: '1 Lebenslauf bewertet', other: `${number(count)} Lebensläufe bewertet` }),
  noAnalyses: 'noch kein Lebenslauf bewertet',
  changed: (when) => `Geändert am ${when}`,
  sources: { written: '', uploaded: 'Aus einer Datei', generated: 'Mit KI erstellt', sample: 'Beispiel' },
  menu: (job) => `Optionen für ${job}`,
  analyze: 'Auswertung starten',
  edit: 'Bearbeiten',
  duplicate: 'Duplizieren',
  archive: 'Archivieren',
  restore: 'Wiederherstellen',
  remove: 'Löschen',
  duplicated: 'Dupliziert. Sie sehen die Kopie.',
  archived: (job) => `„${job}“ wurde archiviert.`,
  restored: (job) => `„${job}“ wurde wiederhergestellt.`,
  removed: (job) => `„${job}“ wurde gelöscht.`,
  removedWith: (job) =>
    `„${job}“ wurde mit allen Durchläufen und Auswertungen gelöscht. Die Lebensläufe bleiben in Ihrer Bibliothek.`,
};
