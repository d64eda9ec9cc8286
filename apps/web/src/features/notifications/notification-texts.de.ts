import { formatsOf } from '../../lib/language/formats.ts';
import type { NotificationTexts } from './notification-texts.ts';

const { number, plural } = formatsOf('de');

const candidates = (count: number) =>
  plural(count, { one: '1 Kandidaten', other: `${number(count)} Kandidaten` });
const credits = (count: number) => plural(count, { one: '1 Credit', other: `${number(count)} Credits` });
const others = (count: number) =>
  plural(count, { one: '1 weitere Person', other: `${number(count)} weitere` });

export const texts: NotificationTexts = {
  title: 'Benachrichtigungen · Winnow',
  heading: 'Benachrichtigungen',
  open: (unread) => `Benachrichtigungen, ${unread}`,
  none: 'keine ungelesenen',
  unread: (count) => plural(count, { one: '1 ungelesene', other: `${number(count)} ungelesene` }),
  manyUnread: (count) => `mehr als ${number(count)} ungelesene`,
  many: (count) => `${number(count)}+`,
  arrived: (count) =>
    plural(count, {
      one: '1 ungelesene Benachrichtigung',
      other: `${number(count)} ungelesene Benachrichtigungen`,
    }),
  all: 'Alle Benachrichtigungen ansehen',
  settings: 'Benachrichtigungseinstellungen',
  markAll: 'Alle als gelesen markieren',
  markRead: 'Als gelesen markieren',
  markUnread: 'Als ungelesen markieren',
  isUnread: 'Ungelesen',
  more: 'Mehr anzeigen',
  today: 'Heute',
  yesterday: 'Gestern',
  empty: 'Noch keine Benachrichtigungen',
  emptyWords:
    'Wenn jemand aus Ihrem Team Sie erwähnt, Ihnen Kandidaten zuweist oder Sie um eine Durchsicht bittet, sehen Sie es hier.',
  failed: 'Ihre Benachrichtigungen konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  gone: 'Nicht mehr verfügbar',
  goneWords:
    'Worum es in dieser Benachrichtigung ging, wurde gelöscht, oder Sie haben keinen Zugriff mehr darauf.',
  former: 'Ein ehemaliges Mitglied',
  personal: 'Persönlich',
  now: 'gerade eben',
  candidate: 'einem Kandidaten',
  person: 'Eine Person',
  sentences: {
    mentioned: (who, candidate, count) =>
      plural(count, {
        one: `${who} hat Sie in einem Kommentar zu ${candidate} erwähnt`,
        other: `${who} hat Sie in ${number(count)} Kommentaren zu ${candidate} erwähnt`,
      }),
    replied: (who, candidate, count) =>
      plural(count, {
        one: `${who} hat auf Ihren Kommentar zu ${candidate} geantwortet`,
        other: `${who} hat ${number(count)}-mal auf Ihre Kommentare zu ${candidate} geantwortet`,
      }),
    assigned: (who, candidate) => `${who} hat Ihnen ${candidate} zugewiesen`,
    assignedMany: (who, count) => `${who} hat Ihnen ${candidates(count)} zugewiesen`,
    reviewRequested: (who, count) => `${who} bittet Sie um die Durchsicht von ${candidates(count)}`,
    reviewRequestedBy: (who, count, day) =>
      `${who} bittet Sie um die Durchsicht von ${candidates(count)} bis zum ${day}`,
    reviewDone: (who) => `${who} hat Ihre Bitte um Durchsicht erledigt`,
    reviewDoneMany: (who, count) => `${who} und ${others(count)} haben Ihre Bitte um Durchsicht erledigt`,
    hiringTeam: (who) => `${who} hat Sie in das Team der Stelle aufgenommen`,
    runFinished: (scored, total) =>
      `Durchlauf beendet: ${number(scored)} von ${plural(total, { one: '1 Lebenslauf', other: `${number(total)} Lebensläufen` })} bewertet`,
    ownLimit: (spent, limit) => `Sie haben diesen Monat ${number(spent)} von ${credits(limit)} verbraucht`,
    limit: (who, spent, limit) => `${who} hat diesen Monat ${number(spent)} von ${credits(limit)} verbraucht`,
    searchMatches: (count, search) =>
      plural(count, {
        one: `1 neuer Kandidat passt zu Ihrer Suche „${search}“`,
        other: `${number(count)} neue Kandidaten passen zu Ihrer Suche „${search}“`,
      }),
    joined: (who, role) => `${who} ist beigetreten, Rolle: ${role}`,
    joinedMany: (who, count) => `${who} und ${others(count)} sind beigetreten`,
    applied: (count) =>
      plural(count, {
        one: 'Ein Kandidat hat sich beworben',
        other: `${number(count)} Kandidaten haben sich beworben`,
      }),
    consentRenewed: (who) => `${who} hat die Einwilligung erneuert`,
    consentWithdrawn: (who) =>
      `${who} hat die Einwilligung widerrufen; die Daten werden heute Nacht gelöscht`,
    mailboxPaused: 'Das Postfach konnte nicht gelesen werden und ist pausiert',
    strongMatch: (count) =>
      plural(count, {
        one: 'Eine neue Person in der Bibliothek passt sehr gut',
        other: `${number(count)} neue Personen in der Bibliothek passen sehr gut`,
      }),
  },
};
