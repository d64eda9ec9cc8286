import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SupportTexts } from './support-texts.ts';

const { number } = formatsOf('de');
const hours = limits.supportAnswerHours;
const megabytes = limits.fileBytes / 1024 / 1024;

export const texts: SupportTexts = {
  title: 'Hilfe · Winnow',
  description: `Antworten auf das, was man zu Winnow fragt, und ein Weg, uns zu fragen. Wir antworten innerhalb von ${hours} Stunden.`,
  heading: 'Wie können wir helfen?',
  introduction: `Die meisten Fragen sind unten beantwortet. Für die anderen gibt es einen Menschen, innerhalb von ${hours} Stunden.`,
  faq: {
    heading: 'Fragen und Antworten',
    search: 'Antworten durchsuchen',
    found: (count) => (count === 1 ? 'Eine Antwort' : `${number(count)} Antworten`),
    nothing: 'Dazu steht hier nichts. Fragen Sie uns unten.',
    clear: 'Alle zeigen',
  },
  ask: {
    heading: 'Fragen Sie uns',
    introduction: `Sagen Sie, was Sie getan haben, was geschah und was Sie erwartet haben. Wir antworten innerhalb von ${hours} Stunden, per E-Mail.`,
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    subject: 'Betreff',
    message: 'Ihre Nachricht',
    send: 'Senden',
    sending: 'Wird gesendet...',
    requestNote: (id) => `Wir sehen, welche Anfrage fehlschlug: ${id}`,
    sent: (ticket) => `Ihre Frage hat die Nummer ${ticket}.`,
    sentNext:
      'Wir haben Ihnen geschrieben. Die E-Mail enthält einen Link, unter dem das Gespräch weitergeht.',
    another: 'Etwas anderes fragen',
    faults: {
      required: (field) => `${field} fehlt`,
      tooShort: (field, least) => `${field}: mindestens ${least} Zeichen`,
      tooLong: (field, most) => `${field}: höchstens ${number(most)} Zeichen`,
      unreadable: (field) => `${field} enthält Zeichen, die nicht gezeigt werden können`,
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      fields: { name: 'Name', email: 'E-Mail-Adresse', subject: 'Betreff', message: 'Nachricht' },
    },
  },
  tickets: {
    heading: 'Ihre Fragen',
    none: 'Sie haben noch nichts gefragt',
    noneWords: 'Was Sie fragen und wir antworten, steht dann hier.',
    ask: 'Frage stellen',
    number: (ticket) => `#${ticket}`,
    moved: (when) => `zuletzt ${when}`,
    states: { waiting: 'Wir antworten als Nächste', answered: 'Beantwortet', solved: 'Gelöst' },
    back: 'Alle Fragen',
    failed: 'Die Fragen konnten nicht geholt werden.',
    again: 'Noch einmal versuchen',
  },
  clock: {
    due: (when, left) => `Wir antworten bis ${when}, ${left}.`,
    late: (when) => `Wir hätten bis ${when} antworten sollen. Das tut uns leid, wir sind dabei.`,
    answered: 'Wir haben geantwortet. Schreiben Sie wieder, wenn etwas offen ist.',
    solved: 'Gelöst. Wer wieder schreibt, öffnet die Frage neu.',
  },
  conversation: {
    you: 'Sie',
    support: 'Winnow-Support',
    reply: 'Ihre Antwort',
    send: 'Senden',
    solve: 'Das ist gelöst',
    notThere: 'Diese Frage gibt es nicht',
    notThereWords:
      'Vielleicht ist der Link unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder fragen Sie neu.',
  },
  files: {
    attach: 'Datei anhängen',
    hint: `Bis zu ${limits.supportAttachmentsMax} Dateien von ${megabytes} MB.`,
    remove: (name) => `${name} entfernen`,
    uploading: 'Wird hochgeladen...',
    tooLarge: (name) => `${name} muss kleiner als ${megabytes} MB sein.`,
    tooMany: `Hängen Sie höchstens ${limits.supportAttachmentsMax} Dateien an.`,
    download: 'Herunterladen',
  },
};
