import type { TicketTexts } from './ticket-texts.ts';

export const texts: TicketTexts = {
  clock: {
    due: (when, left) => `Wir antworten bis ${when}, ${left}.`,
    late: (when) => `Wir hätten bis ${when} antworten sollen. Das tut uns leid, wir sind dabei.`,
    answered: 'Wir haben geantwortet. Schreiben Sie uns erneut, wenn noch etwas offen ist.',
    solved: 'Gelöst. Eine neue Antwort öffnet die Frage wieder.',
  },
  number: (ticket) => `#${ticket}`,
  states: { waiting: 'Wir antworten als Nächste', answered: 'Beantwortet', solved: 'Gelöst' },
  you: 'Sie',
  support: 'Winnow-Support',
  reply: 'Ihre Antwort',
  send: 'Senden',
  download: 'Herunterladen',
  sending: 'Wird gesendet …',
};
