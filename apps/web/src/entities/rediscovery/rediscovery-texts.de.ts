import { formatsOf } from '../../lib/language/formats.ts';
import type { RediscoveryTexts } from './rediscovery-texts.ts';

const { number, plural } = formatsOf('de');
const people = (count: number) => plural(count, { one: '1 Person', other: `${number(count)} Personen` });
const credits = (count: number) => plural(count, { one: '1 Credit', other: `${number(count)} Credits` });

export const texts: RediscoveryTexts = {
  heading: 'Aus Ihrer Bibliothek',
  explanation:
    'Personen in Ihrer Bibliothek, die für die aktuellen Anforderungen noch nicht bewertet wurden, verglichen mit derselben Bewertung wie in einem Durchlauf. Kostenlos.',
  failed: 'Das konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  list: 'Personen Ihrer Bibliothek, die zu dieser Stelle passen',
  comparing: 'wird verglichen',
  notScored: 'nicht bewertbar',
  score: (score) => number(score),
  missing: (count) =>
    plural(count, { one: '1 Muss-Anforderung fehlt', other: `${number(count)} Muss-Anforderungen fehlen` }),
  why: (name) => `Warum: ${name}`,
  verdicts: {
    met: 'Erfüllt',
    partly: 'Teilweise erfüllt',
    'not-met': 'Nicht erfüllt',
    'not-found': 'Nicht gefunden',
  },
  progress: (compared, all) => `${number(compared)} von ${people(all)} verglichen`,
  done: (all) => `${people(all)} verglichen`,
  pending: (count) =>
    plural(count, {
      one: '1 Lebenslauf wird noch erfasst',
      other: `${number(count)} Lebensläufe werden noch erfasst`,
    }),
  nobody: 'Niemand sonst in Ihrer Bibliothek',
  nobodyWords: 'Alle wurden für die aktuellen Anforderungen bewertet, oder es gibt noch keine Lebensläufe.',
  more: (count) => `${number(count)} weitere anzeigen`,
  choose: (name) => `${name} auswählen`,
  decided: {
    yes: (date) => `Entscheidung Ja zu einer früheren Version, ${date}`,
    maybe: (date) => `Entscheidung Vielleicht zu einer früheren Version, ${date}`,
    no: (date) => `Entscheidung Nein zu einer früheren Version, ${date}`,
  },
  scoredBefore: (date) => `Bewertet für eine frühere Version, ${date}`,
  declined: (date) => `Abgelehnt für eine andere Stelle, ${date}`,
  contacted: (date) => `E-Mail gesendet, ${date}`,
  notify: 'Team über neue, besonders passende Personen benachrichtigen',
  notifyHelp: (score) =>
    `Erfüllt ein neuer Lebenslauf alle Muss-Anforderungen und erreicht mindestens ${number(score)} Punkte, werden die Recruiter im Team einmal pro Person benachrichtigt.`,
  run: {
    button: (count) =>
      count === 0 ? 'Zu einem Durchlauf hinzufügen' : `${people(count)} zu einem Durchlauf hinzufügen`,
    heading: (count) => `${people(count)} zu einem Durchlauf hinzufügen?`,
    explanation: 'Sie werden für diese Stelle bewertet und kommen zu ihren Kandidaten.',
    cost: (count) => (count === 0 ? 'Kostenlos' : credits(count)),
    available: (count) => `von ${number(count)} verfügbaren`,
    tooFew: 'Ihre Credits reichen nicht aus. Wählen Sie weniger Personen aus.',
    counting: 'Preis wird berechnet',
    cancel: 'Abbrechen',
    start: 'Durchlauf starten',
    starting: 'Durchlauf wird gestartet',
  },
  preview: {
    open: 'Vollständige Auswertung',
    openOf: (name) => `Vollständige Auswertung: ${name}`,
    otherJob: 'Vorschau für eine andere Stelle',
    aJob: 'Vorschau für eine Stelle',
    aJobOf: (name) => `Vorschau für eine Stelle: ${name}`,
  },
  jobs: {
    heading: 'Passende offene Stellen',
    explanation: 'Der neueste Lebenslauf, verglichen mit Ihren offenen Stellen. Kostenlos.',
    none: (open) =>
      plural(open, {
        one: 'Die offene Stelle passt nicht zu dieser Person.',
        other: `Keine der ${number(open)} offenen Stellen passt zu dieser Person.`,
      }),
    noneOpen: 'Es gibt keine offenen Stellen.',
    unread: 'Noch kein Lebenslauf dieser Person wurde gelesen.',
    scored: 'Auswertung für diese Stelle öffnen',
  },
};
