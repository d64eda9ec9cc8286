import { commentEditMinutes, limits, maxMentions } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { CommentsTexts } from './comments-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: CommentsTexts = {
  tab: 'Kommentare',
  heading: 'Kommentare',
  none: 'Noch keine Kommentare. Stellen Sie eine Frage, oder sagen Sie, was Sie denken.',
  failed: 'Die Kommentare konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  covered: 'Kommentare können den Namen nennen',
  coveredWords: 'In der anonymen Ansicht sind sie verborgen.',
  uncover: (count) =>
    plural(count, { one: 'Kommentar anzeigen', other: `${number(count)} Kommentare anzeigen` }),
  write: 'Kommentar schreiben',
  writeReply: 'Antwort schreiben',
  hint: 'Mit @ erwähnen Sie jemanden. Lesen können ihn nur Mitglieder Ihrer Organisation, die diesen Kandidaten sehen.',
  send: 'Kommentieren',
  sendReply: 'Antworten',
  reply: 'Antworten',
  replyTo: (name) => `${name} antworten`,
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  editHint: `Einen Kommentar können Sie ${commentEditMinutes} Minuten lang bearbeiten.`,
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  remove: 'Löschen',
  removed: 'Kommentar gelöscht.',
  deleted: 'Kommentar gelöscht',
  edited: 'bearbeitet',
  you: 'Sie',
  former: 'Ehemaliges Mitglied',
  missing: 'Schreiben Sie einen Kommentar.',
  tooLong: `Der Kommentar darf höchstens ${number(limits.commentMax)} Zeichen haben.`,
  tooMany: `Erwähnen Sie höchstens ${number(maxMentions)} Personen in einem Kommentar.`,
  sending: 'Wird gesendet …',
  waiting: 'Noch nicht gesendet. Er bleibt auf diesem Gerät, und wir versuchen es weiter.',
  refused: 'Nicht gesendet.',
  sendNow: 'Jetzt senden',
  discard: 'Verwerfen',
  people: 'Personen zum Erwähnen',
  found: (count) =>
    count === 0
      ? 'Niemand gefunden, der diesen Kandidaten sieht.'
      : plural(count, {
          one: '1 Person. Mit der Eingabetaste erwähnen.',
          other: `${number(count)} Personen. Pfeiltasten und Eingabetaste wählen aus.`,
        }),
};
