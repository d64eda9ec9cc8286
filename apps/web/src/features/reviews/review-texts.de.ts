import { formatsOf } from '../../lib/language/formats.ts';
import type { ReviewTexts } from './review-texts.ts';

const { number, percent, plural } = formatsOf('de');
const two = (value: number) => number(Math.round(value * 100) / 100);
const share = (part: number, all: number) => percent(all === 0 ? 0 : part / all);

export const texts: ReviewTexts = {
  failed: 'Die Durchsicht konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  missing: 'Durchsicht nicht gefunden',
  missingWords: 'Sie wurde vielleicht gelöscht oder bei jemand anderem angefragt.',
  otherAccount: (email) =>
    `Sie sind als ${email} angemeldet. Die Durchsicht gilt vielleicht für ein anderes Konto.`,
  toReviews: 'Alle Durchsichten',
  titleOf: (job) => `Durchsicht: ${job} · Winnow`,
  list: {
    title: 'Durchsichten · Winnow',
    heading: 'Durchsichten',
    explanation:
      'Mitglieder beurteilen Kandidaten unabhängig voneinander und vergleichen danach ihre Angaben.',
    views: 'Wessen Durchsichten',
    ofMe: 'Bei mir angefragt',
    byMe: 'Von mir angefragt',
    noneOfMe: 'Keine Durchsicht bei Ihnen angefragt',
    noneOfMeWords: 'Bittet Sie ein Mitglied, Kandidaten durchzusehen, erscheint das hier.',
    noneByMe: 'Sie haben keine Durchsicht angefragt',
    noneByMeWords: 'Wählen Sie Kandidaten einer Stelle aus und dann „Zur Durchsicht“.',
    more: 'Mehr anzeigen',
  },
  heading: (job) => `Durchsicht für ${job}`,
  askedBy: (name, day) => `Angefragt von ${name} am ${day}`,
  due: (day) => `Fällig am ${day}`,
  marking: {
    progress: (marked, all) => `${number(marked)} von ${number(all)} beurteilt`,
    blind: 'Punktzahlen und die Angaben der anderen sehen Sie, wenn die Durchsicht abgeschlossen ist.',
    place: (place, all) => `Kandidat ${number(place)} von ${number(all)}`,
    next: 'Nächster Kandidat',
    previous: 'Vorheriger Kandidat',
    mark: (name) => `Ihre Beurteilung von ${name}`,
    yes: 'Mit Ja beurteilen',
    maybe: 'Mit Vielleicht beurteilen',
    no: 'Mit Nein beurteilen',
    reason: 'Begründung (optional)',
    requirements: 'Anforderungen',
    markEach: 'Beurteilen Sie jede Anforderung, soweit der Lebenslauf es erkennen lässt.',
    must: 'Muss-Anforderung',
    answers: {
      met: 'Erfüllt',
      partly: 'Teilweise erfüllt',
      'not-met': 'Nicht erfüllt',
      'cannot-tell': 'Nicht erkennbar',
    },
    facts: 'Angaben des Lebenslaufs',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Fähigkeiten',
    languages: 'Sprachen',
    certifications: 'Zertifikate',
    contact: 'Kontakt',
    present: 'heute',
    text: 'Lebenslauf',
    factsHint: 'Wählen Sie eine Angabe, um die Textstelle im Lebenslauf zu sehen.',
    read: (fact) => `Hier gelesen: ${fact}`,
    failed: 'Der Kandidat konnte nicht geladen werden',
    status: {
      saved: 'Gespeichert',
      saving: 'Wird gespeichert …',
      waiting: 'Noch nicht gespeichert. Wir versuchen es erneut.',
      refused: 'Nicht gespeichert',
    },
    finish: 'Durchsicht abschließen',
    finishTitle: 'Durchsicht abschließen?',
    finishWords: 'Ihre Angaben werden abgegeben und können nicht mehr geändert werden.',
    summary: (yes, maybe, no) => `${number(yes)} Ja · ${number(maybe)} Vielleicht · ${number(no)} Nein`,
    goOn: 'Weiter durchsehen',
    finishing: 'Wird abgeschlossen …',
    unsaved:
      'Einige Angaben sind noch nicht gespeichert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    empty: 'Alle Kandidaten dieser Durchsicht wurden gelöscht',
    emptyWords: 'Es gibt nichts mehr zu beurteilen.',
  },
  waiting: {
    done: 'Sie sind fertig. Vielen Dank.',
    words: 'Alle Angaben sehen Sie, wenn alle fertig sind oder die Durchsicht fällig oder beendet ist.',
    progress: 'Personen',
    progressWords:
      'Alle Angaben sehen Sie, wenn alle fertig sind oder die Durchsicht fällig oder beendet ist.',
    isDone: (day) => `Fertig am ${day}`,
    marked: (marked, all) => `${number(marked)} von ${number(all)} beurteilt`,
    left: 'Kann nicht mehr durchsehen',
    canceled: 'Diese Durchsicht wurde abgebrochen',
    canceledWords: 'Ihre Angaben wurden gelöscht.',
    closed: 'Diese Durchsicht ist beendet',
    closedWords: 'Sie wurde beendet, bevor Sie fertig waren. Deshalb sehen Sie die Ergebnisse nicht.',
  },
  actions: {
    label: 'Durchsicht verwalten',
    remind: 'Erinnerung senden',
    reminded: (count) =>
      plural(count, {
        one: '1 Person wurde erinnert.',
        other: `${number(count)} Personen wurden erinnert.`,
      }),
    nobodyReminded: 'Niemand wurde erinnert: Alle haben in den letzten 20 Stunden eine E-Mail erhalten.',
    due: 'Fälligkeit ändern',
    dueTitle: 'Fälligkeit ändern',
    dueLabel: 'Fällig am',
    dueHelper: 'Leer lassen, wenn nichts fällig sein soll.',
    dueError: 'Wählen Sie einen Tag ab heute, innerhalb eines Jahres.',
    dueSaved: 'Fälligkeit geändert.',
    save: 'Änderungen speichern',
    close: 'Beenden und Ergebnisse zeigen',
    closeTitle: 'Durchsicht beenden?',
    closeWords: (done, all) =>
      `Die Angaben von ${number(done)} der ${number(all)} Personen werden gezeigt. Die anderen können nicht mehr antworten.`,
    closed: 'Die Durchsicht ist beendet.',
    cancelReview: 'Durchsicht abbrechen',
    cancelTitle: 'Durchsicht abbrechen?',
    cancelWords: 'Alle bisherigen Angaben werden gelöscht.',
    canceled: 'Die Durchsicht wurde abgebrochen.',
    keep: 'Durchsicht behalten',
  },
  results: {
    heading: 'Ergebnisse',
    agreement: 'Übereinstimmung',
    same: (same, pairs) =>
      `Zwei Personen urteilten in ${number(same)} von ${number(pairs)} Fällen gleich (${share(same, pairs)}).`,
    kappa: (value, low, high) => `κ = ${two(value)} (95-%-Intervall ${two(low)} bis ${two(high)})`,
    kappaWords: {
      'cohen-linear':
        'Übereinstimmung über den Zufall hinaus: 1 ist vollständig, 0 entspricht dem Zufall. Cohens κ mit linearen Gewichten: Ja und Vielleicht stimmen zur Hälfte überein.',
      fleiss:
        'Übereinstimmung über den Zufall hinaus: 1 ist vollständig, 0 entspricht dem Zufall. Fleiss’ κ: Nur gleiche Angaben gelten als Übereinstimmung.',
    },
    absence: {
      'one-reviewer': 'Nur eine Person hat abgegeben, also gibt es keinen Vergleich.',
      'few-pairs':
        'Mit weniger als 20 Paaren von Angaben lässt sich Übereinstimmung nicht vom Zufall unterscheiden.',
      'same-marks':
        'Alle Angaben sind gleich. Eine Übereinstimmung über den Zufall hinaus lässt sich nicht berechnen.',
    },
    withScore: (agreeing, pairs) =>
      `Wo jemand zwei Kandidaten verschieden beurteilte, hatte der besser beurteilte in ${number(agreeing)} von ${number(pairs)} Fällen die höhere Punktzahl (${share(agreeing, pairs)}).`,
    noScore:
      'Niemand hat zwei Kandidaten mit verschiedener Punktzahl verschieden beurteilt. Ein Vergleich mit der Punktzahl ist nicht möglich.',
    withVerdicts: (same, marks) =>
      `${number(same)} von ${number(marks)} Angaben zu Anforderungen stimmen mit der Auswertung überein.`,
    opened: (name, count) =>
      plural(count, {
        one: `${name} hat vor dem Abschluss 1 Kandidaten mit Punktzahl geöffnet.`,
        other: `${name} hat vor dem Abschluss ${number(count)} Kandidaten mit Punktzahl geöffnet.`,
      }),
    caption: 'Kandidaten mit den Angaben aller Personen, Punktzahl und Entscheidung',
    candidate: 'Kandidat',
    score: 'Punktzahl',
    notScored: 'Nicht bewertbar',
    decision: 'Entscheidung',
    undecided: 'Offen',
    noMark: 'Keine Angabe',
    requirements: 'Angaben zu Anforderungen',
    requirementsCaption: (name) => `Angaben zu Anforderungen für ${name}`,
    requirement: 'Anforderung',
    analysis: 'Auswertung',
    notMarked: 'Keine Angabe',
  },
};
