import { limits } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { BulkTexts } from './bulk-texts.ts';

const { number, plural } = formatsOf('de');
/** Form for the middle of a sentence. */
const candidates = (count: number) =>
  plural(count, { one: '1 Kandidaten', other: `${number(count)} Kandidaten` });

const firstCandidates = (count: number) =>
  plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` });

export const texts: BulkTexts = {
  decisions: { yes: 'Ja', maybe: 'Vielleicht', no: 'Nein' },
  stages: {
    new: 'Neu',
    screening: 'Vorauswahl',
    interview: 'Gespräch',
    offer: 'Angebot',
    hired: 'Eingestellt',
    declined: 'Abgesagt',
  },
  toolbar: {
    label: 'Aktionen für die ausgewählten Kandidaten',
    selected: (count) => `${number(count)} ausgewählt`,
    selectAll: (count) => `Alle ${number(count)} auswählen`,
    clear: 'Auswahl aufheben',
    decide: (count) => `Entscheidung über ${candidates(count)}`,
    undecided: 'Entscheidung entfernen',
    stage: 'Phase',
    tag: 'Schlagwort',
    assign: 'Zuweisen',
    share: 'Teilen',
    remove: 'Löschen',
    more: 'Weitere Aktionen',
    compare: (count) => `${number(count)} vergleichen`,
    compareSome: 'Vergleichen',
    compareUpTo: (most) => `2–${number(most)} vergleichen`,
    compareOneRun: 'Vergleichen lassen sich nur Kandidaten aus einem Durchlauf',
    notForSoMany: (most) => `Wählen Sie höchstens ${number(most)} Kandidaten aus`,
    saving: 'Wird gespeichert',
  },
  keys: {
    toggle: 'Kandidat auswählen oder abwählen',
    range: 'Bereich auswählen',
    all: 'Alle angezeigten auswählen',
    clear: 'Auswahl aufheben',
    shiftClick: 'Umschalt+Klick',
    space: 'Leertaste',
  },
  done: {
    decided: {
      yes: (count) => `Ja zu ${candidates(count)}.`,
      maybe: (count) => `Vielleicht zu ${candidates(count)}.`,
      no: (count) => `Nein zu ${candidates(count)}.`,
    },
    undecided: (count) => `Entscheidung über ${candidates(count)} entfernt.`,
    moved: (count, stage) => `${firstCandidates(count)} nach „${stage}“ verschoben.`,
    tagged: (count, tags) => `Schlagwörter für ${candidates(count)} hinzugefügt: ${tags}.`,
    untagged: (count, tags) => `Schlagwörter bei ${candidates(count)} entfernt: ${tags}.`,
    assigned: (count, name) => `${firstCandidates(count)} an ${name} zugewiesen.`,
    unassigned: (count) => `Zuweisung von ${candidates(count)} aufgehoben.`,
    nothing: 'Nichts zu ändern: Es war bei allen schon so.',
    kept: (count) =>
      plural(count, {
        one: '1 Kandidat wurde seitdem erneut geändert und nicht zurückgesetzt.',
        other: `${number(count)} Kandidaten wurden seitdem erneut geändert und nicht zurückgesetzt.`,
      }),
    removed: (count) => `${firstCandidates(count)} gelöscht. Die Lebensläufe bleiben.`,
    removedWithFiles: (count) => `${candidates(count)} mit Lebensläufen gelöscht.`,
    removedFiles: (count) =>
      plural(count, {
        one: '1 Lebenslauf mit seinen Auswertungen gelöscht.',
        other: `${number(count)} Lebensläufe mit ihren Auswertungen gelöscht.`,
      }),
  },
  removal: { analyses: 'Löschen, Lebensläufe behalten', files: 'Mit Lebensläufen löschen' },
  decline: {
    title: (name) => `Nein zu ${name}?`,
    titleOfMany: (count) => `Nein zu ${candidates(count)}?`,
    explanation:
      'Wählen Sie mindestens einen Grund. Er bleibt bei der Entscheidung und steht in keinem anonymen Export.',
    reasons: {
      'missing-must': 'Muss-Anforderung fehlt',
      location: 'Ort',
      pay: 'Gehaltsvorstellung',
      level: 'Erfahrungsstufe',
      other: 'Anderer Grund',
    },
    musts: (names) => `Fehlt: ${names}`,
    someMissing: (count, all) =>
      `${number(count)} von ${candidates(all)} ${count === 1 ? 'erfüllt' : 'erfüllen'} eine Muss-Anforderung nicht.`,
    words: 'In eigenen Worten',
    addWords: 'Notiz hinzufügen',
    missingReason: 'Wählen Sie einen Grund.',
    missingWords: 'Nennen Sie den Grund in wenigen Worten.',
    tooLong: `Der Grund darf höchstens ${number(limits.reasonMax)} Zeichen lang sein.`,
    decide: 'Mit Nein entscheiden',
    cancel: 'Abbrechen',
    keys: 'Die Tasten 1 bis 5 wählen einen Grund, die Eingabetaste bestätigt.',
  },
  tags: {
    title: (count) => `Schlagwörter für ${candidates(count)}`,
    explanation: 'Ein Schlagwort gehört zur Person und erscheint bei jeder Stelle.',
    field: 'Schlagwort',
    add: 'Hinzufügen',
    onAll: 'Bei allen',
    onSome: (count, all) => `bei ${number(count)} von ${number(all)}`,
    suggestions: 'Bereits verwendet',
    remove: (tag) => `${tag} entfernen`,
    willAdd: 'Wird hinzugefügt',
    willRemove: 'Wird entfernt',
    none: 'Noch keine Schlagwörter.',
    save: 'Schlagwörter speichern',
    tooLong: `Ein Schlagwort darf höchstens ${number(limits.tagMax)} Zeichen lang sein.`,
    of: (tags) => `Schlagwörter: ${tags}`,
  },
  assign: {
    person: 'Person',
    whoSees: 'Wer sich um sie kümmert. Die Person wird benachrichtigt.',
    failed: 'Die Mitglieder konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    title: (count) => `${candidates(count)} zuweisen`,
    explanation: 'Wer sich um sie kümmert. Es wird niemand benachrichtigt.',
    field: 'Name oder E-Mail-Adresse',
    suggestions: 'Bereits verwendet',
    cancel: 'Abbrechen',
    save: 'Zuweisen',
    clear: 'Zuweisung aufheben',
    empty: 'Geben Sie einen Namen oder eine E-Mail-Adresse ein.',
    tooLong: `Der Name darf höchstens ${number(limits.assigneeMax)} Zeichen lang sein.`,
    to: (name) => `Zugewiesen an ${name}`,
  },
  filter: {
    mine: 'Mich',
    former: 'Ehemalige Mitglieder',
    tag: 'Schlagwort',
    assignee: 'Zugewiesen an',
    any: 'Alle',
    unassigned: 'Nicht zugewiesen',
  },
};
