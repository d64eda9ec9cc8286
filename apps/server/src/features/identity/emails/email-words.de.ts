import type { EmailWords } from './email-words.ts';

const notYou =
  'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ohne den Link oder den Code geschieht nichts.';
const resetAction = { label: 'Das waren nicht Sie? Passwort zurücksetzen', path: '/forgot-password' };
const reportIt =
  'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, setzen Sie jetzt Ihr Passwort zurück. Dadurch werden alle anderen Geräte abgemeldet.';

export const words: EmailWords = {
  proofs: {
    confirmation: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      opening: 'Willkommen bei Winnow. Bestätigen Sie Ihre E-Mail-Adresse, um loszulegen.',
      action: 'E-Mail-Adresse bestätigen',
      closing: notYou,
    },
    invite: {
      subject: 'Sie sind zu Winnow eingeladen',
      opening: 'Für Sie wurde ein Konto bei Winnow angelegt. Nehmen Sie die Einladung an, um loszulegen.',
      action: 'Einladung annehmen',
      closing: notYou,
    },
    recovery: {
      subject: 'Setzen Sie Ihr Passwort zurück',
      opening: 'Sie möchten Ihr Passwort bei Winnow zurücksetzen.',
      action: 'Neues Passwort festlegen',
      closing: notYou,
    },
    magiclink: {
      subject: 'Bei Winnow anmelden',
      opening: 'Sie möchten sich ohne Passwort anmelden. Verwenden Sie diesen Link oder den Code unten.',
      action: 'Anmelden',
      closing: notYou,
    },
    'confirm-identity': {
      subject: 'Bestätigen Sie, dass Sie es sind',
      opening: 'Geben Sie diesen Code in Winnow ein, um zu bestätigen, dass Sie es sind.',
      action: null,
      closing:
        'Geben Sie diesen Code nie weiter: Mit ihm kann man sich auch bei Ihrem Konto anmelden. Haben Sie ihn nicht angefordert, ignorieren Sie diese E-Mail. Wenn Sie glauben, dass jemand anderes Ihr Konto verwendet, setzen Sie Ihr Passwort zurück.',
    },
    email_change_new: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      opening:
        'Sie möchten diese E-Mail-Adresse für Ihr Konto bei Winnow verwenden. Bestätigen Sie, dass sie Ihnen gehört.',
      action: 'E-Mail-Adresse bestätigen',
      closing: notYou,
    },
    email_change_current: {
      subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
      opening:
        'Sie möchten die E-Mail-Adresse Ihres Kontos bei Winnow ändern. Bestätigen Sie die Änderung auch von dieser Adresse aus. Vorher ändert sich nichts.',
      action: 'Änderung bestätigen',
      closing:
        'Wenn Sie das nicht waren, bestätigen Sie nicht und setzen Sie Ihr Passwort zurück: Vielleicht ist jemand in Ihrem Konto angemeldet.',
    },
    reauthentication: {
      subject: 'Ihr Bestätigungscode',
      opening: 'Geben Sie diesen Code ein, um zu bestätigen, dass Sie Ihr Passwort ändern möchten.',
      action: null,
      closing:
        'Wenn Sie das nicht waren, ist vielleicht jemand in Ihrem Konto angemeldet: Setzen Sie Ihr Passwort zurück.',
    },
  },
  notices: {
    'already-registered': {
      subject: 'Sie haben schon ein Konto',
      opening:
        'Jemand, vermutlich Sie selbst, wollte sich bei Winnow mit dieser E-Mail-Adresse registrieren. Für sie gibt es schon ein Konto.',
      action: { label: 'Anmelden', path: '/login' },
      closing:
        'Wenn Sie Ihr Passwort vergessen haben, können Sie es auf der Anmeldeseite zurücksetzen. Wenn Sie das nicht waren, müssen Sie nichts tun.',
    },
    'address-in-use': {
      subject: 'Diese E-Mail-Adresse wird schon verwendet',
      opening:
        'Jemand, vermutlich Sie selbst, wollte die E-Mail-Adresse eines anderen Kontos bei Winnow in diese ändern. Sie gehört schon zu einem Konto, deshalb wurde nichts geändert.',
      action: { label: 'Anmelden', path: '/login' },
      closing:
        'Soll das andere Konto diese Adresse bekommen, ändern Sie zuerst die Adresse dieses Kontos oder löschen Sie dieses Konto. Wenn Sie das nicht waren, müssen Sie nichts tun.',
    },
    'password-changed': {
      subject: 'Ihr Passwort wurde geändert',
      opening: 'Das Passwort Ihres Kontos bei Winnow wurde geändert. Alle anderen Geräte wurden abgemeldet.',
      action: resetAction,
      closing: reportIt,
    },
    'email-changed': {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      opening:
        'Ihr Konto bei Winnow verwendet jetzt eine andere E-Mail-Adresse. An diese Adresse senden wir dazu keine E-Mails mehr.',
      action: null,
      closing: 'Wenn Sie das nicht waren, wenden Sie sich jetzt an den Support und nennen Sie diese Adresse.',
    },
    'factor-added': {
      subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
      opening:
        'Zu Ihrem Konto bei Winnow wurde eine Authenticator-App hinzugefügt. Ab jetzt brauchen Sie zum Anmelden einen Code aus der App. Alle anderen Geräte wurden abgemeldet.',
      action: resetAction,
      closing: reportIt,
    },
    'factor-removed': {
      subject: 'Eine Authenticator-App wurde entfernt',
      opening: 'Aus Ihrem Konto bei Winnow wurde eine Authenticator-App entfernt.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-added': {
      subject: 'Ein Passkey wurde hinzugefügt',
      opening:
        'Ihrem Winnow-Konto wurde ein Passkey hinzugefügt. Wer sein Gerät entsperren kann, kann sich damit ohne Passwort anmelden.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-removed': {
      subject: 'Ein Passkey wurde entfernt',
      opening:
        'Ein Passkey wurde aus Ihrem Winnow-Konto entfernt. Mit ihm ist keine Anmeldung mehr möglich, und Geräte, die damit angemeldet waren, wurden abgemeldet.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-copied': {
      subject: 'Wir haben einen Ihrer Passkeys abgelehnt',
      opening:
        'Jemand wollte sich mit einem Passkey, der kopiert worden zu sein scheint, bei Ihrem Winnow-Konto anmelden. Wir haben ihn abgelehnt. Melden Sie sich auf anderem Weg an, entfernen Sie diesen Passkey in den Einstellungen und fügen Sie einen neuen hinzu.',
      action: resetAction,
      closing: reportIt,
    },
    'google-added': {
      subject: 'Die Anmeldung mit Google ist eingeschaltet',
      opening:
        'Sie haben sich zum ersten Mal mit Google bei Winnow angemeldet. Google und Ihr Passwort öffnen jetzt dasselbe Konto.',
      action: resetAction,
      closing: reportIt,
    },
    'single-sign-on-added': {
      subject: 'Die Anmeldung über Ihre Organisation ist eingeschaltet',
      opening:
        'Sie haben sich zum ersten Mal mit dem Single Sign-on Ihrer Organisation bei Winnow angemeldet. Es öffnet jetzt dasselbe Konto wie bisher.',
      action: resetAction,
      closing: reportIt,
    },
    'single-sign-on-bypassed': {
      subject: 'Zugriff auf Ihre Organisation ohne Single Sign-on',
      opening:
        'Ein Inhaber hat ohne Single Sign-on auf eine Organisation zugegriffen, deren Inhaber Sie sind, und zwar mit Anmeldung in zwei Schritten. Nur Inhaber können das, falls der Identitätsanbieter ausfällt.',
      action: { label: 'Prüfprotokoll öffnen', path: '/organization#activity' },
      closing:
        'Wenn das kein Inhaber war, entfernen Sie das Mitglied und informieren Sie die Person, der das Konto gehört.',
    },
    'new-device': {
      subject: 'Neue Anmeldung bei Ihrem Konto',
      opening:
        'Ihr Konto bei Winnow wurde gerade für eine Anmeldung auf einem Gerät verwendet, das wir noch nicht kennen.',
      action: resetAction,
      closing: reportIt,
    },
    'session-stolen': {
      subject: 'Zum Schutz Ihres Kontos haben wir eine Sitzung beendet',
      opening:
        'Zwei Geräte haben dieselbe Sitzung bei Winnow verwendet. Das kann bedeuten, dass sie kopiert wurde. Wir haben diese Sitzung auf beiden beendet. Melden Sie sich erneut an, um weiterzuarbeiten.',
      action: { label: 'Passwort zurücksetzen', path: '/forgot-password' },
      closing:
        'Haben Sie einen Browser aus einer Sicherung wiederhergestellt, waren das vielleicht Sie selbst. Wenn nicht, setzen Sie jetzt Ihr Passwort zurück und prüfen Sie Ihre Geräte auf Schadprogramme und unbekannte Browser-Erweiterungen.',
    },
    'sessions-ended': {
      subject: 'Ihre anderen Sitzungen wurden beendet',
      opening: 'Alle anderen Geräte wurden von Ihrem Konto bei Winnow abgemeldet.',
      action: resetAction,
      closing: reportIt,
    },
    'sign-in-guessed': {
      subject: 'Jemand versucht, sich bei Ihrem Konto anzumelden',
      opening:
        'Wir haben viele Versuche gestoppt, sich mit falschen Passwörtern oder Codes bei Ihrem Winnow-Konto anzumelden. Auf neuen Geräten ist die Anmeldung vorübergehend verlangsamt. Geräte, die Sie schon benutzt haben, funktionieren wie gewohnt.',
      action: resetAction,
      closing:
        'Wenn Sie das waren, müssen Sie nichts tun. Wenn Sie dasselbe Passwort auch anderswo verwenden, ändern Sie es dort.',
    },
    'factor-guessed': {
      subject: 'Für Ihr Konto wurden falsche Codes eingegeben',
      opening:
        'Jemand hat das Passwort Ihres Winnow-Kontos eingegeben und danach mehrere falsche Codes der Authenticator-App. Wir haben das vorerst gestoppt.',
      action: resetAction,
      closing:
        'Wenn Sie das waren, warten Sie ein paar Minuten oder melden Sie sich auf einem Gerät an, das Sie schon benutzt haben. Wenn nicht, setzen Sie Ihr Passwort jetzt zurück: Jemand anderes kennt es.',
    },
    'recovery-codes-made': {
      subject: 'Neue Wiederherstellungscodes wurden erstellt',
      opening:
        'Für Ihr Konto bei Winnow wurden neue Wiederherstellungscodes erstellt. Jeder ersetzt einmal einen Code Ihrer Authenticator-App. Ältere Wiederherstellungscodes funktionieren nicht mehr.',
      action: resetAction,
      closing: reportIt,
    },
    'recovery-code-used': {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      opening:
        'Bei einer Anmeldung bei Ihrem Winnow-Konto wurde statt der Authenticator-App einer Ihrer Wiederherstellungscodes verwendet. Er funktioniert kein zweites Mal.',
      action: resetAction,
      closing: reportIt,
    },
  },
  circumstances: { when: 'Zeitpunkt:', device: 'Gerät:', network: 'IP-Adresse:' },
  orCode: 'Oder geben Sie diesen Code ein:',
  yourCode: 'Ihr Code:',
  validForBoth: (minutes) => `Link und Code gelten einmal und laufen in ${minutes} Minuten ab.`,
  validForCode: (minutes) => `Der Code gilt einmal und läuft in ${minutes} Minuten ab.`,
};
