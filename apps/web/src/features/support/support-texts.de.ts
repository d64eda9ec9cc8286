import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SupportTexts } from './support-texts.ts';

const { number } = formatsOf('de');
const hours = limits.supportAnswerHours;
const megabytes = limits.fileBytes / 1024 / 1024;

export const texts: SupportTexts = {
  title: 'Hilfe · Winnow',
  description: `Antworten auf häufige Fragen zu Winnow und ein Formular für Ihre. Wir antworten innerhalb von ${hours} Stunden.`,
  heading: 'Wie können wir helfen?',
  introduction: `Die meisten Fragen sind unten beantwortet. Alle anderen beantwortet ein Mensch innerhalb von ${hours} Stunden.`,
  faq: {
    heading: 'Fragen und Antworten',
    search: 'Antworten durchsuchen',
    found: (count) => (count === 1 ? 'Eine Antwort' : `${number(count)} Antworten`),
    nothing: 'Keine passende Antwort gefunden. Schreiben Sie uns unten.',
    clear: 'Alle anzeigen',
  },
  ask: {
    heading: 'Fragen Sie uns',
    introduction: `Beschreiben Sie, was Sie getan haben, was geschehen ist und was Sie erwartet haben. Wir antworten innerhalb von ${hours} Stunden per E-Mail.`,
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    subject: 'Betreff',
    message: 'Ihre Nachricht',
    send: 'Senden',
    sending: 'Wird gesendet …',
    requestNote: (id) => `Die fehlgeschlagene Anfrage wird mitgeschickt: ${id}`,
    sent: (ticket) => `Ihre Frage hat die Nummer ${ticket}.`,
    sentNext: 'Wir haben Ihnen geschrieben. Über den Link in der E-Mail führen Sie das Gespräch weiter.',
    another: 'Weitere Frage stellen',
    errors: {
      required: (field) => `${field} fehlt`,
      tooShort: (field, least) => `${field}: mindestens ${least} Zeichen`,
      tooLong: (field, most) => `${field}: höchstens ${number(most)} Zeichen`,
      unreadable: (field) => `${field} enthält Zeichen, die nicht angezeigt werden können`,
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      fields: { name: 'Name', email: 'E-Mail-Adresse', subject: 'Betreff', message: 'Nachricht' },
    },
  },
  tickets: {
    heading: 'Ihre Fragen',
    none: 'Sie haben noch nichts gefragt',
    noneWords: 'Hier erscheinen Ihre Fragen und unsere Antworten.',
    ask: 'Frage stellen',
    moved: (when) => `zuletzt ${when}`,
    back: 'Alle Fragen',
    failed: 'Ihre Fragen konnten nicht geladen werden.',
    again: 'Erneut versuchen',
  },
  conversation: {
    solve: 'Als gelöst markieren',
    notThere: 'Frage nicht gefunden',
    notThereWords:
      'Vielleicht ist der Link unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder stellen Sie eine neue Frage.',
  },
  files: {
    attach: 'Datei anhängen',
    hint: `Bis zu ${limits.supportAttachmentsMax} Dateien von ${megabytes} MB.`,
    remove: (name) => `${name} entfernen`,
    uploading: 'Wird hochgeladen …',
    tooLarge: (name) => `${name} muss kleiner als ${megabytes} MB sein.`,
    tooMany: `Hängen Sie höchstens ${limits.supportAttachmentsMax} Dateien an.`,
  },
};
