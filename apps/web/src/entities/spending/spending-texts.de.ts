import { formatsOf } from '../../lib/language/formats.ts';
import type { SpendingTexts } from './spending-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: SpendingTexts = {
  former: 'Ehemaliges Mitglied',
  member: 'Mitglied',
  everyone: 'Alle Mitglieder',
  month: 'Monat',
  allMonths: 'Alle Monate',
  own: (count) =>
    plural(count, {
      one: 'Darin ist 1 eigener Credit dieses Monats enthalten. Er wird verbraucht, sobald die Organisation keine mehr hat.',
      other: `Darin sind ${number(count)} eigene Credits dieses Monats enthalten. Sie werden verbraucht, sobald die Organisation keine mehr hat.`,
    }),
  limit: (left, all) => `Noch ${number(left)} von ${number(all)} für Sie in diesem Monat`,
  payOwn: (count) =>
    plural(count, {
      one: '1 eigener Credit; er kommt zurück, wenn er nicht gebraucht wird',
      other: `${number(count)} eigene Credits; was nicht gebraucht wird, kommt zurück`,
    }),
  overLimit: 'Das übersteigt Ihr Monatslimit. Bitten Sie einen Inhaber oder Admin, es zu erhöhen.',
  noOwn:
    'Im Tarif Free hat eine Organisation keine eigenen Credits. Ihre Mitglieder verwenden ihre eigenen, oder Sie kaufen welche.',
  report: {
    heading: 'Verbrauch',
    explanation: 'Verbrauchte Credits je Monat (UTC), nach Mitglied und Stelle.',
    failed: 'Der Verbrauch konnte nicht geladen werden',
    retry: 'Erneut versuchen',
    none: 'In diesem Monat wurde nichts verbraucht.',
    total: (count) =>
      plural(count, { one: '1 Credit verbraucht', other: `${number(count)} Credits verbraucht` }),
    byMember: 'Nach Mitglied',
    byJob: 'Nach Stelle',
    writer: 'Erstellte Stellenbeschreibungen',
    untitled: 'Stelle ohne Titel',
    download: 'CSV herunterladen',
  },
  limits: {
    heading: 'Monatslimits',
    explanation: 'Wie viel ein Mitglied im Monat ausgeben darf. Ohne Limit sind es alle Credits.',
    field: 'Credits im Monat',
    fieldOf: (name) => `Monatslimit von ${name}`,
    none: 'Kein Limit',
    error: 'Geben Sie eine ganze Zahl ein oder nichts für kein Limit.',
    spent: (spent, limit) =>
      limit === null
        ? `${number(spent)} in diesem Monat ausgegeben`
        : `${number(spent)} von ${number(limit)} in diesem Monat ausgegeben`,
    save: 'Speichern',
    saveOf: (name) => `Limit von ${name} speichern`,
    saved: (name) => `Limit von ${name} gespeichert.`,
  },
  seats: {
    used: (used, included) =>
      included < 0
        ? `${number(used)} Plätze belegt`
        : `${number(used)} von ${number(included)} Plätzen belegt`,
    invited: (count) => `${number(count)} eingeladen`,
    rule: 'Inhaber, Admins und Recruiter brauchen einen Platz, Hiring Manager und Prüfer nicht.',
    full: 'Alle Plätze sind belegt. Wählen Sie einen größeren Tarif oder machen Sie einen Platz frei.',
    without: 'Kein Platz',
    withoutWords: 'Behält den Zugang, kann aber keine Credits ausgeben, bis ein Platz frei ist.',
    lose: (names, included) =>
      `Free hat ${number(included)} Plätze. Diese Mitglieder behalten ihren Zugang und ihre Arbeit, können aber keine Credits ausgeben: ${names}.`,
  },
  defaults: {
    heading: 'Kandidaten',
    explanation: 'Für alle in dieser Organisation.',
    failed: 'Diese Einstellungen konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    anonymous: 'Namen und Fotos standardmäßig ausblenden',
    anonymousHelper: 'Für Mitglieder, die nichts gewählt haben. Jedes Mitglied kann es für sich ändern.',
    exporting: 'Hiring Manager dürfen Kandidaten exportieren',
    exportingHelper:
      'Die Kandidaten der Stellen, zu deren Team sie gehören, mit Namen. Das Prüfprotokoll hält jeden Export fest.',
    retention: 'Aufbewahrungsfrist (Tage)',
    retentionHelper: (min, max) =>
      `Danach werden Lebensläufe und was daraus gelesen wurde gelöscht. Von ${number(min)} bis ${number(max)}.`,
    retentionError: (min, max) => `Geben Sie eine ganze Zahl von ${number(min)} bis ${number(max)} ein.`,
    submit: 'Aufbewahrungsfrist speichern',
    saved: 'Einstellungen gespeichert.',
  },
};
