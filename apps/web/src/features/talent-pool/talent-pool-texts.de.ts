import { formatsOf } from '../../lib/language/formats.ts';
import type { TalentPoolTexts } from './talent-pool-texts.ts';

const { number, plural } = formatsOf('de');
const candidates = (count: number) =>
  plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` });

export const texts: TalentPoolTexts = {
  title: 'Talentpool · Winnow',
  heading: 'Talentpool',
  explanation:
    'Finden Sie die passenden Kandidaten unter den Lebensläufen, die Sie schon haben. Die Suche kostet keine Credits.',
  search: {
    label: 'Wen suchen Sie?',
    placeholder: 'Senior Accountant, QuickBooks, Deutsch B2, 5 Jahre',
    helper:
      'Trennen Sie Kriterien durch Kommas. AND, OR, NOT, Klammern und Anführungszeichen funktionieren auch.',
    submit: 'Suchen',
    failed: 'Die Suche konnte nicht ausgewertet werden. Versuchen Sie es erneut.',
    tooLong: (max) => `Geben Sie höchstens ${number(max)} Zeichen ein.`,
    ignored: (words) => `Nicht gesucht wurde nach: ${words}`,
    keys: {
      move: 'Durch die Kandidaten gehen',
      open: 'Kandidaten öffnen',
      removeLast: 'Letztes Suchkriterium entfernen',
    },
    problems: {
      'nothing-to-search':
        'Die Suche enthält keine Wörter, nach denen gesucht werden kann. Geben Sie eine Fähigkeit, eine Berufsbezeichnung oder einen Ort ein.',
      'only-common-words':
        'Diese Wörter stehen in fast jedem Lebenslauf. Ergänzen Sie eine Fähigkeit, eine Berufsbezeichnung oder einen Ort.',
      'one-letter': 'Geben Sie mehr als einen Buchstaben ein.',
      'open-quote': 'Ein Anführungszeichen ist nicht geschlossen. Ergänzen Sie das zweite.',
      'open-parenthesis': 'Eine Klammer ist nicht geschlossen. Setzen Sie ) an ihr Ende.',
      'extra-parenthesis': 'Vor einer ) fehlt die (. Entfernen Sie sie.',
      'missing-operand': 'Neben AND, OR oder NOT fehlt etwas.',
      'too-deep': 'Zu viele ineinander verschachtelte Klammern. Verwenden Sie weniger.',
    },
  },
  parts: {
    heading: 'Suchkriterien',
    remove: (name) => `${name} entfernen`,
    clear: 'Suche zurücksetzen',
    mode: 'Wichtigkeit',
    prefer: 'Bevorzugt',
    must: 'Erforderlich',
    not: 'Ausgeschlossen',
    years: 'Mindestens, in Jahren',
    anyYears: 'Beliebig',
    language: 'Niveau',
    anyLevel: 'Jedes Niveau',
    required: 'erforderlich',
    excluded: 'ausgeschlossen',
    placesHidden: 'In der anonymen Ansicht wird nicht nach Orten gesucht.',
    unavailableList: 'Nicht verfügbare Liste',
    listGone:
      'Eine Talentliste dieser Suche wurde gelöscht oder ist nicht für Sie freigegeben. Deshalb findet die Suche niemanden. Entfernen Sie sie aus der Suche.',
  },
  kinds: {
    skill: 'Fähigkeit',
    title: 'Berufsbezeichnung',
    occupation: 'Beruf',
    level: 'Stufe',
    years: 'Erfahrung',
    degree: 'Abschluss',
    field: 'Fachrichtung',
    certification: 'Zertifikat',
    language: 'Sprache',
    place: 'Ort',
    words: 'Wörter im Lebenslauf',
    boolean: 'Boolesche Suche',
    stage: 'Phase',
    tag: 'Schlagwort',
    active: 'Letzte Aktivität',
    source: 'Quelle',
    list: 'Talentliste',
  },
  degrees: {
    secondary: 'Schulabschluss',
    vocational: 'Berufsausbildung',
    associate: 'Associate Degree',
    bachelor: 'Bachelor',
    master: 'Master',
    doctorate: 'Promotion',
  },
  levels: {
    trainee: 'Trainee',
    junior: 'Junior',
    regular: 'Berufserfahren',
    senior: 'Senior',
    lead: 'Lead',
    manager: 'Führungskraft',
    executive: 'Geschäftsleitung',
  },
  stages: {
    new: 'Neu',
    screening: 'Vorauswahl',
    interview: 'Gespräch',
    offer: 'Angebot',
    hired: 'Eingestellt',
    declined: 'Abgesagt',
  },
  verdicts: {
    met: 'Erfüllt',
    partly: 'Teilweise erfüllt',
    'not-met': 'Nicht erfüllt',
    'not-found': 'Nicht gefunden',
  },
  native: 'Muttersprache',
  atLeast: (span) => `mindestens ${span}`,
  activeWithin: (days) =>
    plural(days, { one: 'in den letzten 24 Stunden', other: `in den letzten ${number(days)} Tagen` }),
  results: {
    heading: 'Kandidaten',
    total: candidates,
    failed: 'Die Kandidaten konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    match: (share) => `${share} Übereinstimmung`,
    resumes: (count) => plural(count, { one: '1 Lebenslauf', other: `${number(count)} Lebensläufe` }),
    added: (day) => `Hinzugefügt am ${day}`,
    why: (name) => `Was bei ${name} passt`,
    more: 'Mehr anzeigen',
    selectShown: 'Alle angezeigten auswählen',
    lastShown: (count) =>
      `Die ersten ${number(count)} sind aufgeführt. Ergänzen Sie ein Kriterium, um die Suche einzugrenzen.`,
    none: 'Keine passenden Kandidaten',
    noneWords: 'Machen Sie ein erforderliches Kriterium zu einem bevorzugten oder entfernen Sie eines.',
    empty: 'Noch keine Lebensläufe',
    emptyWords: 'Kandidaten erscheinen hier, sobald ihre Lebensläufe ausgewertet sind.',
    toAnalyzer: 'Lebensläufe hochladen',
    pending: (count) =>
      plural(count, {
        one: '1 Lebenslauf wird noch erfasst.',
        other: `${number(count)} Lebensläufe werden noch erfasst.`,
      }),
  },
  filters: {
    heading: 'Eingrenzen',
    failed: 'Die Filter konnten nicht geladen werden',
    stage: 'Phase',
    active: 'Letzte Aktivität',
    any: 'Beliebig',
    years: 'Erfahrung',
    yearsFrom: (from, to) =>
      to === null
        ? `${number(from)} Jahre oder mehr`
        : from === 0
          ? 'Weniger als 1 Jahr'
          : `${number(from)} bis ${number(to)} Jahre`,
  },
};
