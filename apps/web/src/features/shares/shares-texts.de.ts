import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { SharesTexts } from './shares-texts.ts';

const { number, plural, percent } = formatsOf('de');
const candidates = (count: number) =>
  plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` });

export const texts: SharesTexts = {
  shared: {
    title: 'Geteilte Liste · Winnow',
    titleOf: (title) => `${title} · Winnow`,
    opening: 'Die Liste wird geöffnet',
    ended: 'Dieser Link ist ungültig oder abgelaufen',
    endedWords: 'Bitten Sie die Person, die ihn geteilt hat, um einen neuen Link.',
    failed: 'Die Liste konnte nicht geöffnet werden',
    retry: 'Erneut versuchen',
    for: (job) => `Für ${job}`,
    candidates,
    anonymous: 'Namen und Kontaktdaten sind ausgeblendet.',
    until: (when) => `Offen bis zum ${when}.`,
    how: 'Jede Punktzahl wird aus dem berechnet, was im Lebenslauf steht. Was der Lebenslauf nicht erwähnt, bringt keine Punkte und senkt damit die Punktzahl, heißt aber „nicht gefunden“, nie „nicht erfüllt“.',
    groups: {
      'talk-first': 'Beste Treffer',
      'ask-first': 'Zu prüfen',
      'missing-must': 'Muss-Anforderung fehlt',
      'cannot-judge': 'Nicht bewertbar',
    },
    noYears: 'Erfahrung nicht angegeben',
    score: (score) => `Punktzahl ${number(score)} von 100`,
    notScored: 'Nicht bewertbar',
    confidence: (confidence) => `Sicherheit ${percent(confidence)}`,
    musts: (met, all) => `${number(met)} von ${number(all)} Muss-Anforderungen erfüllt`,
    reasons: (count) =>
      plural(count, { one: '1 Begründung mit Zitaten', other: `${number(count)} Begründungen mit Zitaten` }),
    strengths: 'Stärken',
    gaps: 'Nicht erfüllt oder nicht gefunden',
    must: 'Muss-Anforderung',
    status: {
      met: 'Erfüllt',
      partly: 'Teilweise erfüllt',
      'not-met': 'Nicht erfüllt',
      'not-found': 'Nicht gefunden',
    },
    comments: 'Kommentare',
    onList: 'Zur ganzen Liste',
    comment: 'Kommentieren',
    commentOn: (name) => `${name} kommentieren`,
    author: 'Ihr Name',
    text: 'Kommentar',
    authorMissing: 'Geben Sie Ihren Namen ein.',
    textMissing: 'Schreiben Sie einen Kommentar.',
    textLong: `Höchstens ${number(limits.commentMax)} Zeichen.`,
    send: 'Senden',
    sending: 'Wird gesendet',
    sent: 'Kommentar gesendet.',
    cancel: 'Abbrechen',
    visibleTo: 'Alle, die den Link haben, können Ihren Kommentar lesen, auch wer die Liste geteilt hat.',
  },
};
