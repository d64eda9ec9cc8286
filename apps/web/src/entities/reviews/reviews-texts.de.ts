import { formatsOf } from '../../lib/language/formats.ts';
import type { ReviewsTexts } from './reviews-texts.ts';

const { number, plural } = formatsOf('de');
const candidates = (count: number) =>
  plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` });

export const texts: ReviewsTexts = {
  former: 'Ehemaliges Mitglied',
  you: 'Sie',
  marks: { yes: 'Ja', maybe: 'Vielleicht', no: 'Nein' },
  states: {
    open: 'Offen',
    overdue: 'Überfällig',
    closed: 'Abgeschlossen',
    canceled: 'Abgebrochen',
    done: 'Abgegeben',
  },
  candidates,
  due: (day) => `fällig am ${day}`,
  from: (name) => `angefragt von ${name}`,
  ownProgress: (marked, all) => `${number(marked)} von ${number(all)} beurteilt`,
  doneOf: (done, all) =>
    plural(all, {
      one: `${number(done)} von 1 Person fertig`,
      other: `${number(done)} von ${number(all)} Personen fertig`,
    }),
  failed: 'Die Durchsichten konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  ask: {
    open: 'Zur Durchsicht',
    title: 'Durchsicht anfragen',
    explanation:
      'Jede Person beurteilt die Kandidaten mit Ja, Vielleicht oder Nein, ohne Punktzahlen oder die Angaben der anderen zu sehen. Danach werden alle Angaben gezeigt.',
    who: (count) => `${candidates(count)} einer Stelle.`,
    tooMany: (max) => `Wählen Sie höchstens ${number(max)} Kandidaten für eine Durchsicht.`,
    severalJobs: 'Diese Kandidaten gehören zu mehreren Stellen. Wählen Sie Kandidaten einer Stelle.',
    people: 'Wer soll durchsehen?',
    onlyYou:
      'Noch kann hier niemand sonst durchsehen. Laden Sie einen Recruiter oder Hiring Manager in Ihre Organisation ein.',
    toOrganization: 'Zur Organisation',
    choosePerson: 'Wählen Sie mindestens eine Person.',
    tooManyPeople: (max) => `Wählen Sie höchstens ${number(max)} Personen.`,
    due: 'Fällig am (optional)',
    dueHelper: 'Ende dieses Tages in Ihrer Zeitzone.',
    dueError: 'Wählen Sie einen Tag ab heute, innerhalb eines Jahres.',
    message: 'Nachricht (optional)',
    requirements: 'Auch nach jeder Anforderung fragen',
    requirementsHelper: 'Erfüllt, teilweise erfüllt, nicht erfüllt oder nicht erkennbar.',
    anonymous: 'Namen und Kontaktdaten verbergen',
    cancel: 'Abbrechen',
    send: 'Durchsicht anfragen',
    sending: 'Wird angefragt …',
    sent: (count) =>
      plural(count, {
        one: '1 Person wurde um eine Durchsicht gebeten.',
        other: `${number(count)} Personen wurden um eine Durchsicht gebeten.`,
      }),
  },
  home: {
    heading: 'Durchsichten, die auf Sie warten',
    all: 'Alle Durchsichten',
    start: 'Durchsicht beginnen',
    goOn: 'Durchsicht fortsetzen',
  },
  ofCandidate: {
    heading: 'Durchsichten',
    blind:
      'Sie beurteilen diesen Kandidaten selbst. Die Angaben der anderen sehen Sie, wenn Sie fertig sind.',
    asked: (name, day) => `Angefragt von ${name}, ${day}`,
    open: 'Ergebnisse ansehen',
  },
  ofJob: { heading: 'Durchsichten dieser Stelle' },
};
