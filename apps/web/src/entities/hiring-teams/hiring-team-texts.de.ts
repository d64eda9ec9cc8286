import { formatsOf } from '../../lib/language/formats.ts';
import type { HiringTeamTexts } from './hiring-team-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: HiringTeamTexts = {
  heading: 'Team der Stelle',
  open: (count) =>
    count === 0
      ? 'Team der Stelle: noch niemand'
      : plural(count, {
          one: 'Team der Stelle: 1 Person',
          other: `Team der Stelle: ${number(count)} Personen`,
        }),
  explanation: 'Hiring Manager sehen eine Stelle und ihre Kandidaten, sobald sie zum Team gehören.',
  failed: 'Das Team konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  none: 'Noch gehört niemand zum Team.',
  remove: 'Entfernen',
  removeNamed: (name) => `${name} aus dem Team entfernen`,
  removed: (name) => `${name} gehört nicht mehr zum Team.`,
  add: 'Mitglieder hinzufügen',
  everybody: 'Alle Mitglieder, die Stellen sehen, gehören zum Team.',
  save: (count) =>
    count === 0
      ? 'Zum Team hinzufügen'
      : plural(count, { one: '1 Person hinzufügen', other: `${number(count)} Personen hinzufügen` }),
  added: (count) =>
    plural(count, {
      one: '1 Person zum Team hinzugefügt.',
      other: `${number(count)} Personen zum Team hinzugefügt.`,
    }),
  inviteHeading: 'Hiring Manager einladen',
  email: 'E-Mail-Adresse',
  emailError: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  invite: 'Einladung senden',
  invited: (email) => `Einladung an ${email} gesendet.`,
  waiting: 'Eingeladen',
  expired: 'Einladung abgelaufen',
  revokeNamed: (email) => `Einladung an ${email} zurückziehen`,
  revoke: 'Zurückziehen',
  revoked: (email) => `Einladung an ${email} zurückgezogen.`,
};
