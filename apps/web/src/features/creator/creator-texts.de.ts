import { writerLimits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { CreatorTexts } from './creator-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: CreatorTexts = {
  title: 'Stellenbeschreibung erstellen · Winnow',
  heading: 'Stellenbeschreibung erstellen',
  introduction:
    'Eine Stellenbezeichnung genügt. Typische Aufgaben stammen aus Berufsdaten; über Ihr Unternehmen wird nichts erfunden. Die Beschreibung wird auf Englisch verfasst.',
  form: {
    title: 'Stellenbezeichnung',
    titleHint: 'Etwa „Accountant“',
    titleError: 'Geben Sie eine Stellenbezeichnung ein',
    seniority: 'Ebene',
    any: 'Keine Angabe',
    levels: {
      trainee: 'In Ausbildung',
      junior: 'Berufseinstieg',
      regular: 'Mit Berufserfahrung',
      senior: 'Senior',
      lead: 'Teamleitung',
      manager: 'Führungskraft',
      executive: 'Geschäftsleitung',
    },
    place: 'Ort',
    workMode: 'Arbeitsort',
    modes: { 'on-site': 'Vor Ort', hybrid: 'Hybrid', remote: 'Remote' },
    employment: 'Art der Beschäftigung',
    employments: {
      'full-time': 'Vollzeit',
      'part-time': 'Teilzeit',
      contract: 'Freie Mitarbeit',
      temporary: 'Befristet',
      internship: 'Praktikum',
    },
    industry: 'Branche',
    wishes: 'Anforderungen und Wünsche',
    wishesHint: `Eine je Zeile, höchstens ${number(writerLimits.wishes)}: Fähigkeiten, Jahre an Erfahrung, Zulassungen. Beginnen Sie eine Zeile mit „nice to have:“, wenn sie kein Muss ist.`,
    companyError: `Höchstens ${number(writerLimits.companyCharacters)} Zeichen.`,
    wishesError: `Höchstens ${number(writerLimits.wishes)} Zeilen mit je bis zu ${number(writerLimits.wishCharacters)} Zeichen.`,
    company: 'Über das Unternehmen',
    companyHint: 'Wird wörtlich übernommen.',
    tone: 'Ton',
    tones: { plain: 'Sachlich', warm: 'Herzlich', formal: 'Förmlich' },
    length: 'Länge',
    lengths: { short: 'Kurz', standard: 'Mittel', detailed: 'Ausführlich' },
    write: 'Erstellen',
    writing: 'Wird erstellt …',
    cancel: 'Abbrechen',
    again: 'Neu erstellen',
    cost: (left) =>
      left < 0
        ? 'Kostet 1 Credit, nur bei Erfolg. Sie haben unbegrenzt viele Credits.'
        : `Kostet 1 Credit, nur bei Erfolg. Sie haben ${plural(left, { one: '1 Credit', other: `${number(left)} Credits` })}.`,
    more: 'Credits kaufen',
    problem: 'Prüfen Sie die markierten Felder.',
  },
  result: {
    heading: 'Stellenbeschreibung',
    empty: 'Hier erscheint Ihre Stellenbeschreibung',
    emptyWords: 'Jeden Abschnitt können Sie vor dem Speichern ändern oder neu formulieren lassen.',
    draft: 'Die Stellenbeschreibung wird erstellt',
    byUs: 'Von Winnow erstellt, ohne Sprachmodell',
    byModel: (name) => `Erstellt von ${name}`,
    occupation: (name) => `Aufgaben aus dem Beruf: ${name}`,
    rewrite: 'Neu formulieren',
    rewriteNamed: (section) => `Neu formulieren: ${section}`,
    undo: 'Rückgängig',
    section: (section) => `Text von „${section}“`,
    keep: 'Stellenbeschreibung speichern',
    keeping: 'Wird gespeichert …',
    kept: 'Stellenbeschreibung gespeichert. Prüfen Sie ihre Anforderungen.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
  },
};
