import { formatsOf } from '../../../lib/language/formats.ts';
import type { LinksTexts } from './links-texts.ts';

const { number, plural } = formatsOf('de');
const candidates = (count: number) =>
  plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` });

export const texts: LinksTexts = {
  introduction:
    'Wer einen Link hat, kann die Liste ohne Konto lesen, bis der Link abläuft oder Sie ihn schließen. Der Link selbst wird nur einmal angezeigt, wenn Sie ihn erstellen.',
  failed: 'Ihre Links konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  empty: 'Noch keine Links',
  emptyWords:
    'Wählen Sie bei einer Stelle oder unter Kandidaten aus, wen Sie zeigen möchten, und dann „Teilen“.',
  list: 'Ihre Links',
  states: { open: 'Offen', expired: 'Abgelaufen', revoked: 'Geschlossen' },
  candidates,
  anonymous: 'anonym',
  named: 'mit Namen',
  views: (count) => plural(count, { one: 'einmal geöffnet', other: `${number(count)}-mal geöffnet` }),
  notViewed: 'noch nicht geöffnet',
  lastViewed: (when) => `zuletzt am ${when}`,
  ends: (when) => `offen bis zum ${when}`,
  ended: (when) => `abgelaufen am ${when}`,
  comments: (count) => plural(count, { one: '1 Kommentar', other: `${number(count)} Kommentare` }),
  noComments: 'Noch keine Kommentare',
  closed: 'Kommentare sind ausgeschaltet',
  close: 'Link schließen',
  closeNamed: (title) => `Den Link zu ${title} schließen`,
  closeTitle: (title) => `Den Link zu „${title}“ schließen?`,
  closeWords:
    'Wer ihn hat, kann die Liste dann nicht mehr öffnen. Die Kommentare bleiben hier. Sie können jederzeit einen neuen Link erstellen.',
  keep: 'Offen lassen',
  closing: 'Wird geschlossen',
  wasClosed: 'Link geschlossen.',
  onList: 'zur ganzen Liste',
};
