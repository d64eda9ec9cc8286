import { formatsOf } from '../../lib/language/formats.ts';
import type { SignOnTexts } from './sign-on-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: SignOnTexts = {
  heading: 'Single Sign-on',
  explanation: 'Mitglieder melden sich über OpenID Connect mit den Konten Ihrer Organisation an.',
  failed: 'Das konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  saved: 'Gespeichert.',
  cancel: 'Abbrechen',
  unavailable:
    'Die Konten dieser Installation verwaltet ein gehosteter Dienst, daher ist Single Sign-on nicht verfügbar.',
  domains: {
    heading: 'E-Mail-Domains',
    explanation: 'Single Sign-on gilt für Adressen der Domains, die Sie bestätigen.',
    label: 'Domain',
    invalid: 'Geben Sie eine Domain ein, zum Beispiel example.com.',
    add: 'Domain hinzufügen',
    check: 'Jetzt prüfen',
    checkNamed: (domain) => `${domain} jetzt prüfen`,
    remove: 'Entfernen',
    removeNamed: (domain) => `${domain} entfernen`,
    record: 'TXT-Eintrag',
    how: (domain) =>
      `Legen Sie diesen TXT-Eintrag im DNS von ${domain} an und prüfen Sie ihn dann. Es kann eine Stunde dauern, bis er sichtbar ist.`,
    gone: 'Der Eintrag fehlt. Legen Sie ihn wieder an: Nach sieben Tagen ohne ihn gilt die Domain nicht mehr als bestätigt.',
    notFound: 'Der Eintrag ist noch nicht da. Versuchen Sie es später noch einmal.',
    verified: (domain) => `${domain} ist bestätigt.`,
    states: {
      pending: 'Nicht bestätigt',
      verified: 'Bestätigt',
      missing: 'Eintrag fehlt',
      lapsed: 'Abgelaufen',
    },
  },
  provider: {
    heading: 'Identitätsanbieter',
    explanation:
      'Legen Sie bei Ihrem Anbieter, etwa Entra ID, Okta, Google oder Keycloak, eine Webanwendung an.',
    redirectAddress: 'Weiterleitungsadresse',
    issuer: 'Aussteller (Issuer)',
    issuerHelper: 'Die Adresse vor /.well-known/openid-configuration.',
    clientId: 'Client-ID',
    clientSecret: 'Client-Geheimnis',
    secretHelper: 'Wird verschlüsselt gespeichert und nie wieder angezeigt.',
    secretKept: 'Lassen Sie das Feld leer, um das jetzige Geheimnis zu behalten.',
    missing: 'Füllen Sie dieses Feld aus.',
    defaultRole: 'Rolle neuer Mitglieder',
    admits: 'Personen bei der ersten Anmeldung hinzufügen',
    admitsHelper: 'Sonst können sich nur Mitglieder anmelden.',
    save: 'Anbieter speichern',
    remove: 'Anbieter entfernen',
    removed: 'Single Sign-on wurde entfernt.',
    test: 'Verbindung testen',
    works: 'Die Verbindung funktioniert.',
    fails: 'Die Verbindung funktioniert nicht',
    link: 'Anmeldelink für die App-Übersicht Ihres Anbieters',
    problems: {
      'private-address': 'Die Adresse ist nicht öffentlich oder beginnt nicht mit https://.',
      unreachable: 'Der Anbieter antwortet nicht. Prüfen Sie die Adresse.',
      certificate: 'Das Zertifikat des Anbieters ist ungültig.',
      'no-provider': 'Unter dieser Adresse gibt es keinen Anbieter für OpenID Connect.',
      'other-issuer':
        'Der Anbieter meldet einen anderen Aussteller. Geben Sie ihn genau ein, mit oder ohne Schrägstrich am Ende.',
      'many-tenants':
        'Diese Adresse teilen sich viele Organisationen. Geben Sie die mit Ihrer Mandanten-ID ein.',
      'no-code-flow': 'Der Anbieter unterstützt den Authorization Code Flow nicht.',
      'no-keys': 'Die Schlüssel des Anbieters können nicht gelesen werden.',
      'wrong-client': 'Der Anbieter lehnt die Client-ID oder das Client-Geheimnis ab.',
    },
  },
  required: {
    heading: 'Pflicht',
    label: 'Single Sign-on verlangen',
    explanation:
      'Mitglieder mit einer Adresse Ihrer Domains gelangen nur mit Single Sign-on in diese Organisation.',
    title: 'Single Sign-on verlangen?',
    consequence:
      'Andere Sitzungen verlieren sofort den Zugang zu dieser Organisation. Konten und persönliche Bereiche bleiben nutzbar.',
    confirm: 'Single Sign-on verlangen',
    affected: (count) =>
      plural(count, {
        one: 'Ein Mitglied muss es verwenden:',
        other: `${number(count)} Mitglieder müssen es verwenden:`,
      }),
    guests: (count) =>
      plural(count, {
        one: 'Ein Mitglied mit einer Adresse einer anderen Domain meldet sich an wie bisher.',
        other: `${number(count)} Mitglieder mit Adressen anderer Domains melden sich an wie bisher.`,
      }),
    owners: (count) =>
      plural(count, {
        one: 'Ein Inhaber mit Passwort und Anmeldung in zwei Schritten kommt immer hinein.',
        other: `${number(count)} Inhaber mit Passwort und Anmeldung in zwei Schritten kommen immer hinein.`,
      }),
    noWayIn: 'Ohne den Anbieter käme kein Inhaber hinein',
    obstacles: {
      'no-connection': 'Richten Sie zuerst den Identitätsanbieter ein.',
      'no-domain': 'Bestätigen Sie zuerst eine Domain.',
      'never-used':
        'Melden Sie sich zuerst einmal mit Single Sign-on an, damit Sie wissen, dass es funktioniert.',
      'no-way-in':
        'Zuerst braucht ein Inhaber ein Passwort und die Anmeldung in zwei Schritten, um bei einem Ausfall des Anbieters hineinzukommen.',
    },
  },
};
