import { formatsOf } from '../../lib/language/formats.ts';
import type { DirectoryTexts } from './directory-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: DirectoryTexts = {
  heading: 'Verzeichnis-Synchronisierung',
  explanation:
    'Ihr Verzeichnis, etwa Entra ID oder Okta, fügt Mitglieder über SCIM 2.0 hinzu und entfernt sie. Dafür ist eine bestätigte E-Mail-Domain nötig.',
  failed: 'Das konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  unavailable:
    'Die Konten dieser Installation verwaltet ein gehosteter Dienst, daher ist die Verzeichnis-Synchronisierung nicht verfügbar.',
  address: 'Basis-URL (Mandanten-URL) für Ihr Verzeichnis',
  tokens: {
    heading: 'Tokens',
    none: 'Kein Verzeichnis ist verbunden. Erstellen Sie ein Token und tragen Sie es in Ihrem Verzeichnis ein.',
    create: 'Token erstellen',
    another: 'Zweites Token erstellen',
    full: 'Um ein Token zu ersetzen, widerrufen Sie zuerst eines.',
    ending: (ending) => `Token mit der Endung ${ending}`,
    made: (by, when) => `Erstellt von ${by} am ${when}`,
    former: 'einem ehemaligen Mitglied',
    used: (when) => `Zuletzt verwendet: ${when}`,
    unused: 'Noch nicht verwendet',
    revoke: 'Widerrufen',
    revokeNamed: (ending) => `Token mit der Endung ${ending} widerrufen`,
    revoked: 'Das Token wurde widerrufen.',
    revokeTitle: 'Dieses Token widerrufen?',
    revokeConsequence:
      'Ihr Verzeichnis kann damit keine Mitglieder mehr hinzufügen oder entfernen. Die Mitglieder bleiben, wie sie sind.',
    revokeConfirm: 'Token widerrufen',
    madeTitle: 'Kopieren Sie Ihr Token',
    madeExplanation:
      'Es wird nur jetzt angezeigt. Tragen Sie es in Ihrem Verzeichnis als geheimes Token ein.',
    secret: 'Token',
    done: 'Fertig',
  },
  roles: {
    heading: 'Rollen',
    explanation:
      'Geben Sie jeder Gruppe Ihres Verzeichnisses eine Rolle. Wer in mehreren Gruppen ist, erhält die Rolle mit den meisten Rechten. Inhaber bleiben Inhaber.',
    none: 'Ihr Verzeichnis hat noch keine Gruppen gesendet.',
    roleOf: (group) => `Rolle von ${group}`,
    noRole: 'Keine Rolle',
    people: (count) => plural(count, { one: 'Eine Person', other: `${number(count)} Personen` }),
    otherwise: 'Alle anderen',
    otherwiseHelper: 'Die Rolle neuer Mitglieder, die in keiner Gruppe mit Rolle sind.',
    saved: 'Gespeichert.',
  },
  users: (active, inactive) =>
    `${plural(active, { one: 'Eine aktive Person', other: `${number(active)} aktive Personen` })}, ${number(inactive)} inaktiv`,
};
